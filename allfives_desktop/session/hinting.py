"""Hints for the person: asked of the player process, and counted as help once given."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from allfives_desktop.ai.explain import Hint
from allfives_desktop.ai.player import stream
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.thinking import PlayerProcess


class Hinting(QObject):
    """One hint a decision: asked for again, the same is told again and not counted anew.

    `found` brings the `Hint`; `failed` follows where none could be had. `forget` ends the search.
    """

    found = Signal(object)
    failed = Signal()

    def __init__(
        self, session: MatchSession, process: PlayerProcess, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._process = process
        self._awaited: int | None = None
        self._given: tuple[int, Hint] | None = None
        session.was_reset.connect(self._start_over)
        process.hinted.connect(self._take)
        process.hint_failed.connect(self._fail)

    @property
    def is_searching(self) -> bool:
        """Whether a hint is on its way."""
        return self._awaited is not None

    def ask(self) -> None:
        """Look for the best that the person can do now."""
        session = self._session
        ply = len(session.log)
        if self._given is not None and self._given[0] == ply:
            self.found.emit(self._given[1])
        elif self._awaited != ply:
            self._awaited = ply
            view = session.view()
            seed = stream(session.setup.seed, "hint", seat=view.seat, ply=ply)
            self._process.ask_hint(ply, view, seed=seed)

    def forget(self) -> None:
        """The decision has passed: whoever still thinks about it is stopped."""
        if self._awaited is not None:
            self._awaited = None
            self._process.forget()

    def _take(self, ply: int, hint: Hint) -> None:
        if ply == self._awaited == len(self._session.log):
            self._awaited = None
            self._given = ply, hint
            self._session.note_hint()
            self.found.emit(hint)

    def _fail(self, ply: int) -> None:
        if ply == self._awaited:
            self._awaited = None
            self.failed.emit()

    def _start_over(self) -> None:
        self._given = None
