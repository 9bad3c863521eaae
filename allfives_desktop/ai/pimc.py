"""`pimc`: looks at many deals that may be the true one, and does what is best on the average.

Every decision is the same: sample deals from what the seat knows, and on each of them find what
every candidate action leads to. All candidates are judged on the same deals, so that what a deal is
worth in itself falls out of their differences.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Protocol, assert_never

from allfives_desktop.ai.belief import Belief, Deal
from allfives_desktop.ai.heuristics_making import call_batch
from allfives_desktop.ai.judges import AnswerJudge, BegJudge, BidJudge, DiscardJudge
from allfives_desktop.ai.judges_play import CardJudge
from allfives_desktop.ai.player import Budget, Decision
from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

# How many deals a decision looks at when the budget does not say: so many that its rollouts take
# about so many plays, which takes a core half a second at most.
PLAYS_A_DECISION = 8000
FEWEST_WORLDS, MOST_WORLDS = 20, 400


class Judge(Protocol):
    """Knows the candidates of a decision, what each leads to on a given deal, and how much work
    that is."""

    candidates: Sequence[PlayerAction]
    plays: int  # in the rollouts of one deal, at most

    def values(self, deal: Deal) -> Sequence[float]: ...


class Pimc:
    """Perfect-information Monte Carlo for every decision of every ruleset.

    The seed and the number of worlds settle the answer; the clock only ends what takes too long.
    """

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        if len(view.legal) == 1:
            return Decision(view.legal[0])
        if view.phase is Phase.BATCH:
            return Decision(call_batch(view))
        return Decision(best_on_average(view, judge_of(view), budget))


def judge_of(view: SeatView) -> Judge:
    """Who judges the decision that the view asks for."""
    match view.phase:
        case Phase.PLAY:
            return CardJudge(view)
        case Phase.BEG:
            return BegJudge(view)
        case Phase.ANSWER:
            return AnswerJudge(view)
        case Phase.BID:
            return BidJudge(view)
        case Phase.DISCARD:
            return DiscardJudge(view)
        case (
            Phase.BATCH
            | Phase.CUT
            | Phase.DEAL
            | Phase.HAND_OVER
            | Phase.GAME_OVER
            | Phase.MATCH_OVER
        ):
            raise ValueError(f"nothing to judge in phase {view.phase}")
        case _:
            assert_never(view.phase)


def worlds_for(judge: Judge) -> int:
    """How many deals to look at."""
    return max(FEWEST_WORLDS, min(MOST_WORLDS, PLAYS_A_DECISION // judge.plays))


def best_on_average(view: SeatView, judge: Judge, budget: Budget) -> PlayerAction:
    """The candidate with the best mean over the sampled deals, the first of equals."""
    if len(judge.candidates) == 1:
        return judge.candidates[0]
    belief, rng = Belief(view), Random(budget.seed)  # noqa: S311 - no secret
    until = monotonic() + budget.seconds
    totals = [0.0] * len(judge.candidates)
    for _ in range(budget.worlds or worlds_for(judge)):
        for at, value in enumerate(judge.values(belief.deal(rng))):
            totals[at] += value
        if monotonic() > until:
            break
    return judge.candidates[totals.index(max(totals))]
