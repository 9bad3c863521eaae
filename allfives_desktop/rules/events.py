"""What happened, in exact time order; records in the past tense.

A card that is None is one the reader of the event may not see (`view.seen_by`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from allfives_desktop.rules.cards import Card, Suit


class ScoreKind(StrEnum):
    """The scoring events (spec 10)."""

    TURN_UP = "turn_up"
    GIFT = "gift"
    CAPTURE = "capture"
    SETBACK = "setback"
    HIGH = "high"
    LOW = "low"
    JACK = "jack"
    HANG_JACK = "hang_jack"
    GAME = "game"
    FIVE = "five"


@dataclass(frozen=True, slots=True)
class CutShown:
    """A round of cutting: each seat's card."""

    cards: tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True)
class GameStarted:
    """The first dealer of a game is known; `game` counts from 0."""

    game: int
    dealer: int


@dataclass(frozen=True, slots=True)
class HandStarted:
    """A dealer starts to deal a hand; `hand` counts from 0 inside the game."""

    game: int
    hand: int
    dealer: int


@dataclass(frozen=True, slots=True)
class BatchChosen:
    """The game is dealt by ones or threes."""

    seat: int
    size: int


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """One batch given to a seat, in the first deal or in a run."""

    seat: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class CardTurned:
    """A card turned to propose trumps."""

    card: Card


@dataclass(frozen=True, slots=True)
class StockOpened:
    """The rest of the pack became the stock; its first card makes trumps."""

    card: Card | None
    size: int


@dataclass(frozen=True, slots=True)
class Stood:
    """Eldest stood."""

    seat: int


@dataclass(frozen=True, slots=True)
class Begged:
    """Eldest begged."""

    seat: int


@dataclass(frozen=True, slots=True)
class Gave:
    """The dealer gave one."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ran:
    """One run: three more cards each and another turn-up. Comes again for each further run."""

    seat: int


@dataclass(frozen=True, slots=True)
class TrumpsMade:
    """The trump suit is known."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """The deal is thrown in; the same dealer deals again."""


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat threw cards out, face down."""

    seat: int
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed."""

    seat: int


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat bid."""

    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class PitcherMade:
    """The auction is over; `level` is 0 for eldest's free pitch."""

    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class Played:
    """A card was played to the trick."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Exposed:
    """A card was shown out of turn."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Called:
    """`seat` called for the exposed `card`."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A full trick went to its winner; `cards` are (seat, card) in order of play."""

    seat: int
    side: int
    cards: tuple[tuple[int, Card], ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card was drawn from the stock. `is_public`: everybody saw it. `top`: the card that lies
    on the stock after it, where that is on view."""

    seat: int
    card: Card | None
    is_public: bool = False
    top: Card | None = None


@dataclass(frozen=True, slots=True)
class CountMade:
    """The hand is counted; `totals` are the Game totals of the sides."""

    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """One scoring event (spec 10); `before` and `after` are the side's score."""

    kind: ScoreKind
    side: int
    points: int
    detail: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class HandEnded:
    """The hand is over and no game was won in it."""

    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameWon:
    """A side won a game, which counts `games` (2 for a skunk)."""

    side: int
    games: int
    scores: tuple[int, ...]
    games_won: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchWon:
    """A side won the match."""

    side: int


Event = (
    CutShown
    | GameStarted
    | HandStarted
    | BatchChosen
    | CardsDealt
    | CardTurned
    | StockOpened
    | Stood
    | Begged
    | Gave
    | Ran
    | TrumpsMade
    | ThrownIn
    | Discarded
    | Passed
    | BidMade
    | PitcherMade
    | Played
    | Exposed
    | Called
    | TrickTaken
    | Drawn
    | CountMade
    | Scored
    | HandEnded
    | GameWon
    | MatchWon
)
