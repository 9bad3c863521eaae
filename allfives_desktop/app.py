"""The composition root: builds the window and everything in it, and connects it."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final

import platformdirs
from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QIcon
from PySide6.QtQuick import QQuickWindow, QSGRendererInterface
from PySide6.QtWidgets import QApplication

from allfives_desktop import __version__, assets
from allfives_desktop.ai.ladder import Level
from allfives_desktop.cli.requests import RequestError, options_of
from allfives_desktop.models.hand_log import HandLog
from allfives_desktop.models.hand_order import HandOrder
from allfives_desktop.models.score_sheet import ScoreSheet
from allfives_desktop.session.game import Game, as_mapping, read
from allfives_desktop.session.hinting import Hinting
from allfives_desktop.session.lesson_players import LessonPlayers
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.matches import Matches
from allfives_desktop.session.players import ComputerPlayers
from allfives_desktop.session.preferences import GAME, Preferences
from allfives_desktop.session.store import Store
from allfives_desktop.session.thinking import PlayerProcess
from allfives_desktop.session.tutorial import Tutorial
from allfives_desktop.single.place import Place
from allfives_desktop.table.appearance import KEYS as APPEARANCE
from allfives_desktop.table.appearance import appearance_of
from allfives_desktop.table.assembly import Table
from allfives_desktop.table.deck_faces import DeckFaces
from allfives_desktop.table.face_drawing import style_of
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace
from allfives_desktop.text import games, phrases
from allfives_desktop.text.languages import chosen_language
from allfives_desktop.text.levels import level_name
from allfives_desktop.text.seats import Seats
from allfives_desktop.text.translators import Translators
from allfives_desktop.windows.deals import Deals
from allfives_desktop.windows.deck_switches import DeckSwitches
from allfives_desktop.windows.desktop_look import DesktopLook, sheet_of
from allfives_desktop.windows.errors import Errors
from allfives_desktop.windows.lessons import Lessons
from allfives_desktop.windows.look_back import LookBack
from allfives_desktop.windows.main_window import MainWindow
from allfives_desktop.windows.panel import Panel
from allfives_desktop.windows.play import Play, Watching
from allfives_desktop.windows.records import Records
from allfives_desktop.windows.sound_choice import SoundChoice
from allfives_desktop.windows.system_motion import SystemMotion

if TYPE_CHECKING:
    from argparse import Namespace

    from allfives_desktop.rules.events import ScoreKind
    from allfives_desktop.rules.violation import Violation
    from allfives_desktop.session.house_rules import HouseRules
    from allfives_desktop.single.door import Door
    from allfives_desktop.single.request import Request as Asked
    from allfives_desktop.windows.help_window import HelpWindow
    from allfives_desktop.windows.rules_window import RulesWindow
    from allfives_desktop.windows.statistics.window import StatisticsWindow
    from allfives_desktop.windows.viewer.window import ViewerWindow

    Request = Namespace | SimpleNamespace

APP_ID: Final = "org.allfives.AllFives"
ICON: Final = f"icons/hicolor/64x64/apps/{APP_ID}.png"
FOLDER: Final = "allfives"
DEFAULT_RULESET: Final = "all_fives"
LISTEN_AFTER: Final = 1000  # ms
REPLY: Final = 350


def main(arguments: list[str]) -> int:
    """Open the window; returns the exit code."""
    request: Request = SimpleNamespace()
    if arguments:
        from allfives_desktop.cli import window

        request = window.parser().parse_args(arguments)
    try:
        game, watching = _game_of(request), _watching_of(request)
    except RequestError as error:
        print(f"allfives: {error}", file=sys.stderr)
        return 2
    place = None if watching else Place(_data_folder())
    if place and not place.take() and _hand_over(place, request):
        print("allfives: the program is running; its window was asked to the front")
        return 0
    QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
    app = QApplication(sys.argv[:1])
    app.setApplicationName("All Fives")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    app.setWindowIcon(QIcon(str(assets.resource(ICON))))
    program = Program(game, watching, request)
    program.errors.watch()
    program.show()
    if place:
        program.listen(place)
    if record := getattr(request, "file", None):
        program.records.open(Path(record))
    code = app.exec()
    program.close()
    if place:
        place.leave()
    return code


class Program(QObject):
    """One window with one table, and all that serves it."""

    def __init__(self, game: Game, watching: Watching | None, request: Request) -> None:
        super().__init__()
        self._watching = watching
        self._is_painted = False
        self._kept = Path(records) if (records := getattr(request, "records", None)) else None
        config = Path(platformdirs.user_config_dir(FOLDER, appauthor=False))
        cache = assets.writable(Path(platformdirs.user_cache_dir(FOLDER, appauthor=False)))
        self.preferences = Preferences(config / "preferences.json", self)
        self._config, self._cache = config, cache
        self._speed = getattr(request, "speed", None)
        self._language_wish = getattr(request, "language", None)
        self._system_motion = SystemMotion(self)
        self._translators = Translators(self)
        self._translators.install(self.language)
        self.session = MatchSession(self)
        self._store = Store(_data_folder() / "matches.sqlite")
        self.matches = Matches(self.session, self._store, self)
        self._process = PlayerProcess(self)
        self._players = ComputerPlayers(self.session, self._process, self)
        self._hinting = Hinting(self.session, self._process, self)
        self.tutorial = Tutorial(self.session, self.preferences, self)
        players = LessonPlayers(
            self.session, self.tutorial, self._players, lambda: self._pace().moved(REPLY)
        )
        self.table = Table(
            self.session,
            players,
            pace=self._pace(),
            language=self.language,
            cache=cache,
            appearance=appearance_of(self.preferences.text),
        )
        self.table.set_hand_order(self._hand_order)
        self._log, self._sheet = HandLog(self), ScoreSheet(self)
        self._panel = Panel(self._log, self._sheet, self.table.view)
        self.window = MainWindow(
            self.table.view, self._panel, self.preferences, sheet_of(self.preferences)
        )
        self._look = DesktopLook(self.window, self.table.view, self.preferences, self)
        self.play = Play(
            self.session,
            self.table.director,
            self.matches,
            self._first_game(game, request),
            self.table.tableau.pack_cut,
        )
        self.lessons = Lessons(self.session, self.tutorial, self.play, self.table, self.window)
        self._deals = Deals(self.session, self.play, self.window)
        self.records = Records(self.session, self._store, self.play, self.window)
        self.look_back = LookBack(
            self.session, self._store, self.play, self.records, self.window, self._viewer
        )
        self._rules_window: RulesWindow | None = None
        self._statistics_window: StatisticsWindow | None = None
        self._deck = DeckFaces(assets.resource("deck/parts"), cache)
        self._help: HelpWindow | None = None
        self._sound_choice = SoundChoice(
            self.window.commands, self.preferences, self.table.sounds, self
        )
        self._deck_switches = DeckSwitches(self.window.commands, self.preferences, self)
        self.errors = Errors(self.session, self.window)
        self._connect()
        self._door: Door | None = None

    @property
    def language(self) -> str:
        """The language in use: the command line's, the player's, or the system's."""
        return chosen_language(self._language_wish or self.preferences.text("language"))

    @cached_property
    def house_rules(self) -> HouseRules:
        """The player's named rules, read when they are first asked for."""
        from allfives_desktop.session.house_rules import HouseRules

        return HouseRules(self._config / "house rules", self)

    def show(self) -> None:
        """Lay the match on the table and open the window."""
        self.play.open(self._watching)
        self.table.view.quickWindow().afterRendering.connect(
            self._take_first_paint, Qt.ConnectionType.SingleShotConnection
        )
        self.window.show()
        QTimer.singleShot(0, self._system_motion.ask)
        if fault := self.table.deck_fault:
            from allfives_desktop.windows.preferences.deck_words import deck_refusal

            self.window.notify(self.tr("Deck"), deck_refusal(fault))

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
            self.records.open(asked.file)

    def close(self) -> None:
        """Stop the show and the player process."""
        self.errors.ignore()
        if self._door is not None:
            self._door.close()
        if self._help is not None:
            self._help.close()
        self.look_back.close()
        self.records.close()
        self._look.restore()
        self.table.close()
        self._process.close()
        self._store.close()

    @Slot()
    def _take_first_paint(self) -> None:
        self._is_painted = True
        self._start_players()

    def _start_players(self) -> None:
        """The player process never delays the first picture of the table."""
        if self._is_painted:
            self._players.start()

    def _first_game(self, asked: Game, request: Request) -> Game:
        """The command line's game, else the one chosen last."""
        kept = self.preferences.mapping("new_match")
        if not kept or getattr(request, "ruleset", None) or getattr(request, "set", None):
            return asked
        return read(kept)

    @property
    def _hand_order(self) -> HandOrder:
        return HandOrder(self.preferences.text("hand_order"))

    def _pace(self) -> Pace:
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
        self._connect_hints()
        self._connect_window()
        self._connect_commands()

    def _connect_match(self) -> None:
        self.session.was_reset.connect(self._take_match)
        self.session.was_reset.connect(self._show_undo)
        self.session.was_reset.connect(self._start_players)
        self._players.replaced.connect(self._tell_replaced)
        self.session.stepped.connect(self._show_undo)
        self.session.unsaved.connect(self._tell_unsaved)
        self.matches.unsaved.connect(self._tell_unsaved)
        self.matches.damaged.connect(self._tell_damaged)
        director = self.table.director
        director.presented.connect(self._log.add)
        director.presented.connect(self._sheet.add)
        self.table.choices.went_on.connect(self._go_on)
        self.table.choices.wanted_another.connect(self._want_another)
        self.table.choices.wanted_lesson.connect(self.lessons.begin)
        self.table.stage.set_first_offer(self._first_offer)
        self.table.set_offered(lambda: self.play.game.options)
        self.play.game_chosen.connect(self._keep_game)
        self.play.match_over.connect(self._keep_record)
        self.play.series_over.connect(self.window.close)
        self.play.watching_changed.connect(self.window.commands.set_watching)

    def _connect_hints(self) -> None:
        note = self.table.hint_note
        note.wanted.connect(self._hinting.ask)
        note.over.connect(self._hinting.forget)
        self._hinting.found.connect(note.show)
        self._hinting.failed.connect(note.fail)
        self.window.commands.hint.triggered.connect(note.toggle)
        self.table.director.accepting_changed.connect(self._show_hinting)

    def _show_hinting(self) -> None:
        self.window.commands.hint.setEnabled(self.table.director.is_accepting)

    def _connect_window(self) -> None:
        self.window.retranslated.connect(self._retranslate)
        self.window.closing.connect(self.close)
        self.preferences.changed.connect(self._take_preference)
        self.table.explained.connect(self._explain)
        self._panel.explained.connect(self._explain)
        self._system_motion.changed.connect(self._take_system_motion)

    def _connect_commands(self) -> None:
        commands = self.window.commands
        self._deals.serve(commands)
        commands.new_match.triggered.connect(self._choose_game)
        commands.statistics.triggered.connect(self._show_statistics)
        commands.preferences.triggered.connect(self._show_preferences)
        commands.same_again.triggered.connect(self._begin_same_again)
        commands.watch.triggered.connect(self._toggle_watching)
        commands.watched.triggered.connect(lambda action: self._watch(action.data()))
        commands.last_trick.triggered.connect(self.table.show_last_trick)
        commands.show_card.triggered.connect(self.table.director.wish_to_show)
        commands.last_count.triggered.connect(self.table.tableau.sheet.recall)
        commands.undo.triggered.connect(self.session.undo)
        commands.redo.triggered.connect(self.session.redo)
        commands.rules.triggered.connect(self._show_rules)
        commands.how_to_play.triggered.connect(self._show_help)
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
            self.table.set_pace(self._pace())
        elif key == "hand_order":
            self.table.set_hand_order(self._hand_order)
        elif key in APPEARANCE:
            self.table.set_appearance(appearance_of(self.preferences.text))
        elif key == "language":
            self._translators.install(self.language)
            self._players.ask_again()
        elif key in GAME:
            self._take_preferred_game()
        if key in self.window.commands.by_preference:
            self.window.commands.show_choice(
                self.window.commands.by_preference[key], self.preferences.text(key)
            )

    def _take_system_motion(self) -> None:
        self.table.set_pace(self._pace())

    def _take_preferred_game(self) -> None:
        """Other rules for the same players."""
        ruleset, options = self.preferences.text("ruleset"), self.preferences.options
        game = replace(self.play.game, ruleset=ruleset, options=options)
        if game != self.play.game:
            self.play.set_game(game)
            self._keep_game(game)

    def _show_preferences(self) -> None:
        from allfives_desktop.windows.preferences.dialog import PreferencesDialog

        PreferencesDialog(self.preferences, self.house_rules, self.window).open()

    def _go_on(self) -> None:
        (self.lessons if self.lessons.is_on else self.play).go_on()

    def _want_another(self) -> None:
        if self.lessons.is_on:
            self.lessons.leave()
        else:
            self._choose_game()

    def _choose_game(self) -> None:
        from allfives_desktop.windows.new_match.possible import Possible

        presets = [rules.preset for rules in self.house_rules.all]
        possible = Possible(levels=tuple(Level), level_words=level_name, presets=presets)
        self.play.choose(self.window, possible)

    def _begin_same_again(self) -> None:
        self.play.ask_to_leave(self.window, self.play.lay_pack)

    def _keep_game(self, game: Game) -> None:
        kept = as_mapping(game)
        self.preferences.set("new_match", kept)
        self.preferences.set_game(game.ruleset, kept["set"])

    def _first_offer(self) -> str:
        game = self.play.game
        return games.offer(game.ruleset, game.options.best_of)

    def _toggle_watching(self) -> None:
        if self.window.commands.watching:
            self.play.back()
        else:
            self._watch(self.play.game.opponents)

    def _watch(self, level: str) -> None:
        self.play.watch(Watching(level))

    @property
    def rules_window(self) -> RulesWindow:
        """The rules in force, made when they are first asked for."""
        if self._rules_window is None:
            from allfives_desktop.windows.rules_window import RulesWindow

            self._rules_window = RulesWindow(self.window)
        return self._rules_window

    @property
    def statistics_window(self) -> StatisticsWindow:
        """The figures of all matches, made when they are first asked for."""
        if self._statistics_window is None:
            from allfives_desktop.session.statistics import Statistics
            from allfives_desktop.windows.statistics.window import StatisticsWindow

            statistics = Statistics(self._store, self)
            self._statistics_window = StatisticsWindow(
                statistics, self.window, level_words=lambda level: level_name(level) or level
            )
        return self._statistics_window

    def _show_statistics(self) -> None:
        self.statistics_window.show()
        self.statistics_window.activateWindow()

    def _show_rules(self) -> None:
        self._write_rules()
        self.rules_window.show()
        self.rules_window.activateWindow()

    def _write_rules(self) -> None:
        """The rules of the match on the table, or of the next."""
        game = self.session.setup if self.session.has_match else self.play.game
        self.rules_window.show_rules(game.ruleset, game.options)

    def _small_faces(self) -> Path:
        """The folder of the player's own deck, as other windows draw it."""
        look = appearance_of(self.preferences.text)
        return self._deck.folder(style_of(look, self.language, small=True))

    @property
    def help(self) -> HelpWindow:
        """The book of rules, made when it is first asked for."""
        if self._help is None:
            from allfives_desktop.windows.help_window import HelpWindow

            self._help = HelpWindow(
                self._small_faces,
                lambda: self.language,
            )
        return self._help

    def _explain(self, subject: Violation | ScoreKind) -> None:
        """Open the book at a rule or a point."""
        from allfives_desktop.text.book.anchors import anchor_of

        self.help.show_anchor(anchor_of(subject, self.session.setup.ruleset))

    def _viewer(self) -> ViewerWindow:
        from allfives_desktop.windows.viewer.window import ViewerWindow

        return ViewerWindow(
            faces=self._small_faces,
            language=lambda: self.language,
            cache=self._cache,
            order=self._hand_order,
        )

    def _show_help(self) -> None:
        """At what was refused or is looked at; else at the game being played, then where it was
        left."""
        subject = self._panel.subject or self.table.subject
        if subject is not None:
            self._explain(subject)
            return
        from allfives_desktop.text.book.chapters import chapter_of

        ruleset = self.session.setup.ruleset if self.session.has_match else DEFAULT_RULESET
        self.help.show_anchor(self.help.page.anchor or chapter_of(ruleset))

    def _take_match(self) -> None:
        seats = self.table.tableau.seats if self.session.has_match else Seats((), (), None)
        self._log.reset(seats, self.session.seen)
        self._sheet.reset(seats, self.session.seen)
        setup = self.session.setup if self.session.has_match else None
        may_show = setup is not None and setup.options.calls and not setup.watched
        self.window.commands.show_card.setVisible(may_show)
        self._show_match()
        if self._rules_window is not None and self._rules_window.isVisible():
            self._write_rules()

    def _retranslate(self) -> None:
        self.table.retranslate(self.language)
        self.lessons.retranslate()
        if self.session.has_match:
            seats = self.table.tableau.seats
            self._log.retell(seats)
            self._sheet.retell(seats)
            self._show_match()

    def _show_match(self) -> None:
        if not self.session.has_match:
            self.window.show_match("")
            return
        setup = self.session.setup
        parts = [games.game_name(setup.ruleset), str(setup.options.target)]
        if setup.options.best_of > 1:
            parts.insert(1, phrases.best_of(setup.options.best_of))
        self.window.show_match(" · ".join(parts))

    def _show_undo(self) -> None:
        session = self.session
        self.window.commands.set_undo(
            can_undo=session.can_undo,
            can_redo=session.can_redo,
            allowed=not session.has_match or session.setup.undo,
        )

    def _keep_record(self) -> None:
        if self._kept is not None:
            self.records.append(self._kept)

    def _tell_unsaved(self, reason: str) -> None:
        sentence = self.tr("The match cannot be saved, but you can play on. %1")
        self.window.notify(self.tr("Not saved"), sentence.replace("%1", reason))

    def _tell_replaced(self) -> None:
        sentence = self.tr("A computer player failed. A simpler one decided for it; play goes on.")
        self.window.notify(self.tr("Computer player"), sentence)

    def _tell_damaged(self, path: str) -> None:
        sentence = self.tr("A saved match could not be read. It was kept as %1.")
        self.window.notify(self.tr("Damaged match"), sentence.replace("%1", path))


def _data_folder() -> Path:
    return Path(platformdirs.user_data_dir(FOLDER, appauthor=False))


def _hand_over(place: Place, request: Request) -> bool:
    """Whether the copy that is running takes care of what was asked of this one."""
    from allfives_desktop.single.door import hand_over
    from allfives_desktop.single.request import LONGEST_TOKEN
    from allfives_desktop.single.request import Request as Asked

    file = getattr(request, "file", None)
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")[:LONGEST_TOKEN]
    return hand_over(place, Asked(Path(file).absolute() if file else None, token))


def _game_of(request: Request) -> Game:
    """The game asked for. Raises RequestError."""
    name = getattr(request, "ruleset", None) or DEFAULT_RULESET
    return Game(name, options_of(name, getattr(request, "set", ())))


def _watching_of(request: Request) -> Watching | None:
    """The series to watch, if one is asked for. Raises RequestError."""
    level = getattr(request, "watch", None)
    if level is None:
        return None
    from allfives_desktop.ai import roster

    if level not in roster.BUILT_IN:
        raise RequestError(f"no player {level!r}; there are: {', '.join(roster.BUILT_IN)}")
    return Watching(level, request.seed or "", request.matches or 0)
