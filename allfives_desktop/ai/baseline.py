"""`random`: the floor of every scale of strength."""

from __future__ import annotations

from collections.abc import Sequence

from allfives_desktop.ai.player import Budget, Decision
from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.view import SeatView


class Random:
    """Any legal action, all equally likely."""

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        return Decision(self.pick(view.legal, budget.seed))

    def pick(self, legal: Sequence[PlayerAction], seed: int) -> PlayerAction:
        return legal[seed % len(legal)]
