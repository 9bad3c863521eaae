"""An error raised in a slot: reported once, and the match goes on."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.session.store import Store
from allfives_desktop.windows.error_report import ErrorReport

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def watched(program: Program, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[BaseException]]:
    """The program answers errors; what Python would have told is listed instead."""
    told: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: told.append(error))
    program.errors.watch()
    yield told
    program.errors.ignore()


def raise_in_a_slot(qtbot: QtBot, told: list[BaseException], text: str = "broken") -> None:
    def slot() -> None:
        raise ValueError(text)

    before = len(told)
    QTimer.singleShot(0, slot)
    qtbot.waitUntil(lambda: len(told) > before)
    QTest.qWait(0)


def reports(program: Program) -> list[ErrorReport]:
    return [each for each in program.window.findChildren(ErrorReport) if each.isVisible()]


def wait_for_turn(program: Program, qtbot: QtBot) -> None:
    def shown() -> bool:
        director = program.table.director
        if director.property("busy"):
            director.hurry()
        elif director.is_resting:
            director.proceed()
        return bool(director.property("accepting"))

    qtbot.waitUntil(shown, timeout=20_000)


def test_it_is_reported_and_the_match_goes_on(
    program: Program, watched: list[BaseException], qtbot: QtBot
) -> None:
    program.play.begin()
    wait_for_turn(program, qtbot)
    log = program.session.log
    raise_in_a_slot(qtbot, watched)
    qtbot.waitUntil(lambda: len(reports(program)) == 1)
    (report,) = reports(program)
    text = report.findChildren(QPlainTextEdit)[0].toPlainText()
    assert "ValueError: broken" in text
    assert "Deal code: " in text
    assert any("hidden from you" in each.text() for each in report.findChildren(QLabel))
    assert program.session.log == log
    copy = next(each for each in report.findChildren(QPushButton) if each.text() == "&Copy")
    copy.click()
    assert QGuiApplication.clipboard().text() == text
    QTest.keyClick(report, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not reports(program))
    wait_for_turn(program, qtbot)
    program.table.director.submit(Random(1).choice(legal_actions(program.session.state)))
    assert len(program.session.log) > len(log)
    kept = Store(program.store.path)
    match = kept.latest()
    assert match is not None
    assert kept.read(match).actions == program.session.log


def test_a_table_that_lost_its_thread_is_laid_anew(
    program: Program, watched: list[BaseException], qtbot: QtBot
) -> None:
    """Whoever shows the match missed a step: all of it lies there again."""
    program.play.begin()
    wait_for_turn(program, qtbot)
    program.table.tableau.clear()
    raise_in_a_slot(qtbot, watched)
    wait_for_turn(program, qtbot)
    view = program.session.view()
    model = program.table.tableau.cards
    assert all(model.row_of(card) is not None for card in view.hand_cards)


def test_the_same_error_is_reported_once_and_ends_in_no_loop(
    program: Program, watched: list[BaseException], qtbot: QtBot
) -> None:
    laid: list[int] = []
    program.play.begin()
    wait_for_turn(program, qtbot)
    program.session.was_reset.connect(lambda: laid.append(1))
    for _ in range(3):
        raise_in_a_slot(qtbot, watched)
    qtbot.waitUntil(lambda: len(reports(program)) == 1)
    reports(program)[0].close()
    raise_in_a_slot(qtbot, watched)
    assert not reports(program)
    assert len(laid) == 1
    assert len(watched) == 4


def test_the_report_speaks_the_language_in_use(
    qtbot: QtBot, program: Program, speak: Callable[[str], None]
) -> None:
    dialog = ErrorReport("All Fives", program.window)
    dialog.open()
    assert not any("hidden from you" in each.text() for each in dialog.findChildren(QLabel))
    speak("nl")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Foutverslag")
    dialog.close()
