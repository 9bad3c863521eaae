"""Making trumps by bidding (spec 5.2)."""

from __future__ import annotations

from allfives_desktop.rules.actions import Bid, Pass
from allfives_desktop.rules.events import BidMade, Event, Passed, PitcherMade
from allfives_desktop.rules.law import HIGHEST_BID
from allfives_desktop.rules.opening import throw_in
from allfives_desktop.rules.state import Phase, State


def apply_pass(state: State, action: Pass, events: list[Event]) -> State:
    events.append(Passed(action.seat))
    return _spoken(_with_bid(state, action.seat, None), action.seat, events)


def apply_bid(state: State, action: Bid, events: list[Event]) -> State:
    events.append(BidMade(action.seat, action.level))
    return _spoken(_with_bid(state, action.seat, action.level), action.seat, events)


def _with_bid(state: State, seat: int, level: int | None) -> State:
    dealing = state.dealing
    bids = (*dealing.bids, (seat, level))
    return state._replace(dealing=dealing._replace(bids=bids, bid=level or dealing.bid))


def _spoken(state: State, seat: int, events: list[Event]) -> State:
    if seat != state.dealer and state.bid < HIGHEST_BID:
        return state._replace(actor=state.law.next_seat[seat])
    if not state.bid and state.options.all_pass == "redeal":  # noqa: S105 - no password
        return throw_in(state, events)
    return _pitch(state, _pitcher(state), events)


def _pitcher(state: State) -> int:
    """The last to bid has bid highest; when nobody has, eldest pitches."""
    bidders = [seat for seat, level in state.bids if level is not None]
    return bidders[-1] if bidders else state.law.rotation[state.dealer][0]


def _pitch(state: State, pitcher: int, events: list[Event]) -> State:
    events.append(PitcherMade(pitcher, state.bid))
    dealing = state.dealing._replace(pitcher=pitcher)
    return state._replace(phase=Phase.PLAY, actor=pitcher, dealing=dealing)
