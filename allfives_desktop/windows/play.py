"""What the window's commands do to the match: begin, watch, go on, come back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from allfives_desktop.rules.state import Phase
from allfives_desktop.session.matches import OPPONENT, Matches, against_computer, is_over, to_watch

if TYPE_CHECKING:
    from allfives_desktop.rules.actions import Action
    from allfives_desktop.rules.options import Options
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.session.setup import MatchSetup
    from allfives_desktop.table.director import Director

WATCHED_REST: Final = 2500


@dataclass(frozen=True, slots=True)
class Game:
    """Which game a new match is of."""

    ruleset: str
    options: Options


@dataclass(frozen=True, slots=True)
class Watching:
    """A watched series: who plays, the seed, and how many matches it lasts (0: for ever)."""

    level: str = OPPONENT
    seed: str = ""
    matches: int = 0


class Play(QObject):
    """Begins matches, lets watched ones go on by themselves, and asks before a match is left."""

    match_over = Signal()
    series_over = Signal()
    watching_changed = Signal(bool)

    def __init__(
        self, session: MatchSession, director: Director, matches: Matches, game: Game
    ) -> None:
        super().__init__()
        self._session = session
        self._director = director
        self._matches = matches
        self._game = game
        self._watching: Watching | None = None
        self._seen = 0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.go_on)
        director.rested.connect(self._take_rest)

    @property
    def game(self) -> Game:
        """Which game the next match is of."""
        return self._game

    def open(self, watching: Watching | None) -> None:
        """What lies on the table when the window opens."""
        if watching is not None:
            self.watch(watching)
            return
        if self._matches.resume() and self._session.setup.watched:
            self._watching = Watching()
            self.watching_changed.emit(True)

    def begin(self) -> None:
        """A new match of the person's own."""
        self._set_watching(None)
        self._matches.begin(against_computer(self._game.options, self._game.ruleset))

    def watch(self, watching: Watching) -> None:
        """The computer plays every seat: a watched match left unfinished, or a new one."""
        self._set_watching(watching)
        if not self._resume_watched(watching):
            self._begin_watched()

    def back(self) -> None:
        """From a watched match to the person's own."""
        self._set_watching(None)
        if not self._matches.resume(watched=False):
            self.begin()

    def go_on(self) -> None:
        """The end of a hand, a game or a match has been read."""
        if not self._director.is_resting:
            return
        if not self._session.has_match:
            self.begin()
        elif not self._session.is_over:
            self._director.proceed()
        elif self._watching:
            self._begin_watched()
        else:
            self.begin()

    def ask_to_leave(self, parent: QWidget, then: Callable[[], None]) -> None:
        """Leave the match under way, after one question whose default is to stay."""
        session = self._session
        if not session.has_match or session.is_over or session.setup.watched:
            then()
            return
        box = QMessageBox(QMessageBox.Icon.Question, self.tr("New match"), "", parent=parent)
        box.setText(self.tr("Leave the match under way and begin a new one?"))
        leave = box.addButton(self.tr("New match"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        self._director.pause()

        def answered() -> None:
            self._director.go_on()
            if box.clickedButton() is leave:
                then()
            box.deleteLater()

        box.finished.connect(answered)
        box.open()

    def _resume_watched(self, watching: Watching) -> bool:
        """A watched match of the same game that was cut short, if there is one."""
        game = self._game

        def wish(setup: MatchSetup, actions: Sequence[Action]) -> bool:
            seed = watching.seed or setup.seed
            same = to_watch(game.options, game.ruleset, level=watching.level, seed=seed)
            return setup == same and not is_over(setup, actions)

        return self._matches.resume(watched=True, wish=wish)

    def _begin_watched(self) -> None:
        watching = self._watching or Watching()
        seed = f"{watching.seed}#{self._seen}" if watching.seed and self._seen else watching.seed
        self._matches.begin(
            to_watch(self._game.options, self._game.ruleset, level=watching.level, seed=seed)
        )

    def _set_watching(self, watching: Watching | None) -> None:
        self._rest.stop()
        self._seen = 0
        self._watching = watching
        self.watching_changed.emit(watching is not None)

    def _take_rest(self) -> None:
        session = self._session
        if not session.has_match:
            return
        if session.state.phase is Phase.MATCH_OVER:
            self._seen += 1
            self.match_over.emit()
        if self._watching is None:
            return
        if self._watching.matches and self._seen >= self._watching.matches:
            self.series_over.emit()
            return
        self._rest.start(self._director.pace.held(WATCHED_REST))
