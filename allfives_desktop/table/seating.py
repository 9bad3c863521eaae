"""Who sits where, seen from the seat at the screen, and what everybody is called."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from allfives_desktop.text import phrases
from allfives_desktop.text.levels import level_name

if TYPE_CHECKING:
    from allfives_desktop.rules.options import Options
    from allfives_desktop.session.setup import MatchSetup


class Chair(IntEnum):
    """A place round the table, clockwise from our own."""

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3


CHAIRS: Final = {
    2: (Chair.SOUTH, Chair.NORTH),
    3: (Chair.SOUTH, Chair.WEST, Chair.EAST),
    4: (Chair.SOUTH, Chair.WEST, Chair.NORTH, Chair.EAST),
}


class Seating(NamedTuple):
    """The seats of a match as they stand on the screen. Names are in the language in use."""

    setup: MatchSetup

    @property
    def options(self) -> Options:
        return self.setup.options

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Where each seat sits; seats are numbered clockwise, so play may go the other way."""
        players = self.options.players
        around = CHAIRS[players]
        return tuple(around[(seat - self.setup.own_seat) % players] for seat in range(players))

    @property
    def own_side(self) -> int:
        """The side of the seat at the screen."""
        return self.options.side_of(self.setup.own_seat)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats; one without its own is named by who sits there, or where."""
        players, watched = self.options.players, self.setup.watched
        return tuple(
            seat.name or unnamed(chair, players, is_person=seat.is_person, watched=watched)
            for seat, chair in zip(self.setup.seats, self.chairs, strict=True)
        )

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of the seats in words, "" for the person."""
        return tuple(level_name(seat.player) for seat in self.setup.seats)

    @property
    def seats(self) -> phrases.Seats:
        """Whose names and whose eyes the sentences use."""
        sides = tuple(self.options.side_of(seat) for seat in range(self.options.players))
        own = None if self.setup.watched else self.setup.own_seat
        return phrases.Seats(self.names, sides, own)

    def track_of(self, side: int) -> int:
        """The board's track of a side: our own is the last, the others in order before it."""
        return (side - self.own_side - 1) % self.options.sides

    def side_of_track(self, track: int) -> int:
        """The side that pegs on a track."""
        return (track + self.own_side + 1) % self.options.sides

    def by_track(self, by_side: Iterable[int]) -> list[int]:
        """What is known of each side, in the order of the tracks."""
        values = list(by_side)
        return [values[self.side_of_track(track)] for track in range(len(values))]


def unnamed(chair: Chair, players: int, *, is_person: bool, watched: bool = False) -> str:
    """How a seat without a name of its own is called: by who sits there, or where."""
    if is_person:
        return phrases.you()
    if players == 2 and not watched:
        return phrases.computer()
    return phrases.compass(chair)
