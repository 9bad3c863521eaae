"""A match taken apart into moments: where a reader can stop, by action, by trick and by hand."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import NamedTuple

from allfives_desktop.rules.actions import Action, Deal, Proceed
from allfives_desktop.rules.engine import apply, new_match
from allfives_desktop.rules.events import Event, TrickTaken
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.state import AT_REST, Phase, State


class Stride(StrEnum):
    """How far one step goes."""

    ACTION = "action"
    TRICK = "trick"
    HAND = "hand"


class Moment(NamedTuple):
    """The match after its first `ply` actions.

    `action` is the last of them and `events` what it did; `hand` counts the hands of the match
    from 0, over all its games.
    """

    ply: int
    action: Action | None
    state: State
    events: tuple[Event, ...]
    hand: int

    @property
    def ends_trick(self) -> bool:
        return any(isinstance(event, TrickTaken) for event in self.events)

    @property
    def is_at_rest(self) -> bool:
        """Whether a hand, game or match has just ended."""
        return self.state.phase in AT_REST


class Timeline:
    """All moments of a list of actions, by one replay. Raises IllegalAction.

    A moment is known by its `ply`; readers stop at those in `stops`.
    """

    def __init__(self, options: Options, actions: Iterable[Action]) -> None:
        self.moments = _moments(options, actions)
        self._stops = {stride: self._stops_of(stride) for stride in Stride}
        self._ended = {moment.hand for moment in self.moments if moment.is_at_rest}

    @property
    def is_over(self) -> bool:
        """Whether the match has been won."""
        return self.moments[-1].state.phase is Phase.MATCH_OVER

    @property
    def hands(self) -> int:
        """How many hands were begun."""
        return self.moments[-1].hand + 1

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(moment.action for moment in self.moments if moment.action is not None)

    def has_ended(self, hand: int) -> bool:
        """Whether the cards of a hand are no secret any more."""
        return hand in self._ended

    def of_hand(self, hand: int) -> tuple[Moment, ...]:
        """The moments of one hand, the cut for its deal included."""
        return tuple(moment for moment in self.moments if moment.hand == hand)

    def stops(self, stride: Stride) -> Sequence[int]:
        """The plies at which steps of this length end, in order; never empty."""
        return self._stops[stride]

    def forward(self, ply: int, stride: Stride) -> int:
        """Where a step forward leads; the last stop leads to itself."""
        stops = self._stops[stride]
        return stops[min(bisect_right(stops, ply), len(stops) - 1)]

    def back(self, ply: int, stride: Stride) -> int:
        """Where a step back leads; the first stop leads to itself."""
        stops = self._stops[stride]
        return stops[max(bisect_left(stops, ply) - 1, 0)]

    def _stops_of(self, stride: Stride) -> tuple[int, ...]:
        last = self.moments[-1]
        stops = [m.ply for m in self.moments[:-1] if self._is_stop(m, stride)]
        return (*stops, last.ply)

    def _is_stop(self, moment: Moment, stride: Stride) -> bool:
        match stride:
            case Stride.ACTION:
                return not isinstance(moment.action, Proceed | None)
            case Stride.TRICK:
                is_dealt = isinstance(moment.action, Deal)
                return is_dealt or moment.ends_trick or moment.is_at_rest
            case Stride.HAND:
                return isinstance(moment.action, Deal) and self._is_first_deal(moment)

    def _is_first_deal(self, moment: Moment) -> bool:
        before = self.moments[moment.ply - 1]
        return before.state.deal == 0


def _moments(options: Options, actions: Iterable[Action]) -> tuple[Moment, ...]:
    state = new_match(options)
    moments = [Moment(0, None, state, (), 0)]
    for ply, action in enumerate(actions, start=1):
        before = state
        state, events = apply(before, action)
        is_next = (state.game, state.hand) != (before.game, before.hand)
        moments.append(Moment(ply, action, state, events, moments[-1].hand + is_next))
    return tuple(moments)
