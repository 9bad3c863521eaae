"""Leaving a match, and which match is watched."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.matches import against_computer, to_watch
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.windows.play import Game, Watching

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ALL_FIVES = RULESETS["all_fives"].options()


@pytest.fixture
def asked(program: Program, qtbot: QtBot) -> QMessageBox:
    """The question, with a match under way."""
    program.play.begin()
    qtbot.waitUntil(lambda: bool(program.session.log))
    program.play.ask_to_leave(program.window, program.play.begin)
    box = program.window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert box.isVisible()
    return box


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_enter_and_escape_stay(
    program: Program, asked: QMessageBox, qtbot: QtBot, key: Qt.Key
) -> None:
    setup = program.session.setup
    QTest.keyClick(asked, key)
    assert program.session.setup is setup
    director = program.table.director
    qtbot.waitUntil(lambda: director.property("accepting") or director.is_resting, timeout=20_000)


def test_the_other_button_leaves(program: Program, asked: QMessageBox) -> None:
    setup = program.session.setup
    QTest.keyClick(asked, Qt.Key.Key_Tab)
    button = asked.focusWidget()
    assert button is not asked.defaultButton()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert program.session.setup.seed != setup.seed


def test_nothing_goes_on_behind_the_question(
    program: Program, asked: QMessageBox, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: not program.table.view.is_moving)
    before = program.session.log
    program.table.director.submit(legal_actions(program.session.state)[0])
    assert program.session.log == before


def test_nobody_asks_where_nothing_is_lost(program: Program, qtbot: QtBot) -> None:
    left: list[str] = []
    program.play.ask_to_leave(program.window, lambda: left.append("no match"))
    program.play.watch(Watching())
    program.play.ask_to_leave(program.window, lambda: left.append("watched"))
    assert left == ["no match", "watched"]
    assert program.window.findChild(QMessageBox) is None


# Which match is watched


def test_a_watched_match_that_was_cut_short_goes_on(program: Program) -> None:
    left = to_watch(ALL_FIVES, "all_fives")
    program.matches.begin(left)
    program.play.back()
    program.play.watch(Watching())
    assert program.session.setup == left


@pytest.mark.parametrize(
    ("ruleset", "target", "told"),
    [
        ("all_fours_7", 7, "Classic All Fours to 7"),
        ("all_fours_7", 11, "Classic All Fours to 7 · 11"),
        ("pitch", 7, "Pitch, each for himself · 7"),
    ],
)
def test_the_target_is_told_once(program: Program, ruleset: str, target: int, told: str) -> None:
    program.play.begin_with(Game(ruleset, RULESETS[ruleset].options(target=target)))
    assert program.window._match_label.text() == told


@pytest.mark.parametrize(
    ("left", "wish"),
    [
        (to_watch(ALL_FIVES.changed(target=31), "all_fives"), Watching()),
        (to_watch(ALL_FIVES, "all_fives", level="random"), Watching()),
        (to_watch(ALL_FIVES, "all_fives", seed="ONE"), Watching(seed="ANOTHER")),
    ],
)
def test_another_watched_match_is_not_even_taken_up(
    program: Program, left: MatchSetup, wish: Watching
) -> None:
    program.matches.begin(left)
    program.play.back()
    taken: list[MatchSetup] = []
    program.session.was_reset.connect(lambda: taken.append(program.session.setup))
    program.play.watch(wish)
    (begun,) = taken
    assert begun != left
    assert begun.options == ALL_FIVES


def test_a_watched_match_that_is_over_is_not_taken_up(
    program: Program, play_out: Callable[[Program], None]
) -> None:
    left = to_watch(ALL_FIVES.changed(target=5, best_of=1), "all_fives")
    program.play._game = Game("all_fives", left.options)
    program.table.director.pause()
    program.matches.begin(left)
    play_out(program)
    program.matches.begin(against_computer(ALL_FIVES, "all_fives"))
    taken: list[str] = []
    program.session.was_reset.connect(lambda: taken.append(program.session.setup.seed))
    program.play.watch(Watching())
    assert len(taken) == 1
    assert left.seed not in taken
