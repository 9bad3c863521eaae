"""Measures rows: block after block, as many as the form asks for."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from allfives_desktop.ai.bench.measure import Figure, Verdict, verdict_of
from allfives_desktop.ai.bench.row import Row, Sample
from allfives_desktop.ai.bench.store import Blocks

Progress = Callable[[int], None]  # blocks done


def processor_time() -> float:
    """Seconds of the processor that this process and those it has waited for have used."""
    return sum(os.times()[:4])


@dataclass(frozen=True, slots=True)
class Measured:
    """A row measured. `lacks` is the package without which it could not be; `seconds` is what it
    took now of the processor, blocks that were kept not included."""

    row: str
    figures: Sequence[Figure]
    seconds: float
    lacks: str = ""

    @property
    def verdict(self) -> Verdict | None:
        return verdict_of(self.figures)


def measure(
    row: Row,
    kept: Blocks,
    *,
    full: bool,
    progress: Progress = lambda _: None,
    clock: Callable[[], float] = processor_time,
) -> Measured:
    """One row. The quick form stops with its numbers or with its time, whichever comes first, but
    never before there is a block of each series."""
    if row.lacks:
        return Measured(row.name, (), 0.0, row.lacks)
    begun = clock()
    samples: dict[str, list[Sample]] = {series.name: [] for series in row.series}
    for done, (series, number) in enumerate(_plan(row, full=full)):
        if not full and number and clock() - begun >= row.seconds:
            break
        samples[series] += _block(row, series, number, kept)
        progress(done + 1)
    return Measured(row.name, row.figures(samples), clock() - begun)


def _plan(row: Row, *, full: bool) -> Iterator[tuple[str, int]]:
    """The first blocks of all series, then the second ones and so on."""
    for number in count():
        found = [each.name for each in row.series if number < each.blocks(full=full)]
        if not found:
            return
        yield from ((name, number) for name in found)


def _block(row: Row, series: str, number: int, kept: Blocks) -> list[Sample]:
    found = kept.get(row.name, series, number)
    if found is None:
        found = row.block(series, number)
        kept.put(row.name, series, number, found)
    return found
