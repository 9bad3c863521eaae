"""What the window's commands do to the match: begin, watch, go on, come back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase
from allfives_desktop.session.game import OPPONENT, Game, game_of
from allfives_desktop.session.matches import Matches, against_computer, is_over, to_watch

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget

    from allfives_desktop.models.pack_cut import PackCut
    from allfives_desktop.rules.actions import Action
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.session.setup import MatchSetup
    from allfives_desktop.table.director import Director
    from allfives_desktop.windows.new_match.possible import Possible

__all__ = ["Game", "Play", "Watching"]

WATCHED_REST: Final = 2500


class Watching(NamedTuple):
    """A watched series: who plays, the seed, and how many matches it lasts (0: for ever).

    `once`: a single match, behind which the window stays open.
    """

    level: str = OPPONENT
    seed: str = ""
    matches: int = 0
    once: bool = False


class Play(QObject):
    """Begins matches, lets watched ones go on by themselves, and asks before a match is left.

    `game_chosen` tells of another game than before for this and later matches, `watching_changed`
    of the level that is watched, "" for none.
    """

    game_chosen = Signal(object)
    match_over = Signal()
    series_over = Signal()
    watching_changed = Signal(str)

    def __init__(
        self,
        session: MatchSession,
        director: Director,
        matches: Matches,
        game: Game,
        cut: PackCut,
    ) -> None:
        super().__init__()
        self._session = session
        self._director = director
        self._matches = matches
        self._game = game
        self._cut = cut
        self._watching: Watching | None = None
        self._aside = self._waits = False
        self._seen = 0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.go_on)
        director.rested.connect(self._take_rest)

    @property
    def game(self) -> Game:
        """Which game the next match is of."""
        return self._game

    def set_game(self, game: Game) -> None:
        """Which game a new match shall be of from now on."""
        self._game = game

    def open(self, watching: Watching | None) -> None:
        """What lies on the table when the window opens, or when a lesson is left."""
        self._aside = False
        if watching is not None:
            self.watch(watching)
            return
        if not self._matches.resume():
            return
        if self._session.setup.watched:
            self._watching = Watching(_level(self._session.setup))
            self.watching_changed.emit(self._watching.level)
        else:
            self._take_game()

    def begin(self, *, seed: str = "") -> None:
        """A new match of the person's own: the game of the last. With a seed it is of its cards,
        else of the pack that was cut, if one was offered."""
        self._set_watching(None)
        game = self._game
        setup = against_computer(
            game.options,
            game.ruleset,
            names=game.names,
            levels=game.levels,
            seed=seed,
            undo=game.undo,
            known=bool(seed),
            fair=None if seed else self._cut.take(),
        )
        self._matches.begin(setup)

    def lay_pack(self) -> None:
        """Offer the pack for a new match of the person's own, to be cut."""
        self._set_watching(None)
        self._session.leave()

    def begin_with(self, game: Game, *, seed: str = "") -> None:
        """A new match of another game."""
        self._game = game
        self.game_chosen.emit(game)
        self.begin(seed=seed)

    def begin_again(self, setup: MatchSetup) -> None:
        """A match from its first card; a watched one is the person's to play now."""
        if setup.watched:
            self._game = replace(self._game, ruleset=setup.ruleset, options=setup.options)
            self.begin(seed=setup.seed)
        else:
            self._set_watching(None)
            self._matches.begin(replace(setup, known=True))

    def take_up(self, setup: MatchSetup, actions: Sequence[Action]) -> None:
        """A match from elsewhere, where these actions end."""
        self._set_watching(None)
        self._matches.begin(replace(setup, undo=self._game.undo), actions)
        self._take_game()

    def watch_once(self, setup: MatchSetup) -> None:
        """A single watched match."""
        self._set_watching(Watching(_level(setup), seed=setup.seed, once=True))
        self._matches.begin(setup)

    def choose(self, parent: QWidget, possible: Possible) -> None:
        """Ask what a new match shall be of; one under way waits, and is left with the answer."""
        from allfives_desktop.windows.new_match.dialog import NewMatchDialog

        dialog = NewMatchDialog(self._game, possible, leaves=self.is_under_way, parent=parent)

        def answered() -> None:
            if dialog.result() == NewMatchDialog.DialogCode.Accepted:
                self._game = dialog.game
                self.game_chosen.emit(dialog.game)
                self.lay_pack()

        self.ask(dialog, answered)

    def lay_aside(self) -> None:
        """Something else than a match of its own comes on the table; `open` takes up again."""
        waits = self.is_under_way
        self._set_watching(None)
        self._aside, self._waits = True, waits

    @property
    def is_under_way(self) -> bool:
        """Whether a person would lose something with the match on the table, or laid aside."""
        if self._aside:
            return self._waits
        session = self._session
        return session.has_match and not session.is_over and not session.setup.watched

    def watch(self, watching: Watching) -> None:
        """The computer plays every seat: a watched match left unfinished, or a new one."""
        self._set_watching(watching)
        if not self._resume_watched(watching):
            self._begin_watched()

    def back(self) -> None:
        """From a watched match to the person's own."""
        self._set_watching(None)
        if self._matches.resume(watched=False):
            self._take_game()
        else:
            self.begin()

    def go_on(self) -> None:
        """The end of a hand, a game or a match has been read."""
        if not self._director.is_resting:
            return
        if not self._session.has_match:
            self.begin()
        elif not self._session.is_over:
            self._director.proceed()
        elif self._watching and not self._watching.once:
            self._begin_watched()
        else:
            self.lay_pack()

    def ask_to_leave(self, parent: QWidget, then: Callable[[], None]) -> None:
        """Leave the match under way, after one question whose default is to stay."""
        if not self.is_under_way:
            then()
            return
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(QMessageBox.Icon.Question, self.tr("New match"), "", parent=parent)
        box.setText(
            self.tr("Leave the match under way, neither won nor lost, and begin a new one?")
        )
        leave = box.addButton(self.tr("New match"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))

        def answered() -> None:
            if box.clickedButton() is leave:
                then()

        self.ask(box, answered)

    def ask(self, dialog: QDialog, answered: Callable[[], None]) -> None:
        """Open a dialog; a match under way waits for its answer."""
        waits = self.is_under_way
        if waits:
            self._director.pause()

        def close() -> None:
            if waits:
                self._director.go_on()
            answered()
            dialog.deleteLater()

        dialog.finished.connect(close)
        dialog.open()

    def _take_game(self) -> None:
        """The match on the table is of a game that can be played again."""
        setup = self._session.setup
        if setup.ruleset in RULESETS and game_of(setup) != replace(self._game, preset=""):
            self._game = game_of(setup)

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
        self._aside = False
        self._seen = 0
        self._watching = watching
        self.watching_changed.emit(watching.level if watching else "")

    def _take_rest(self) -> None:
        session = self._session
        if not session.has_match:
            return
        if session.state.phase is Phase.MATCH_OVER:
            self._seen += 1
            self.match_over.emit()
        if self._watching is None:
            return
        if self._watching.once and session.is_over:
            self._rest.stop()
            return
        if self._watching.matches and self._seen >= self._watching.matches:
            self.series_over.emit()
            return
        self._rest.start(self._director.pace.held(WATCHED_REST))


def _level(setup: MatchSetup) -> str:
    """Who plays a watched match."""
    return setup.seats[0].player or OPPONENT
