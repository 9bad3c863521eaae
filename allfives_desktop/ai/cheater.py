"""`cheater`: sees all cards. The other end of the scale from `random`, and nobody's opponent."""

from __future__ import annotations

from allfives_desktop.ai.belief import Deal
from allfives_desktop.ai.heuristics_making import call_batch
from allfives_desktop.ai.judges_play import CardJudge
from allfives_desktop.ai.pimc import judge_of
from allfives_desktop.ai.player import Budget, Decision
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import view_of


class Cheater:
    """Plays two-handed hands of up to six cards without a mistake, as far as points go, and does
    elsewhere what looks best on the true deal. Only matches without a window seat it."""

    def choose_open(self, state: State, budget: Budget) -> Decision:  # noqa: ARG002 - uses no chance
        if state.actor is None:
            raise ValueError("nobody is to act")
        view = view_of(state, state.actor)
        if len(view.legal) == 1:
            return Decision(view.legal[0])
        if view.phase is Phase.BATCH:
            return Decision(call_batch(view))
        judge, deal = judge_of(view), _true_deal(state)
        numbers = range(len(judge.candidates))
        exact = judge.exact_values(deal) if isinstance(judge, CardJudge) else None
        values = judge.values(deal, numbers) if exact is None else exact
        return Decision(judge.candidates[max(numbers, key=values.__getitem__)])


def _true_deal(state: State) -> Deal:
    hands = [bits_of(hand) for hand in state.hands]
    stock = [card.index for card in state.stock]
    return Deal(hands, stock, [card.index for card in reversed(state.undealt)])
