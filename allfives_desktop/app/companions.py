"""What stands round the table: hints, lessons, records, and all that the menus open."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from allfives_desktop.ai.ladder import Level
from allfives_desktop.session.hinting import Hinting
from allfives_desktop.session.lesson_players import LessonPlayers
from allfives_desktop.session.tutorial import Tutorial
from allfives_desktop.table.appearance import KEYS as APPEARANCE
from allfives_desktop.table.appearance import appearance_of
from allfives_desktop.table.face_drawing import style_of
from allfives_desktop.text.levels import level_name
from allfives_desktop.windows.deals import Deals
from allfives_desktop.windows.lessons import Lessons
from allfives_desktop.windows.look_back import LookBack
from allfives_desktop.windows.play import Watching
from allfives_desktop.windows.records import Records
from allfives_desktop.windows.renderer_trial import RendererTrial

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from allfives_desktop.ai.review_report import Verdict
    from allfives_desktop.app.program import Program
    from allfives_desktop.rules.events import ScoreKind
    from allfives_desktop.rules.violation import Violation
    from allfives_desktop.session.house_rules import HouseRules
    from allfives_desktop.session.past import Past
    from allfives_desktop.session.reviews import Reviews
    from allfives_desktop.windows.help_window import HelpWindow
    from allfives_desktop.windows.new_match.possible import Possible
    from allfives_desktop.windows.preferences.dialog import PreferencesDialog
    from allfives_desktop.windows.rules_window import RulesWindow
    from allfives_desktop.windows.statistics.window import StatisticsWindow
    from allfives_desktop.windows.viewer.look import ViewerLook
    from allfives_desktop.windows.viewer.window import ViewerWindow

REPLY: Final = 350  # ms a seat of a lesson takes at normal speed


class Companions(QObject):
    """Serves the commands of the window that a table can be seen without.

    A window of its own is made when it is first asked for.
    """

    def __init__(self, program: Program) -> None:
        super().__init__(program)
        self._program = program
        session, window = program.session, program.window
        self.hinting = Hinting(session, program.process, self)
        self.tutorial = Tutorial(session, program.preferences, self)
        self.lessons = Lessons(session, self.tutorial, program.play, program.table, window)
        self.records = Records(session, program.store, program.play, window)
        self.look_back = LookBack(
            session,
            program.store,
            program.play,
            self.records,
            window,
            self._viewer,
            self._keep_review,
        )
        self._deals = Deals(session, program.play, window)
        self.renderer_trial = RendererTrial(
            program.painting, program.preferences, self._is_resting, self
        )
        self._reviews: Reviews | None = None
        self._rules_window: RulesWindow | None = None
        self._help: HelpWindow | None = None
        program.table.set_players(
            LessonPlayers(
                session, self.tutorial, program.players, lambda: program.pace.moved(REPLY)
            )
        )

    @cached_property
    def house_rules(self) -> HouseRules:
        """The player's named rules, read when they are first asked for."""
        from allfives_desktop.session.house_rules import HouseRules

        folder = self._program.config / "house rules"
        rules = HouseRules(folder, self, reading=self._program.writer)
        rules.changed.connect(self._offer_rules)
        self._program.writer.caught_up.connect(rules.read)
        return rules

    @property
    def rules_window(self) -> RulesWindow:
        """The rules in force, made when they are first asked for."""
        if self._rules_window is None:
            from allfives_desktop.windows.rules_window import RulesWindow

            self._rules_window = RulesWindow(self._program.window)
        return self._rules_window

    @property
    def reviews(self) -> Reviews:
        """What decisions have cost, judged when that is first asked for."""
        if self._reviews is None:
            from allfives_desktop.session.reviews import Reviews

            self._reviews = Reviews(self._program.store, self._program.writer, self)
        return self._reviews

    def _keep_review(self, past: Past, seat: int, verdicts: Sequence[Verdict]) -> None:
        self.reviews.keep(past, seat, verdicts)

    @cached_property
    def statistics_window(self) -> StatisticsWindow:
        """The figures of all matches, made when they are first asked for."""
        from allfives_desktop.session.statistics import Statistics
        from allfives_desktop.windows.statistics.window import StatisticsWindow

        return StatisticsWindow(
            Statistics(self._program.writer, self),
            self.reviews,
            self._program.window,
            level_words=lambda level: level_name(level) or level,
        )

    @property
    def help(self) -> HelpWindow:
        """The book of rules, made when it is first asked for."""
        if self._help is None:
            from allfives_desktop.windows.help_look import book_look
            from allfives_desktop.windows.help_window import HelpWindow

            program = self._program
            self._help = HelpWindow(
                self._small_faces,
                lambda: program.language,
                lambda: book_look(program.look.scheme, program.look.felt),
            )
            program.look.dressed.connect(self._help.dress)
        return self._help

    def serve(self) -> None:
        """Do from now on what the commands, the table and the panel ask for."""
        program = self._program
        self._connect_hints()
        self._connect_commands()
        self._deals.serve(program.window.commands)
        program.window.retranslated.connect(self.lessons.retranslate)
        program.session.was_reset.connect(self._take_match)
        program.play.match_over.connect(self._keep_record)
        program.look.dressed.connect(self._dress_viewer)
        program.preferences.changed.connect(self._take_preference)
        program.table.explained.connect(self._explain)
        program.chronicle.panel.explained.connect(self._explain)
        choices = program.table.choices
        choices.went_on.connect(self._go_on)
        choices.wanted_another.connect(self._want_another)
        choices.wanted_lesson.connect(self.lessons.begin)

    def _is_resting(self) -> bool:
        table = self._program.table
        return not table.view.is_moving and not table.director.property("busy")

    def close(self) -> None:
        """The program ends."""
        self.renderer_trial.stop()
        if self._help is not None:
            self._help.close()
        if self._reviews is not None:
            self._reviews.stop()
        if "statistics_window" in self.__dict__:
            self.statistics_window.close()
        self.look_back.close()
        self.records.close()

    def _connect_hints(self) -> None:
        note = self._program.table.hint_note
        note.wanted.connect(self.hinting.ask)
        note.over.connect(self.hinting.forget)
        self.hinting.found.connect(note.show)
        self.hinting.failed.connect(note.fail)
        self._program.window.commands.hint.triggered.connect(note.toggle)

    def _connect_commands(self) -> None:
        commands = self._program.window.commands
        commands.new_match.triggered.connect(self._choose_game)
        commands.same_again.triggered.connect(self._begin_same_again)
        commands.watch.triggered.connect(self._toggle_watching)
        commands.watched.triggered.connect(lambda action: self._watch(action.data()))
        commands.statistics.triggered.connect(self._show_statistics)
        commands.preferences.triggered.connect(self._show_preferences)
        self.records.rules_opened.connect(self._take_in_rules)
        commands.rules.triggered.connect(self._show_rules)
        commands.how_to_play.triggered.connect(self._show_help)

    # Matches

    def _go_on(self) -> None:
        (self.lessons if self.lessons.is_on else self._program.play).go_on()

    def _want_another(self) -> None:
        if self.lessons.is_on:
            self.lessons.leave()
        else:
            self._choose_game()

    def _choose_game(self) -> None:
        self._program.play.choose(self._program.window, self._possible())

    def _possible(self) -> Possible:
        from allfives_desktop.windows.new_match.possible import Possible

        named = self.house_rules.all
        return Possible(levels=tuple(Level), level_words=level_name, named=named)

    def _offer_rules(self) -> None:
        """There are other house rules while somebody may be choosing."""
        from allfives_desktop.windows.new_match.dialog import NewMatchDialog

        for dialog in self._program.window.findChildren(NewMatchDialog):
            dialog.offer(self._possible())

    def _begin_same_again(self) -> None:
        play = self._program.play
        play.ask_to_leave(self._program.window, play.lay_pack)

    def _toggle_watching(self) -> None:
        if self._program.window.commands.watching:
            self._program.play.back()
        else:
            self._watch(self._program.play.game.opponents)

    def _watch(self, level: str) -> None:
        self._program.play.watch(Watching(level))

    def _keep_record(self) -> None:
        if self._program.kept is not None:
            self.records.append(self._program.kept)

    # Windows

    def _show_preferences(self) -> PreferencesDialog:
        """The dialog that is open, or a new one."""
        from allfives_desktop.windows.preferences.dialog import PreferencesDialog

        program = self._program
        dialog = program.window.findChild(PreferencesDialog)
        if dialog is None:
            dialog = PreferencesDialog(
                program.preferences,
                self.house_rules,
                program.window,
                language=lambda: program.language,
            )
            dialog.open()
        return dialog

    def _take_in_rules(self, path: Path) -> None:
        dialog = self._show_preferences()
        dialog.tabs.setCurrentWidget(dialog.house_rules)
        dialog.house_rules.presets.take_in([path])

    def _show_statistics(self) -> None:
        self.statistics_window.show()
        self.statistics_window.activateWindow()

    def _show_rules(self) -> None:
        self._write_rules()
        self.rules_window.show()
        self.rules_window.activateWindow()

    def _write_rules(self) -> None:
        """The rules of the match on the table, or of the next."""
        session = self._program.session
        game = session.setup if session.has_match else self._program.play.game
        self.rules_window.show_rules(game.ruleset, game.options)

    def _take_match(self) -> None:
        if self._rules_window is not None and self._rules_window.isVisible():
            self._write_rules()

    def _viewer(self) -> ViewerWindow:
        from allfives_desktop.windows.viewer.window import ViewerWindow

        program = self._program
        return ViewerWindow(
            faces=self._small_faces,
            language=lambda: program.language,
            cache=program.cache,
            look=self._viewer_look(),
        )

    def _viewer_look(self) -> ViewerLook:
        from allfives_desktop.windows.viewer.look import ViewerLook

        program = self._program
        look = appearance_of(program.preferences.text)
        return ViewerLook(look, program.hand_order, program.look.scheme, program.look.letters)

    def _dress_viewer(self) -> None:
        self.look_back.wear(self._viewer_look)

    def _take_preference(self, key: str) -> None:
        if key == "hand_order" or key in APPEARANCE:
            self._dress_viewer()

    def _small_faces(self) -> Path:
        """The folder of the player's own deck, as other windows draw it."""
        look = appearance_of(self._program.preferences.text)
        return self._program.table.deck.folder(style_of(look, self._program.language, small=True))

    # The book

    def _explain(self, subject: Violation | ScoreKind) -> None:
        """Open the book at a rule or a point."""
        from allfives_desktop.text.book.anchors import anchor_of

        self.help.show_anchor(anchor_of(subject, self._program.session.setup.ruleset))

    def _show_help(self) -> None:
        """At what was refused or is looked at; else at the game being played, then where it was
        left."""
        subject = self._program.chronicle.panel.subject or self._program.table.subject
        if subject is not None:
            self._explain(subject)
        else:
            self.help.show_anchor(self.help.page.anchor or self._chapter())

    def _chapter(self) -> str:
        from allfives_desktop.text.book.chapters import chapter_of

        session = self._program.session
        ruleset = session.setup.ruleset if session.has_match else self._program.play.game.ruleset
        return chapter_of(ruleset)
