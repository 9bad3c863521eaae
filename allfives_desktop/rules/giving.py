"""Cards from the pack to the hands, batch by batch (spec 4)."""

from __future__ import annotations

from operator import attrgetter

from allfives_desktop.rules.cards import Card
from allfives_desktop.rules.events import CardsDealt, Event
from allfives_desktop.rules.state import State, Table

_IN_PACK_ORDER = attrgetter("index")


def give_cards(state: State, each: int, events: list[Event]) -> State:
    """Gives every seat `each` more cards from the top of the undealt ones, in rotation."""
    law, phase, actor, standing, dealing, table = state
    undealt, batch = dealing.undealt, standing.batch
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
    dealing = dealing._replace(undealt=undealt[at:])
    return State(law, phase, actor, standing, dealing, _with_hands(table, hands))


def _with_hands(table: Table, hands: list[list[Card]]) -> Table:
    return table._replace(hands=tuple([tuple(hand) for hand in hands]))
