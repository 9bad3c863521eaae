"""Many hands under way at once, one a table; what `kernel_position` does, done to all together.

All tables play under the same terms and have played equally many cards. Arrays have a row a table.
"""

from __future__ import annotations

from typing import Self

import numpy as np

from allfives_desktop.ai.kernel import Terms
from allfives_desktop.ai.net.lanes import (
    LANES,
    NONE,
    ONE,
    TRUMPS,
    Numbers,
    Words,
    bit_of,
    by_place,
)

NO_BID = -1

_ROWS = (
    "hands",
    "seat",
    "dealer",
    "dead",
    "thrown",
    "known",
    "stock",
    "pitcher",
    "bid",
    "runs",
    "played",
    "won",
    "game",
    "voids",
    "best",
    "best_seat",
    "led",
    "highest",
    "pot",
)


class Tables:
    """`hands`, `played`, `voids`, `thrown` and `known` are sets by table and seat, `won` sets and
    `game` totals by table and side. `dead` are cards that all know to be out of play, `thrown`
    those that only their seat knows, `known` cards of a hand that all have seen; `voids` are what
    a seat has shown to lack. `stock` are places, the next card first. `pot` is the trick under way,
    `laid` its size; `tricks` are (winning side, points captured) for every trick so far.
    While `is_pitching` the leader has to lead a trump: it makes them.
    """

    def __init__(
        self,
        terms: Terms,
        hands: Words,
        *,
        seat: Numbers,
        dealer: Numbers,
        dead: Words | None = None,
        stock: Numbers | None = None,
    ) -> None:
        rows = len(hands)
        nobody = np.zeros((rows, terms.players), dtype=np.uint64)
        self.terms = terms
        self.hands = hands.copy()
        self.seat = seat.copy()
        self.dealer = dealer
        self.dead = np.zeros(rows, dtype=np.uint64) if dead is None else dead
        self.thrown = nobody
        self.known = nobody.copy()
        self.stock = np.zeros((rows, 0), dtype=np.int64) if stock is None else stock
        self.pitcher = np.full(rows, NO_BID)
        self.bid = np.zeros(rows, dtype=np.int64)
        self.runs = np.zeros(rows, dtype=np.int64)
        self.played = nobody.copy()
        self.won = np.zeros((rows, terms.sides), dtype=np.uint64)
        self.game = np.zeros((rows, terms.sides), dtype=np.int64)
        self.voids = nobody.copy()
        self.best = np.zeros(rows, dtype=np.int64)
        self.best_seat = seat.copy()
        self.led = np.zeros(rows, dtype=np.int64)
        self.highest = np.zeros(rows, dtype=np.uint64)
        self.pot = np.zeros(rows, dtype=np.uint64)
        self.laid = 0
        self.is_pitching = False
        self.tricks: list[tuple[Numbers, Numbers]] = []
        self._rows = np.arange(rows)
        self._next_seat = np.array(terms.next_seat)
        self._side_of = np.array(terms.side_of)
        self._captures = by_place(terms.captures)
        self.values = by_place(terms.game)
        self._pot_points = np.zeros(rows, dtype=np.int64)
        self._pot_game = np.zeros(rows, dtype=np.int64)

    def __len__(self) -> int:
        return len(self._rows)

    def pick(self, rows: Numbers) -> Self:
        """The tables with these numbers, to play on by themselves; a number may come often."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        for name in (*_ROWS, "_pot_points", "_pot_game"):
            setattr(twin, name, getattr(self, name)[rows])
        twin.tricks = [(side[rows], points[rows]) for side, points in self.tricks]
        twin._rows = np.arange(len(rows))
        return twin

    @property
    def cards_left(self) -> int:
        """In the hand of the seat to play."""
        return int(self.hands[0, self.seat[0]]).bit_count()

    @property
    def is_over(self) -> bool:
        return not self.laid and not self.cards_left

    def sides(self) -> Numbers:
        """Of the seats to play."""
        return self._side_of[self.seat]

    def own(self) -> Words:
        """The hands of the seats to play."""
        return self.hands[self._rows, self.seat]

    def legal(self) -> Words:
        """What they may play (spec 7)."""
        hand, terms = self.own(), self.terms
        trumps = hand & TRUMPS
        if not self.laid:
            return trumps if self.is_pitching else hand
        own = hand & LANES[self.led]
        follows = own if terms.is_strict else own | trumps
        free = np.where(trumps != NONE, trumps, hand) if terms.must_trump else hand
        plain = np.where(own != NONE, follows, free)
        if not terms.may_undertrump:
            over = plain & ~(TRUMPS & (self.highest - ONE))
            is_bound = (self.highest != NONE) & (over != NONE)
            plain = np.where(is_bound, over, plain)
        return np.where(self.led == 0, np.where(own != NONE, own, hand), plain)

    def play(self, cards: Numbers) -> None:
        """A legal card at every table, and what follows of itself (spec 6)."""
        rows, seat, bit, lane = self._rows, self.seat, bit_of(cards), cards >> 4
        self.hands[rows, seat] ^= bit
        self.played[rows, seat] |= bit
        self.known[rows, seat] &= ~bit
        trump_bit = np.where(lane == 0, bit, NONE)
        if self.laid:
            beats = np.where(lane == self.best >> 4, cards > self.best, lane == 0)
            self.best = np.where(beats, cards, self.best)
            self.best_seat = np.where(beats, seat, self.best_seat)
            self.highest = np.maximum(self.highest, trump_bit)
            self._note_voids(seat, lane)
        else:
            self.best, self.best_seat, self.led, self.highest = cards, seat, lane, trump_bit
            self.is_pitching = False
        self.pot = self.pot | bit
        self._pot_points = self._pot_points + self._captures[cards]
        self._pot_game = self._pot_game + self.values[cards]
        self.laid += 1
        if self.laid < self.terms.players:
            self.seat = self._next_seat[seat]
        else:
            self._take()

    def _note_voids(self, seat: Numbers, lane: Numbers) -> None:
        terms = self.terms
        is_void = lane != self.led
        if not terms.is_strict:
            is_void &= lane != 0
        shown = np.where(is_void, LANES[self.led], NONE)
        if terms.must_trump:
            shown |= np.where(is_void & (lane != 0), TRUMPS, NONE)
        self.voids[self._rows, seat] |= shown

    def _take(self) -> None:
        rows, winner = self._rows, self.best_seat
        side = self._side_of[winner]
        self.won[rows, side] |= self.pot
        self.game[rows, side] += self._pot_game
        self.tricks.append((side, self._pot_points))
        self.pot = np.zeros_like(self.pot)
        self._pot_points = np.zeros_like(self._pot_points)
        self._pot_game = np.zeros_like(self._pot_game)
        self.highest = np.zeros_like(self.highest)
        self.laid = 0
        self.seat = winner
        if self.stock.shape[1]:
            self._draw(winner, 0)
            self._draw(self._next_seat[winner], 1)
            self.stock = self.stock[:, 2:]
            if not self.terms.options.stock_face_up:
                self.voids[:] = NONE

    def _draw(self, seat: Numbers, at: int) -> None:
        bit = bit_of(self.stock[:, at])
        self.hands[self._rows, seat] |= bit
        if self.terms.options.stock_face_up:
            self.known[self._rows, seat] |= bit
