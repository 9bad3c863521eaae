"""What a measurement has come to, and whether it is what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import ceil, floor, inf, sqrt

from allfives_desktop.ai.effect_report import Estimate
from allfives_desktop.ai.intervals import Z


class Verdict(StrEnum):
    """Whether something is what is asked. Not decided: the interval holds the limit."""

    REACHED = "reached"
    SHORT = "short"
    NOT_DECIDED = "not decided"


class Unit(StrEnum):
    """What a figure is given in."""

    PLACE = "place"  # 0 is `random`, 1 the cheater
    POINTS = "points a hand"
    TIMES = "times"
    SHARE = "share"  # 0 to 1
    MILLISECONDS = "ms"
    A_SECOND = "a second"
    MEGABYTES = "MB"
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class Asked:
    """A limit: the whole interval has to lie at or above it.

    `is_most`: at or below it. `floor`: the value has to reach the limit, and the interval only
    `floor`. `beyond`: to lie at the limit is not enough. `fewest`: with fewer samples nothing
    counts as reached.
    """

    limit: float
    is_most: bool = False
    floor: float | None = None
    beyond: bool = False
    fewest: int = 0

    def verdict(self, found: Estimate, count: int) -> Verdict:
        low, high = self._ends(found)
        sign = -1 if self.is_most else 1
        if high < sign * self.limit:
            return Verdict.SHORT
        if self.floor is not None:
            is_reached = sign * found.value >= sign * self.limit and low >= sign * self.floor
        elif self.beyond:
            is_reached = low > sign * self.limit
        else:
            is_reached = low >= sign * self.limit
        return Verdict.REACHED if is_reached and count >= self.fewest else Verdict.NOT_DECIDED

    def _ends(self, found: Estimate) -> tuple[float, float]:
        """The interval, with more being better; an end that is not known lies far away."""
        low = -inf if found.low is None else found.low
        high = inf if found.high is None else found.high
        return (-high, -low) if self.is_most else (low, high)


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing measured from `count` of what is `counted`, with what is asked of it, if
    anything."""

    name: str
    found: Estimate
    unit: Unit
    count: int
    counted: str
    asked: Asked | None = None

    @property
    def verdict(self) -> Verdict | None:
        return None if self.asked is None else self.asked.verdict(self.found, self.count)


def verdict_of(figures: Iterable[Figure]) -> Verdict | None:
    """Of a row: as good as its worst figure; None where nothing is asked."""
    found = {figure.verdict for figure in figures}
    for verdict in (Verdict.SHORT, Verdict.NOT_DECIDED, Verdict.REACHED):
        if verdict in found:
            return verdict
    return None


def exactly(value: float) -> Estimate:
    """What has been counted and not sampled."""
    return Estimate(value, value, value)


def quantile(values: Sequence[float], part: float) -> Estimate:
    """The value below which a part of them lies, 0 to 1, and its interval from the ranks that the
    binomial distribution (by its normal approximation) gives; an end beyond all values is open."""
    ordered, count = sorted(values), len(values)
    middle, margin = part * count, Z * sqrt(count * part * (1 - part))
    low, high = floor(middle - margin), ceil(middle + margin)
    return Estimate(
        ordered[min(count - 1, floor(middle))],
        ordered[low - 1] if low >= 1 else None,
        ordered[high] if high < count else None,
    )
