"""`policy`: the quick policy of the rollouts as a player of its own."""

from __future__ import annotations

from allfives_desktop.ai.heuristics import Greedy
from allfives_desktop.ai.quick import quick_policy
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.world import position_of
from allfives_desktop.rules.actions import PLAYS, PlayerAction
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView


class Policy(Greedy):
    """Plays its cards by the quick policy and makes trumps as greedy does. It uses no chance."""

    def _choice(self, view: SeatView) -> PlayerAction:
        if view.phase is not Phase.PLAY:
            return super()._choice(view)
        # The policy looks at how many cards the others hold, not at which.
        hands = [(1 << size) - 1 for size in view.hand_sizes]
        hands[view.seat] = bits_of(view.hand_cards)
        position = position_of(view, hands, range(view.stock_size))
        return PLAYS[view.seat][quick_policy(position.terms).choose(position)]
