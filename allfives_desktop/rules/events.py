"""What happened, in exact time order; records in the past tense.

A card that is None is one the reader of the event may not see (`view.seen_by`).
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from allfives_desktop.rules.cards import Card, Suit
from allfives_desktop.rules.kinds import distinct


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


@distinct
class CutShown(NamedTuple):
    """A round of cutting: each seat's card."""

    cards: tuple[tuple[int, Card], ...]


@distinct
class GameStarted(NamedTuple):
    """The first dealer of a game is known; `game` counts from 0."""

    game: int
    dealer: int


@distinct
class HandStarted(NamedTuple):
    """A dealer starts to deal a hand; `hand` counts from 0 inside the game."""

    game: int
    hand: int
    dealer: int


@distinct
class BatchChosen(NamedTuple):
    """The game is dealt by ones or threes."""

    seat: int
    size: int


@distinct
class CardsDealt(NamedTuple):
    """One batch given to a seat, in the first deal or in a run."""

    seat: int
    cards: tuple[Card | None, ...]


@distinct
class CardTurned(NamedTuple):
    """A card turned to propose trumps."""

    card: Card


@distinct
class StockOpened(NamedTuple):
    """The rest of the pack became the stock; its first card makes trumps."""

    card: Card | None
    size: int


@distinct
class Stood(NamedTuple):
    """Eldest stood."""

    seat: int


@distinct
class Begged(NamedTuple):
    """Eldest begged."""

    seat: int


@distinct
class Gave(NamedTuple):
    """The dealer gave one."""

    seat: int


@distinct
class Ran(NamedTuple):
    """One run: three more cards each and another turn-up. Comes again for each further run."""

    seat: int


@distinct
class TrumpsMade(NamedTuple):
    """The trump suit is known."""

    suit: Suit


@distinct
class ThrownIn(NamedTuple):
    """The deal is thrown in; the same dealer deals again."""


@distinct
class Discarded(NamedTuple):
    """A seat threw cards out, face down."""

    seat: int
    cards: tuple[Card | None, ...]


@distinct
class Passed(NamedTuple):
    """A seat passed."""

    seat: int


@distinct
class BidMade(NamedTuple):
    """A seat bid."""

    seat: int
    level: int


@distinct
class PitcherMade(NamedTuple):
    """The auction is over; `level` is 0 for eldest's free pitch."""

    seat: int
    level: int


@distinct
class Played(NamedTuple):
    """A card was played to the trick."""

    seat: int
    card: Card


@distinct
class Exposed(NamedTuple):
    """A card was shown out of turn."""

    seat: int
    card: Card


@distinct
class Called(NamedTuple):
    """`seat` called for the exposed `card`."""

    seat: int
    card: Card


@distinct
class TrickTaken(NamedTuple):
    """A full trick went to its winner; `cards` are (seat, card) in order of play."""

    seat: int
    side: int
    cards: tuple[tuple[int, Card], ...]


@distinct
class Drawn(NamedTuple):
    """A card was drawn from the stock. `is_public`: everybody saw it. `top`: the card that lies
    on the stock after it, where that is on view."""

    seat: int
    card: Card | None
    is_public: bool = False
    top: Card | None = None


@distinct
class CountMade(NamedTuple):
    """The hand is counted; `totals` are the Game totals of the sides."""

    totals: tuple[int, ...]


@distinct
class Scored(NamedTuple):
    """One scoring event (spec 10); `before` and `after` are the side's score."""

    kind: ScoreKind
    side: int
    points: int
    detail: str
    before: int
    after: int


@distinct
class HandEnded(NamedTuple):
    """The hand is over and no game was won in it."""

    scores: tuple[int, ...]


@distinct
class GameWon(NamedTuple):
    """A side won a game, which counts `games` (2 for a skunk)."""

    side: int
    games: int
    scores: tuple[int, ...]
    games_won: tuple[int, ...]


@distinct
class MatchWon(NamedTuple):
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
