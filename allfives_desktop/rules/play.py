"""Tricks, draws from the stock, cards shown and called, and the count (spec 6, 7, 10)."""

from __future__ import annotations

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
from allfives_desktop.rules.state import Phase, State, Table

_PLAYED = tuple(tuple(Played(seat, card) for card in PACK) for seat in range(4))


def apply_play(state: State, action: Play, events: list[Event]) -> State:
    law, table = state.law, state.table
    seat, card = action.seat, action.card
    events.append(_PLAYED[seat][card.index])
    trump = table.trump
    if trump is None:
        trump = card.suit
        events.append(TrumpsMade(trump))
    hands = table.hands
    hand = hands[seat]
    place = hand.index(card)
    hands = (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :])
    exposed = table.exposed and tuple(each for each in table.exposed if each[1] is not card)
    trick = (*table.trick, (seat, card))
    table = Table(hands, trump, trick, table.tricks, table.stock, table.drawn, exposed, None)
    if len(trick) == len(hands):
        return _take_trick(state, table, events)
    return State(law, Phase.PLAY, law.next_seat[seat], state.standing, state.dealing, table)


def _take_trick(state: State, table: Table, events: list[Event]) -> State:
    law, trick = state.law, table.trick
    winner = trick_winner(trick, table.trump)
    side = law.side_of[winner]
    events.append(TrickTaken(winner, side, trick))
    table = Table(
        table.hands,
        table.trump,
        (),
        (*table.tricks, (winner, trick)),
        table.stock,
        table.drawn,
        table.exposed,
        None,
    )
    taken = State(law, Phase.PLAY, winner, state.standing, state.dealing, table)
    due = capture_due(trick, side=side, trump=table.trump, law=law)
    if due is not None:
        taken = score(taken, (due,), events)
        if is_over(taken):
            return taken
    if table.stock:
        return _draw(taken, winner, events)
    return taken if any(table.hands) else _count(taken, events)


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
