"""What can be done: the actions of the seats, and those of chance and of the caller (spec 6)."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import NamedTuple, Self

from allfives_desktop.rules.cards import PACK, Card
from allfives_desktop.rules.kinds import distinct


@distinct
class Cut(NamedTuple):
    """Chance: the cards shown in a round of cutting, one a seat still cutting, in seat order."""

    cards: tuple[Card, ...]


@distinct
class Deal(NamedTuple):
    """Chance: the pack to deal from, 52 cards, top card first."""

    deck: tuple[Card, ...]


@distinct
class Proceed(NamedTuple):
    """The caller lets a finished hand or game go on."""


@distinct
class Batch(NamedTuple):
    """The first dealer of a game picks one card or three at a time."""

    seat: int
    size: int


@distinct
class Stand(NamedTuple):
    """Eldest takes the suit turned as trumps."""

    seat: int


@distinct
class Beg(NamedTuple):
    """Eldest asks for another suit or a point."""

    seat: int


@distinct
class Give(NamedTuple):
    """The dealer answers a beg with the gift."""

    seat: int


@distinct
class Run(NamedTuple):
    """The dealer answers a beg by running the cards."""

    seat: int


class _Thrown(NamedTuple):
    seat: int
    cards: tuple[Card, ...]


@distinct
class Discard(_Thrown):
    """A seat throws out down to six cards; any order given becomes pack order."""

    __slots__ = ()

    def __new__(cls, seat: int, cards: Iterable[Card]) -> Self:
        return super().__new__(cls, seat, tuple(sorted(cards, key=attrgetter("index"))))


@distinct
class Pass(NamedTuple):
    """No bid."""

    seat: int


@distinct
class Bid(NamedTuple):
    """A bid of `level` points."""

    seat: int
    level: int


@distinct
class Play(NamedTuple):
    """A card to the trick."""

    seat: int
    card: Card


@distinct
class Expose(NamedTuple):
    """A card shown out of turn."""

    seat: int
    card: Card


@distinct
class Call(NamedTuple):
    """A call for an exposed card of the seat whose turn it is."""

    seat: int
    card: Card


ChanceAction = Cut | Deal
PlayerAction = Batch | Stand | Beg | Give | Run | Discard | Pass | Bid | Play | Expose | Call
Action = ChanceAction | Proceed | PlayerAction

# One object for each play there can be: PLAYS[seat][card.index].
PLAYS: tuple[tuple[Play, ...], ...] = tuple(
    tuple(Play(seat, each) for each in PACK) for seat in range(4)
)
