"""95 % intervals by plain formulas; each value of a sample comes from one game.

What is told a game or a hand is a ratio R = sum(top) / sum(bottom) over the games: bottom is 1 for
"a game", the game's number of hands for "a hand". A game's pull on R is
(top - R * bottom) / mean(bottom), and the variance of R is sum(pull^2) / (n (n - 1)) (the usual
linearisation of a ratio; with bottom 1 it is the variance of a mean). The difference of two ratios
over the same packs has the difference of the pulls in place of the pull, which is where playing the
same packs pays. Intervals use Student's t with n - 1 degrees of freedom.

Shares of games have Wilson's score interval. Their difference over the same packs has Agresti and
Min's interval: half a pack is added to each of the four ways a pack can go, so that rare events do
not look certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from allfives_desktop.ai.effect_report import Estimate

Z: Final = 1.959964  # of the normal distribution: 95 % lie within


class Ratio(NamedTuple):
    """A ratio over the games, and each game's pull on it."""

    value: float
    pulls: Sequence[float]

    def estimate(self) -> Estimate:
        return _estimate(self.value, self.pulls)

    def less(self, other: Ratio) -> Estimate:
        """This ratio less another over the same packs in the same order."""
        pulls = [own - its for own, its in zip(self.pulls, other.pulls, strict=True)]
        return _estimate(self.value - other.value, pulls)


def ratio(tops: Sequence[float], bottoms: Sequence[float]) -> Ratio:
    """sum(tops) / sum(bottoms); at least one game, and no bottom is 0."""
    value = sum(tops) / sum(bottoms)
    mean = sum(bottoms) / len(bottoms)
    pulls = [(top - value * bottom) / mean for top, bottom in zip(tops, bottoms, strict=True)]
    return Ratio(value, pulls)


def share(hits: int, games: int) -> Estimate:
    """The share of games in which something happened."""
    part, z2 = hits / games, Z * Z
    middle = (part + z2 / (2 * games)) / (1 + z2 / games)
    margin = Z / (1 + z2 / games) * sqrt(part * (1 - part) / games + z2 / (4 * games * games))
    return Estimate(part, max(0.0, middle - margin), min(1.0, middle + margin))


def share_difference(gained: int, lost: int, games: int) -> Estimate:
    """How much a share has grown: it happened only then in `gained` games, only before in
    `lost`."""
    middle = (gained - lost) / (games + 2)
    variance = (gained + lost + 1) / (games + 2) - middle * middle
    margin = Z * sqrt(variance / (games + 2))
    return Estimate((gained - lost) / games, middle - margin, middle + margin)


def student(degrees: int) -> float:
    """The 97.5 % point of Student's t (Cornish and Fisher's expansion; within 1 % from 3 degrees
    of freedom on, too narrow below)."""
    z, v = Z, degrees
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


def _estimate(value: float, pulls: Sequence[float]) -> Estimate:
    games = len(pulls)
    if games < 2:
        return Estimate(value)
    error = sqrt(sum(pull * pull for pull in pulls) / (games * (games - 1)))
    margin = student(games - 1) * error
    return Estimate(value, value - margin, value + margin)
