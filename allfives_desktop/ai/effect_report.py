"""What changed rules do to a game, as values: measured in `effect`, told by whoever shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from allfives_desktop.rules.events import ScoreKind


class Total(StrEnum):
    """What is measured of whole games; shares are parts of 1."""

    HANDS = "hands_a_game"
    DEALER = "first_dealer_wins"  # share of games won by the side of the first dealer
    SKUNKS = "skunks"  # share of games that counted double
    POINTS = "points"  # points a hand, of all sides together, from every source


Measure = Total | ScoreKind  # a scoring kind: points a hand from this source

SHARES: frozenset[Measure] = frozenset({Total.DEALER, Total.SKUNKS})


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and its 95 % interval; `low` and `high` are None where one game tells nothing."""

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def excludes_zero(self) -> bool:
        return self.low is not None and self.high is not None and not self.low <= 0 <= self.high


@dataclass(frozen=True, slots=True)
class Row:
    """One thing measured under both rules, and the difference: changed less standard."""

    measure: Measure
    standard: Estimate
    changed: Estimate
    difference: Estimate

    @property
    def is_clear(self) -> bool:
        """Whether the interval of the difference leaves out 0."""
        return self.difference.excludes_zero


@dataclass(frozen=True, slots=True)
class Effect:
    """`games` packs played to the end under both rules, with these hands under (standard,
    changed). `differing`: games that went otherwise in any point, hand or winner. `unfinished`:
    packs left out because a game found no end. No rows: no game has been finished."""

    games: int
    hands: tuple[int, int]
    differing: int
    unfinished: int
    rows: Sequence[Row]


def as_json(effect: Effect) -> dict[str, Any]:
    """The effect as JSON; intervals are [value, low, high]."""
    return {
        "games": effect.games,
        "hands": {"standard": effect.hands[0], "changed": effect.hands[1]},
        "differing": effect.differing,
        "unfinished": effect.unfinished,
        "rows": [
            {
                "measure": row.measure.value,
                "standard": _triple(row.standard),
                "changed": _triple(row.changed),
                "difference": _triple(row.difference),
                "clear": row.is_clear,
            }
            for row in effect.rows
        ],
    }


def from_json(contents: Mapping[str, Any]) -> Effect:
    """The effect that `as_json` wrote. Raises KeyError, TypeError or ValueError for others."""
    hands = contents["hands"]
    return Effect(
        games=int(contents["games"]),
        hands=(int(hands["standard"]), int(hands["changed"])),
        differing=int(contents["differing"]),
        unfinished=int(contents["unfinished"]),
        rows=tuple(_row(each) for each in contents["rows"]),
    )


def _row(contents: Mapping[str, Any]) -> Row:
    return Row(
        _measure(contents["measure"]),
        Estimate(*contents["standard"]),
        Estimate(*contents["changed"]),
        Estimate(*contents["difference"]),
    )


def _measure(name: str) -> Measure:
    return Total(name) if name in set(Total) else ScoreKind(name)


def _triple(estimate: Estimate) -> tuple[float, float | None, float | None]:
    return estimate.value, estimate.low, estimate.high
