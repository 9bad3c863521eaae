"""Cards that nobody would play with open eyes."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from allfives_desktop.ai.inference import unseen_cards, void_bits
from allfives_desktop.ai.kernel import FIVE, JACK, SUIT_BITS, SUIT_OF, bits
from allfives_desktop.ai.kernel_position import Position
from allfives_desktop.ai.quick import ABOVE, LOW_RANKS
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.world import position_of
from allfives_desktop.rules.view import SeatView

RISKY: Final = 0.4  # how likely a bare honour is caught, from which leading it is folly
PRIZE: Final = 5  # points in a trick that nobody leaves lying
TEN: Final = 10  # what a ten counts for Game


class PlayFolly(StrEnum):
    """What is wrong with a card."""

    LETS_GAME_GO = "lets_game_go"  # it could be won now, or another side is let win it
    BARE_LEAD = "bare_lead"  # a trump honour led into higher ones
    THROWN_AWAY = "thrown_away"  # a card that counts, given to others for nothing
    LEFT_LYING = "left_lying"  # a prize that was there to be taken
    TAKEN_FROM_PARTNER = "taken_from_partner"  # a trick that was the partner's, for nothing
    KEPT_FROM_PARTNER = "kept_from_partner"  # a bare honour not brought home in his trick


class TrickSense:
    """The trick as the seat to play sees it, trumps being made.

    The fate of a card is the side that takes the trick for certain once it is played, None while
    a seat still to play may change it.
    """

    def __init__(self, view: SeatView) -> None:
        hands = [(1 << size) - 1 for size in view.hand_sizes]
        hands[view.seat] = bits_of(view.hand_cards)
        self._view = view
        self._at: Position = position_of(view, hands, range(view.stock_size))
        self._terms = self._at.terms
        self._own = self._terms.side_of[view.seat]
        self._is_last = len(view.trick) == self._terms.players - 1
        self._unseen = unseen_cards(view)
        self._legal = bits(self._at.legal())
        self._fates = {card: self._fate(card) for card in self._legal}
        self._idle = [card for card in self._legal if not self._counts(card)]
        self._risk = self._risks()

    def folly(self, card: int) -> PlayFolly | None:
        """What is wrong with a legal card, None for nothing; the gravest of several."""
        fate = self._fates[card]
        if self._lets_game_go(card):
            return PlayFolly.LETS_GAME_GO
        if not self._at.trick:
            return PlayFolly.BARE_LEAD if self._is_bare_lead(card) else None
        if fate is not None and fate != self._own:
            if self._takes_prize():
                return PlayFolly.LEFT_LYING
            return PlayFolly.THROWN_AWAY if self._is_thrown_away(card) else None
        return self._against_partner(card)

    # What a card is

    def _is_trump(self, card: int) -> bool:
        return SUIT_OF[card] == self._at.trump

    def _captured(self, card: int) -> int:
        return self._terms.captures[self._at.trump][card]

    def _is_honour(self, card: int) -> bool:
        """A trump that whoever takes it scores by, or may."""
        is_low = self._terms.is_captor_low and card % 13 < LOW_RANKS
        return self._is_trump(card) and (self._captured(card) > 0 or is_low or self._is_big(card))

    def _is_big(self, card: int) -> bool:
        """A trump that a side cannot afford to lose."""
        strength = card % 13
        is_bonus = strength == FIVE and self._terms.bonus > 0
        is_prize = self._captured(card) >= PRIZE
        return self._is_trump(card) and (is_prize or strength == JACK or is_bonus)

    def _counts(self, card: int) -> bool:
        """Whether anybody would rather have it than not, besides as a trump."""
        return self._is_honour(card) or self._terms.game[self._at.trump][card] > 0

    def _risks(self) -> dict[int, float]:
        """How likely an opponent holds a higher card of the suit, by legal big trump."""
        voids, side_of, own = void_bits(self._view), self._terms.side_of, self._own
        suit = SUIT_BITS[self._at.trump]
        foes = sum(
            [
                size
                for seat, size in enumerate(self._view.hand_sizes)
                if side_of[seat] != own and suit & ~voids[seat]
            ]
        )
        stays = max(0.0, 1 - foes / (self._unseen.bit_count() or 1))
        return {
            card: 1 - stays ** (self._unseen & ABOVE[card]).bit_count()
            for card in self._legal
            if self._is_big(card)
        }

    # What becomes of the trick

    def _fate(self, card: int) -> int | None:
        best, seat = card, self._view.seat
        if self._at.trick and not self._beats(card):
            best, seat = self._at.best, self._at.best_seat
        is_highest = self._is_trump(best) and not self._unseen & ABOVE[best]
        return self._terms.side_of[seat] if self._is_last or is_highest else None

    def _beats(self, card: int) -> bool:
        best = self._at.best
        if SUIT_OF[card] == SUIT_OF[best]:
            return card > best
        return self._is_trump(card)

    def _pot(self) -> int:
        return sum([self._captured(card) for card in self._at.trick])

    # Follies

    def _lets_game_go(self, card: int) -> bool:
        """Under rules that end the game with the point that reaches the target."""
        if not self._terms.ends_at_once:
            return False
        wins = [each for each in self._legal if self._ends_for(each, own=True)]
        if wins:
            return card not in wins
        loses = self._ends_for(card, own=False)
        return loses and any(not self._ends_for(each, own=False) for each in self._legal)

    def _ends_for(self, card: int, *, own: bool) -> bool:
        """Whether the card ends the game for certain, for the own side or another."""
        fate = self._fates[card]
        points = self._pot() + self._captured(card)
        if fate is None or not points or (fate == self._own) is not own:
            return False
        return self._at.tally.scores[fate] + points >= self._terms.target

    def _is_bare_lead(self, card: int) -> bool:
        """A ten, five or jack of trumps that a higher one will catch."""
        if self._risk.get(card, 0.0) < RISKY:
            return False
        return any(self._risk.get(each, 0.0) < RISKY for each in self._legal)

    def _is_thrown_away(self, card: int) -> bool:
        """A trump honour where another trump or an idle card would do; a ten where an idle plain
        card would."""
        if self._is_honour(card):
            return any(self._fates[each] == self._fates[card] for each in self._idle)
        is_ten = self._terms.game[self._at.trump][card] >= TEN
        return is_ten and any(not self._is_trump(each) for each in self._idle)

    def _takes_prize(self) -> bool:
        """Points in the trick that some card takes for certain."""
        return self._pot() >= PRIZE and self._own in self._fates.values()

    def _against_partner(self, card: int) -> PlayFolly | None:
        """In a trick that is the partner's for certain if this seat lets it be."""
        at = self._at
        under = [each for each in self._legal if not self._beats(each)]
        is_his = self._terms.side_of[at.best_seat] == self._own
        if not is_his or not any(self._fates[each] == self._own for each in under):
            return None
        if self._beats(card):
            is_idle = self._is_trump(card) and not self._counts(card)
            return PlayFolly.TAKEN_FROM_PARTNER if is_idle and self._has_plain(under) else None
        bare = [each for each in under if self._risk.get(each, 0.0) >= RISKY]
        if bare and not self._is_honour(card):
            return PlayFolly.KEPT_FROM_PARTNER
        return None

    def _has_plain(self, cards: list[int]) -> bool:
        return any(not self._is_trump(card) for card in cards)
