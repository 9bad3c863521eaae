"""Sets of cards as numpy words of four lanes of sixteen bits, trumps in the first.

In a lane bit 0 is the two and bit 12 the ace. A card is its bit, 0 to 63, so that trumps are 0 to
12. The other suits keep their order. Bits 13 to 15 of a lane belong to no card.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from allfives_desktop.ai.kernel import Totals

Words = NDArray[np.uint64]
Numbers = NDArray[np.int64]

CARDS_OF_LANE = 0x1FFF
TRUMPS = np.uint64(CARDS_OF_LANE)
PACK = np.uint64(CARDS_OF_LANE * 0x0001_0001_0001_0001)
ONE, NONE = np.uint64(1), np.uint64(0)

# LANE_OF[trump][suit]
LANE_OF = np.array(
    [[0 if suit == trump else suit + (suit < trump) for suit in range(4)] for trump in range(4)]
)
# PLACE_OF[trump][card of the pack] is its bit; CARD_OF[trump][bit] the way back.
PLACE_OF = np.array(
    [[16 * LANE_OF[trump][card // 13] + card % 13 for card in range(52)] for trump in range(4)]
)
CARD_OF = np.zeros((4, 64), dtype=np.int64)
for _trump in range(4):
    CARD_OF[_trump, PLACE_OF[_trump]] = np.arange(52)

LANES = np.array([CARDS_OF_LANE << 16 * lane for lane in range(4)], dtype=np.uint64)


def to_lanes(cards: Words, trump: Numbers) -> Words:
    """Sets with bit i for card i of the pack, to lanes; `trump` is a suit for each set, or goes
    with them by numpy's rules of broadcasting."""
    moved = np.zeros(np.broadcast_shapes(cards.shape, trump.shape), dtype=np.uint64)
    for suit in range(4):
        of_suit = cards >> np.uint64(13 * suit) & TRUMPS
        moved |= of_suit << (16 * LANE_OF[trump, suit]).astype(np.uint64)
    return moved


def bit_of(places: Numbers) -> Words:
    """Each card as a set of its own."""
    bits: Words = np.left_shift(ONE, places.astype(np.uint64))
    return bits


def at_or_below(cards: Words) -> Words:
    """All cards of a suit up to the highest of a set, suit by suit."""
    filled: Words = cards | cards >> ONE & np.uint64(0x7FFF_7FFF_7FFF_7FFF)
    filled |= filled >> np.uint64(2) & np.uint64(0x3FFF_3FFF_3FFF_3FFF)
    filled |= filled >> np.uint64(4) & np.uint64(0x0FFF_0FFF_0FFF_0FFF)
    filled |= filled >> np.uint64(8) & np.uint64(0x00FF_00FF_00FF_00FF)
    return filled


def without_highest(cards: Words) -> Words:
    """A set less the highest card of each suit."""
    filled = at_or_below(cards)
    return cards & filled >> ONE & np.uint64(0x7FFF_7FFF_7FFF_7FFF)


def by_place(values: Totals) -> Numbers:
    """Values by trump and card of the pack, to values by place; the same for every trump."""
    table = np.zeros(64, dtype=np.int64)
    table[PLACE_OF[0]] = values[0]
    return table
