"""Suits, ranks and the fifty-two cards of the pack (spec 2)."""

from __future__ import annotations

from enum import StrEnum
from functools import total_ordering


class Suit(StrEnum):
    """The suits, in canonical pack order."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


class Rank(StrEnum):
    """The ranks, low to high."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


@total_ordering
class Card:
    """One of fifty-two objects, compared by identity and ordered as in the canonical pack.

    `strength` is 0 for a two up to 12 for an ace; `index` is the place in `PACK`.
    """

    __slots__ = ("code", "index", "rank", "strength", "suit")

    code: str
    index: int
    rank: Rank
    strength: int
    suit: Suit

    def __init__(self, rank: Rank, suit: Suit, *, strength: int, index: int) -> None:
        set_once = object.__setattr__
        set_once(self, "rank", rank)
        set_once(self, "suit", suit)
        set_once(self, "code", rank.value + suit.value)
        set_once(self, "strength", strength)
        set_once(self, "index", index)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card's {name} cannot change")

    def __lt__(self, other: object) -> bool:
        return self.index < other.index if isinstance(other, Card) else NotImplemented

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"card({self.code!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (self.code,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


PACK: tuple[Card, ...] = tuple(
    Card(rank, suit, strength=strength, index=13 * place + strength)
    for place, suit in enumerate(Suit)
    for strength, rank in enumerate(Rank)
)
_BY_CODE = {each.code: each for each in PACK}


def card(code: str) -> Card:
    """The card written rank then suit, as in "AS". Raises ValueError for anything else."""
    try:
        return _BY_CODE[code]
    except KeyError:
        raise ValueError(f"not a card: {code!r}") from None
