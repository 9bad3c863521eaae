"""The window with its table, and what play needs from the first moment on."""

from __future__ import annotations

import os
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import platformdirs
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from allfives_desktop import assets
from allfives_desktop.app.asked import names_game
from allfives_desktop.models.hand_order import HandOrder
from allfives_desktop.session.game import Game
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.matches import Matches
from allfives_desktop.session.players import ComputerPlayers
from allfives_desktop.session.preferences import Preferences
from allfives_desktop.session.store import Store
from allfives_desktop.session.thinking import PlayerProcess
from allfives_desktop.session.writing import Writer
from allfives_desktop.table.appearance import KEYS as APPEARANCE
from allfives_desktop.table.appearance import appearance_of
from allfives_desktop.table.assembly import Table
from allfives_desktop.table.desktop_scheme import DesktopScheme
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace
from allfives_desktop.table.renderer import Painting, can_be_chosen, driver_here
from allfives_desktop.table.table_view import TableView
from allfives_desktop.text import games, phrases
from allfives_desktop.text.languages import chosen_language
from allfives_desktop.text.translators import Translators
from allfives_desktop.windows.deck_switches import DeckSwitches
from allfives_desktop.windows.desktop_look import DesktopLook, sheet_of
from allfives_desktop.windows.errors import Errors
from allfives_desktop.windows.main_window import MainWindow
from allfives_desktop.windows.play import Play, Watching
from allfives_desktop.windows.sound_choice import SoundChoice
from allfives_desktop.windows.system_motion import SystemMotion

if TYPE_CHECKING:
    from allfives_desktop.app.asked import Request
    from allfives_desktop.app.companions import Companions
    from allfives_desktop.single.door import Door
    from allfives_desktop.single.place import Place
    from allfives_desktop.single.request import Request as Asked
    from allfives_desktop.windows.chronicle import Chronicle

FOLDER: Final = "allfives"
LISTEN_AFTER: Final = 1000  # ms


class Program(QObject):
    """One window with one table. It is painted first: what can wait is left to `companions`.

    `completed` follows when all is there.
    """

    completed = Signal()

    def __init__(self, game: Game, watching: Watching | None, request: Request) -> None:
        super().__init__()
        self._watching = watching
        self._is_painted = False
        self._door: Door | None = None
        self._speed = getattr(request, "speed", None)
        self._language_wish = getattr(request, "language", None)
        self.kept = Path(records) if (records := getattr(request, "records", None)) else None
        self.config = Path(platformdirs.user_config_dir(FOLDER, appauthor=False))
        self.cache = assets.writable(Path(platformdirs.user_cache_dir(FOLDER, appauthor=False)))
        self.preferences = Preferences(self.config / "preferences.json", self)
        self._system_motion = SystemMotion(self)
        self._translators = Translators(self)
        self._translators.install(self.language)
        driver = driver_here() if can_be_chosen() else ""
        self.painting = Painting(self.cache / "renderer.json", driver)
        self.painting.begin(self.preferences.text("renderer"))
        self.session = MatchSession(self)
        self.writer = Writer(data_folder() / "matches.sqlite", self)
        self.store = Store(self.writer.store.path, hangs=self.writer.hangs)
        self.matches = Matches(self.session, self.store, self, writer=self.writer)
        self.preferences.write_with(self.writer)
        self.process = PlayerProcess(self)
        self.players = ComputerPlayers(self.session, self.process, self)
        view = TableView()
        desktop = DesktopScheme(view.engine(), self)
        self.window = MainWindow(view, self.preferences, sheet_of(self.preferences, desktop))
        self.table = Table(
            self.session,
            self.players,
            pace=self.pace,
            language=self.language,
            cache=self.cache,
            appearance=appearance_of(self.preferences.text),
            view=view,
        )
        self.table.set_hand_order(self.hand_order)
        self.look = DesktopLook(self.window, view, self.preferences, desktop, self)
        self.play = Play(
            self.session,
            self.table.director,
            self.matches,
            self._first_game(game, request),
            self.table.tableau.pack_cut,
        )
        self._sound_choice = SoundChoice(
            self.window.commands, self.preferences, self.table.sounds, self
        )
        self._deck_switches = DeckSwitches(self.window.commands, self.preferences, self)
        self.errors = Errors(self.session, self.window)
        self._connect()

    @cached_property
    def chronicle(self) -> Chronicle:
        """What happened; made before the first picture only where that shows it."""
        from allfives_desktop.windows.chronicle import Chronicle

        return Chronicle(self.session, self.table, self.window)

    @cached_property
    def companions(self) -> Companions:
        """All else; made once the table has been painted, or when first asked for."""
        from allfives_desktop.app.companions import Companions

        return Companions(self)

    @property
    def language(self) -> str:
        """The language in use: the command line's, the player's, or the system's."""
        return chosen_language(self._language_wish or self.preferences.text("language"))

    def show(self) -> None:
        """Lay the match on the table and open the window."""
        if self.preferences.flag("panel"):
            self.chronicle.panel.show()
        self.play.open(self._watching)
        self.table.view.quickWindow().afterRendering.connect(self._take_first_paint)
        self.window.show()
        QTimer.singleShot(0, self._system_motion.ask)
        if fault := self.table.deck_fault:
            from allfives_desktop.windows.preferences.deck_words import deck_refusal

            self.window.notify(self.tr("Deck"), deck_refusal(fault))
        if self.preferences.faults:
            self._tell_damaged_settings()

    def listen(self, place: Place) -> None:
        """Be there for other copies of the program, once the table has been painted."""
        QTimer.singleShot(LISTEN_AFTER, self, partial(self._open_door, place))

    def _open_door(self, place: Place) -> None:
        from allfives_desktop.single.door import Door

        self._door = Door(place, self)
        self._door.asked.connect(self.come_forward)
        self._door.open()

    def come_forward(self, asked: Asked) -> None:
        """Another copy was started: this one is meant, and the file it was given."""
        if asked.token:
            os.environ["XDG_ACTIVATION_TOKEN"] = asked.token  # Qt's part for Wayland reads it
        self.window.come_forward()
        if asked.file is not None:
            self.open_file(asked.file)

    def open_file(self, path: Path) -> None:
        """A record or house rules, given from outside."""
        self.companions.records.open(path)

    def close(self) -> None:
        """Stop the show and the player process."""
        self.errors.ignore()
        if self._door is not None:
            self._door.close()
        if "companions" in self.__dict__:
            self.companions.close()
        self.look.restore()
        self.table.close()
        self.process.close()
        self.writer.close()
        self.store.close()

    @Slot()
    def _take_first_paint(self) -> None:
        self._is_painted = True
        self.table.view.quickWindow().afterRendering.disconnect(self._take_first_paint)
        self.painting.painted()
        QTimer.singleShot(0, self, self._complete)

    def _complete(self) -> None:
        """What never delays the first picture of the table."""
        self.companions.serve()
        self._start_players()
        self.completed.emit()

    def _start_players(self) -> None:
        if self._is_painted:
            self.players.start()

    def _first_game(self, asked: Game, request: Request) -> Game:
        """The command line's game, else the one chosen last."""
        is_kept = bool(self.preferences.mapping("new_match"))
        return self.preferences.game if is_kept and not names_game(request) else asked

    @property
    def hand_order(self) -> HandOrder:
        """How our hand is held."""
        return HandOrder(self.preferences.text("hand_order"))

    @property
    def pace(self) -> Pace:
        """How fast things move, and how long they stay."""
        motion = MotionSpeed(
            self._speed or self.preferences.text("motion") or self._system_motion.speed
        )
        dwell = Dwell(self.preferences.text("dwell"))
        is_wished = bool(self._speed or self.preferences.text("motion"))
        if self._watching is not None and is_wished and motion is MotionSpeed.OFF:
            dwell = Dwell.NONE
        return Pace(motion, dwell)

    # Who tells whom

    def _connect(self) -> None:
        self._connect_match()
        self._connect_window()
        self._connect_commands()

    def _connect_match(self) -> None:
        self.session.was_reset.connect(self._take_match)
        self.session.was_reset.connect(self._show_undo)
        self.session.was_reset.connect(self._start_players)
        self.players.replaced.connect(self._tell_replaced)
        self.session.stepped.connect(self._show_undo)
        self.session.unsaved.connect(self._tell_unsaved)
        self.session.saved_again.connect(self._tell_caught_up)
        self.matches.unsaved.connect(self._tell_unsaved)
        self.matches.damaged.connect(self._tell_damaged)
        self.matches.rescued.connect(self._tell_rescued)
        self.writer.late.connect(self._tell_late)
        self.writer.caught_up.connect(self._tell_caught_up)
        self.writer.failed.connect(self._tell_unsaved)
        director = self.table.director
        director.accepting_changed.connect(self._show_hinting)
        self.table.stage.set_first_offer(self._first_offer)
        self.table.set_offered(lambda: self.play.game.options)
        self.play.game_chosen.connect(self.preferences.set_game)
        self.play.series_over.connect(self.window.close)
        self.play.watching_changed.connect(self.window.commands.set_watching)

    def _connect_window(self) -> None:
        self.window.retranslated.connect(self._retranslate)
        self.window.closing.connect(self.close)
        self.preferences.changed.connect(self._take_preference)
        self.preferences.unsaved.connect(self._tell_unsaved_settings)
        self._system_motion.changed.connect(self._keep_pace)

    def _connect_commands(self) -> None:
        commands = self.window.commands
        commands.last_trick.triggered.connect(self.table.show_last_trick)
        commands.show_card.triggered.connect(self.table.director.wish_to_show)
        commands.last_count.triggered.connect(self.table.show_last_count)
        commands.undo.triggered.connect(self.session.undo)
        commands.redo.triggered.connect(self.session.redo)
        for key, group in commands.by_preference.items():
            commands.show_choice(group, self.preferences.text(key))
            group.triggered.connect(lambda action, key=key: self._choose(key, action.data()))

    def _choose(self, key: str, value: str) -> None:
        if value == self.preferences.text(key):
            self._take_preference(key)
        else:
            self.preferences.set(key, value)

    def _take_preference(self, key: str) -> None:
        """What the player chooses now is stronger than the command line."""
        if key == "motion":
            self._speed = None
        elif key == "language":
            self._language_wish = None
        if key in ("motion", "dwell"):
            self._keep_pace()
        elif key == "hand_order":
            self.table.set_hand_order(self.hand_order)
        elif key in APPEARANCE:
            self.table.set_appearance(appearance_of(self.preferences.text))
        elif key == "language":
            self._translators.install(self.language)
            self.players.ask_again()
        elif key == "new_match":
            self.play.set_game(self.preferences.game)
        if key in self.window.commands.by_preference:
            self.window.commands.show_choice(
                self.window.commands.by_preference[key], self.preferences.text(key)
            )

    def _keep_pace(self) -> None:
        self.table.set_pace(self.pace)

    def _first_offer(self) -> str:
        game = self.play.game
        return games.offer(game.ruleset, game.options.best_of)

    def _take_match(self) -> None:
        setup = self.session.setup if self.session.has_match else None
        may_show = setup is not None and setup.options.calls and not setup.watched
        self.window.commands.show_card.setVisible(may_show)
        self._show_match()

    def _retranslate(self) -> None:
        self.table.retranslate(self.language)
        self._show_match()

    def _show_match(self) -> None:
        if not self.session.has_match:
            self.window.show_match("")
            return
        setup = self.session.setup
        parts = [games.game_name(setup.ruleset)]
        if setup.options.best_of > 1:
            parts.append(phrases.best_of(setup.options.best_of))
        target = str(setup.options.target)
        if not setup.ruleset.endswith(f"_{target}"):  # its name says so already
            parts.append(target)
        self.window.show_match(" · ".join(parts))

    def _show_hinting(self) -> None:
        self.window.commands.hint.setEnabled(self.table.director.is_accepting)

    def _show_undo(self) -> None:
        session = self.session
        self.window.commands.set_undo(
            can_undo=session.can_undo,
            can_redo=session.can_redo,
            allowed=not session.has_match or session.setup.undo,
        )

    def _tell_unsaved(self, reason: str) -> None:
        from allfives_desktop.text.system_words import system_words

        sentence = self.tr("The match cannot be saved, but you can play on. %1")
        self.window.notify(self.tr("Not saved"), sentence.replace("%1", system_words(reason)))

    def _tell_late(self) -> None:
        sentence = self.tr(
            "The disk does not answer. You can play on; what you do is saved as soon as it answers."
        )
        self.window.notify(self.tr("Not saved yet"), sentence)

    def _tell_caught_up(self) -> None:
        self.window.notify(
            self.tr("Saved"), self.tr("The disk answers again. Everything is saved.")
        )

    def _tell_replaced(self) -> None:
        sentence = self.tr("A computer player failed. A simpler one decided for it; play goes on.")
        self.window.notify(self.tr("Computer player"), sentence)

    def _tell_damaged_settings(self) -> None:
        from allfives_desktop.text.damaged_settings import damaged_settings

        found = damaged_settings(self.preferences.faults, self.preferences.kept_aside)
        self.window.notify(self.tr("Damaged settings"), found)

    def _tell_unsaved_settings(self, reason: str) -> None:
        from allfives_desktop.text.system_words import system_words

        sentence = self.tr("The settings cannot be saved; they hold until the program ends. %1")
        self.window.notify(self.tr("Not saved"), sentence.replace("%1", system_words(reason)))

    def _tell_damaged(self, path: str) -> None:
        sentence = self.tr("A saved match could not be read. It was kept as %1.")
        self.window.notify(self.tr("Damaged match"), sentence.replace("%1", path))

    def _tell_rescued(self, path: str) -> None:
        sentence = self.tr(
            "The file of your matches was damaged. What could be read of it has been recovered; the"
            " file as it was is kept as %1."
        )
        self.window.notify(self.tr("Damaged matches"), sentence.replace("%1", path))


def data_folder() -> Path:
    """The folder of the matches."""
    return Path(platformdirs.user_data_dir(FOLDER, appauthor=False))
