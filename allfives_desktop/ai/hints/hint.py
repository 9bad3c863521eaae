"""The hint for the decision that a view asks for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from allfives_desktop.ai.evaluation import Survey, evaluate, survey_of
from allfives_desktop.ai.explain import Hint, Reason, Why, Worth
from allfives_desktop.ai.hints.asides import aside_hint
from allfives_desktop.ai.hints.making import making_reasons
from allfives_desktop.ai.hints.playing import certain_reasons, drawing_reasons
from allfives_desktop.ai.hints.weighing import Weighing
from allfives_desktop.ai.player import Budget
from allfives_desktop.rules.actions import Play, PlayerAction
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

MOST_REASONS = 3
SAME_CHANCE, SAME_POINTS = 0.01, 0.05  # what differs by less is the same

# What needs no word after another reason.
IDLE_AFTER = defaultdict[Why, set[Why]](
    set,
    {
        Why.THROWS_LEAST: {Why.KEEPS_OUT},
        Why.KEEPS_OUT: {Why.THROWS_LEAST},
        Why.SURE_TRICK: set(Why) - {Why.VOIDS},
        Why.HARMLESS: {Why.HIGHEST_LEFT},
        Why.MAKES_GAME: {Why.WINS_NOW},
    },
)


def hint_of(view: SeatView, budget: Budget) -> Hint:
    """What to do, and why. The seed and the number of worlds settle the answer.

    Raises ValueError when the seat has nothing to decide.
    """
    if not view.legal:
        return aside_hint(view, budget)
    if view.phase is Phase.BATCH:
        return Hint(evaluate(view, budget), (Reason(Why.NO_DIFFERENCE, 0.0),))
    survey = survey_of(view, budget)
    worths = _worths(view, survey)
    best = worths[0].action
    reasons = [*certain(view, survey, best), *_compared(view, survey, worths)]
    reasons.sort(key=lambda reason: -reason.points)
    return Hint(worths, tuple(_distinct(reasons)) or (_plain(worths),))


def _worths(view: SeatView, survey: Survey) -> tuple[Worth, ...]:
    """Of what comes to the same, first what can best be given a reason."""
    best = survey.worths[0]
    equal = [each for each in survey.worths if _comes_to_the_same(each, best)]
    if len(equal) > 1:
        best = max(equal, key=lambda each: _weight(certain(view, survey, each.action)))
    return (best, *[each for each in survey.worths if each is not best])


def _comes_to_the_same(worth: Worth, best: Worth) -> bool:
    is_same = abs(best.points - worth.points) <= SAME_POINTS
    return is_same and abs(best.chance - worth.chance) <= SAME_CHANCE


def _weight(reasons: list[Reason]) -> float:
    return sum([reason.points for reason in reasons])


def certain(view: SeatView, survey: Survey, best: PlayerAction) -> list[Reason]:
    """What can be told of an action without comparing it with others."""
    if not isinstance(best, Play):
        return making_reasons(view, survey, best)
    return [*certain_reasons(view, best), *drawing_reasons(view, best, survey.ends(best))]


def _compared(view: SeatView, survey: Survey, worths: Sequence[Worth]) -> list[Reason]:
    """Compared with the next best of which it makes a difference."""
    weighing, best = Weighing(view, survey), worths[0].action
    for worth in worths[1:]:
        if not survey.are_one(best, worth.action):
            reasons = weighing.reasons(best, worth.action)
            if reasons:
                return reasons
    return []


def _distinct(reasons: list[Reason]) -> list[Reason]:
    """The weightiest: one of a kind, one about a card, and none that another makes idle."""
    told: list[Reason] = []
    for reason in reasons:
        kinds = {each.why for each in told}
        cards = {each.card for each in told if each.card is not None}
        idle = reason.why in kinds or reason.card in cards or kinds & IDLE_AFTER[reason.why]
        if not idle:
            told.append(reason)
    return told[:MOST_REASONS]


def _plain(worths: Sequence[Worth]) -> Reason:
    """Where nothing special can be told."""
    best, *others = worths
    if not others or not is_clearly_behind(others[0], best):
        return Reason(Why.NO_DIFFERENCE, 0.0)
    behind = best.points - others[0].points
    return Reason(Why.PLAYS_BETTER, behind, than=others[0].action)


def is_clearly_behind(worth: Worth, best: Worth) -> bool:
    """In points beyond doubt, or in the chance to win."""
    return best.points - worth.points > worth.margin or best.chance - worth.chance > SAME_CHANCE
