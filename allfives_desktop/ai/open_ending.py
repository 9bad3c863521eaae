"""The end of a hand with a stock: once it is used up, what is not seen is the other hand, and the
best card can be worked out (spec 5)."""

from __future__ import annotations

from random import Random

from allfives_desktop.ai.belief import Belief
from allfives_desktop.ai.judges_play import CardJudge
from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView


def best_of_open_ending(view: SeatView) -> PlayerAction | None:
    """The card that is best against the best defence; None where cards are still hidden, or where
    it takes too long to tell."""
    if view.phase is not Phase.PLAY or view.options.trump != "stock_top" or view.stock_size:
        return None
    judge = CardJudge(view)
    values = judge.exact_values(Belief(view).deal(Random(0)))  # noqa: S311 - there is one deal
    if values is None:
        return None
    return judge.candidates[max(range(len(values)), key=values.__getitem__)]
