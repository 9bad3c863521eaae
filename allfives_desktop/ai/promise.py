"""What a hand promises before a card is played, on bits: the rules of thumb of a simulated seat.

The weights are those of `prospects`: a linear fit to hands played out. Whether a suit is good
enough to stand on, to give for or to bid on is asked many hundred times in a decision by
simulation, so it has to cost some microseconds.
"""

from __future__ import annotations

from functools import lru_cache

from allfives_desktop.ai.kernel import ACE, FIVE, JACK, SUIT_BITS, WHOLE_PACK, Terms, bits
from allfives_desktop.rules.law import HAND_SIZE

OWN_STAKES, THEIR_STAKES = 1.4, 0.8
HIGH, LOW = 1.2, 0.8
TRUMP, TRUMP_AMONG_STAKES = 0.25, 0.04
USUAL_TRUMPS = 12 / 51
HIGH_PITCHED, KEPT_JACK, CAUGHT_JACK = 1.15, 0.8, 0.06
GAME_HONOUR, GAME_TRUMP, GAME_FRIEND, GAME_FOE = 0.03, 0.15, 1.9, 0.8
HELD_LOW = 0.5

STAND_AT, GIVE_AT = -0.7, -0.8
BID_AT = (0.0, 1.0, 1.75, 2.6, 3.5)

_COURT = {9: 1, 10: 2, 11: 3, 12: 4}  # Game value by strength, jack to ace
_RISK = (0.0, 0.0, 0.0, 0.3, 0.0, 0.0, 0.0, 0.0, 0.5, 0.05, 0.08, 0.06, -0.05)


@lru_cache(maxsize=16)
def stakes_of(terms: Terms) -> tuple[float, ...]:
    """Points that go with a trump, by strength, without Low and Game."""
    points = [float(value) for value in terms.captures[0][:13]]
    points[FIVE] += terms.bonus
    points[JACK] += (1 + terms.hang_jack) / 2
    return tuple(points)


@lru_cache(maxsize=64)
def shares_of(terms: Terms, seat: int, size: int, dead: int) -> tuple[float, float]:
    """How likely a given unseen card is with opponents, and with the partner, of a seat when all
    hold `size` cards and `dead` cards are out of play."""
    places = WHOLE_PACK.bit_count() - size - dead
    own = terms.side_of[seat]
    friends = sum([side == own for side in terms.side_of]) - 1
    foes = terms.players - 1 - friends
    return min(1.0, foes * size / places), min(1.0, friends * size / places)


class Promise:
    """A hand of a seat measured against a suit; `dead` are cards out of play."""

    __slots__ = ("_foes", "_friends", "_hand", "_shift", "_size", "_terms", "_trumps", "_unseen")

    def __init__(self, terms: Terms, seat: int, hand: int, suit: int, dead: int) -> None:
        self._terms = terms
        self._hand = hand
        self._size = hand.bit_count()
        self._shift = 13 * suit
        self._trumps = (hand & SUIT_BITS[suit]) >> self._shift
        self._unseen = (SUIT_BITS[suit] & ~hand & ~dead) >> self._shift
        self._foes, self._friends = shares_of(terms, seat, self._size, dead.bit_count())

    def lead(self) -> float:
        """By how many points the own side can hope to win the hand."""
        stakes, stay = stakes_of(self._terms), 1 - self._foes
        own = 0.0
        for strength in bits(self._trumps):
            if stakes[strength]:
                own += stakes[strength] * stay ** (self._unseen >> strength).bit_count()
        theirs = sum([stakes[strength] for strength in bits(self._unseen)])
        more_than_usual = self._trumps.bit_count() - self._size * USUAL_TRUMPS
        low = HELD_LOW if self._terms.is_captor_low else 1.0
        return (
            OWN_STAKES * own
            - THEIR_STAKES * theirs * (self._foes - self._friends)
            + HIGH * self._balance(self._first(highest=True))
            + LOW * low * self._balance(self._first(highest=False))
            + (TRUMP + TRUMP_AMONG_STAKES * sum(stakes)) * more_than_usual
        )

    def points(self) -> float:
        """How many of High, Low, Jack and Game the own side can hope to make as pitcher."""
        high, _ = self._first(highest=True)
        low, _ = self._first(highest=False)
        made = HELD_LOW if self._terms.is_captor_low else 1.0
        return HIGH_PITCHED * high + made * low + self._jack() + self._game()

    def has_ace(self) -> bool:
        return bool(self._trumps >> ACE)

    def _jack(self) -> float:
        if self._trumps >> JACK & 1:
            return KEPT_JACK
        return CAUGHT_JACK * (self._trumps >> JACK + 1).bit_count()

    def _game(self) -> float:
        honours = sum([_COURT.get(card % 13, 0) for card in bits(self._hand)])
        return (
            GAME_HONOUR * honours
            + GAME_TRUMP * self._trumps.bit_count()
            + GAME_FRIEND * self._friends
            - GAME_FOE * self._foes
        )

    def _balance(self, shares: tuple[float, float]) -> float:
        return shares[0] - shares[1]

    def _first(self, *, highest: bool) -> tuple[float, float]:
        """How likely the highest or lowest trump in play is with the own side, and with others."""
        nobody, own, theirs = 1.0, 0.0, 0.0
        nowhere = max(0.0, 1 - self._friends - self._foes)
        for strength in range(ACE, -1, -1) if highest else range(ACE + 1):
            if self._trumps >> strength & 1:
                return own + nobody, theirs
            if self._unseen >> strength & 1:
                own += nobody * self._friends
                theirs += nobody * self._foes
                nobody *= nowhere
        return own, theirs


def best_suit(terms: Terms, seat: int, hand: int, dead: int) -> tuple[int, Promise]:
    """The suit of a hand that promises most points to a pitcher."""
    suits = [suit for suit in range(4) if hand & SUIT_BITS[suit]]
    promises = {suit: Promise(terms, seat, hand, suit, dead) for suit in suits}
    suit = max(suits, key=lambda each: promises[each].points())
    return suit, promises[suit]


def best_to_keep(hand: int, trump: int) -> list[int]:
    """The cards of a hand, those to keep first: trumps from the top, then the plain cards that can
    lose least towards Game."""

    def worth(card: int) -> float:
        strength = card % 13
        return 100.0 + strength if SUIT_BITS[trump] >> card & 1 else -_RISK[strength]

    return sorted(bits(hand), key=worth, reverse=True)


def kept_six(hand: int, trump: int) -> int:
    """What a simulated seat keeps of a larger hand."""
    return sum([1 << card for card in best_to_keep(hand, trump)[:HAND_SIZE]])
