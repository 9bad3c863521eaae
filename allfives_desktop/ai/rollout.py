"""Hands played on to their end by the quick policy."""

from __future__ import annotations

from allfives_desktop.ai.kernel_position import Position
from allfives_desktop.ai.quick import quick_policy
from allfives_desktop.ai.tally import Tally


def ended(ending: Position | Tally) -> Tally:
    """The scores at the end of the hand; a position is played out in place."""
    if isinstance(ending, Tally):
        return ending
    play_out(ending)
    return ending.tally


def play_out(position: Position) -> None:
    """Plays a position to the end of the hand, in place."""
    choose, play = quick_policy(position.terms).choose, position.play
    while not position.is_over:
        play(choose(position))
