"""Packs played by two players against each other, each pack in every way of seating them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from allfives_desktop.ai.bench.measure import Asked, Figure, Unit
from allfives_desktop.ai.bench.row import Sample, Samples, Series
from allfives_desktop.ai.duplicate import lead_of
from allfives_desktop.ai.effect_report import Estimate
from allfives_desktop.ai.intervals import ratio
from allfives_desktop.ai.player import OpenHanded, Player
from allfives_desktop.ai.simulate import Plan, Played, Seating, simulate
from allfives_desktop.rules.options import Options

PACKS = "packs"
ROUNDING: Final = 1e-9

Maker = Callable[[], Player | OpenHanded]


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player that is made when it is needed; those of one name are one player."""

    name: str
    make: Maker


@dataclass(frozen=True, slots=True)
class Matchup:
    """Single hands from 0-0 between two players, whose seats alternate. The lead of `one` is
    what is measured. `packs` are what it is dealt: matchups of the same packs can be compared."""

    options: Options
    one: Entrant
    other: Entrant
    packs: str

    def play(self, number: int, count: int) -> Iterator[list[Played]]:
        """All playings of every pack of a block."""
        made = {each.name: each.make() for each in (self.one, self.other)}
        names = tuple(
            (self.one if seat % 2 == 0 and seat < self._even else self.other).name
            for seat in range(self.options.players)
        )
        plan = Plan(
            self.options,
            Seating(names, tuple(made[name] for name in names)),
            count,
            f"{self.packs}/{number}",
            single_hands=True,
            duplicate=True,
        )
        for _, playings in groupby(simulate(plan), key=lambda played: played.number):
            yield list(playings)

    @property
    def _even(self) -> int:
        """As many seats as can be shared out evenly; of three, one plays against two."""
        return self.options.players // 2 * 2

    def leads(self, number: int, count: int) -> list[Sample]:
        """Points and hands by pack; a pack that finds no end is left out."""
        return [
            (self.points(playings), len(playings))
            for playings in self.play(number, count)
            if all(played.is_finished for played in playings)
        ]

    def points(self, playings: Sequence[Played]) -> float:
        """The lead of `one` over all playings of a pack."""
        return sum(lead_of(self.one.name, played, self.options) for played in playings)


def lead(samples: Sequence[Sample]) -> Estimate:
    """In points a hand; without an interval where all packs came to the same, for that tells
    nothing of how much they may differ."""
    if not samples:
        return Estimate(0.0)
    points, hands = zip(*samples, strict=True)
    found = ratio(points, hands).estimate()
    width = 0.0 if found.low is None or found.high is None else found.high - found.low
    return found if width > ROUNDING else Estimate(found.value)


@dataclass(frozen=True, slots=True)
class Measure:
    """A matchup as a series of a row, and what is asked of its lead."""

    series: Series
    matchup: Matchup
    asked: Asked | None


class LeadRow:
    """A row of leads."""

    lacks = ""

    def __init__(self, name: str, measures: Sequence[Measure], *, seconds: float) -> None:
        self.name = name
        self.seconds = seconds
        self.series = tuple(each.series for each in measures)
        self._measures = {each.series.name: each for each in measures}

    def block(self, series: str, number: int) -> list[Sample]:
        measure = self._measures[series]
        return measure.matchup.leads(number, measure.series.block)

    def figures(self, samples: Samples) -> list[Figure]:
        return [
            Figure(
                name,
                lead(samples[name]),
                Unit.POINTS,
                len(samples[name]),
                PACKS,
                measure.asked,
            )
            for name, measure in self._measures.items()
        ]
