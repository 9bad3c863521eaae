"""The seats without a person: asks the player process, and plays by heuristics when that fails."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, Signal

from allfives_desktop.ai.player import Budget, stream
from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.thinking import PlayerProcess

log = logging.getLogger(__name__)


class ComputerPlayers(QObject):
    """Answers the session's question of the moment; a late answer is dropped by its ply.

    `replaced` tells, the first time it happens, that heuristics had to decide for a player.
    """

    replaced = Signal()

    def __init__(
        self, session: MatchSession, process: PlayerProcess, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._process = process
        self._has_told = False
        self._awaited: int | None = None
        process.answered.connect(self._take)
        process.failed.connect(self._replace)

    def start(self) -> None:
        """A match with computer players lies on the table: they will be asked soon."""
        if self._session.has_match and not all(
            seat.is_person for seat in self._session.setup.seats
        ):
            self._process.start()

    def ask(self) -> None:
        """Ask for the decision that is due."""
        session = self._session
        ply = self._awaited = len(session.log)
        self._process.ask(ply, session.view_of_actor(), player=self._player, seed=self._seed(ply))

    def forget(self) -> None:
        """The decision asked for does not matter any more."""
        self._awaited = None
        self._process.forget()

    def ask_again(self) -> None:
        """Stop whoever thinks, and ask for the same decision anew."""
        if self._awaited == len(self._session.log):
            self.forget()
            self.ask()

    @property
    def _player(self) -> str:
        return self._session.setup.seats[self._session.actor].player or ""

    def _seed(self, ply: int) -> int:
        session = self._session
        return stream(session.setup.seed, self._player, seat=session.actor, ply=ply)

    def _take(self, ply: int, action: PlayerAction) -> None:
        if ply != len(self._session.log):
            return
        if action not in self._session.view_of_actor().legal:
            log.error("player %s at ply %d answered an illegal action", self._player, ply)
            self._replace(ply)
            return
        self._session.submit(action)

    def _replace(self, ply: int) -> None:
        """A failing player is replaced by heuristics for this decision."""
        if ply != len(self._session.log):
            return
        log.warning("player %s failed at ply %d; heuristics decide", self._player, ply)
        from allfives_desktop.ai.heuristics import Greedy

        view = self._session.view_of_actor()
        self._session.submit(Greedy().choose(view, Budget(self._seed(ply))).action)
        if not self._has_told:
            self._has_told = True
            self.replaced.emit()
