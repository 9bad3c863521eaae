"""`Steady`: greedy, but for what has been measured to be better where no net plays.

It begs less than greedy where three play for captures, and tries out the last cards of a hand on
sampled deals. A card that looks better on few deals often is not: it leaves greedy's only for one
that is better beyond doubt, so that it can lose little by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from time import monotonic

from allfives_desktop.ai.belief import Belief
from allfives_desktop.ai.heuristics import Greedy
from allfives_desktop.ai.heuristics_making import stand_or_beg
from allfives_desktop.ai.judges_play import CardJudge
from allfives_desktop.ai.player import Budget, Decision
from allfives_desktop.ai.prospects import Prospects
from allfives_desktop.ai.strongest import family_of
from allfives_desktop.rules.actions import Beg, PlayerAction, Stand
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

# The lead to hope for, in points of a hand, by family; elsewhere greedy's is good enough.
STAND_AT = {"fives_three": -2.5}

LAST_CARDS = 3  # in a hand whose cards are tried out
WORLDS, GLANCE = 32, 12  # deals; after so many a clear case is closed
Z = 1.5  # standard errors by which another card has to be better
LEAST = 0.02  # points that are worth a change


class Steady:
    """Plays every game. The same view and seed give the same answer."""

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        usual = Greedy().choose(view, budget)
        if len(view.legal) == 1:
            return usual
        match view.phase:
            case Phase.BEG:
                return Decision(_stand_or_beg(view))
            case Phase.PLAY if _is_late(view):
                return Decision(_tried_out(view, usual.action, budget))
            case _:
                return usual


def _stand_or_beg(view: SeatView) -> PlayerAction:
    """Where greedy begs, but the suit is good enough, it stands."""
    usual = stand_or_beg(view)
    enough = STAND_AT.get(family_of(view.options))
    if enough is None or not isinstance(usual, Beg) or _could_be_given_out(view):
        return usual
    return Stand(view.seat) if _lead(view) >= enough else usual


def _could_be_given_out(view: SeatView) -> bool:
    """Whether a gift could end the game: then greedy's reasons are better."""
    return max(view.scores) + 1 >= view.options.target


def _lead(view: SeatView) -> float:
    return Prospects(view, view.turned[-1].suit).lead()


def _is_late(view: SeatView) -> bool:
    is_last = len(view.hand_cards) <= LAST_CARDS and not view.stock_size
    return is_last and view.trump is not None


def _tried_out(view: SeatView, usual: PlayerAction, budget: Budget) -> PlayerAction:
    """The card that does best on sampled deals, if it clearly does better than the usual one."""
    judge = CardJudge(view)
    at, many = judge.admit(usual), len(judge.candidates)
    if many == 1:
        return usual
    belief, rng = Belief(view), Random(budget.seed)  # noqa: S311 - no secret
    until = monotonic() + budget.seconds
    gains: list[list[float]] = [[] for _ in range(many)]
    for deal in range(1, (budget.worlds or WORLDS) + 1):
        values = judge.values(belief.deal(rng), range(many))
        for gain, value in zip(gains, values, strict=True):
            gain.append(value - values[at])
        if monotonic() > until or (deal == GLANCE and _is_clear(gains, at)):
            break
    best = max(range(many), key=lambda each: sum(gains[each]))
    return judge.candidates[best] if _is_better(gains[best]) else usual


def _is_clear(gains: Sequence[Sequence[float]], at: int) -> bool:
    """Whether every card but one has fallen far behind it."""
    others = [gain for number, gain in enumerate(gains) if number != at]
    return all(sum(gain) + 2 * sqrt(sum([each * each for each in gain])) < 0 for gain in others)


def _is_better(gain: Sequence[float]) -> bool:
    mean = sum(gain) / len(gain)
    square = sum([each * each for each in gain]) / len(gain) - mean * mean
    return mean > max(LEAST, Z * sqrt(max(square, 0.0) / len(gain)))
