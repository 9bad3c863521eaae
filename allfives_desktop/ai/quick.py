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
    ACE,
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
from allfives_desktop.rules.law import HAND_SIZE

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
LOW_RANKS = 3  # that may be Low where it goes to its captor
NEAR_END = 40  # more than one trick can bring

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
    """What each card scores for its captor, without Game; a jack half of what lies
    between losing and winning it. Low, where it is captured, goes with the chance that no lower
    trump is in play."""
    points = [float(value) for value in terms.captures[trump]]
    points[13 * trump + FIVE] += terms.bonus
    points[13 * trump + JACK] += (1 + terms.hang_jack) / 2
    if terms.is_captor_low:
        out = 0.0 if terms.draws else 1 - HAND_SIZE * terms.players / WHOLE_PACK.bit_count()
        for strength in range(LOW_RANKS):
            points[13 * trump + strength] += out**strength
    return tuple(points)


class _Outlook:
    """One decision of the seat to play: all that its candidate cards have in common."""

    __slots__ = (
        "captures",
        "foes_lack",
        "game",
        "hand",
        "honours",
        "is_near_end",
        "later",
        "left",
        "own",
        "points",
        "position",
        "pot",
        "price",
        "shares",
        "terms",
        "time",
        "trump",
        "trumps",
        "unseen",
    )

    def __init__(
        self, terms: Terms, position: Position, points: tuple[tuple[float, ...], ...], square: float
    ) -> None:
        seat, trump, hands = position.seat, position.trump, position.hands
        seen = hands[seat] | position.dead
        for cards in position.played:
            seen |= cards
        self.terms = terms
        self.position = position
        self.trump = trump
        self.trumps = SUIT_BITS[trump]
        self.hand = hands[seat]
        self.unseen = WHOLE_PACK & ~seen
        self.own = own = terms.side_of[seat]
        self.left = left = self.hand.bit_count() - 1 + len(position.stock) // 2
        self.time = ESCAPE * left / (left + 1)
        self.points = points[trump]
        self.game = terms.game[trump]
        self.captures = terms.captures[trump]
        held = [cards.bit_count() for cards in hands]
        places = self.unseen.bit_count() or 1
        foes = sum([count for count, side in zip(held, terms.side_of, strict=True) if side != own])
        self.foes_lack = max(0.0, 1 - foes / places)
        self.price = _price(position.game, own, square * (sum(held) + len(position.stock)))
        self.shares = self._shares()
        scores = position.tally.scores
        self.is_near_end = terms.ends_at_once and max(scores) + NEAR_END >= terms.target
        self.pot = sum([self._stake(card) for card in position.trick])
        self.later = self._seats_after(seat, held, places)
        self.honours = self._honours() if self.later else ()

    def worths(self, legal: int) -> dict[int, float]:
        """The worth of every card that differs from the one below it."""
        worths: dict[int, float] = {}
        below = -1
        for card in bits(legal):
            stake = self._stake(card)
            is_next = below >= 0 and SUIT_OF[card] == SUIT_OF[below]
            if stake or not is_next or self.unseen & ((1 << card) - (2 << below)):
                worths[card] = self._worth(card, stake)
            below = -1 if stake else card
        return worths

    def _shares(self) -> list[float]:
        """What a point is worth to the own side when a seat's side takes it."""
        terms, pitcher = self.terms, self.position.pitcher
        if terms.sides == 2:
            return [1.0 if side == self.own else -1.0 for side in terms.side_of]
        shares = [1.0 if side == self.own else -OTHERS for side in terms.side_of]
        if pitcher >= 0 and terms.side_of[pitcher] != self.own:
            shares[pitcher] = -PITCHER
        return shares

    def _seats_after(
        self, seat: int, held: list[int], places: int
    ) -> list[tuple[float, float, float]]:
        """Of each seat still to play: what share of the pot it takes, how likely it lacks a given
        card, and how likely it has a trump and, void of the suit led, may play it."""
        terms, position = self.terms, self.position
        trumps = (self.unseen & self.trumps).bit_count()
        later = []
        for _ in range(terms.players - len(position.trick) - 1):
            seat = terms.next_seat[seat]
            lacks = max(0.0, 1 - held[seat] / places)
            later.append((self.shares[seat], lacks, 1 - lacks**trumps))
        return later

    def _honours(self) -> list[tuple[int, float]]:
        """Unseen trumps worth something."""
        worth = self._stake
        found = [(card, worth(card)) for card in bits(self.unseen & self.trumps)]
        return [each for each in found if each[1] >= HONOUR]

    def _stake(self, card: int) -> float:
        return self.points[card] + self.price * self.game[card]

    def _worth(self, card: int, stake: float) -> float:
        position = self.position
        trick = position.trick
        best, taker, led = card, position.seat, SUIT_OF[card]
        if trick:
            led = SUIT_OF[trick[0]]
            if not self._beats(card, position.best):
                best, taker = position.best, position.best_seat
        pot = self.pot + stake
        share = self.shares[taker]
        wins = 1.0 if share == 1.0 else 0.0
        for theirs, lacks, trumped in self.later:
            over = self._overtakes(lacks, trumped, best, led, pot)
            share += over * (theirs - share)
            wins += over * ((theirs == 1.0) - wins)
        value = share * pot + LEAD * wins
        if self.left:
            value -= self._keep(card, stake)
            if trick and not self.later and card % 13 == ACE and pot <= stake:
                value -= 0.0 if SUIT_OF[card] == self.trump else BURNT_ACE
        if self.honours:
            value += self._to_come(card, led, wins)
        if self.is_near_end:
            value += self._end(card, wins)
        return value

    def _beats(self, card: int, best: int) -> bool:
        if SUIT_OF[card] == SUIT_OF[best]:
            return card > best
        return SUIT_OF[card] == self.trump

    def _overtakes(self, lacks: float, trumped: float, best: int, led: int, pot: float) -> float:
        """How likely a seat still to play beats the best card so far."""
        unseen = self.unseen
        stays = lacks ** (unseen & ABOVE[best]).bit_count()
        if SUIT_OF[best] != self.trump:
            if self.terms.is_strict:
                trumped *= lacks ** (unseen & SUIT_BITS[led]).bit_count()
            stays *= 1 - trumped * (RUFF + (1 - RUFF) * (min(1.0, pot)))
        return 1 - stays

    def _to_come(self, card: int, led: int, wins: float) -> float:
        """Trump honours behind: those that can win will be cashed, a trump lead draws the rest."""
        trump = self.trump
        best = self.position.highest.bit_length() - 1
        if SUIT_OF[card] == trump and card > best:
            best = card
        higher = (self.unseen & self.trumps & -(2 << best)).bit_count() if led == trump else 0
        result = 0.0
        for share, lacks, _ in self.later:
            if share == 1.0:
                continue
            for honour, stake in self.honours:
                if honour > best:
                    result -= CASH * stake * (1 - lacks)
                elif led == trump:
                    result += wins * stake * (1 - lacks) * lacks**higher
        return result

    def _keep(self, card: int, stake: float) -> float:
        """What a card is worth in the hand for the tricks to come."""
        safe = self.foes_lack ** (self.unseen & ABOVE[card]).bit_count()
        if SUIT_OF[card] == self.trump:
            home = safe + (1 - safe) * self.time
            return stake * (2 * home - 1) + TRUMP + BOSS * safe + STRENGTH * (card % 13)
        value = stake * (2 * PLAIN_HOME * safe - 1) + PLAIN_BOSS * safe
        ten = 13 * SUIT_OF[card] + TEN
        if not stake and self.hand >> ten & 1:
            higher = (self.unseen & ABOVE[ten]).bit_count()
            value += GUARD * self._stake(ten) * (1 - self.foes_lack**higher)
        return value

    def _end(self, card: int, wins: float) -> float:
        """A capture that reaches the target ends the game there and then."""
        points = self.captures[card] + sum([self.captures[each] for each in self.position.trick])
        scores, target = self.position.tally.scores, self.terms.target
        if not points or max(scores) + points < target:
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
