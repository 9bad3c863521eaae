"""What one seat may know of a match (spec 15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.cards import Card, Suit
from allfives_desktop.rules.events import Scored
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.state import Cards, Phase, Trick


@dataclass(frozen=True, slots=True)
class SeatView:
    """A match as one seat sees it; a plain value that changes with nothing hidden from the seat.

    `legal` are the seat's legal actions, empty when it is not its turn. `side_actions` are what
    it may show or call besides; a call may still be refused, for whether the card may be played
    can hang on hidden cards. `stock_top` is the card on view, `drawn` the public draws in order.
    `bids` are (seat, level), None for a pass; `exposed` are (seat, card); `tricks` (winner, trick).
    """

    seat: int
    options: Options
    phase: Phase
    actor: int | None
    game: int
    hand: int
    deal: int
    cut_round: int
    cutters: tuple[int, ...]
    dealer: int
    batch: int | None
    scores: tuple[int, ...]
    games_won: tuple[int, ...]
    winner: int | None
    scored: tuple[Scored, ...]
    hand_cards: Cards
    hand_sizes: tuple[int, ...]
    turned: Cards
    runs: int
    rejected: Suit | None
    own_discards: Cards
    bids: tuple[tuple[int, int | None], ...]
    pitcher: int | None
    bid: int
    trump: Suit | None
    trick: Trick
    tricks: tuple[tuple[int, Trick], ...]
    stock_size: int
    stock_top: Card | None
    drawn: tuple[tuple[int, Card], ...]
    exposed: tuple[tuple[int, Card], ...]
    called: Card | None
    legal: Sequence[PlayerAction]
    side_actions: tuple[PlayerAction, ...]
