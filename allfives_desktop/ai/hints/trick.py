"""What is certain of the trick under way, from what a seat sees."""

from __future__ import annotations

from enum import Enum

from allfives_desktop.ai.inference import shown_cards, unseen_cards, void_bits
from allfives_desktop.ai.kernel import JACK, NO_SUIT, SUIT_BITS, SUIT_OF, terms_of
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.world import suit_number
from allfives_desktop.rules.actions import Play
from allfives_desktop.rules.view import SeatView

GAME_PRICE = 0.05  # what a Game point is worth, in points


class Fate(Enum):
    """What becomes of the trick after a card: certain for us, certain for the others, or open."""

    OURS = "ours"
    THEIRS = "theirs"
    OPEN = "open"


class TrickSight:
    """The trick as the seat to play sees it; cards are their numbers in the pack."""

    def __init__(self, view: SeatView) -> None:
        self.terms = terms_of(view.options)
        self.view = view
        self.hand = bits_of(view.hand_cards)
        self.trick = [(seat, card.index) for seat, card in view.trick]
        self.side = self.terms.side_of[view.seat]
        self.unseen = unseen_cards(view)
        self._trump = suit_number(view.trump)
        voids = void_bits(view)
        self.may_hold = [
            self.unseen & ~voids[seat] | shown_cards(view, seat)
            for seat in range(view.options.players)
        ]
        self.later = self._seats_after()

    def legal(self) -> list[int]:
        """The cards that may be played."""
        return [each.card.index for each in self.view.legal if isinstance(each, Play)]

    def trump(self, card: int) -> int:
        """The suit of trumps, which the pitcher's first card makes."""
        return SUIT_OF[card] if self._trump == NO_SUIT else self._trump

    def is_trump(self, card: int) -> bool:
        return SUIT_OF[card] == self.trump(card)

    def is_ours(self, seat: int) -> bool:
        return self.terms.side_of[seat] == self.side

    def leader(self, card: int) -> tuple[int, int]:
        """The seat and the card that win the trick once a card is added."""
        seat, best = self.view.seat, card
        if self.trick:
            seat, best = self.trick[0]
            for other, played in (*self.trick[1:], (self.view.seat, card)):
                if self._beats(played, best, self.trump(card)):
                    seat, best = other, played
        return seat, best

    def fate(self, card: int) -> Fate:
        """Whose trick it is after a card, whatever the seats behind hold of the unseen cards."""
        seat, best = self.leader(card)
        if self.is_ours(seat):
            foes = [other for other in self.later if not self.is_ours(other)]
            sure = not any(self._can_beat(other, best, self.trump(card)) for other in foes)
            return Fate.OURS if sure else Fate.OPEN
        friends = [other for other in self.later if self.is_ours(other)]
        lost = not any(self._can_beat(other, best, self.trump(card)) for other in friends)
        return Fate.THEIRS if lost else Fate.OPEN

    def is_beaten_in_suit(self, card: int) -> bool:
        """Whether another seat may hold a higher card of the suit."""
        others = 0
        for seat, cards in enumerate(self.may_hold):
            others |= 0 if seat == self.view.seat else cards
        return bool(others & SUIT_BITS[SUIT_OF[card]] & -(2 << card))

    def points(self, card: int, played: int) -> int:
        """What a card scores at once for whoever takes it, once another is played."""
        return self.terms.captures[self.trump(played)][card]

    def game(self, card: int, played: int) -> int:
        """What a card counts for Game."""
        return self.terms.game[self.trump(played)][card]

    def is_jack(self, card: int, played: int) -> bool:
        return SUIT_OF[card] == self.trump(played) and card % 13 == JACK

    def stake(self, card: int, played: int) -> float:
        """What a card is worth to its captor, in points, as far as the card itself tells."""
        points = self.points(card, played) + GAME_PRICE * self.game(card, played)
        return points + (1 if self.is_jack(card, played) else 0)

    def _seats_after(self) -> list[int]:
        seat, seats = self.view.seat, []
        for _ in range(self.view.options.players - len(self.trick) - 1):
            seat = self.terms.next_seat[seat]
            seats.append(seat)
        return seats

    def _can_beat(self, seat: int, best: int, trump: int) -> bool:
        cards = self.may_hold[seat] & ~(1 << best)
        return any(self._beats(card, best, trump) for card in range(52) if cards >> card & 1)

    def _beats(self, card: int, best: int, trump: int) -> bool:
        if SUIT_OF[card] == SUIT_OF[best]:
            return card > best
        return SUIT_OF[card] == trump
