"""Cards from the pack to the hands, batch by batch (spec 4)."""

from __future__ import annotations

from operator import attrgetter

from allfives_desktop.rules.events import CardsDealt, Event
from allfives_desktop.rules.state import Cards, State, new_dealing, new_state, new_table

_IN_PACK_ORDER = attrgetter("index")


def give_cards(state: State, undealt: Cards, each: int, events: list[Event]) -> State:
    """Gives every seat `each` more cards from the top of `undealt`, in rotation."""
    law, phase, actor, standing, dealing, table = state
    batch = standing.batch
    if batch is None:
        raise ValueError("the batch is not chosen yet")
    hands = [list(hand) for hand in table.hands]
    at = 0
    for _ in range(each // batch):
        for seat in law.rotation[standing.dealer]:
            cards = undealt[at : at + batch]
            at += batch
            hands[seat] += cards
            events.append(CardsDealt(seat, cards))
    for hand in hands:
        hand.sort(key=_IN_PACK_ORDER)
    deal, _, turned, runs, rejected, discards, bids, pitcher, bid = dealing
    left = (deal, undealt[at:], turned, runs, rejected, discards, bids, pitcher, bid)
    _, trump, trick, tricks, stock, drawn, exposed, called = table
    given = (tuple(map(tuple, hands)), trump, trick, tricks, stock, drawn, exposed, called)
    return new_state((law, phase, actor, standing, new_dealing(left), new_table(given)))
