"""What a hand can hope to make of a suit as trumps, before a card is played.

The weights are those of a linear fit to some ten thousand hands, played out by `greedy` against
itself in five rulesets (lead) and three auction games (points).
"""

from __future__ import annotations

from collections.abc import Iterable

from allfives_desktop.ai.sight import SUITS, Sight
from allfives_desktop.ai.stakes import trump_stakes
from allfives_desktop.rules.cards import Card, Rank, Suit
from allfives_desktop.rules.view import SeatView

# The lead of a hand, in points.
OWN_STAKES = 1.4
THEIR_STAKES = 0.8
HIGH = 1.2
LOW = 0.8
TRUMP = 0.25
TRUMP_AMONG_STAKES = 0.04  # besides: the more there is to capture, the more a trump is worth
USUAL_TRUMPS = 12 / 51  # of a hand: a suit's other twelve among the cards besides the turn-up

# The points of a pitcher.
HIGH_PITCHED = 1.15  # High, and what the highest trump does for Game
KEPT_JACK = 0.8
CAUGHT_JACK = 0.06  # for each trump above the jack
GAME_HONOUR = 0.03  # for each Game point of the court cards and aces
GAME_TRUMP = 0.15
GAME_FRIEND = 1.9  # times the chance that a given card is with a partner
GAME_FOE = 0.8  # or with an opponent

HELD_LOW = 0.5  # where Low goes to its captor, the low trump in one's hand is not yet made

_COURT = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1}


class Prospects:
    """A seat's hand measured against a suit."""

    __slots__ = ("_foes", "_friends", "_suit", "_trumps", "_unseen", "_view")

    def __init__(self, view: SeatView, suit: Suit) -> None:
        sight = Sight(view, suit)
        rivals = sight.rivals.values()
        self._view = view
        self._suit = suit
        self._unseen = [card for card in SUITS[suit] if sight.is_unseen(card)]
        self._trumps = [card for card in view.hand_cards if card.suit is suit]
        self._foes = min(1.0, sum(each.chance for each in rivals if not each.is_partner))
        self._friends = sum(each.chance for each in rivals if each.is_partner)

    def lead(self) -> float:
        """By how many points the own side can hope to win the hand."""
        stakes = trump_stakes(self._view.options)
        own = sum(stakes[card.strength] * self._safety(card) for card in self._trumps)
        theirs = sum(stakes[card.strength] for card in self._unseen) * (self._foes - self._friends)
        more_than_usual = len(self._trumps) - len(self._view.hand_cards) * USUAL_TRUMPS
        return (
            OWN_STAKES * own
            - THEIR_STAKES * theirs
            + HIGH * self._balance(reversed(SUITS[self._suit]))
            + LOW * self._low_is_made() * self._balance(SUITS[self._suit])
            + (TRUMP + TRUMP_AMONG_STAKES * sum(stakes)) * more_than_usual
        )

    def points(self) -> float:
        """How many of High, Low, Jack and Game the own side can hope to make as pitcher."""
        high, _ = self._first_of(reversed(SUITS[self._suit]))
        low, _ = self._first_of(SUITS[self._suit])
        return HIGH_PITCHED * high + self._low_is_made() * low + self._jack() + self._game()

    def has_ace(self) -> bool:
        return any(card.rank is Rank.ACE for card in self._trumps)

    def _low_is_made(self) -> float:
        return 1.0 if self._view.options.low_to == "holder" else HELD_LOW

    def _jack(self) -> float:
        jack = SUITS[self._suit][list(Rank).index(Rank.JACK)]
        if jack in self._trumps:
            return KEPT_JACK
        return CAUGHT_JACK * sum(card.strength > jack.strength for card in self._trumps)

    def _game(self) -> float:
        return (
            GAME_HONOUR * sum(_COURT.get(card.rank, 0) for card in self._view.hand_cards)
            + GAME_TRUMP * len(self._trumps)
            + GAME_FRIEND * self._friends
            - GAME_FOE * self._foes
        )

    def _safety(self, card: Card) -> float:
        """How likely no opponent holds a higher card of the suit."""
        above = sum(each.strength > card.strength for each in self._unseen)
        return (1 - self._foes) ** above

    def _balance(self, cards: Iterable[Card]) -> float:
        own, theirs = self._first_of(cards)
        return own - theirs

    def _first_of(self, cards: Iterable[Card]) -> tuple[float, float]:
        """How likely the first of these cards that is in play is with the own side, and with
        the others."""
        nobody, own, theirs = 1.0, 0.0, 0.0
        for card in cards:
            if card in self._trumps:
                return own + nobody, theirs
            if card in self._unseen:
                own += nobody * self._friends
                theirs += nobody * self._foes
                nobody *= max(0.0, 1 - self._friends - self._foes)
        return own, theirs
