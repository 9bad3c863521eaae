"""What every card of a hand leads to on a given deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from allfives_desktop.ai.belief import Deal
from allfives_desktop.ai.duel import Duel
from allfives_desktop.ai.endgame import Endgame
from allfives_desktop.ai.equity import End, Equity
from allfives_desktop.ai.kernel import NO_SUIT, bits, terms_of
from allfives_desktop.ai.kernel_position import Position
from allfives_desktop.ai.quick import quick_policy
from allfives_desktop.ai.rollout import play_out
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.world import position_of
from allfives_desktop.rules.actions import PLAYS, PlayerAction
from allfives_desktop.rules.view import SeatView

MOST_FOR_DUEL = 6  # cards in the hand of a two-handed position
MOST_FOR_ENDGAME = {2: 8, 3: 6, 4: 8}  # cards in all hands and the stock, by seats


class CardJudge:
    """Which card to play.

    Two hands of six and the last tricks of any game are solved; anything else is played out, and
    so are two hands of six besides: the solver sees what can be done, the rollout what seats do
    that cannot see each other's cards.
    """

    def __init__(self, view: SeatView) -> None:
        terms = terms_of(view.options)
        side = terms.side_of[view.seat]
        self.equity = Equity(terms, list(view.scores), side)
        hands = [(1 << size) - 1 for size in view.hand_sizes]
        hands[view.seat] = bits_of(view.hand_cards)
        self._base = position_of(view, hands, range(view.stock_size))
        self._seat = view.seat
        self.cards = self._different()
        self.candidates: Sequence[PlayerAction] = [PLAYS[view.seat][c] for c in self.cards]
        self.plays = sum(view.hand_sizes) + view.stock_size
        self._endgame = Endgame(side, self.equity.of)
        left = sum(view.hand_sizes) + view.stock_size
        self._is_ending = left <= MOST_FOR_ENDGAME[terms.players]
        self._is_duel = (
            not self.equity.is_close
            and view.options.players == 2
            and view.options.trump != "auction"
            and not view.stock_size
            and len(view.hand_cards) <= MOST_FOR_DUEL
        )

    def _different(self) -> list[int]:
        """The legal cards, of equal ones the lowest."""
        legal = self._base.legal()
        if self._base.trump == NO_SUIT:
            return bits(legal)
        return list(quick_policy(self._base.terms).worths(self._base, legal))

    def admit(self, action: PlayerAction) -> int:
        """The number of the candidate that stands for a legal card: of equal ones, the lowest."""
        card = PLAYS[self._seat].index(action)
        return max(at for at, each in enumerate(self.cards) if each <= card)

    def exact_values(self, deal: Deal) -> list[float] | None:
        """Of all candidates with all cards on the table, where that can be worked out."""
        solved = self._solved(self.position(deal))
        return None if solved is None else [solved[card] for card in self.cards]

    def values(self, deal: Deal, which: Sequence[int]) -> list[float]:
        """What the candidates with these numbers are worth."""
        return [end.value(self.equity) for end in self.ends(deal, which)]

    def ends(self, deal: Deal, which: Sequence[int]) -> list[End]:
        """What the candidates with these numbers lead to."""
        position = self.position(deal)
        solved = self._solved(position) or {}
        cards = [self.cards[each] for each in which]
        return [self._end(position, card, solved.get(card)) for card in cards]

    def position(self, deal: Deal) -> Position:
        """Before the decision, with the cards where the deal has them."""
        position = self._base.copy()
        position.hands = deal.hands[:]
        position.stock = deal.stock[::-1]
        return position

    def _solved(self, position: Position) -> Mapping[int, float] | None:
        if self._is_duel:
            return Duel(position).values()
        if self._is_ending:
            return self._endgame.values(position)
        return None

    def _end(self, position: Position, card: int, solved: float | None) -> End:
        twin = position.copy()
        twin.play(card)
        play_out(twin)
        return End(twin.tally, solved, twin)
