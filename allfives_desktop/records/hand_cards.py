"""Where every card of a deal was: hands, discards, stock, turned cards, each card exactly once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from allfives_desktop.rules.actions import Deal
from allfives_desktop.rules.cards import Card
from allfives_desktop.rules.events import (
    CardsDealt,
    CardTurned,
    Discarded,
    Drawn,
    Event,
    Played,
    StockOpened,
)
from allfives_desktop.rules.timeline import Moment

Cards = tuple[Card, ...]


class SeatCards(NamedTuple):
    """What a seat was dealt, without what it threw out; `played` is the order of play, then what
    it still held. Cards it drew from the stock are in `played` only."""

    dealt: Cards
    thrown: Cards
    played: Cards


class StockCard(NamedTuple):
    """A card of the stock; `seat` drew it, None where nobody did."""

    card: Card
    seat: int | None


class DealCards(NamedTuple):
    """One pack. `dealt` and `thrown` of all seats, `turned`, `stock` and `undealt` together hold
    each of its cards exactly once; `undealt` has the next card first."""

    seats: tuple[SeatCards, ...]
    turned: Cards
    stock: tuple[StockCard, ...]
    undealt: Cards


def deals_of(moments: Iterable[Moment]) -> tuple[DealCards, ...]:
    """The packs of these moments of a hand: one, and one more for each deal thrown in."""
    packs: list[_Pack] = []
    for moment in moments:
        if isinstance(moment.action, Deal):
            packs.append(_Pack(moment.action.deck, moment.state.options.players))
        if packs:
            for event in moment.events:
                packs[-1].take(event)
    return tuple(pack.cards() for pack in packs)


@dataclass(slots=True)
class _Seat:
    dealt: list[Card] = field(default_factory=list)
    thrown: list[Card] = field(default_factory=list)
    drawn: list[Card] = field(default_factory=list)
    played: list[Card] = field(default_factory=list)

    def cards(self) -> SeatCards:
        dealt = tuple(card for card in self.dealt if card not in self.thrown)
        held = [card for card in (*dealt, *self.drawn) if card not in self.played]
        return SeatCards(dealt, tuple(self.thrown), (*self.played, *held))


class _Pack:
    """Follows one pack through what happens to it."""

    def __init__(self, deck: Cards, players: int) -> None:
        self._deck = deck
        self._seats = [_Seat() for _ in range(players)]
        self._turned: list[Card] = []
        self._has_stock = False

    def take(self, event: Event) -> None:
        match event:
            case CardsDealt():
                self._seats[event.seat].dealt += [card for card in event.cards if card]
            case CardTurned():
                self._turned.append(event.card)
            case Discarded():
                self._seats[event.seat].thrown += [card for card in event.cards if card]
            case StockOpened():
                self._has_stock = True
            case Drawn() if event.card is not None:
                self._seats[event.seat].drawn.append(event.card)
            case Played():
                self._seats[event.seat].played.append(event.card)

    def cards(self) -> DealCards:
        seats = tuple(seat.cards() for seat in self._seats)
        gone = {card for seat in self._seats for card in seat.dealt} | set(self._turned)
        left = tuple(card for card in self._deck if card not in gone)
        if not self._has_stock:
            return DealCards(seats, tuple(self._turned), (), left)
        takers = {card: seat for seat, each in enumerate(self._seats) for card in each.drawn}
        stock = tuple(StockCard(card, takers.get(card)) for card in left)
        return DealCards(seats, tuple(self._turned), stock, ())
