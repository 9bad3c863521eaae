"""What the decisions that make trumps lead to on a given deal."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from allfives_desktop.ai.belief import Deal
from allfives_desktop.ai.equity import End, Equity
from allfives_desktop.ai.future import Ending, Future
from allfives_desktop.ai.kernel import bits, terms_of
from allfives_desktop.ai.promise import best_suit, best_to_keep
from allfives_desktop.ai.rollout import ended
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.stakes import law_of_view
from allfives_desktop.ai.tally import Tally
from allfives_desktop.ai.world import suit_number
from allfives_desktop.rules.actions import Bid, Discard, Give, PlayerAction, Stand
from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.law import HAND_SIZE, HIGHEST_BID
from allfives_desktop.rules.view import SeatView

KEPT_IN_DOUBT, OUT_IN_DOUBT = 4, 6  # cards next to the line between kept and thrown out


class MakingJudge(ABC):
    """What all decisions before play have in common."""

    def __init__(self, view: SeatView) -> None:
        self.candidates: Sequence[PlayerAction] = tuple(view.legal)
        self._view = view
        self.plays = sum(view.hand_sizes)
        self._terms = terms_of(view.options)
        self._law = law_of_view(view)
        side = self._terms.side_of[view.seat]
        self.equity = Equity(self._terms, list(view.scores), side)

    def values(self, deal: Deal, which: Sequence[int]) -> list[float]:
        """What the candidates with these numbers are worth."""
        return [end.value(self.equity) for end in self.ends(deal, which)]

    def ends(self, deal: Deal, which: Sequence[int]) -> list[End]:
        """What the candidates with these numbers lead to."""
        return [_end(self.ending(deal, each)) for each in which]

    def admit(self, action: PlayerAction) -> int:
        """The number of the candidate that stands for a legal action, now if not before."""
        if action not in self.candidates:
            self.candidates = (*self.candidates, action)
        return self.candidates.index(action)

    def ending(self, deal: Deal, number: int) -> Ending:
        """Where a candidate leads on a deal, before a card is played."""
        future = Future(self._view, self._terms, self._law, deal)
        return self._ending(self.candidates[number], future)

    @abstractmethod
    def _ending(self, action: PlayerAction, future: Future) -> Ending: ...


def _end(ending: Ending) -> End:
    """When the quick policy plays on."""
    position = None if isinstance(ending, Tally) else ending
    return End(ended(ending), position=position)


class BegJudge(MakingJudge):
    """Stand or beg."""

    def _ending(self, action: PlayerAction, future: Future) -> Ending:
        return future.stand() if isinstance(action, Stand) else future.answer()


class AnswerJudge(MakingJudge):
    """Give or run."""

    def _ending(self, action: PlayerAction, future: Future) -> Ending:
        return future.give() if isinstance(action, Give) else future.run()


class BidJudge(MakingJudge):
    """Pass, or one of the bids; four only with the ace of the suit, if it can be helped: whoever
    holds it takes High, and all four are needed."""

    def __init__(self, view: SeatView) -> None:
        super().__init__(view)
        _, promise = best_suit(self._terms, view.seat, bits_of(view.hand_cards), 0)
        modest = [each for each in self.candidates if _level(each) < HIGHEST_BID]
        if modest and not promise.has_ace():
            self.candidates = modest

    def _ending(self, action: PlayerAction, future: Future) -> Ending:
        return future.bidding(self._view, _level(action))


def _level(action: PlayerAction) -> int:
    return action.level if isinstance(action, Bid) else 0


class DiscardJudge(MakingJudge):
    """What to throw out: the rule of thumb, and the ways to exchange one card near the line."""

    def __init__(self, view: SeatView) -> None:
        super().__init__(view)
        self._trump = suit_number(view.trump)
        self._hand = bits_of(view.hand_cards)
        self.candidates = tuple(
            Discard(view.seat, tuple(PACK[card] for card in bits(self._hand & ~kept)))
            for kept in _near_sixes(self._hand, self._trump)
        )
        self.plays = HAND_SIZE * self._terms.players

    def _ending(self, action: PlayerAction, future: Future) -> Ending:
        thrown = bits_of(action.cards) if isinstance(action, Discard) else 0
        return future.discard(self._trump, self._view.seat, self._hand & ~thrown)


def _near_sixes(hand: int, trump: int) -> list[int]:
    """Six cards to keep by rule of thumb, and those that differ from them in one card."""
    cards = best_to_keep(hand, trump)
    kept = sum([1 << card for card in cards[:HAND_SIZE]])
    lowest = cards[HAND_SIZE - KEPT_IN_DOUBT : HAND_SIZE]
    best_out = cards[HAND_SIZE : HAND_SIZE + OUT_IN_DOUBT]
    return [kept, *[kept ^ 1 << card ^ 1 << other for card in lowest for other in best_out]]
