"""The hint for the decision that a view asks for."""

from __future__ import annotations

from allfives_desktop.ai.evaluation import Survey, evaluate
from allfives_desktop.ai.explain import Hint, Reason, Why
from allfives_desktop.ai.hints.asides import aside_hint
from allfives_desktop.ai.hints.making import making_reasons
from allfives_desktop.ai.hints.playing import certain_reasons, draws_trumps
from allfives_desktop.ai.hints.weighing import Weighing
from allfives_desktop.ai.pimc import judge_of
from allfives_desktop.ai.player import Budget
from allfives_desktop.rules.actions import Play, PlayerAction
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

MOST_REASONS = 3


def hint_of(view: SeatView, budget: Budget) -> Hint:
    """What to do, and why. The seed and the number of worlds settle the answer.

    Raises ValueError when the seat has nothing to decide.
    """
    if not view.legal:
        return aside_hint(view, budget)
    if view.phase is Phase.BATCH:
        return Hint(evaluate(view, budget), (Reason(Why.NO_DIFFERENCE, 0.0),))
    survey = Survey(view, judge_of(view), budget)
    best = survey.worths[0].action
    reasons = [*_certain(view, survey, best), *_compared(view, survey, best)]
    reasons.sort(key=lambda reason: -reason.points)
    return Hint(survey.worths, tuple(_distinct(reasons)) or (_plain(survey),))


def _certain(view: SeatView, survey: Survey, best: PlayerAction) -> list[Reason]:
    if not isinstance(best, Play):
        return making_reasons(view, survey, best)
    return [*certain_reasons(view, best), *draws_trumps(view, best, _hands(view, survey, best))]


def _hands(view: SeatView, survey: Survey, best: PlayerAction) -> list[list[int]]:
    """What all seats hold before the decision, deal by deal."""
    before = [0] * view.options.players
    for _, trick in (*view.tricks, (0, view.trick)):
        for seat, card in trick:
            before[seat] |= 1 << card.index
    positions = [end.position for end in survey.ends(best) if end.position is not None]
    return [
        [
            (played | hand) & ~gone
            for played, hand, gone in zip(each.played, each.hands, before, strict=True)
        ]
        for each in positions
    ]


def _compared(view: SeatView, survey: Survey, best: PlayerAction) -> list[Reason]:
    """Compared with the next best of which it makes a difference."""
    weighing = Weighing(view, survey)
    for worth in survey.worths[1:]:
        if not survey.are_one(best, worth.action):
            reasons = weighing.reasons(best, worth.action)
            if reasons:
                return reasons
    return []


def _distinct(reasons: list[Reason]) -> list[Reason]:
    """The weightiest of each kind."""
    by_kind: dict[Why, Reason] = {}
    for reason in reasons:
        by_kind.setdefault(reason.why, reason)
    return list(by_kind.values())[:MOST_REASONS]


def _plain(survey: Survey) -> Reason:
    """Where nothing special can be told."""
    best, *others = survey.worths
    if not others or best.points - others[0].points <= others[0].margin:
        return Reason(Why.NO_DIFFERENCE, 0.0)
    behind = best.points - others[0].points
    return Reason(Why.PLAYS_BETTER, behind, than=others[0].action)
