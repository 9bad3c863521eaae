"""Tables out of what a seat has seen and guesses of what it has not."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from allfives_desktop.ai.inference import played_by, shown_cards, void_bits
from allfives_desktop.ai.kernel import terms_of
from allfives_desktop.ai.net.lanes import PLACE_OF, Numbers, Words, to_lanes
from allfives_desktop.ai.net.tables import Tables
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.world import position_of
from allfives_desktop.rules.cards import Card
from allfives_desktop.rules.view import SeatView


def words(sets: Sequence[Sequence[int]]) -> Words:
    """Sets of the pack, by row and seat."""
    return np.array(sets, dtype=np.uint64)


def tables_of(view: SeatView, hands: Words, trump: Numbers, stock: Numbers | None = None) -> Tables:
    """The position in play that the view shows, at a table for each row of hands, which are sets of
    the pack; `stock` are cards of the pack, the next one first. While trumps are not made yet,
    `trump` are the suits that the leader will make so.
    """
    terms, rows = terms_of(view.options), len(hands)
    told = position_of(view, [0] * terms.players, ())
    hands = hands.copy()
    leader = view.trick[0][0] if view.trick else told.seat
    for seat, card in view.trick:
        hands[:, seat] |= np.uint64(1 << card.index)

    def moved(sets: Sequence[int]) -> Words:
        return to_lanes(np.array(sets, dtype=np.uint64)[None, :], trump[:, None])

    tables = Tables(
        terms,
        to_lanes(hands, trump[:, None]),
        seat=np.full(rows, leader),
        dealer=np.full(rows, view.dealer),
        dead=moved([bits_of(view.turned)])[:, 0],
        stock=None if stock is None else PLACE_OF[trump[:, None], stock],
    )
    seats = range(terms.players)
    on_table = [sum([1 << card.index for who, card in view.trick if who == s]) for s in seats]
    tables.played = moved([played_by(view, seat) & ~on_table[seat] for seat in seats])
    tables.thrown[:, view.seat] = moved([bits_of(view.own_discards)])[:, 0]
    tables.known = moved([shown_cards(view, seat) | on_table[seat] for seat in seats])
    tables.won = moved(told.won)
    tables.game[:] = told.game
    tables.runs[:] = view.runs
    if view.pitcher is not None:
        tables.pitcher[:] = view.pitcher
        tables.bid[:] = view.bid
    tables.is_pitching = view.trump is None
    for _, card in view.trick:
        tables.play(PLACE_OF[trump, card.index])
    tables.voids = moved(void_bits(view))
    return tables


def own_table(view: SeatView, suit: int) -> Tables:
    """One table, as far as the policy looks: the others hold nobody knows what."""
    hands = [[0] * view.options.players]
    hands[0][view.seat] = bits_of(view.hand_cards)
    stock = np.zeros((1, view.stock_size), dtype=np.int64)
    if view.stock_top is not None:
        stock[0, 0] = view.stock_top.index
    return tables_of(view, words(hands), np.array([suit]), stock)


def place(card: Card, suit: int) -> int:
    """Where a card is when this suit is trumps."""
    return int(PLACE_OF[suit, card.index])
