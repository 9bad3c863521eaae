"""Whose names and whose eyes the sentences use."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Seats(NamedTuple):
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

    def is_own_alone(self, side: int) -> bool:
        """Whether the reader is the whole of that side."""
        return self.is_own_side(side) and self.sides.count(side) == 1

    def side_name(self, side: int) -> str:
        """The name of a side: its seat's, or where its two seats sit, seen from the reader's."""
        if self.sides.count(side) == 1:
            return self.names[self.sides.index(side)]
        if self._is_across(side):
            return translate("Seat", "East-West", "two partners")
        return translate("Seat", "North-South", "two partners")

    def side_in_short(self, side: int) -> str:
        """The name of a side where there is little room."""
        if self.sides.count(side) == 1:
            return self.names[self.sides.index(side)]
        if self._is_across(side):
            return translate("Seat", "E-W", "East-West in short")
        return translate("Seat", "N-S", "North-South in short")

    def _is_across(self, side: int) -> bool:
        """Whether partners sit at the reader's left and right."""
        return bool((self.sides.index(side) - (self.own or 0)) % 2)
