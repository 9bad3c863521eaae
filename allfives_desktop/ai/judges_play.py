"""What every card of a hand leads to on a given deal."""

from __future__ import annotations

from collections.abc import Sequence

from allfives_desktop.ai.belief import Deal
from allfives_desktop.ai.duel import Duel
from allfives_desktop.ai.equity import Equity
from allfives_desktop.ai.kernel import terms_of
from allfives_desktop.ai.kernel_position import Position
from allfives_desktop.ai.rollout import play_out
from allfives_desktop.ai.world import position_of
from allfives_desktop.rules.actions import Play, PlayerAction
from allfives_desktop.rules.view import SeatView

MOST_TO_SOLVE = 6  # cards in a hand


class CardJudge:
    """Which card to play. Two hands of six are solved, anything else is played out."""

    def __init__(self, view: SeatView) -> None:
        self.candidates: Sequence[PlayerAction] = tuple(view.legal)
        self._cards = [each.card.index for each in view.legal if isinstance(each, Play)]
        self._terms = terms_of(view.options)
        self._equity = Equity(self._terms, list(view.scores), self._terms.side_of[view.seat])
        self._base = position_of(view, [0] * view.options.players)
        self._is_solved = (
            not self._equity.is_close
            and view.options.players == 2
            and view.options.trump == "turn_up"
            and len(view.hand_cards) <= MOST_TO_SOLVE
        )

    def values(self, deal: Deal) -> list[float]:
        position = self._base.copy()
        position.hands = deal.hands[:]
        position.stock = deal.stock[::-1]
        if self._is_solved:
            values = Duel(position).values()
            return [float(values[card]) for card in self._cards]
        return [self._played_out(position.copy(), card) for card in self._cards]

    def _played_out(self, position: Position, card: int) -> float:
        position.play(card)
        play_out(position)
        return self._equity.of(position.tally)
