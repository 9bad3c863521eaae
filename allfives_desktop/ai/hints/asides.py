"""Hints out of turn: whether to call for a card that lies open."""

from __future__ import annotations

from collections.abc import Sequence

from allfives_desktop.ai.belief import Deal
from allfives_desktop.ai.equity import End, Equity
from allfives_desktop.ai.evaluation import Survey, margin, mean, tried
from allfives_desktop.ai.explain import Hint, Reason, Why
from allfives_desktop.ai.hints.course import takes
from allfives_desktop.ai.hints.weighing import Weighing
from allfives_desktop.ai.kernel import terms_of
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.rollout import play_out
from allfives_desktop.ai.world import position_of
from allfives_desktop.rules.actions import Call, Pass, PlayerAction
from allfives_desktop.rules.view import SeatView


class AsideJudge:
    """To let the others play on, for which `Pass` stands, or to call for a card.

    A call that the rules refuse on a deal changes nothing there.
    """

    def __init__(self, view: SeatView) -> None:
        calls = [action for action in view.side_actions if isinstance(action, Call)]
        self.candidates: Sequence[PlayerAction] = (Pass(view.seat), *calls)
        self.plays = sum(view.hand_sizes) + view.stock_size
        terms = terms_of(view.options)
        self.equity = Equity(terms, list(view.scores), terms.side_of[view.seat])
        self._view = view

    def values(self, deal: Deal, which: Sequence[int]) -> list[float]:
        """What the candidates with these numbers are worth."""
        return [end.value(self.equity) for end in self.ends(deal, which)]

    def ends(self, deal: Deal, which: Sequence[int]) -> list[End]:
        """What the candidates with these numbers lead to."""
        return [self._end(deal, self.candidates[each]) for each in which]

    def admit(self, action: PlayerAction) -> int:
        """The number of a candidate."""
        return self.candidates.index(action)

    def _end(self, deal: Deal, action: PlayerAction) -> End:
        position = position_of(self._view, deal.hands, deal.stock)
        if isinstance(action, Call) and position.legal() >> action.card.index & 1:
            position.play(action.card.index)
        play_out(position)
        return End(position.tally, position=position)


def aside_hint(view: SeatView, budget: Budget) -> Hint:
    """Raises ValueError where there is nothing to decide.

    To show a card is never the best: it lets the others call for it, and does nothing else.
    """
    if not view.side_actions:
        raise ValueError("nothing to decide")
    survey = tried(view, AsideJudge(view), budget)
    best, *others = [worth.action for worth in survey.worths]
    if not others:
        return Hint(survey.worths, (Reason(Why.SHOWS_CARD, 0.0),))
    reasons = [*Weighing(view, survey).reasons(best, others[0])]
    if isinstance(best, Call):
        reasons += _forced_out(view, survey, best)
    reasons.sort(key=lambda reason: -reason.points)
    return Hint(survey.worths, tuple(reasons[:3]) or (Reason(Why.NO_DIFFERENCE, 0.0),))


def _forced_out(view: SeatView, survey: Survey, call: Call) -> list[Reason]:
    """How often the called card goes to us, and without the call."""
    taken = takes(terms_of(view.options).side_of[view.seat], call.card.index)
    pairs = list(zip(survey.ends(call), survey.ends(Pass(view.seat)), strict=False))
    more = [float(taken(called)) - float(taken(not_called)) for called, not_called in pairs]
    if mean(more) <= margin(more):
        return []
    share, other = (mean([float(taken(end)) for end in ends]) for ends in zip(*pairs, strict=True))
    return [Reason(Why.FORCES, mean(more), card=call.card, share=share, other=other)]
