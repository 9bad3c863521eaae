"""`pimc`: looks at many deals that may be the true one, and does what is best on the average.

Every decision is the same: sample deals from what the seat knows, and on each of them find what
every candidate action leads to. All candidates are judged on the same deals, so that what a deal is
worth in itself falls out of their differences.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Protocol, assert_never

from allfives_desktop.ai.belief import Belief, Deal
from allfives_desktop.ai.heuristics_making import call_batch
from allfives_desktop.ai.judges import (
    AnswerJudge,
    BegJudge,
    BidJudge,
    DiscardJudge,
    MakingJudge,
)
from allfives_desktop.ai.judges_play import CardJudge
from allfives_desktop.ai.player import Budget, Decision
from allfives_desktop.ai.race import Race
from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

MOST_WORLDS = 400


@dataclass(frozen=True, slots=True)
class Effort:
    """How many deals a decision looks at when the budget does not say: so many that its rollouts
    take about so many plays, and not fewer than that."""

    plays: int
    fewest_worlds: int


FULL = Effort(plays=8000, fewest_worlds=20)  # takes a core half a second at most
PACE = Effort(plays=2500, fewest_worlds=12)  # a tenth of a second, more or less


class Judge(Protocol):
    """Knows the candidates of a decision, what each leads to on a given deal, and how much work
    that is."""

    candidates: Sequence[PlayerAction]
    plays: int  # in the rollout of one candidate, at most

    def values(self, deal: Deal, which: Sequence[int]) -> Sequence[float]:
        """Of the candidates with these numbers."""


class Pimc:
    """Perfect-information Monte Carlo for every decision of every ruleset.

    The seed and the number of worlds settle the answer; the clock only ends what takes too long.
    """

    def __init__(self, effort: Effort = PACE) -> None:
        self._effort = effort

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        if len(view.legal) == 1:
            return Decision(view.legal[0])
        if view.phase is Phase.BATCH:
            return Decision(call_batch(view))
        judge = judge_of(view)
        race = judged(view, judge, budget, self._effort)
        return Decision(judge.candidates[race.leader()])


def judge_of(view: SeatView) -> MakingJudge | CardJudge:
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


def judged(view: SeatView, judge: Judge, budget: Budget, effort: Effort) -> Race:
    """The race of a judge's candidates over sampled deals, at its end."""
    race = Race(len(judge.candidates))
    run(race, view, judge, budget, effort)
    return race


def run(race: Race, view: SeatView, judge: Judge, budget: Budget, effort: Effort = FULL) -> None:
    """Judges sampled deals until one candidate is left or the budget is spent."""
    belief, rng = Belief(view), Random(budget.seed)  # noqa: S311 - no secret
    until = monotonic() + budget.seconds
    worlds, plays = 0, 0
    while race.is_open and worlds < (budget.worlds or _most_worlds(plays, effort)):
        race.note(judge.values(belief.deal(rng), race.running))
        worlds += 1
        plays += judge.plays * len(race.running)
        if monotonic() > until:
            break


def _most_worlds(plays: int, effort: Effort) -> int:
    """How many deals to look at, with so many plays made already."""
    return effort.fewest_worlds if plays >= effort.plays else MOST_WORLDS
