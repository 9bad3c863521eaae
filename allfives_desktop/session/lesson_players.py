"""The other seats: in a lesson they do what it says, else the computer plays for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.session.players import ComputerPlayers
    from allfives_desktop.session.tutorial import Tutorial


class LessonPlayers(QObject):
    """Asks whoever decides now. `delay` is how many milliseconds a seat of a lesson takes."""

    def __init__(
        self,
        session: MatchSession,
        tutorial: Tutorial,
        computer: ComputerPlayers,
        delay: Callable[[], int],
    ) -> None:
        super().__init__(session)
        self._session = session
        self._tutorial = tutorial
        self._computer = computer
        self._delay = delay
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._reply)

    def ask(self) -> None:
        """Ask for the decision that is due."""
        if self._tutorial.is_on:
            self._pause.start(self._delay())
        else:
            self._computer.ask()

    def forget(self) -> None:
        """The decision asked for does not matter any more."""
        self._pause.stop()
        self._computer.forget()

    def _reply(self) -> None:
        reply = self._tutorial.reply()
        if reply is not None:
            self._session.submit(reply)
