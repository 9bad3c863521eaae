"""Every lesson step by step, and the reason for each way to be wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from string import ascii_lowercase
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from allfives_desktop.app import Program
from allfives_desktop.lessons.names import LessonName
from allfives_desktop.lessons.shelf import LESSONS
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.notation import format_action

if TYPE_CHECKING:
    from allfives_desktop.lessons.lesson import Lesson, Turn
    from allfives_desktop.rules.actions import PlayerAction

Save = Callable[[QWidget, str], None]


@dataclass(frozen=True, slots=True)
class LessonPictures:
    """Takes the lessons of a program. `wait` returns when the table asks something or rests;
    `save` takes each picture with its name once it is laid out."""

    program: Program
    wait: Callable[[], None]
    save: Save

    def run(self) -> None:
        for name in LessonName:
            self._take(LESSONS[name])
        self.program.companions.lessons.leave()

    def _take(self, lesson: Lesson) -> None:
        self.program.companions.lessons.begin(lesson.name)
        for number, turn in enumerate(lesson.turns, 1):
            self.wait()
            name = f"lesson_{lesson.name}_{number}"
            self.save(self.program.window, name)
            self._make_mistakes(turn, name)
            self.program.table.director.submit(self._right(turn))
        self.wait()
        self.save(self.program.window, f"lesson_{lesson.name}_end")

    def _make_mistakes(self, turn: Turn, name: str) -> None:
        """One action for each reason that there is."""
        guide = self.program.companions.lessons
        by_reason = {turn.objection(action): action for action in self._legal}
        by_reason.pop(None)
        for letter, action in zip(ascii_lowercase, by_reason.values(), strict=False):
            guide.objection(action)
            self.save(guide.strip, name + letter)
        guide.ask()

    def _right(self, turn: Turn) -> PlayerAction:
        return next(action for action in self._legal if format_action(action) in turn.right)

    @property
    def _legal(self) -> tuple[PlayerAction, ...]:
        return tuple(legal_actions(self.program.session.state))
