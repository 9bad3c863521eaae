"""All the ways to discard down to six, without making them: with 21 cards there are 54,264."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import overload

from allfives_desktop.rules.actions import Discard
from allfives_desktop.rules.cards import Card
from allfives_desktop.rules.state import Cards


class Discards(Sequence[Discard]):
    """The discards of `size` cards out of a hand in pack order; a frozen value."""

    __slots__ = ("_hand", "_seat", "_size")

    def __init__(self, seat: int, hand: Cards, size: int) -> None:
        self._seat = seat
        self._hand = hand
        self._size = size

    def __len__(self) -> int:
        return comb(len(self._hand), self._size)

    def __iter__(self) -> Iterator[Discard]:
        return (Discard(self._seat, cards) for cards in combinations(self._hand, self._size))

    @overload
    def __getitem__(self, index: int) -> Discard: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Discard, ...]: ...
    def __getitem__(self, index: int | slice) -> Discard | tuple[Discard, ...]:
        if isinstance(index, slice):
            return tuple(self[at] for at in range(*index.indices(len(self))))
        at = index + len(self) if index < 0 else index
        if not 0 <= at < len(self):
            raise IndexError(index)
        return Discard(self._seat, tuple(self._cards_at(at)))

    def _cards_at(self, index: int) -> Iterator[Card]:
        """Cards of the combination with this place in the order of `combinations`."""
        wanted = self._size
        for place, card in enumerate(self._hand):
            if not wanted:
                return
            with_card = comb(len(self._hand) - place - 1, wanted - 1)
            if index < with_card:
                wanted -= 1
                yield card
            else:
                index -= with_card

    def __contains__(self, value: object) -> bool:
        return (
            isinstance(value, Discard)
            and value.seat == self._seat
            and len(value.cards) == len(set(value.cards)) == self._size
            and all(card in self._hand for card in value.cards)
        )

    def _key(self) -> tuple[int, Cards, int]:
        return self._seat, self._hand, self._size

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Discards) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<{len(self)} discards>"
