"""The levels by name, the weakest first. How each plays is `levels`."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Level(StrEnum):
    """A level a person can sit down against; the value is its name as a player."""

    NOVICE = "novice"
    CASUAL = "casual"
    CLUB = "club"
    STRONG = "strong"
    EXPERT = "expert"


USUAL: Final = Level.CLUB
