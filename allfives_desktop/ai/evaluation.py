"""What every action of a decision is worth, by the same search that `pimc` plays by.

Worths are means over sampled deals. All actions are compared on the same deals, so that the
difference between two is known better than either; an action that has fallen far behind is given
up early, and is measured by its distance from the best on the deals that both have seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Protocol

from allfives_desktop.ai.belief import Deal
from allfives_desktop.ai.equity import End, Equity, chance_to_win
from allfives_desktop.ai.explain import Worth
from allfives_desktop.ai.heuristics_making import call_batch
from allfives_desktop.ai.kernel import terms_of
from allfives_desktop.ai.pimc import FULL, Judge, judge_of, run
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.race import ROUND, Race
from allfives_desktop.ai.world import tally_of
from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

__all__ = ["Survey", "Worth", "evaluate"]

MOST_FEWEST = 48  # deals that every action is judged on, where that is not too much work
Z = 1.96  # of a normal distribution, 95 % lie within so many standard deviations


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
    return Survey(view, judge_of(view), budget, also=also).worths


def _batches(view: SeatView) -> tuple[Worth, ...]:
    """It makes no difference in how many parts the cards are dealt."""
    terms = terms_of(view.options)
    chance = chance_to_win(terms, tally_of(view), terms.side_of[view.seat])
    usual = call_batch(view)
    actions = sorted(view.legal, key=lambda action: action != usual)
    return tuple(Worth(action, 0.0, 0.0, chance) for action in actions)


class Surveyor(Judge, Protocol):
    """A judge that tells where its candidates lead to, and measures it by its equity."""

    equity: Equity

    def ends(self, deal: Deal, which: Sequence[int]) -> list[End]: ...

    def admit(self, action: PlayerAction) -> int: ...


class Survey:
    """A decision looked at: the worths of its actions, and where each led to on every deal."""

    def __init__(
        self,
        view: SeatView,
        judge: Surveyor,
        budget: Budget,
        *,
        also: Sequence[PlayerAction] = (),
    ) -> None:
        asked = (*view.legal, *also) if view.phase is Phase.PLAY else also
        admitted = {action: judge.admit(action) for action in asked}
        ledger = _Ledger(judge)
        run(ledger.race, view, ledger, budget)
        places = {action: at for at, action in enumerate(judge.candidates)} | admitted
        actions = sorted(places, key=lambda action: ledger.rank(places[action]))
        self.worths = tuple(ledger.worth(action, places[action]) for action in actions)
        self._ledger = ledger
        self._places = places

    def ends(self, action: PlayerAction) -> Sequence[End]:
        """Where an action led to, deal by deal; the same deals for all, the first of them."""
        return self._ledger.ends[self._places[action]]

    def are_one(self, action: PlayerAction, other: PlayerAction) -> bool:
        """Whether one was judged for both."""
        return self._places[action] == self._places[other]


class _Ledger:
    """Judges as the judge does, and keeps all ends by candidate and deal."""

    def __init__(self, judge: Surveyor) -> None:
        self.candidates = judge.candidates
        self.plays = judge.plays
        self.race = Race(len(self.candidates), fewest=_fewest(self.plays * len(self.candidates)))
        self.ends: list[list[End]] = [[] for _ in self.candidates]
        self._points: list[list[float]] = [[] for _ in self.candidates]
        self._chances: list[list[float]] = [[] for _ in self.candidates]
        self._judge = judge

    def values(self, deal: Deal, which: Sequence[int]) -> list[float]:
        ends, equity = self._judge.ends(deal, which), self._judge.equity
        for candidate, end in zip(which, ends, strict=True):
            self.ends[candidate].append(end)
            self._points[candidate].append(end.points(equity))
            self._chances[candidate].append(end.chance(equity))
        return [end.value(equity) for end in ends]

    def worth(self, action: PlayerAction, at: int) -> Worth:
        best = self.race.leader()
        points, chance = mean(self._points[best]), mean(self._chances[best])
        if at == best:
            return Worth(action, points, margin(self._points[best]), chance)
        behind = _behind(self._points[best], self._points[at])
        return Worth(
            action,
            points - mean(behind),
            margin(behind),
            min(1.0, max(0.0, chance - mean(_behind(self._chances[best], self._chances[at])))),
        )

    def rank(self, at: int) -> tuple[bool, float]:
        """Sorts candidates: the leader, then those nearest to it in what decides."""
        best = self.race.leader()
        measure = self._chances if self._judge.equity.is_close else self._points
        return at != best, mean(_behind(measure[best], measure[at]))


def _fewest(plays: int) -> int:
    """How many deals of so many plays each are not too much work."""
    deals = FULL.plays // plays // ROUND * ROUND
    return max(ROUND, min(MOST_FEWEST, deals))


def _behind(best: Sequence[float], own: Sequence[float]) -> list[float]:
    """By how much an action is behind on the deals that it was judged on."""
    return [high - low for high, low in zip(best, own, strict=False)]


def mean(values: Sequence[float]) -> float:
    """Of at least one value."""
    return sum(values) / len(values)


def margin(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of the mean. One more deal a point away is added: what
    was equal on all deals looked at need not be so on all."""
    middle = mean(values)
    squares = 1 + sum([(each - middle) ** 2 for each in values])
    return Z * sqrt(squares) / len(values)
