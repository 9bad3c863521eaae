"""What the show is made of: beats, one thing after another, each with its cue."""

from __future__ import annotations

from typing import NamedTuple

from allfives_desktop.models.motion import AT_ONCE, Motion
from allfives_desktop.rules.events import Event
from allfives_desktop.rules.kinds import distinct


@distinct
class Gathered(NamedTuple):
    """The finished trick goes to its winner's pile, once its points have been told; `draws` tells
    that cards are drawn from the stock next."""

    seat: int
    side: int
    draws: bool = False


Beat = Event | Gathered


class Cue(NamedTuple):
    """The timing of one beat, in milliseconds.

    `move` is how cards travel, `peg` the time a hole, `hold` how long the picture stays to be read
    afterwards, `until_click` whether it stays until a click instead.
    """

    move: Motion = AT_ONCE
    peg: int = 0
    hold: int = 0
    until_click: bool = False
