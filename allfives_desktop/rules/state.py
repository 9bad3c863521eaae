"""Everything that is true of a match at one moment, hidden cards included.

A play copies `State` and `Table` only; that is why the state has parts, and they are named tuples
because those are copied several times as fast as frozen dataclasses. Readers outside the rules use
the flat attributes.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import NamedTuple

from allfives_desktop.rules.cards import Card, Suit
from allfives_desktop.rules.events import Scored
from allfives_desktop.rules.law import Law
from allfives_desktop.rules.options import Options

NOBODY = -1

Cards = tuple[Card, ...]
Trick = tuple[tuple[int, Card], ...]  # (seat, card) in order of play
Tricks = tuple[tuple[int, Trick], ...]  # each with its winner


class Phase(StrEnum):
    """The states of spec 6 that wait for something: an actor, chance or the caller."""

    CUT = "cut"
    BATCH = "batch"
    DEAL = "deal"
    BEG = "beg"
    ANSWER = "answer"
    DISCARD = "discard"
    BID = "bid"
    PLAY = "play"
    HAND_OVER = "hand_over"
    GAME_OVER = "game_over"
    MATCH_OVER = "match_over"


# The ends of a hand, a game and a match: nobody has to act.
AT_REST = frozenset({Phase.HAND_OVER, Phase.GAME_OVER, Phase.MATCH_OVER})


class Standing(NamedTuple):
    """How the match stands. `cutters` cut next; `scored` are the events of this hand, over all
    its deals; `winner` is the side that won the game that has just ended."""

    game: int
    hand: int
    dealer: int
    batch: int | None
    cutters: tuple[int, ...]
    cut_round: int
    scores: tuple[int, ...]
    games_won: tuple[int, ...]
    scored: tuple[Scored, ...]
    winner: int | None


class Dealing(NamedTuple):
    """This deal, up to the first lead. `bids` are (seat, level), None for a pass."""

    deal: int
    undealt: Cards
    turned: Cards
    runs: int
    rejected: Suit | None
    discards: tuple[Cards, ...]
    bids: tuple[tuple[int, int | None], ...]
    pitcher: int | None
    bid: int


class Table(NamedTuple):
    """The cards in hands and in play. `tricks` are (winner, trick); `drawn` are (seat, card) in
    order, `exposed` too."""

    hands: tuple[Cards, ...]
    trump: Suit | None
    trick: Trick
    tricks: Tricks
    stock: Cards
    drawn: tuple[tuple[int, Card], ...]
    exposed: tuple[tuple[int, Card], ...]
    called: Card | None


class State(NamedTuple):
    """A match between two actions.

    Hands are in pack order. Before the first cut `dealer` is NOBODY. After a hand or a game its
    tricks and its `scored` stay until the next deal. `bid` is 0 while nobody has bid.
    """

    law: Law
    phase: Phase
    actor: int | None
    standing: Standing
    dealing: Dealing
    table: Table

    @property
    def options(self) -> Options:
        return self.law.options

    @property
    def game(self) -> int:
        return self.standing.game

    @property
    def hand(self) -> int:
        return self.standing.hand

    @property
    def deal(self) -> int:
        return self.dealing.deal

    @property
    def cut_round(self) -> int:
        return self.standing.cut_round

    @property
    def cutters(self) -> tuple[int, ...]:
        return self.standing.cutters

    @property
    def dealer(self) -> int:
        return self.standing.dealer

    @property
    def scores(self) -> tuple[int, ...]:
        return self.standing.scores

    @property
    def games_won(self) -> tuple[int, ...]:
        return self.standing.games_won

    @property
    def batch(self) -> int | None:
        return self.standing.batch

    @property
    def scored(self) -> tuple[Scored, ...]:
        return self.standing.scored

    @property
    def winner(self) -> int | None:
        return self.standing.winner

    @property
    def undealt(self) -> Cards:
        return self.dealing.undealt

    @property
    def turned(self) -> Cards:
        return self.dealing.turned

    @property
    def runs(self) -> int:
        return self.dealing.runs

    @property
    def rejected(self) -> Suit | None:
        return self.dealing.rejected

    @property
    def discards(self) -> tuple[Cards, ...]:
        return self.dealing.discards

    @property
    def bids(self) -> tuple[tuple[int, int | None], ...]:
        return self.dealing.bids

    @property
    def pitcher(self) -> int | None:
        return self.dealing.pitcher

    @property
    def bid(self) -> int:
        return self.dealing.bid

    @property
    def hands(self) -> tuple[Cards, ...]:
        return self.table.hands

    @property
    def trump(self) -> Suit | None:
        return self.table.trump

    @property
    def trick(self) -> Trick:
        return self.table.trick

    @property
    def tricks(self) -> Tricks:
        return self.table.tricks

    @property
    def stock(self) -> Cards:
        return self.table.stock

    @property
    def drawn(self) -> tuple[tuple[int, Card], ...]:
        return self.table.drawn

    @property
    def exposed(self) -> tuple[tuple[int, Card], ...]:
        return self.table.exposed

    @property
    def called(self) -> Card | None:
        return self.table.called

    @property
    def next_dealer(self) -> int | None:
        """Who deals the next hand or game; None inside a hand, before a cut and after the match."""
        if self.phase is Phase.HAND_OVER or (
            self.phase is Phase.GAME_OVER and self.options.next_game_dealer == "rotate"
        ):
            return self.law.next_seat[self.standing.dealer]
        return None


# The same as State(...) and the like from a tuple of all fields, in less than half the time.
new_state: Callable[[tuple[Law, Phase, int | None, Standing, Dealing, Table]], State] = partial(
    tuple.__new__, State
)
new_standing: Callable[
    [
        tuple[
            int,
            int,
            int,
            int | None,
            tuple[int, ...],
            int,
            tuple[int, ...],
            tuple[int, ...],
            tuple[Scored, ...],
            int | None,
        ]
    ],
    Standing,
] = partial(tuple.__new__, Standing)
new_table: Callable[
    [
        tuple[
            tuple[Cards, ...],
            Suit | None,
            Trick,
            Tricks,
            Cards,
            tuple[tuple[int, Card], ...],
            tuple[tuple[int, Card], ...],
            Card | None,
        ]
    ],
    Table,
] = partial(tuple.__new__, Table)
new_dealing: Callable[
    [
        tuple[
            int,
            Cards,
            Cards,
            int,
            Suit | None,
            tuple[Cards, ...],
            tuple[tuple[int, int | None], ...],
            int | None,
            int,
        ]
    ],
    Dealing,
] = partial(tuple.__new__, Dealing)
