"""Who sits where."""

from __future__ import annotations

from typing import NamedTuple


class Seat(NamedTuple):
    """A seat of a match: its name and the player that fills it, None for the person."""

    name: str
    player: str | None

    @property
    def is_person(self) -> bool:
        """True when a person decides here."""
        return self.player is None
