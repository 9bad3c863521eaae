"""Making trumps by turning a card: stand, beg, give, run, discard (spec 5.1)."""

from __future__ import annotations

from typing import assert_never

from allfives_desktop.rules.actions import Beg, Discard, Give, Stand
from allfives_desktop.rules.cards import Suit
from allfives_desktop.rules.ending import is_over, score
from allfives_desktop.rules.events import (
    Begged,
    CardTurned,
    Discarded,
    Event,
    Gave,
    Ran,
    Stood,
    TrumpsMade,
)
from allfives_desktop.rules.giving import give_cards
from allfives_desktop.rules.law import RUN_SIZE
from allfives_desktop.rules.opening import throw_in
from allfives_desktop.rules.scoring import gift_dues, turn_up_due
from allfives_desktop.rules.state import Phase, State, new_dealing, new_state, new_table


def turn_first(state: State, events: list[Event]) -> State:
    """After the first deal: turn a card, and let eldest speak if begging is played."""
    turned = _turn(state, events)
    if is_over(turned):
        return turned
    law, _, _, standing, dealing, table = turned
    if law.options.beg:
        eldest = law.rotation[standing.dealer][0]
        return new_state((law, Phase.BEG, eldest, standing, dealing, table))
    return _make_trumps(turned, _suit_turned(turned), events)


def apply_stand(state: State, action: Stand, events: list[Event]) -> State:
    events.append(Stood(action.seat))
    return _make_trumps(state, _suit_turned(state), events)


def apply_beg(state: State, action: Beg, events: list[Event]) -> State:
    events.append(Begged(action.seat))
    law, _, _, standing, dealing, table = state
    return new_state((law, Phase.ANSWER, standing.dealer, standing, dealing, table))


def apply_give(state: State, action: Give, events: list[Event]) -> State:
    events.append(Gave(action.seat))
    given = score(state, gift_dues(state.law, action.seat), events)
    return given if is_over(given) else _make_trumps(given, _suit_turned(given), events)


def apply_run(state: State, events: list[Event]) -> State:
    """Runs until another suit is turned, the game ends or no further run is possible."""
    rejected = _suit_turned(state)
    current = state._replace(dealing=state.dealing._replace(rejected=rejected))
    while current.dealing.runs < current.law.run_limit:
        current = _run(current, events)
        if is_over(current):
            return current
        if _suit_turned(current) is not rejected:
            return _make_trumps(current, _suit_turned(current), events)
    if state.options.runs_exhausted == "redeal":
        return throw_in(current, events)
    return _make_trumps(current, rejected, events)


def apply_discard(state: State, action: Discard, events: list[Event]) -> State:
    seat, thrown = action.seat, action.cards
    events.append(Discarded(seat, thrown))
    law, phase, _, standing, dealing, table = state
    hands, trump, trick, tricks, stock, drawn, exposed, called = table
    kept = tuple([card for card in hands[seat] if card not in thrown])
    hands = (*hands[:seat], kept, *hands[seat + 1 :])
    discards = (*dealing.discards[:seat], thrown, *dealing.discards[seat + 1 :])
    if seat == standing.dealer:
        phase = Phase.PLAY
    dealing = dealing._replace(discards=discards)
    table = new_table((hands, trump, trick, tricks, stock, drawn, exposed, called))
    return new_state((law, phase, law.next_seat[seat], standing, dealing, table))


def _suit_turned(state: State) -> Suit:
    return state.dealing.turned[-1].suit


def _run(state: State, events: list[Event]) -> State:
    events.append(Ran(state.dealer))
    given = give_cards(state, state.dealing.undealt, RUN_SIZE, events)
    return _turn(given._replace(dealing=given.dealing._replace(runs=state.runs + 1)), events)


def _turn(state: State, events: list[Event]) -> State:
    law, phase, actor, standing, dealing, table = state
    deal, undealt, before, runs, rejected, discards, bids, pitcher, bid = dealing
    card = undealt[0]
    events.append(CardTurned(card))
    turned_up = (*before, card)
    dealing = new_dealing(
        (deal, undealt[1:], turned_up, runs, rejected, discards, bids, pitcher, bid)
    )
    turned = new_state((law, phase, actor, standing, dealing, table))
    if not law.turn_up_points[card.strength]:
        return turned
    return score(turned, (turn_up_due(card, dealer=standing.dealer, law=law),), events)


def _make_trumps(state: State, suit: Suit, events: list[Event]) -> State:
    events.append(TrumpsMade(suit))
    law, _, _, standing, dealing, table = state
    hands, _, trick, tricks, stock, drawn, exposed, called = table
    phase = Phase.DISCARD if _discards_follow(state) else Phase.PLAY
    eldest = law.rotation[standing.dealer][0]
    table = new_table((hands, suit, trick, tricks, stock, drawn, exposed, called))
    return new_state((law, phase, eldest, standing, dealing, table))


def _discards_follow(state: State) -> bool:
    runs = state.dealing.runs
    match state.law.options.after_run:
        case "discard_to_six":
            return runs >= 1
        case "keep_all":
            return False
        case "keep_nine":
            return runs >= 2
        case _:
            assert_never(state.law.options.after_run)
