"""The quick policy: which card to play, by a sum of small reasons on bits.

It plays both sides of a rollout, so it has to be cheap: some ten microseconds a card. It looks at
nothing that its seat may not know: its hand, what has been played, and how many cards the others
hold. With U unseen cards, a seat that holds k of them holds a given one with the chance k / |U|,
and none of m given ones with about (1 - k / |U|) ** m.

The worth of a card to its captor is its points and g times its Game value. g is what a Game point
is worth: the density, at a tie, of a normal distribution of how Game may end. With v the mean
square of a card's Game value and n cards to come, its variance is about v n.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, pi, sqrt

from allfives_desktop.ai.kernel import (
    FIVE,
    JACK,
    NO_SUIT,
    SUIT_BITS,
    SUIT_OF,
    TEN,
    WHOLE_PACK,
    Terms,
    bits,
)
from allfives_desktop.ai.kernel_position import Position
from allfives_desktop.ai.promise import best_suit

# Points, where they are not chances.
LEAD = 0.2  # to lead to the next trick
BOSS = 0.4  # the highest trump left, besides its own points
TRUMP = 0.2  # any trump
STRENGTH = 0.02  # each rank it stands above the two
PLAIN_BOSS = 0.05  # the highest card left of a plain suit
ESCAPE = 0.6  # how often a trump in danger gets home while there is time
PLAIN_HOME = 0.5  # how often a plain card that nothing beats in its suit gets home
RUFF = 0.5  # how often a plain lead worth nothing is trumped by a seat that may choose
CASH = 0.8  # how often a seat that can bring a trump honour home does so
HONOUR = 0.5  # worth from which a trump counts as one
GUARD = 0.3  # of a ten's worth: a low card beside a ten that higher cards may catch
BURNT_ACE = 0.7  # to take an empty trick with a plain ace last of all
OTHERS = 0.75  # among three or more sides: what another side wins hurts less than 1
PITCHER = 2.0  # but what the pitcher wins may save the bid
GAME_ENDS = 6.0

ABOVE = tuple(SUIT_BITS[SUIT_OF[card]] & -(2 << card) for card in range(52))


class QuickPolicy:
    """The policy under the terms of a game; get it from `quick_policy`."""

    __slots__ = ("_points", "_square", "_terms")

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._points = tuple(_points(terms, trump) for trump in range(4))
        values = terms.game[0]
        self._square = sum([value * value for value in values]) / len(values)

    def choose(self, position: Position) -> int:
        """A legal card of the seat to play; of equals the lowest. A pitcher leads the suit that
        promises most."""
        legal = position.legal()
        if not legal & legal - 1:
            return legal.bit_length() - 1
        if position.trump == NO_SUIT:
            return self._pitched(position, legal)
        worths = self.worths(position, legal)
        return max(worths, key=worths.__getitem__)

    def _pitched(self, position: Position, hand: int) -> int:
        suit, _ = best_suit(self._terms, position.seat, hand, position.dead)
        position.trump = suit
        worths = self.worths(position, hand & SUIT_BITS[suit])
        position.trump = NO_SUIT
        return max(worths, key=worths.__getitem__)

    def worths(self, position: Position, legal: int) -> dict[int, float]:
        """What playing each card now brings, less what it is worth to keep, in points."""
        return _Outlook(self._terms, position, self._points, self._square).worths(legal)


quick_policy = lru_cache(maxsize=16)(QuickPolicy)


def _points(terms: Terms, trump: int) -> tuple[float, ...]:
    """What each card scores for its captor, without Low and Game; a jack half of what lies
    between losing and winning it."""
    points = [float(value) for value in terms.captures[trump]]
    points[13 * trump + FIVE] += terms.bonus
    points[13 * trump + JACK] += (1 + terms.hang_jack) / 2
    return tuple(points)


class _Outlook:
    """One decision of the seat to play."""

    __slots__ = (
        "captures",
        "game",
        "hand",
        "holds",
        "honours",
        "later",
        "left",
        "own",
        "points",
        "position",
        "price",
        "rivals",
        "terms",
        "trump",
        "trumps",
        "unseen",
    )

    def __init__(
        self, terms: Terms, position: Position, points: tuple[tuple[float, ...], ...], square: float
    ) -> None:
        seat, trump = position.seat, position.trump
        hands = position.hands
        seen = hands[seat] | position.dead
        for cards in position.played:
            seen |= cards
        self.terms = terms
        self.position = position
        self.trump = trump
        self.trumps = SUIT_BITS[trump]
        self.hand = hands[seat]
        self.unseen = unseen = WHOLE_PACK & ~seen
        self.own = own = terms.side_of[seat]
        self.left = self.hand.bit_count() - 1 + len(position.stock) // 2
        self.points = points[trump]
        self.captures = terms.captures[trump]
        self.game = terms.game[trump]
        places = unseen.bit_count() or 1
        self.holds = [cards.bit_count() / places for cards in hands]
        self.rivals = sum([hold for at, hold in enumerate(self.holds) if terms.side_of[at] != own])
        later, at = [], seat
        for _ in range(terms.players - len(position.trick) - 1):
            at = terms.next_seat[at]
            later.append(at)
        self.later = later
        to_come = sum(self.holds) * places + len(position.stock)
        self.price = _price(position.game, own, square * to_come)
        self.honours = self._honours()

    def worths(self, legal: int) -> dict[int, float]:
        return {card: self._worth(card) for card in bits(legal)}

    def _honours(self) -> list[tuple[int, float]]:
        """Unseen trumps worth something, while opponents are still to play."""
        if not self.later:
            return []
        worth = self._stake
        found = [(card, worth(card)) for card in bits(self.unseen & self.trumps)]
        return [each for each in found if each[1] >= HONOUR]

    def _stake(self, card: int) -> float:
        return self.points[card] + self.price * self.game[card]

    def _worth(self, card: int) -> float:
        position, own, side_of = self.position, self.own, self.terms.side_of
        best, taker = position.best, position.seat
        trick = position.trick
        if trick and not self._beats(card, best):
            taker = position.best_seat
        else:
            best = card
        pot = self._stake(card) + sum([self._stake(each) for each in trick])
        share = self._share(side_of[taker])
        wins = 1.0 if side_of[taker] == own else 0.0
        led = SUIT_OF[trick[0] if trick else card]
        for seat in self.later:
            over = self._overtakes(seat, best, led, pot)
            share += over * (self._share(side_of[seat]) - share)
            wins += over * ((side_of[seat] == own) - wins)
        value = share * pot + LEAD * wins - self._keep(card)
        if self.honours:
            value += self._to_come(card, led, wins)
        if not self.later and trick and self.left:
            value -= self._burnt(card, pot)
        return value + self._end(card, wins)

    def _share(self, side: int) -> float:
        """What a point is worth to the own side when that side takes it."""
        if side == self.own:
            return 1.0
        if self.terms.sides == 2:
            return -1.0
        pitcher = self.position.pitcher
        is_pitchers = pitcher >= 0 and self.terms.side_of[pitcher] == side
        return -PITCHER if is_pitchers else -OTHERS

    def _beats(self, card: int, best: int) -> bool:
        if SUIT_OF[card] == SUIT_OF[best]:
            return card > best
        return SUIT_OF[card] == self.trump

    def _overtakes(self, seat: int, best: int, led: int, pot: float) -> float:
        """How likely a seat still to play beats the best card so far."""
        lacks = 1 - min(self.holds[seat], 1.0)
        above = (self.unseen & ABOVE[best]).bit_count()
        stays: float = lacks**above
        if SUIT_OF[best] != self.trump:
            no_trump: float = lacks ** (self.unseen & self.trumps).bit_count()
            may = 1.0
            if self.terms.is_strict:
                may = lacks ** (self.unseen & SUIT_BITS[led]).bit_count()
            stays *= 1 - (1 - no_trump) * may * (RUFF + (1 - RUFF) * min(1.0, pot))
        return 1 - stays

    def _to_come(self, card: int, led: int, wins: float) -> float:
        """Trump honours behind: those that can win will be cashed, a trump lead draws the rest."""
        trump, side_of = self.trump, self.terms.side_of
        best = -1
        if self.position.highest:
            best = self.position.highest.bit_length() - 1
        if SUIT_OF[card] == trump and card > best:
            best = card
        result = 0.0
        for seat in self.later:
            if side_of[seat] == self.own:
                continue
            holds = min(self.holds[seat], 1.0)
            for honour, stake in self.honours:
                if honour > best:
                    result -= CASH * stake * holds
                elif led == trump:
                    others = (self.unseen & self.trumps & -(2 << best)).bit_count()
                    result += wins * stake * holds * (1 - holds) ** others
        return result

    def _burnt(self, card: int, pot: float) -> float:
        is_ace = card % 13 == 12 and SUIT_OF[card] != self.trump
        return BURNT_ACE if is_ace and pot <= self._stake(card) else 0.0

    def _keep(self, card: int) -> float:
        """What a card is worth in the hand for the tricks to come."""
        left = self.left
        if not left:
            return 0.0
        safe: float = (1 - min(self.rivals, 1.0)) ** (self.unseen & ABOVE[card]).bit_count()
        stake = self._stake(card)
        if SUIT_OF[card] == self.trump:
            home = safe + (1 - safe) * ESCAPE * left / (left + 1)
            return stake * (2 * home - 1) + TRUMP + BOSS * safe + STRENGTH * (card % 13)
        value = stake * (2 * PLAIN_HOME * safe - 1) + PLAIN_BOSS * safe
        ten = 13 * SUIT_OF[card] + TEN
        if not stake and self.hand >> ten & 1:
            higher = (self.unseen & ABOVE[ten]).bit_count()
            value += GUARD * self._stake(ten) * (1 - (1 - min(self.rivals, 1.0)) ** higher)
        return value

    def _end(self, card: int, wins: float) -> float:
        """A capture that reaches the target ends the game there and then."""
        points = self.captures[card] + sum([self.captures[each] for each in self.position.trick])
        scores, target = self.position.tally.scores, self.terms.target
        if not points or max(scores) + points < target or not self.terms.ends_at_once:
            return 0.0
        other = max([score for side, score in enumerate(scores) if side != self.own])
        is_out, are_out = scores[self.own] + points >= target, other + points >= target
        return GAME_ENDS * (is_out * wins - are_out * (1 - wins))


def _price(totals: list[int], own: int, variance: float) -> float:
    """What a Game point is worth now, won rather than lost."""
    if variance <= 0:
        return 0.0
    ahead = totals[own] - max([total for side, total in enumerate(totals) if side != own])
    return 2 * exp(-ahead * ahead / (2 * variance)) / sqrt(2 * pi * variance)
