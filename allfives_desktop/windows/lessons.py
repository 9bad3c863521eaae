"""The tutorial in the window: begins and leaves lessons, and lets them speak in their strip."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from allfives_desktop.lessons.lines import LIVE
from allfives_desktop.lessons.names import LessonName
from allfives_desktop.lessons.shelf import next_lesson
from allfives_desktop.rules.legality import why_not
from allfives_desktop.text import phrases
from allfives_desktop.text.games import game_name
from allfives_desktop.text.lessons import sentence
from allfives_desktop.windows.lesson_strip import LessonStrip

if TYPE_CHECKING:
    from allfives_desktop.lessons.lines import Line
    from allfives_desktop.rules.actions import PlayerAction
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.session.tutorial import Tutorial
    from allfives_desktop.table.assembly import Table
    from allfives_desktop.windows.main_window import MainWindow
    from allfives_desktop.windows.play import Play

WIDEST: Final = 88


class Lessons(QObject):
    """The guide of the table. The person's own match waits in its store while a lesson is on."""

    def __init__(
        self,
        session: MatchSession,
        tutorial: Tutorial,
        play: Play,
        table: Table,
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._tutorial = tutorial
        self._play = play
        self._table = table
        self.strip = LessonStrip()
        window.lay_above(self.strip)
        self._commands = window.commands
        self._line: Line | None = None
        self._spoken: tuple[object, ...] = ()
        table.set_guide(self)
        tutorial.said.connect(self._say)
        tutorial.changed.connect(self._show)
        self.strip.left.connect(self.leave)
        self._commands.leave_lesson.triggered.connect(self.leave)
        self._commands.lessons.triggered.connect(self._begin_chosen)

    @property
    def is_on(self) -> bool:
        """Whether a lesson lies on the table."""
        return self._tutorial.is_on

    def begin(self, name: LessonName = LessonName.ALL_FIVES) -> None:
        """Lay a lesson on the table, where it was left."""
        self._play.lay_aside()
        self._tutorial.begin(name)
        self._table.view.setFocus()

    def leave(self) -> None:
        """Back to what lay on the table before; the lesson's place is kept."""
        if not self.is_on:
            return
        self._play.open(None)
        if self.is_on:
            self._session.leave()
        self._table.view.setFocus()

    def go_on(self) -> None:
        """The end of a lesson has been read: the next one, or back."""
        following = next_lesson(self._tutorial.lesson.name)
        if following is None:
            self.leave()
        else:
            self.begin(following)

    def objection(self, action: PlayerAction) -> bool:
        """Whether an action that the rules allow is not what the lesson wants."""
        legal = why_not(self._session.state, action) is None
        return legal and self._tutorial.objection(action)

    def ask(self) -> None:
        """Say what is to be decided, or how the hand ended."""
        self._tutorial.ask()

    def offers(self) -> tuple[str, ...]:
        """The buttons after the end of a lesson."""
        following = next_lesson(self._tutorial.lesson.name)
        if following is None:
            return (phrases.leave_lesson(),)
        return phrases.next_lesson(game_name(following)), phrases.leave_lesson()

    def retranslate(self) -> None:
        """The language changed: what was said is said in the new one."""
        if self.is_on:
            self._make_room()
            self._write()

    def _begin_chosen(self, action: QAction) -> None:
        self.begin(LessonName(action.data()))

    def _say(self, line: Line) -> None:
        self._line = line
        self._write()
        moment = (line, len(self._session.log))
        if self._is_reason or moment != self._spoken:
            self._table.view.announce(f"{self.strip.step.text()}: {self.strip.text.text()}")
        self._spoken = moment

    def _write(self) -> None:
        if self._line is not None:
            lesson = self._tutorial.lesson
            text = sentence(self._line, lesson.ruleset, self._tutorial.figures(self._line))
            self.strip.say(text, self._step(), again=self._is_reason)

    @property
    def _is_reason(self) -> bool:
        return self._line is not self._tutorial.due

    def _step(self) -> str:
        if self._is_reason:
            return self.tr("Try again")
        if self._tutorial.is_done:
            return self.tr("Well played")
        place = self.tr("Step %1 of %2", "of a lesson")
        number, last = self._tutorial.number, len(self._tutorial.lesson.turns)
        return place.replace("%1", str(number)).replace("%2", str(last))

    def _show(self) -> None:
        on = self.is_on
        self._line, self._spoken = None, ()
        self.strip.say("", "", again=False)
        self.strip.setVisible(on)
        self._commands.leave_lesson.setVisible(on)
        if on:
            self._make_room()
            if self._tutorial.due is not None:
                self._tutorial.ask()

    def _make_room(self) -> None:
        """For every sentence of the lesson, with figures of two digits."""
        lesson = self._tutorial.lesson
        widest = dict.fromkeys(LIVE, WIDEST)
        self.strip.make_room([sentence(line, lesson.ruleset, widest) for line in lesson.lines])
