"""How fast things move and how long they stay: two settings, one factor each."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class MotionSpeed(StrEnum):
    """Speed of everything that moves."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    VERY_FAST = "very-fast"
    OFF = "off"


class Dwell(StrEnum):
    """How long a finished trick, a call or a count stays to be read."""

    NONE = "none"
    SHORT = "short"
    NORMAL = "normal"
    LONG = "long"
    CLICK = "click"


SPEED_FACTOR = {
    MotionSpeed.SLOW: 1.6,
    MotionSpeed.NORMAL: 1.0,
    MotionSpeed.FAST: 0.5,
    MotionSpeed.VERY_FAST: 0.2,
    MotionSpeed.OFF: 0.0,
}
DWELL_FACTOR = {
    Dwell.NONE: 0.0,
    Dwell.SHORT: 0.5,
    Dwell.NORMAL: 1.0,
    Dwell.LONG: 2.5,
    Dwell.CLICK: 1.0,
}


class Pace(NamedTuple):
    """The two settings together; `NONE` dwell exists for tests and watching only."""

    motion: MotionSpeed = MotionSpeed.NORMAL
    dwell: Dwell = Dwell.NORMAL

    @property
    def shows_nothing(self) -> bool:
        """Whether nothing moves and nothing stays: what happens is there before it can be seen."""
        return self.motion is MotionSpeed.OFF and self.dwell is Dwell.NONE

    @property
    def rushed(self) -> Pace:
        """The pace of what need not be watched closely."""
        is_off = self.motion is MotionSpeed.OFF
        return Pace(self.motion if is_off else MotionSpeed.VERY_FAST, Dwell.NONE)

    def moved(self, milliseconds: int) -> int:
        """A duration of motion at this speed."""
        return round(milliseconds * SPEED_FACTOR[self.motion])

    def held(self, milliseconds: int) -> int:
        """A time to read at this dwell."""
        return round(milliseconds * DWELL_FACTOR[self.dwell])
