"""Hints from the player process: asked for by a key, counted once, stopped with the decision."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from allfives_desktop.ai.explain import Hint
from allfives_desktop.app import Program
from allfives_desktop.session.writing import LateJournal
from tests.windows.test_undo_in_play import begin, wait_for_turn

PATIENCE = 30_000


def words(program: Program) -> str:
    return program.table.tableau.words.words.hint_why


def ask(program: Program, qtbot: QtBot) -> None:
    QTest.keyClick(program.window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: bool(words(program)), timeout=PATIENCE)


def hints_given(program: Program) -> int:
    journal = program.session._journal
    assert isinstance(journal, LateJournal)
    return program.store.hints(journal.match) if journal.match else 0


def test_a_key_brings_the_hint_and_puts_it_away_and_it_counts_once(
    program: Program, qtbot: QtBot
) -> None:
    assert not program.window.commands.hint.isEnabled()
    begin(program, qtbot)
    assert program.window.commands.hint.isEnabled()
    assert hints_given(program) == 0
    for _ in range(2):
        ask(program, qtbot)
        QTest.keyClick(program.window, Qt.Key.Key_H)
        assert not words(program)
    qtbot.waitUntil(lambda: hints_given(program) == 1)


def test_the_hint_can_be_followed(program: Program, qtbot: QtBot) -> None:
    begin(program, qtbot)
    for given in (1, 2):
        hints: list[Hint] = []
        program.companions.hinting.found.connect(hints.append)
        ask(program, qtbot)
        (hint,) = hints
        program.companions.hinting.found.disconnect(hints.append)
        before = len(program.session.log)
        program.table.director.submit(hint.best.action)
        assert len(program.session.log) > before
        wait_for_turn(program, qtbot)
        assert not words(program)
        assert hints_given(program) == given


def test_a_decision_ends_the_search_and_no_hint_comes_late(program: Program, qtbot: QtBot) -> None:
    begin(program, qtbot)
    QTest.keyClick(program.window, Qt.Key.Key_H)
    assert program.companions.hinting.is_searching
    legal = program.session.view().legal
    program.table.director.submit(legal[0])
    qtbot.waitUntil(lambda: not program.companions.hinting.is_searching)
    wait_for_turn(program, qtbot)
    assert not words(program)
    assert hints_given(program) == 0


def test_taking_back_ends_the_search(program: Program, qtbot: QtBot) -> None:
    begin(program, qtbot)
    program.table.director.submit(program.session.view().legal[0])
    wait_for_turn(program, qtbot)
    QTest.keyClick(program.window, Qt.Key.Key_H)
    program.session.undo()
    assert not program.companions.hinting.is_searching
    wait_for_turn(program, qtbot)
    ask(program, qtbot)
    assert hints_given(program) == 1


def test_a_broken_process_plays_nothing_for_the_person(program: Program, qtbot: QtBot) -> None:
    begin(program, qtbot)
    log = program.session.log
    QTest.keyClick(program.window, Qt.Key.Key_H)
    program.process._give_up()
    assert program.session.log == log
    assert program.table.tableau.words.words.detail == "No hint could be found."
    ask(program, qtbot)
    assert program.session.log == log
