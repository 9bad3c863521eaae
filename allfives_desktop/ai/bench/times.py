"""Row 8: how long the strongest level takes for a decision, by the time of the processor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Final

from allfives_desktop.ai.bench.measure import Asked, Figure, Unit, exactly, quantile
from allfives_desktop.ai.bench.row import Sample, Samples, Series
from allfives_desktop.ai.bench.walks import decisions
from allfives_desktop.ai.effect_report import Estimate
from allfives_desktop.ai.intervals import ratio
from allfives_desktop.ai.ladder import Level
from allfives_desktop.ai.levels import level_player
from allfives_desktop.ai.player import Budget
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import State
from allfives_desktop.rules.view import view_of

MEDIAN: Final = Asked(100, is_most=True)
RARE: Final = Asked(400, is_most=True)
WORST: Final = Asked(800, is_most=True)
MANY_CARDS: Final = 12


@dataclass(frozen=True, slots=True)
class Case:
    """Rules, and the fewest cards in the hand of who decides."""

    name: str
    options: Options
    cards: int = 0

    def met(self, rng: Random) -> Iterator[State]:
        for state in decisions(self.options, rng):
            if len(state.hands[state.actor or 0]) >= self.cards:
                yield state


def cases() -> list[Case]:
    """Every ruleset, four seats each for himself, and hands of twelve cards and more."""
    keep_all = RULESETS["all_fives"].options(after_run="keep_all")
    return [
        *(Case(name, ruleset.options()) for name, ruleset in RULESETS.items()),
        Case("all_fives, four seats", RULESETS["all_fives"].options(players=4)),
        Case(f"all_fives, {MANY_CARDS} cards or more", keep_all, cards=MANY_CARDS),
    ]


class TimesRow:
    """The times of `expert`."""

    name = "times"
    lacks = ""
    seconds = 40.0

    def __init__(self) -> None:
        self._cases = {case.name: case for case in cases()}
        self.series = tuple(Series(name, 10, 100, 1000) for name in self._cases)

    def block(self, series: str, number: int) -> list[Sample]:
        rng, player = Random(f"{self.name}/{series}/{number}"), level_player(Level.EXPERT)  # noqa: S311
        size = self.series[0].block
        met = zip(self._cases[series].met(rng), range(size + 1), strict=False)
        views = [view_of(state, state.actor or 0) for state, _ in met]
        player.choose(views.pop(), Budget(0))  # loads what is loaded late
        samples: list[Sample] = []
        for at, view in enumerate(views):
            begun = process_time()
            player.choose(view, Budget(at))
            samples.append(((process_time() - begun) * 1000,))
        return samples

    def figures(self, samples: Samples) -> list[Figure]:
        return [figure for name in self._cases for figure in _figures(name, samples[name])]


def _figures(name: str, samples: Sequence[Sample]) -> Iterator[Figure]:
    times = [sample[0] for sample in samples]

    def told(what: str, found: Estimate, unit: Unit, asked: Asked | None) -> Figure:
        return Figure(f"{name}, {what}", found, unit, len(times), "decisions", asked)

    yield told("median", quantile(times, 0.5), Unit.MILLISECONDS, MEDIAN)
    yield told("99 of 100 within", quantile(times, 0.99), Unit.MILLISECONDS, RARE)
    yield told("worst", exactly(max(times)), Unit.MILLISECONDS, WORST)
    rate = ratio([1000.0] * len(times), times).estimate()
    yield told("decisions a second", rate, Unit.A_SECOND, None)
