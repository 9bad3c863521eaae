"""Whose names and whose eyes the sentences use."""

from __future__ import annotations

from dataclasses import dataclass

from allfives_desktop.text.filling import listed


@dataclass(frozen=True, slots=True)
class Seats:
    """The names and sides of the seats; `own` is the seat spoken to as "you", if any."""

    names: tuple[str, ...]
    sides: tuple[int, ...]
    own: int | None

    def is_own(self, seat: int) -> bool:
        """Whether the reader sits there."""
        return seat == self.own

    def is_own_side(self, side: int) -> bool:
        """Whether the reader plays on that side."""
        return self.own is not None and self.sides[self.own] == side

    def side_name(self, side: int) -> str:
        """The names of a side's seats."""
        named = zip(self.names, self.sides, strict=True)
        return listed([name for name, of in named if of == side])
