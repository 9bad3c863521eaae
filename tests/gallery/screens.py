"""Every menu, dialog and window of the program, page by page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QEventLoop, QPoint, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu, QTabBar, QWidget

from allfives_desktop.app import Program
from allfives_desktop.rules.legality import legal_actions
from tests.gallery.details import Details
from tests.gallery.lessons import LessonPictures

SETTLED: Final = 300  # ms until a window has shown what it reads
THOUGHT: Final = 3_000  # ms until a hint has been found
DECISIONS: Final = 8  # before the pictures: points and cards lie on the table by then
WINDOWS: Final = (
    "new_match", "enter_code", "proof", "look_back", "statistics", "preferences", "how_to_play",
    "rules", "about",
)  # fmt: skip
NOTES: Final = ("hint", "last_trick", "last_count", "panel")
REASON: Final = "a card lies twice"


class Screens:
    """Pictures of all that a program can open, under the names that begin with `stem`."""

    def __init__(self, program: Program, stem: Path) -> None:
        self._program = program
        self._stem = stem

    def run(self) -> None:
        wait(SETTLED)
        self._save(self._program.window, "first_start")
        self._play()
        self._picture_menus()
        for name in NOTES:
            action: QAction = getattr(self._program.window.commands, name)
            action.trigger()
            wait(THOUGHT if name == "hint" else 2 * SETTLED)
            self._save(self._program.window, name)
            if action.isCheckable() and action.isChecked():
                action.trigger()
        for name in WINDOWS:
            getattr(self._program.window.commands, name).trigger()
            self._picture_opened(name)
        self._program.errors._tell(ValueError(REASON))
        self._picture_opened("error")
        Details(self._program, self._save_soon).run()
        LessonPictures(self._program, self._wait_for_turn, self._save_soon).run()

    def _play(self) -> None:
        """A match to its end, for the books, and some tricks of the next."""
        session, rng = self._program.session, Random(5)
        self._program.play.begin()
        while not session.is_over:
            QApplication.processEvents()
            if session.state.actor is None:
                session.proceed()
            else:
                session.submit(rng.choice(legal_actions(session.state)))
        self._hurry()
        self._save_soon(self._program.window, "match_end")
        self._program.play.lay_pack()
        wait(SETTLED)
        self._program.play.begin()
        for _ in range(DECISIONS):
            self._wait_for_turn()
            if not session.is_over:
                self._program.table.director.submit(rng.choice(legal_actions(session.state)))
        self._wait_for_turn()

    def _hurry(self) -> None:
        """To the end of all that is shown."""
        director = self._program.table.director
        while director.property("busy"):
            director.hurry()
            QApplication.processEvents()

    def _wait_for_turn(self) -> None:
        """Until a decision is asked for, or the match or the lesson is over."""
        director, session = self._program.table.director, self._program.session
        companions = self._program.companions
        for _ in range(100):
            wait(50)
            if director.property("accepting"):
                return
            if director.is_resting:
                if session.is_over or companions.lessons.is_on:
                    return
                director.proceed()

    def _picture_menus(self) -> None:
        bar = self._program.window.menuBar()
        menus = [menu for menu in bar.findChildren(QMenu) if menu.title()]
        for number, menu in enumerate(menus):
            menu.popup(self._program.window.mapToGlobal(QPoint()))
            wait(100)
            self._save(menu, f"menu_{number:02}")
            menu.close()

    def _picture_opened(self, name: str) -> None:
        wait(2 * SETTLED)
        for number, opened in enumerate(self._opened()):
            which = f"{name}_{number}" if number else name
            for page in pages_of(opened):
                self._save(opened, f"{which}{page}")
            opened.close()
        wait(100)

    def _opened(self) -> list[QWidget]:
        shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
        return [widget for widget in shown if widget is not self._program.window]

    def _save_soon(self, widget: QWidget, name: str) -> None:
        wait(SETTLED)
        self._save(widget, name)

    def _save(self, widget: QWidget, name: str) -> None:
        widget.grab().save(f"{self._stem}_{name}.png")


def pages_of(window: QWidget) -> Iterator[str]:
    """Turn to each page of a window in turn; its mark, "" where there is but one."""
    bars = [bar for bar in window.findChildren(QTabBar) if bar.isVisible()]
    if not bars:
        yield ""
        return
    widest = max(bars, key=QTabBar.count)
    for page in range(widest.count()):
        widest.setCurrentIndex(page)
        wait(SETTLED)
        yield f"_{page}"


def wait(milliseconds: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
