"""What can be done: the actions of the seats, and those of chance and of the caller (spec 6)."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter

from allfives_desktop.rules.cards import PACK, Card


@dataclass(frozen=True, slots=True)
class Cut:
    """Chance: the cards shown in a round of cutting, one a seat still cutting, in seat order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the pack to deal from, 52 cards, top card first."""

    deck: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Proceed:
    """The caller lets a finished hand or game go on."""


@dataclass(frozen=True, slots=True)
class Batch:
    """The first dealer of a game picks one card or three at a time."""

    seat: int
    size: int


@dataclass(frozen=True, slots=True)
class Stand:
    """Eldest takes the suit turned as trumps."""

    seat: int


@dataclass(frozen=True, slots=True)
class Beg:
    """Eldest asks for another suit or a point."""

    seat: int


@dataclass(frozen=True, slots=True)
class Give:
    """The dealer answers a beg with the gift."""

    seat: int


@dataclass(frozen=True, slots=True)
class Run:
    """The dealer answers a beg by running the cards."""

    seat: int


@dataclass(frozen=True, slots=True)
class Discard:
    """A seat throws out down to six cards; any order given becomes pack order."""

    seat: int
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=attrgetter("index"))))


@dataclass(frozen=True, slots=True)
class Pass:
    """No bid."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid of `level` points."""

    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class Play:
    """A card to the trick."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Expose:
    """A card shown out of turn."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Call:
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
