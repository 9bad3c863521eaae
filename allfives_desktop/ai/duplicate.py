"""Who is stronger: mean difference in points a hand, each pack played by all in every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from allfives_desktop.ai.simulate import Played
from allfives_desktop.rules.options import Options

Z_95 = 1.96  # of the normal distribution: 95 % lie within


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean in points a hand; the true one lies within `margin` of it in 95 of 100 cases. None:
    fewer than two packs."""

    mean: float
    margin: float | None


class Lead:
    """Collects one player's lead, pack by pack, and estimates it for a hand.

    Packs of a match differ in their number of hands, so this is a ratio of two means; with
    single hands it is the plain mean of the packs and its plain interval.
    """

    def __init__(self) -> None:
        self._packs = 0
        self._points = 0.0
        self._hands = 0
        self._squares = (0.0, 0.0, 0.0)  # sums of points^2, points * hands, hands^2

    def add(self, points: float, hands: int) -> None:
        """The lead over all playings of one pack, and how many hands they had."""
        self._packs += 1
        self._points += points
        self._hands += hands
        pp, ph, hh = self._squares
        self._squares = (pp + points * points, ph + points * hands, hh + hands * hands)

    def estimate(self) -> Estimate | None:
        """None when no hand was played."""
        if not self._hands:
            return None
        mean = self._points / self._hands
        if self._packs < 2:
            return Estimate(mean, None)
        pp, ph, hh = self._squares
        residue = max(0.0, pp - 2 * mean * ph + mean * mean * hh)
        hands_a_pack = self._hands / self._packs
        error = sqrt(residue / (self._packs - 1) / self._packs) / hands_a_pack
        return Estimate(mean, Z_95 * error)


class Duplicate:
    """The leads of all players over all packs. Players of one name are one player."""

    def __init__(self, options: Options, names: Sequence[str]) -> None:
        self._options = options
        self.leads = {name: Lead() for name in names}

    def add(self, playings: Sequence[Played]) -> None:
        """All playings of one match or hand."""
        hands = sum(each.hands for each in playings)
        for name, lead in self.leads.items():
            lead.add(sum(lead_of(name, each, self._options) for each in playings), hands)


def lead_of(name: str, played: Played, options: Options) -> float:
    """By how many points the seats of a player lead in one playing, on their average."""
    seats = [seat for seat, each in enumerate(played.seats) if each == name]
    return sum(_lead_at(seat, played.points, options) for seat in seats) / len(seats)


def _lead_at(seat: int, points: Sequence[int], options: Options) -> float:
    """Points of the seat's side more than the others have on the average."""
    own = points[options.side_of(seat)]
    return own - (sum(points) - own) / (len(points) - 1)
