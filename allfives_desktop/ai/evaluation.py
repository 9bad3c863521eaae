"""What every action of a decision is worth, as the strongest player sees it.

Where a net plays all actions are tried out as `rollout` does it (`net/survey`), elsewhere by the
search that `pimc` plays by. Worths are means over sampled deals. All actions are compared on the
same deals, so that the difference between two is known better than either; an action that has
fallen far behind may be given up early, and is measured by its distance from the best on the deals
that both have seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple, Protocol

from allfives_desktop.ai.belief import Deal
from allfives_desktop.ai.equity import WINS, End, Equity, chance_to_win
from allfives_desktop.ai.explain import Worth
from allfives_desktop.ai.heuristics_making import call_batch
from allfives_desktop.ai.kernel import terms_of
from allfives_desktop.ai.pimc import FULL, Judge, judge_of, run
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.race import ROUND, Race
from allfives_desktop.ai.strongest import NETS, family_of
from allfives_desktop.ai.world import tally_of
from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

__all__ = ["Ledger", "Opinion", "Survey", "Worth", "evaluate", "places_of", "survey_of", "tried"]

MOST_FEWEST = 48  # deals that every action is judged on, where that is not too much work
Z = 1.96  # of a normal distribution, 95 % lie within so many standard deviations


def evaluate(
    view: SeatView, budget: Budget, *, also: Sequence[PlayerAction] = ()
) -> tuple[Worth, ...]:
    """The worth of the actions that a decision is about, best first.

    Those are all legal actions, but of the many ways to discard only the sensible ones, and a bid
    of four only with the ace; legal actions in `also` are judged in any case. Far from the target
    the best has the most points; once a side can get there in this hand, the best chance. Without
    a number of worlds in the budget it looks at about as many deals as the player does that it
    asks. The seed and the number of worlds settle the answer. Raises ValueError when the seat has
    nothing to decide.
    """
    if not view.legal:
        raise ValueError("nothing to decide")
    if view.phase is Phase.BATCH:
        return _batches(view)
    return survey_of(view, budget, also=also).worths


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


class Opinion(NamedTuple):
    """What else is known of the candidates than deals: their values, in the measure of `Equity.of`
    but for a number that all have in common, and the `share` of it in the verdict, 0 to 1."""

    values: Sequence[float]
    share: float
    is_certain: bool = False


class Survey:
    """A decision looked at: the worths of its actions, and where each led to on every deal."""

    def __init__(self, places: Mapping[PlayerAction, int], ledger: Ledger) -> None:
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


def survey_of(view: SeatView, budget: Budget, *, also: Sequence[PlayerAction] = ()) -> Survey:
    """A decision as the strongest player looks at it."""
    if family_of(view.options) in NETS:
        from allfives_desktop.ai.net.survey import net_survey  # which loads numpy

        survey = net_survey(view, budget, also=also)
        if survey is not None:
            return survey
    return tried(view, judge_of(view), budget, also=also)


def tried(
    view: SeatView, judge: Surveyor, budget: Budget, *, also: Sequence[PlayerAction] = ()
) -> Survey:
    """A decision looked at by a judge, deal by deal, as `pimc` does."""
    places = places_of(view, judge, also)
    notes = _Notes(judge)
    run(notes.race, view, notes, budget)
    return Survey(places, Ledger(judge.equity, notes.ends, notes.race.leader()))


def places_of(
    view: SeatView, judge: Surveyor, also: Sequence[PlayerAction]
) -> dict[PlayerAction, int]:
    """The number of the candidate that stands for each action; a judge admits what it lacks."""
    asked = (*view.legal, *also) if view.phase is Phase.PLAY else also
    admitted = {action: judge.admit(action) for action in asked}
    return {action: at for at, action in enumerate(judge.candidates)} | admitted


class _Notes:
    """Judges as the judge does, and keeps all ends by candidate and deal."""

    def __init__(self, judge: Surveyor) -> None:
        self.candidates = judge.candidates
        self.plays = judge.plays
        self.race = Race(len(self.candidates), fewest=_fewest(self.plays * len(self.candidates)))
        self.ends: list[list[End]] = [[] for _ in self.candidates]
        self._judge = judge

    def values(self, deal: Deal, which: Sequence[int]) -> list[float]:
        ends = self._judge.ends(deal, which)
        for candidate, end in zip(which, ends, strict=True):
            self.ends[candidate].append(end)
        return [end.value(self._judge.equity) for end in ends]


class Ledger:
    """What became of every candidate on every deal, reckoned against that of the `best`."""

    def __init__(
        self,
        equity: Equity,
        ends: Sequence[Sequence[End]],
        best: int,
        opinion: Opinion | None = None,
    ) -> None:
        self.ends = ends
        self._equity = equity
        self._best = best
        self._opinion = opinion or Opinion((), 0.0)
        self._points = [[end.points(equity) for end in row] for row in ends]
        self._chances = [[end.chance(equity) for end in row] for row in ends]

    def worth(self, action: PlayerAction, at: int) -> Worth:
        """Of an action that this candidate stands for."""
        points, chance = mean(self._points[self._best]), mean(self._chances[self._best])
        return Worth(
            action,
            points - self._points_behind(at),
            self._margin(at),
            min(1.0, max(0.0, chance - self._chance_behind(at))),
        )

    def rank(self, at: int) -> tuple[bool, float]:
        """Sorts candidates: the best, then those nearest to it in what decides."""
        is_close = self._equity.is_close
        return at != self._best, self._chance_behind(at) if is_close else self._points_behind(at)

    def _margin(self, at: int) -> float:
        if self._opinion.is_certain:
            return 0.0
        if at == self._best:
            return margin(self._points[at])
        return margin(_behind(self._points[self._best], self._points[at]))

    def _points_behind(self, at: int) -> float:
        behind = mean(_behind(self._points[self._best], self._points[at]))
        share = 0.0 if self._equity.is_close else self._opinion.share
        return behind + share * (self._opined(at) - behind) if share else behind

    def _chance_behind(self, at: int) -> float:
        behind = mean(_behind(self._chances[self._best], self._chances[at]))
        share = self._opinion.share
        return behind + share * (self._opined_chance(at) - behind) if share else behind

    def _opined(self, at: int) -> float:
        """How far the opinion puts a candidate behind the best."""
        return self._opinion.values[self._best] - self._opinion.values[at]

    def _opined_chance(self, at: int) -> float:
        """The same as a chance to win."""
        if self._equity.is_close:
            return self._opined(at) / WINS
        lead = mean(self._points[self._best])
        return self._equity.chance_at(lead) - self._equity.chance_at(lead - self._opined(at))


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
