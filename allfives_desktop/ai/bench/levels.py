"""Row 11: every level above the next, in All Fives for two; above the next but one elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from allfives_desktop.ai.bench.entrants import entrant
from allfives_desktop.ai.bench.families import HOME, OTHERS
from allfives_desktop.ai.bench.measure import Asked
from allfives_desktop.ai.bench.packs import LeadRow, Matchup, Measure
from allfives_desktop.ai.bench.row import Series
from allfives_desktop.ai.ladder import Level
from allfives_desktop.rules.rulesets import RULESETS

LADDER: Final = tuple(Level)
APART: Final = 0.15
QUICK: Final = {False: 400, True: 40}  # packs, by whether somebody tries things out
FULL: Final = {False: 10_000, True: 2_000}
BLOCK: Final = {False: 40, True: 4}


def ladder() -> LeadRow:
    return LeadRow("levels", list(_measures()), seconds=55)


def _measures() -> Iterator[Measure]:
    for weaker, better in pairwise(LADDER):
        yield _measure(HOME, better, weaker, Asked(APART))
    for ruleset in OTHERS:
        for weaker, better in zip(LADDER, LADDER[2:], strict=False):
            yield _measure(ruleset, better, weaker, Asked(0.0, beyond=True))


def _measure(ruleset: str, better: Level, weaker: Level, asked: Asked) -> Measure:
    name = f"{ruleset}, {better} over {weaker}"
    is_slow = better is Level.EXPERT
    series = Series(name, BLOCK[is_slow], QUICK[is_slow], FULL[is_slow])
    options = RULESETS[ruleset].options()
    matchup = Matchup(options, entrant(better), entrant(weaker), f"bench {ruleset}")
    return Measure(series, matchup, asked)
