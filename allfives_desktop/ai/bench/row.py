"""What a row of the table is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from allfives_desktop.ai.bench.measure import Figure

Sample = Sequence[float]  # what one pack, decision or process has come to
Samples = Mapping[str, Sequence[Sample]]  # by series


@dataclass(frozen=True, slots=True)
class Series:
    """One thing that a row measures, in blocks of about `block` samples: so many samples in the
    quick form, at most, and so many in the full one."""

    name: str
    block: int
    quick: int
    full: int

    def blocks(self, *, full: bool) -> int:
        wanted = self.full if full else self.quick
        return -(-wanted // self.block)


class Row(Protocol):
    """A row of the table. The same block is made the same every time it is asked for, as far as
    it measures no time, and the figures follow from the samples alone."""

    @property
    def name(self) -> str: ...

    @property
    def seconds(self) -> float:
        """Its share of the quick form, of the processor."""

    @property
    def lacks(self) -> str:
        """The package that has to be installed first; empty where nothing is lacking."""

    @property
    def series(self) -> Sequence[Series]: ...

    def block(self, series: str, number: int) -> list[Sample]:
        """The samples of a block."""

    def figures(self, samples: Samples) -> list[Figure]:
        """What all samples have come to; of every series there is a block at least."""
