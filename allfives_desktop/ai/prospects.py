"""What a hand can be expected to make of a suit as trumps, before a card is played.

The weights were fitted to hands that the same player played out (tests/benchmarks/strength.py).
"""

from __future__ import annotations

from collections.abc import Iterable

from allfives_desktop.ai.sight import Sight
from allfives_desktop.ai.stakes import trump_stakes
from allfives_desktop.rules.cards import PACK, Card, Rank, Suit
from allfives_desktop.rules.view import SeatView

OWN = 1.4  # points of a trump that nothing can beat, and what else it wins
THEIRS = 0.8
HIGH = 1.2
LOW = 0.8
CAUGHT_LOW = 0.5  # where Low goes to its captor, held is not yet made
COUNT = 0.25
COUNT_OF_STAKES = 0.04
HIGH_PITCHED = 1.15
KEPT_JACK = 0.8
CAUGHT_JACK = 0.06
GAME_HONOUR = 0.03
GAME_TRUMP = 0.15
GAME_FRIEND = 1.9
GAME_FOE = 0.8
JACK_STRENGTH = 9
_HONOURS = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}
USUAL_TRUMPS = 12 / 51  # of a hand: twelve more of a suit among the cards one does not see


class Prospects:
    """A seat's hand measured against a suit."""

    __slots__ = ("_foes", "_friends", "_held", "_suit", "_unseen", "_view", "trumps")

    def __init__(self, view: SeatView, suit: Suit) -> None:
        sight = Sight(view, suit)
        rivals = sight.rivals.values()
        self._view = view
        self._suit = suit
        self._unseen = sight.unseen[suit]
        self.trumps = [card for card in view.hand_cards if card.suit is suit]
        self._foes = min(1.0, sum(each.chance for each in rivals if not each.is_partner))
        self._friends = sum(each.chance for each in rivals if each.is_partner)

    def lead(self) -> float:
        """By how many points the own side can hope to win the hand."""
        stakes = trump_stakes(self._view.options)
        own = sum(stakes[card.strength] * self.safety(card) for card in self.trumps)
        theirs = sum(stakes[card.strength] for card in self._unseen) * (self._foes - self._friends)
        usual = len(self._view.hand_cards) * USUAL_TRUMPS
        length = (COUNT + COUNT_OF_STAKES * sum(stakes)) * (len(self.trumps) - usual)
        ends = HIGH * self.high() + self._low_weight() * self.low()
        return OWN * own - THEIRS * theirs + ends + length

    def points(self) -> float:
        """How many of High, Low, Jack and Game the own side can hope to make as pitcher."""
        options = self._view.options
        low = self._own_chance(_SUITS[self._suit])
        if options.low_to == "captor":
            low *= CAUGHT_LOW
        return HIGH_PITCHED * self.own_high() + low + self._jack() + self._game()

    def own_high(self) -> float:
        """Chance that the own side holds the highest trump in play."""
        return self._own_chance(reversed(_SUITS[self._suit]))

    def has_ace(self) -> bool:
        return any(card.rank is Rank.ACE for card in self.trumps)

    def _jack(self) -> float:
        if any(card.rank is Rank.JACK for card in self.trumps):
            return KEPT_JACK
        return CAUGHT_JACK * sum(card.strength > JACK_STRENGTH for card in self.trumps)

    def _game(self) -> float:
        honours = sum(_HONOURS.get(card.rank, 0) for card in self._view.hand_cards)
        return (
            GAME_HONOUR * honours
            + GAME_TRUMP * len(self.trumps)
            + GAME_FRIEND * self._friends
            - GAME_FOE * self._foes
        )

    def _own_chance(self, cards: Iterable[Card]) -> float:
        nobody, own = 1.0, 0.0
        for card in cards:
            if card in self.trumps:
                return own + nobody
            if card in self._unseen:
                own += nobody * self._friends
                nobody *= max(0.0, 1 - self._friends - self._foes)
        return own

    def safety(self, card: Card) -> float:
        """How likely no opponent holds a higher trump."""
        above = sum(each.strength > card.strength for each in self._unseen)
        return (1 - self._foes) ** above

    def high(self) -> float:
        """Chance to hold the highest trump in play, less the chance that opponents hold it."""
        return self._first_in(reversed(_SUITS[self._suit]))

    def low(self) -> float:
        """The same for the lowest."""
        return self._first_in(_SUITS[self._suit])

    def _low_weight(self) -> float:
        return LOW if self._view.options.low_to == "holder" else LOW * CAUGHT_LOW

    def _first_in(self, cards: Iterable[Card]) -> float:
        nobody, balance = 1.0, 0.0
        for card in cards:
            if card in self.trumps:
                return balance + nobody
            if card in self._unseen:
                balance += nobody * (self._friends - self._foes)
                nobody *= max(0.0, 1 - self._friends - self._foes)
        return balance


_SUITS = {suit: tuple(card for card in PACK if card.suit is suit) for suit in Suit}
