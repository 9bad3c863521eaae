"""Players that only a measurement seats, beside those of the roster."""

from __future__ import annotations

from functools import partial

from allfives_desktop.ai.bench.packs import Entrant
from allfives_desktop.ai.cheater import Cheater
from allfives_desktop.ai.player import Budget, Decision, Player
from allfives_desktop.ai.roster import CHEATER, built_in
from allfives_desktop.ai.strongest import STRONGEST
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView


def entrant(name: str) -> Entrant:
    """A player of the roster, or the cheater."""
    return Entrant(name, Cheater if name == CHEATER else partial(built_in, name))


def strongest_entrant() -> Entrant:
    """The strongest player, by the name of what it is."""
    return entrant(STRONGEST)


class FixedWorlds:
    """A player that looks at so many deals in every decision."""

    def __init__(self, player: Player, worlds: int) -> None:
        self._player = player
        self._worlds = worlds

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        return self._player.choose(view, budget._replace(worlds=self._worlds))


class Halves:
    """A player that makes trumps as one does and plays its cards as another."""

    def __init__(self, making: Player, playing: Player) -> None:
        self._making = making
        self._playing = playing

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        player = self._playing if view.phase is Phase.PLAY else self._making
        return player.choose(view, budget)
