"""What every action of a decision is worth, by the same search that `pimc` plays by.

Worths are means over sampled deals. All actions are compared on the same deals, so that the
difference between two is known better than either; an action that has fallen far behind is given
up early, and is measured by its distance from the best on the deals that both have seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from allfives_desktop.ai.belief import Deal
from allfives_desktop.ai.equity import chance_to_win
from allfives_desktop.ai.heuristics_making import call_batch
from allfives_desktop.ai.judges import MakingJudge
from allfives_desktop.ai.judges_play import CardJudge
from allfives_desktop.ai.kernel import terms_of
from allfives_desktop.ai.pimc import PLAYS_A_DECISION, judge_of, run
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.race import ROUND, Race
from allfives_desktop.ai.world import tally_of
from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

MOST_FEWEST = 48  # deals that every action is judged on, where that is not too much work
Z = 1.96  # of a normal distribution, 95 % lie within so many standard deviations


@dataclass(frozen=True, slots=True)
class Worth:
    """What an action is worth to the seat's side.

    `points`: by how many points the side gains on the others from here to the end of the hand (with
    more than two sides, on their mean). `margin`: half the width of the 95 % interval, for the best
    action of its own mean, for every other of its distance from the best. `chance`: to win the
    game, 0 to 1.
    """

    action: PlayerAction
    points: float
    margin: float
    chance: float


def evaluate(
    view: SeatView, budget: Budget, *, also: Sequence[PlayerAction] = ()
) -> tuple[Worth, ...]:
    """The worth of the actions that a decision is about, best first.

    Those are all legal actions, but of the many ways to discard only the sensible ones, and a bid
    of four only with the ace; legal actions in `also` are judged in any case. Far from the target
    the best has the most points; once a side can get there in this hand, the best chance. Without
    a number of worlds in the budget it looks at about as many deals as `pimc` does. The seed and
    the number of worlds settle the answer. Raises ValueError when the seat has nothing to decide.
    """
    if not view.legal:
        raise ValueError("nothing to decide")
    if view.phase is Phase.BATCH:
        return _batches(view)
    judge = judge_of(view)
    asked = (*view.legal, *also) if view.phase is Phase.PLAY else also
    admitted = {action: judge.admit(action) for action in asked}
    ledger = _Ledger(judge)
    run(ledger.race, view, ledger, budget)
    places = {action: at for at, action in enumerate(judge.candidates)} | admitted
    actions = sorted(places, key=lambda action: ledger.rank(places[action]))
    return tuple(ledger.worth(action, places[action]) for action in actions)


def _batches(view: SeatView) -> tuple[Worth, ...]:
    """It makes no difference in how many parts the cards are dealt."""
    terms = terms_of(view.options)
    chance = chance_to_win(terms, tally_of(view), terms.side_of[view.seat])
    usual = call_batch(view)
    actions = sorted(view.legal, key=lambda action: action != usual)
    return tuple(Worth(action, 0.0, 0.0, chance) for action in actions)


class _Ledger:
    """Judges as the judge does, and keeps the points and the chances by candidate and deal."""

    def __init__(self, judge: MakingJudge | CardJudge) -> None:
        self.candidates = judge.candidates
        self.plays = judge.plays
        self.race = Race(len(self.candidates), fewest=_fewest(self.plays * len(self.candidates)))
        self._judge = judge
        self._points: list[list[float]] = [[] for _ in self.candidates]
        self._chances: list[list[float]] = [[] for _ in self.candidates]

    def values(self, deal: Deal, which: Sequence[int]) -> list[float]:
        equity = self._judge.equity
        ends = self._judge.ends(deal, which)
        for candidate, end in zip(which, ends, strict=True):
            self._points[candidate].append(end.points(equity))
            self._chances[candidate].append(end.chance(equity))
        return [end.value(equity) for end in ends]

    def worth(self, action: PlayerAction, at: int) -> Worth:
        best = self.race.leader()
        points, chance = _mean(self._points[best]), _mean(self._chances[best])
        if at == best:
            return Worth(action, points, _margin(self._points[best]), chance)
        behind = _behind(self._points[best], self._points[at])
        return Worth(
            action,
            points - _mean(behind),
            _margin(behind),
            min(1.0, max(0.0, chance - _mean(_behind(self._chances[best], self._chances[at])))),
        )

    def rank(self, at: int) -> tuple[bool, float]:
        """Sorts candidates: the leader, then those nearest to it in what decides."""
        best = self.race.leader()
        measure = self._chances if self._judge.equity.is_close else self._points
        return at != best, _mean(_behind(measure[best], measure[at]))


def _fewest(plays: int) -> int:
    """How many deals of so many plays each are not too much work."""
    deals = PLAYS_A_DECISION // plays // ROUND * ROUND
    return max(ROUND, min(MOST_FEWEST, deals))


def _behind(best: Sequence[float], own: Sequence[float]) -> list[float]:
    """By how much an action is behind on the deals that it was judged on."""
    return [high - low for high, low in zip(best, own, strict=False)]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _margin(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of the mean. One more deal a point away is added: what
    was equal on all deals looked at need not be so on all."""
    mean, count = _mean(values), len(values)
    squares = 1 + sum([(each - mean) ** 2 for each in values])
    return Z * sqrt(squares) / count
