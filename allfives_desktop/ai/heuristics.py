"""`greedy`: a sensible opponent by written heuristics, for all phases of all rules."""

from __future__ import annotations

from typing import assert_never

from allfives_desktop.ai.heuristics_making import (
    call_batch,
    discard,
    give_or_run,
    pass_or_bid,
    stand_or_beg,
    suit_to_pitch,
)
from allfives_desktop.ai.heuristics_play import Outlook
from allfives_desktop.ai.player import Budget, Decision
from allfives_desktop.rules.actions import Give, Play, PlayerAction, Stand
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView


class Greedy:
    """Takes what a trick, a gift or a suit promises now, and looks no further.

    Frozen under this name: it is the measuring stick of stronger players, which get names of
    their own. The same view always gets the same answer; the seed and the rest of the budget
    are not used. It never shows a card out of turn and never calls for one.
    """

    def choose(self, view: SeatView, budget: Budget) -> Decision:  # noqa: ARG002 - Player's
        return Decision(view.legal[0] if len(view.legal) == 1 else self._choice(view))

    def _choice(self, view: SeatView) -> PlayerAction:
        match view.phase:
            case Phase.PLAY:
                return _play(view)
            case Phase.BEG:
                return stand_or_beg(view)
            case Phase.ANSWER:
                return give_or_run(view)
            case Phase.DISCARD:
                return discard(view)
            case Phase.BID:
                return pass_or_bid(view)
            case Phase.BATCH:
                return call_batch(view)
            case Phase.CUT | Phase.DEAL | Phase.HAND_OVER | Phase.GAME_OVER | Phase.MATCH_OVER:
                raise ValueError(f"nothing to decide in phase {view.phase}")
            case _:
                assert_never(view.phase)


class MeekGreedy(Greedy):
    """`greedy-meek`: greedy that never begs and always gives. Measures what begging is worth."""

    def _choice(self, view: SeatView) -> PlayerAction:
        if view.phase is Phase.BEG:
            return Stand(view.seat)
        if view.phase is Phase.ANSWER:
            return Give(view.seat)
        return super()._choice(view)


def _play(view: SeatView) -> PlayerAction:
    """The card worth most; of equals the lowest. The pitcher's first lead makes trumps."""
    plays = [action for action in view.legal if isinstance(action, Play)]
    trump = view.trump
    if trump is None:
        trump = suit_to_pitch(view)
        plays = [play for play in plays if play.card.suit is trump]
    outlook = Outlook(view, trump)
    return max(plays, key=lambda play: outlook.worth(play.card))
