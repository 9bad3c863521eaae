"""How a change of a model is to be shown: when it starts and how long it takes."""

from __future__ import annotations

from typing import NamedTuple


class Motion(NamedTuple):
    """Milliseconds before a move begins and milliseconds it lasts; 0 and 0 is at once."""

    delay: int = 0
    duration: int = 0


AT_ONCE = Motion()
