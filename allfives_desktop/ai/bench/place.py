"""Rows 1 and 2: the place of a player between `random` and the cheater, without begging.

On every pack x, r and c are what the player, `random` and the cheater are ahead of `greedy`; the
place is (x - r) / (c - r), and x / c is the fraction over `greedy`, each with sums over all packs.
"""

from __future__ import annotations

from collections.abc import Sequence

from allfives_desktop.ai.bench.entrants import entrant, strongest_entrant
from allfives_desktop.ai.bench.measure import Asked, Figure, Unit
from allfives_desktop.ai.bench.packs import PACKS, Entrant, Matchup, lead
from allfives_desktop.ai.bench.row import Sample, Samples, Series
from allfives_desktop.ai.intervals import ratio
from allfives_desktop.ai.roster import CHEATER
from allfives_desktop.rules.rulesets import RULESETS

OPTIONS = RULESETS["all_fives"].options(beg=False)
FULL = 40_000


class PlaceRow:
    """One player on the scale."""

    lacks = ""

    def __init__(
        self, name: str, player: Entrant, asked: Asked, *, block: int, quick: int, seconds: float
    ) -> None:
        self.name = name
        self.seconds = seconds
        self.series = (Series(player.name, block, quick, FULL),)
        self._asked = asked
        self._matchups = [
            Matchup(OPTIONS, each, entrant("greedy"), f"bench {name}")
            for each in (player, entrant("random"), entrant(CHEATER))
        ]

    def block(self, series: str, number: int) -> list[Sample]:  # noqa: ARG002 - there is only one
        count = self.series[0].block
        leads = [matchup.leads(number, count) for matchup in self._matchups]
        return [
            tuple(points / hands for points, hands in pack) for pack in zip(*leads, strict=True)
        ]

    def figures(self, samples: Samples) -> list[Figure]:
        name = self.series[0].name
        own, lowest, highest = zip(*samples[name], strict=True)
        tops = [x - r for x, r in zip(own, lowest, strict=True)]
        whole = [c - r for c, r in zip(highest, lowest, strict=True)]
        over_greedy = lead([(points, 1) for points in own])
        count = len(own)
        return [
            *_places(name, tops, whole, self._asked),
            *_places(f"{name}, fraction over greedy", own, highest, None),
            Figure(f"{name} over greedy", over_greedy, Unit.POINTS, count, PACKS),
        ]


def _places(
    name: str, tops: Sequence[float], bottoms: Sequence[float], asked: Asked | None
) -> list[Figure]:
    """None where few packs leave nothing to divide by."""
    if not sum(bottoms):
        return []
    return [Figure(name, ratio(tops, bottoms).estimate(), Unit.PLACE, len(tops), PACKS, asked)]


def strongest_place() -> PlaceRow:
    asked = Asked(0.78, floor=0.77, fewest=FULL)
    player = strongest_entrant()
    return PlaceRow("place", player, asked, block=10, quick=400, seconds=60)


def net_place() -> PlaceRow:
    return PlaceRow(
        "net", entrant("net"), Asked(0.77, fewest=FULL), block=50, quick=2000, seconds=30
    )
