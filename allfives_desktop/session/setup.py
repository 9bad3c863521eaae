"""Everything that is fixed before the first card of a match."""

from __future__ import annotations

from dataclasses import dataclass

from allfives_desktop.rules.fair_deal import FairDeal
from allfives_desktop.rules.options import Options
from allfives_desktop.session.seats import Seat


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """A match that can begin: rules, seats, and the seed text of every deck and cut.

    `undo`: whether decisions may be taken back. `known`: whether its cards could have been seen
    before, so that it counts in no statistics. With `fair` the seed is that of a secret and of the
    person's own cut.
    """

    ruleset: str
    options: Options
    seats: tuple[Seat, ...]
    seed: str
    watched: bool = False
    undo: bool = True
    known: bool = False
    fair: FairDeal | None = None

    @property
    def own_seat(self) -> int:
        """The seat whose eyes the screen uses: the person's, or seat 0 where nobody plays."""
        return next((at for at, seat in enumerate(self.seats) if seat.is_person), 0)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats, in seat order."""
        return tuple(seat.name for seat in self.seats)
