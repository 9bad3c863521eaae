"""Whether the cards were dealt fairly: what each seat was dealt, against what chance expects.

Counted are the ace, jack, ten and five of the suit that was turned up first, in the hands as they
were first dealt. Trumps as they are made in the end would not do: whoever holds good trumps stands,
and then has more of them by choice, not by chance. Given the card that is turned, each other card
of its suit is equally likely to be any of the 51 others, so a hand of n holds it with the chance
n / 51. Where nothing is turned before the hands are dealt and somebody chooses trumps (the
auction), all four suits count: a hand of n then holds 4 n / 52 of them in the mean.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import takewhile
from math import ceil, floor, sqrt
from typing import Final

from allfives_desktop.rules.cards import PACK, Card, Rank
from allfives_desktop.rules.events import CardsDealt, CardTurned, Event, StockOpened

RANKS: Final = (Rank.ACE, Rank.JACK, Rank.TEN, Rank.FIVE)
# Clockwise from the person, as seats stand round a table: by the number of players.
PLACES: Final = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}
Z: Final = 1.959964  # 95 % of a normal distribution lie within


@dataclass(frozen=True, slots=True)
class Dealt:
    """How many cards of a rank a place was dealt; chance expects `expected`, and 95 times in 100
    or more stays within `low` to `high`. Of `deals` deals."""

    place: int
    rank: Rank
    deals: int
    found: int
    expected: float
    low: int
    high: int

    @property
    def is_within(self) -> bool:
        """Whether chance alone would often do that."""
        return self.low <= self.found <= self.high


def dealt_facts(events: Iterable[Event], seat: int, players: int) -> Counter[str]:
    """The facts of one deal, for the person in `seat`."""
    facts: Counter[str] = Counter()
    hands, turned = _first_deal(list(events))
    for dealt, cards in hands.items():
        place = PLACES[players][(dealt - seat) % players]
        for rank in RANKS:
            if turned is not None and turned.rank == rank:
                continue
            kind = "any" if turned is None else "turned"
            facts[f"{kind}.{place}.{rank.value}.{len(cards)}"] += 1
            facts[f"got.{place}.{rank.value}"] += sum(
                card.rank == rank and (turned is None or card.suit == turned.suit) for card in cards
            )
    return facts


def fairness(counts: Mapping[str, int]) -> list[Dealt]:
    """A row for each place and rank that was ever dealt to, in the order of places."""
    rows = (_row(counts, place, rank) for place in range(4) for rank in RANKS)
    return [row for row in rows if row.deals]


def _first_deal(events: list[Event]) -> tuple[dict[int, list[Card]], Card | None]:
    """The hands as first dealt, and the card that was turned behind them."""
    hands: dict[int, list[Card]] = {}
    for event in takewhile(lambda event: not isinstance(event, CardTurned), events):
        if isinstance(event, CardsDealt):
            hands.setdefault(event.seat, []).extend(card for card in event.cards if card)
    turned = (event.card for event in events if isinstance(event, CardTurned | StockOpened))
    return hands, next(turned, None)


def _row(counts: Mapping[str, int], place: int, rank: Rank) -> Dealt:
    deals, mean, variance = 0, 0.0, 0.0
    for size in range(1, len(PACK)):
        turned = counts.get(f"turned.{place}.{rank.value}.{size}", 0)
        free = counts.get(f"any.{place}.{rank.value}.{size}", 0)
        deals += turned + free
        chance, part = size / 51, size / 52
        mean += turned * chance + free * 4 * part
        variance += turned * chance * (1 - chance) + free * 4 * part * (1 - part) * 48 / 51
    margin = Z * sqrt(variance)
    found = counts.get(f"got.{place}.{rank.value}", 0)
    low, high = max(0, floor(mean - margin)), ceil(mean + margin)
    return Dealt(place, rank, deals, found, mean, low, high)
