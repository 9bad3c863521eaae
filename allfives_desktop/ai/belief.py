"""Deals that agree with everything a seat has seen."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from allfives_desktop.ai.inference import shown_cards, unseen_cards, void_bits
from allfives_desktop.ai.kernel import SUIT_OF, bits
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.testimony import Testimony
from allfives_desktop.ai.world import suit_number
from allfives_desktop.rules.law import HAND_SIZE, RUN_SIZE
from allfives_desktop.rules.view import SeatView

ATTEMPTS = 20


class Deal(NamedTuple):
    """Where all cards lie: hands as sets by seat, the stock top first, and what is undealt or out
    of play, in an order as good as any other."""

    hands: list[int]
    stock: list[int]
    rest: list[int]


class Belief:
    """What is hidden from a seat, and how it can lie.

    Hidden cards are in other hands, among the others' discards, in the stock or undealt. A hand
    holds no card of a suit its seat has shown to lack. Others are taken to have thrown out plain
    cards before trumps.
    """

    __slots__ = (
        "_hands",
        "_order",
        "_sizes",
        "_stock_size",
        "_testimony",
        "_thrown",
        "_top",
        "_trump",
        "_unseen",
        "_voids",
    )

    def __init__(self, view: SeatView) -> None:
        seats = range(view.options.players)
        self._hands = [shown_cards(view, seat) for seat in seats]
        self._hands[view.seat] = bits_of(view.hand_cards)
        self._sizes = [view.hand_sizes[s] - self._hands[s].bit_count() for s in seats]
        self._thrown = [0 if s == view.seat else _discard_size(view, s) for s in seats]
        self._voids = void_bits(view)
        self._order = sorted(seats, key=lambda seat: -self._voids[seat].bit_count())
        self._trump = suit_number(view.trump)
        self._stock_size = view.stock_size
        self._top = [] if view.stock_top is None else [view.stock_top.index]
        self._unseen = bits(unseen_cards(view))
        self._testimony = Testimony(view)

    def deal(self, rng: Random) -> Deal:
        """One way the cards can lie, all about as likely as what has been said makes them."""
        for _ in range(ATTEMPTS):
            pool = self._unseen[:]
            rng.shuffle(pool)
            hands = self._dealt(pool)
            if hands is not None and self._testimony.believes(hands, rng):
                return self._completed(hands, pool)
        pool = self._unseen[:]
        rng.shuffle(pool)
        return self._completed(self._matched(pool), pool)

    def _completed(self, hands: list[int], pool: list[int]) -> Deal:
        hidden = self._stock_size - len(self._top)
        stock, rest = pool[:hidden], pool[hidden:]
        return Deal(hands, self._top + stock if self._stock_size else [], rest)

    def _dealt(self, pool: list[int]) -> list[int] | None:
        """Takes the hands out of a shuffled pool, the seats with the fewest choices first."""
        hands = self._hands[:]
        for seat in self._order:
            size, void = self._sizes[seat], self._voids[seat]
            if self._thrown[seat]:
                taken = self._kept(pool, seat)
            else:
                taken = [card for card in pool if not void >> card & 1][:size]
            if len(taken) < size:
                return None
            _move(taken, pool, hands, seat)
        return hands

    def _kept(self, pool: list[int], seat: int) -> list[int]:
        """What a seat keeps of a larger hand; what it throws out goes to the end of the pool."""
        size, void = self._sizes[seat], self._voids[seat]
        dealt = pool[: size + self._thrown[seat]]
        possible = [card for card in dealt if not void >> card & 1]
        kept = sorted(possible, key=lambda card: SUIT_OF[card] != self._trump)[:size]
        if len(kept) == size:
            pool[: len(dealt)] = kept
            pool += [card for card in dealt if card not in kept]
        return kept

    def _matched(self, pool: list[int]) -> list[int]:
        """By augmenting paths: each place of a hand finds a card, if need be from another place."""
        places = [seat for seat in self._order for _ in range(self._sizes[seat])]
        place_of: dict[int, int] = {}
        for place in range(len(places)):
            self._find(place, places, pool, place_of, set())
        hands = self._hands[:]
        for card, place in place_of.items():
            _move([card], pool, hands, places[place])
        return hands

    def _find(
        self,
        place: int,
        places: list[int],
        pool: list[int],
        place_of: dict[int, int],
        tried: set[int],
    ) -> bool:
        void = self._voids[places[place]]
        for card in pool:
            if card in tried or void >> card & 1:
                continue
            tried.add(card)
            holder = place_of.get(card)
            if holder is None or self._find(holder, places, pool, place_of, tried):
                place_of[card] = place
                return True
        return False


def _move(cards: Iterable[int], pool: list[int], hands: list[int], seat: int) -> None:
    for card in cards:
        pool.remove(card)
        hands[seat] |= 1 << card


def _discard_size(view: SeatView, seat: int) -> int:
    """How many cards a seat has thrown out: what it was dealt, less what it has or has played."""
    played = sum([who == seat for _, trick in view.tricks for who, _ in trick])
    played += sum([who == seat for who, _ in view.trick])
    drawn = len(view.tricks) if view.options.trump == "stock_top" else 0
    if drawn:
        return 0
    return HAND_SIZE + RUN_SIZE * view.runs - played - view.hand_sizes[seat]
