"""What the scores after a hand are worth to a side: points, or the chance to win the game.

Far from the target a point is a point. Once some side can get there in this hand, what counts is
to win. A side that needs a more points plays against one that needs b as in a random walk: with m
the points of a side in a hand and s the spread of the difference, about min(a, b) / m hands are to
come, and

    chance = N((b - a) / (s sqrt(1 + min(a, b) / m)))

with N the normal distribution. With more sides each must be ahead of each other side: products of
such chances, made to add up to 1.

m and s come from the rules: each trump is in play with the chance that 6 n of 52 cards have, and
High, Low, Jack and Game come to about three points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import erf, prod, sqrt
from typing import NamedTuple

from allfives_desktop.ai.kernel import FIVE, Terms
from allfives_desktop.ai.kernel_position import Position
from allfives_desktop.ai.tally import NOBODY, Tally
from allfives_desktop.rules.law import HAND_SIZE

COUNT = 3.2  # points of High, Low, Jack and Game in a hand, on the average
MOST_COUNT = 4
PACK = 52
WINS = 40.0  # points that the whole game is worth beside those of a hand


class Pace(NamedTuple):
    """How fast a game goes: points of a side in a hand, spread of the difference between two
    sides, and the most that a hand can bring one side."""

    mean: float
    spread: float
    most: int


@lru_cache(maxsize=16)
def pace_of(terms: Terms) -> Pace:
    """The pace of a game under these terms."""
    points = list(terms.captures[0][:13])
    points[FIVE] += terms.bonus
    in_play = 1.0 if terms.draws else HAND_SIZE * terms.players / PACK
    mean = (COUNT + in_play * sum(points)) / terms.sides
    square = COUNT + in_play * sum([each * each for each in points])
    most = sum(points) + MOST_COUNT + terms.hang_jack - 1
    return Pace(mean, sqrt(square), most)


def is_close(terms: Terms, scores: list[int]) -> bool:
    """Whether some side can reach the target in one hand."""
    return max(scores) + pace_of(terms).most >= terms.target


def chance_to_win(terms: Terms, tally: Tally, side: int) -> float:
    """How likely a side wins the game from these scores."""
    if tally.winner != NOBODY:
        return 1.0 if tally.winner == side else 0.0
    return _chance(terms, [terms.target - score for score in tally.scores], side)


def _chance(terms: Terms, needs: Sequence[float], side: int) -> float:
    """When the sides need so many points."""
    least = [max(need, 1) for need in needs]
    shares = [
        prod([_ahead(terms, own, other) for at, other in enumerate(least) if at != place])
        for place, own in enumerate(least)
    ]
    return shares[side] / sum(shares)


def _ahead(terms: Terms, own: float, other: float) -> float:
    pace = pace_of(terms)
    hands = 1 + min(own, other) / pace.mean
    return 0.5 + 0.5 * erf((other - own) / (pace.spread * sqrt(2 * hands)))


class Equity:
    """How good the end of a hand is for a side, from the scores it starts at."""

    __slots__ = ("_scores", "_terms", "base", "is_close", "side")

    def __init__(self, terms: Terms, scores: list[int], side: int) -> None:
        self._terms = terms
        self._scores = scores
        self.side = side
        self.base = lead_of(scores, side)
        self.is_close = is_close(terms, scores)

    def of(self, tally: Tally) -> float:
        """In points, or in what makes up for points when the end of the game is near."""
        return WINS * self.chance(tally) if self.is_close else self.points(tally)

    def a_point(self) -> float:
        """What a point more is worth, on the average, in the measure of `of`."""
        return WINS * (self.chance_at(1) - self.chance_at(0)) if self.is_close else 1.0

    def points(self, tally: Tally) -> float:
        """By how many points the side has gained on the others."""
        return lead_of(tally.scores, self.side) - self.base

    def chance(self, tally: Tally) -> float:
        """How likely the side wins the game."""
        return chance_to_win(self._terms, tally, self.side)

    def chance_at(self, lead: float) -> float:
        """The same once the side has gained so many points on the others; none have won yet."""
        needs = [float(self._terms.target - score) for score in self._scores]
        needs[self.side] -= lead
        return _chance(self._terms, needs, self.side)


class End(NamedTuple):
    """Where a candidate leads to on a deal: the scores when it was played out and, where it was
    solved besides, what it is then worth, in the measure of `Equity.of`. `position` is the last of
    the play, None where there was none."""

    tally: Tally
    solved: float | None = None
    position: Position | None = None

    def value(self, equity: Equity) -> float:
        """To compare candidates by: what was solved and what was played out count alike."""
        return equity.of(self.tally) + (self.solved or 0.0)

    def points(self, equity: Equity) -> float:
        """By how many points the side gains on the others."""
        points = equity.points(self.tally)
        return points if self.solved is None or equity.is_close else (points + self.solved) / 2

    def chance(self, equity: Equity) -> float:
        """How likely the side wins the game."""
        chance = equity.chance(self.tally)
        if self.solved is None or not equity.is_close:
            return chance
        return (chance + self.solved / WINS) / 2


def lead_of(scores: list[int], side: int) -> float:
    """Points of a side less the mean of the others'."""
    own = scores[side]
    return own - (sum(scores) - own) / (len(scores) - 1)
