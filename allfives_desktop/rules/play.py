"""Tricks, draws from the stock, cards shown and called, and the count (spec 6, 7, 10)."""

from __future__ import annotations

from typing import Final

from allfives_desktop.rules.actions import Call, Expose, Play
from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.ending import end_hand, is_over, score
from allfives_desktop.rules.events import (
    Called,
    CountMade,
    Drawn,
    Event,
    Exposed,
    Played,
    TrickTaken,
    TrumpsMade,
)
from allfives_desktop.rules.following import trick_winner
from allfives_desktop.rules.scoring import (
    Due,
    auction_dues,
    capture_due,
    count_dues,
    game_totals,
)
from allfives_desktop.rules.state import Phase, State, Trick, new_state, new_table

_PLAY: Final = Phase.PLAY
_PLAYED = tuple(tuple(Played(seat, card) for card in PACK) for seat in range(4))


def apply_play(state: State, action: Play, events: list[Event]) -> State:
    law, _, _, standing, dealing, table = state
    all_hands, trump, trick, tricks, stock, drawn, exposed, _ = table
    seat, card = action.seat, action.card
    events.append(_PLAYED[seat][card.index])
    if trump is None:
        trump = card.suit
        events.append(TrumpsMade(trump))
    left = list(all_hands)
    left[seat] = tuple([each for each in left[seat] if each is not card])
    hands = tuple(left)
    if exposed:
        exposed = tuple([each for each in exposed if each[1] is not card])
    trick = (*trick, (seat, card))
    if len(trick) < len(hands):
        table = new_table((hands, trump, trick, tricks, stock, drawn, exposed, None))
        return new_state((law, _PLAY, law.next_seat[seat], standing, dealing, table))
    winner = trick_winner(trick, trump)
    events.append(TrickTaken(winner, law.side_of[winner], trick))
    table = new_table((hands, trump, (), (*tricks, (winner, trick)), stock, drawn, exposed, None))
    taken = new_state((law, _PLAY, winner, standing, dealing, table))
    return _after_trick(taken, winner, trick, events)


def _after_trick(state: State, winner: int, trick: Trick, events: list[Event]) -> State:
    law, _, _, _, _, table = state
    if law.options.capture:
        due = capture_due(trick, side=law.side_of[winner], trump=table.trump, law=law)
        if due is not None:
            state = score(state, (due,), events)
            if is_over(state):
                return state
    if table.stock:
        return _draw(state, winner, events)
    return state if table.hands[winner] else _count(state, events)


def _draw(state: State, winner: int, events: list[Event]) -> State:
    """The winner takes the top card, the other seat the next."""
    table, face_up = state.table, state.options.stock_face_up
    first, second, *stock = table.stock
    loser = state.law.next_seat[winner]
    top = stock[0] if stock and face_up else None
    events += [
        Drawn(winner, first, is_public=face_up or not table.drawn, top=second if face_up else None),
        Drawn(loser, second, is_public=face_up, top=top),
    ]
    hands = list(table.hands)
    hands[winner] = tuple(sorted((*hands[winner], first)))
    hands[loser] = tuple(sorted((*hands[loser], second)))
    drawn = (*table.drawn, (winner, first), (loser, second))
    return state._replace(table=table._replace(hands=tuple(hands), stock=tuple(stock), drawn=drawn))


def _count(state: State, events: list[Event]) -> State:
    law, table = state.law, state.table
    totals = game_totals(table.tricks, trump=table.trump, law=law)
    events.append(CountMade(totals))
    counted = score(state, _dues(state, totals), events)
    return counted if is_over(counted) else end_hand(counted, events)


def _dues(state: State, totals: tuple[int, ...]) -> list[Due]:
    law, table, pitcher = state.law, state.table, state.dealing.pitcher
    dues = count_dues(
        table.tricks, totals, trump=table.trump, dealer=state.standing.dealer, law=law
    )
    if pitcher is None:
        return dues
    side = law.side_of[pitcher]
    return auction_dues(dues, pitcher_side=side, bid=state.dealing.bid, law=law)


def apply_expose(state: State, action: Expose, events: list[Event]) -> State:
    events.append(Exposed(action.seat, action.card))
    exposed = (*state.table.exposed, (action.seat, action.card))
    return state._replace(table=state.table._replace(exposed=exposed))


def apply_call(state: State, action: Call, events: list[Event]) -> State:
    events.append(Called(action.seat, action.card))
    return state._replace(table=state.table._replace(called=action.card))
