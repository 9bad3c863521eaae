"""The order in which a player holds a hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final

from allfives_desktop.rules.cards import Card, Suit

ALTERNATING: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


class HandOrder(StrEnum):
    """By suits, each high to low; or by ranks, after the trumps."""

    SUIT = "suit"
    RANK = "rank"


def hand_order(
    cards: Iterable[Card], trump: Suit | None, order: HandOrder = HandOrder.SUIT
) -> list[Card]:
    """Cards as a player holds them: trumps first, high to low, suits in alternating colours."""
    held = list(cards)
    suits = [suit for suit in ALTERNATING if any(card.suit is suit for card in held)]
    if trump in suits:
        others = [suit for suit in suits if suit is not trump]
        suits = [trump, *_alternate(others, trump)]
    else:
        suits = _alternate(suits, None)
    rank = {suit: place for place, suit in enumerate(suits)}
    if order is HandOrder.SUIT:
        return sorted(held, key=lambda card: (rank[card.suit], -card.strength))
    return sorted(held, key=lambda card: (card.suit is not trump, -card.strength, rank[card.suit]))


def _alternate(suits: Sequence[Suit], after: Suit | None) -> list[Suit]:
    """The suits with colours alternating as far as that can be, beginning unlike `after`."""
    left, ordered = list(suits), []
    last = after
    if last is None and len(left) == 3:
        red = [suit for suit in left if is_red(suit)]
        last = red[0] if len(red) == 1 else next(suit for suit in left if not is_red(suit))
    while left:
        other = next((s for s in left if last is None or is_red(s) is not is_red(last)), left[0])
        left.remove(other)
        ordered.append(other)
        last = other
    return ordered


def is_red(suit: Suit) -> bool:
    """True for hearts and diamonds."""
    return suit in (Suit.HEARTS, Suit.DIAMONDS)
