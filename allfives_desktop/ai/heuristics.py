"""Greedy: a sensible opponent by written heuristics, and the same without an ear for trumps."""

from __future__ import annotations

from allfives_desktop.ai import heuristics_making as making
from allfives_desktop.ai.heuristics_play import Outlook
from allfives_desktop.ai.player import Budget, Decision
from allfives_desktop.rules.actions import Play, PlayerAction
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView


class Greedy:
    """Weighs each decision by what it can be expected to win or lose, in points."""

    def choose(self, view: SeatView, _budget: Budget) -> Decision:
        """The best of the legal actions; the same view gives the same answer."""
        return Decision(view.legal[0] if len(view.legal) == 1 else _best(view))


class MeekGreedy:
    """Greedy that never begs and always gives: a measuring stick for begging."""

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        """As Greedy, but the first answer at the beg."""
        if view.phase in (Phase.BEG, Phase.ANSWER):
            return Decision(view.legal[0])
        return Greedy().choose(view, budget)


def _best(view: SeatView) -> PlayerAction:
    match view.phase:
        case Phase.PLAY:
            return _best_card(view)
        case Phase.BEG:
            return making.stand_or_beg(view)
        case Phase.ANSWER:
            return making.give_or_run(view)
        case Phase.DISCARD:
            return making.discard(view)
        case Phase.BID:
            return making.pass_or_bid(view)
        case _:
            return view.legal[-1]


def _best_card(view: SeatView) -> Play:
    plays = [action for action in view.legal if isinstance(action, Play)]
    trump = view.trump
    if trump is None:
        trump = making.best_suit(view)
        plays = [play for play in plays if play.card.suit is trump]
    outlook = Outlook(view, trump)
    return max(plays, key=lambda play: outlook.worth(play.card))
