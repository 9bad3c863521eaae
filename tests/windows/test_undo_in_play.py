"""Undo and redo from the menu: while things move, while the computer thinks, after a restart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.table.pace import MotionSpeed

Open = Callable[[], Program]


def begin(program: Program, qtbot: QtBot) -> None:
    program.play.begin()
    wait_for_turn(program, qtbot)


def wait_for_turn(program: Program, qtbot: QtBot) -> None:
    def shown() -> bool:
        director = program.table.director
        if director.property("busy"):
            director.hurry()
        elif director.is_resting:
            director.proceed()
        return bool(director.property("accepting"))

    qtbot.waitUntil(shown, timeout=20_000)


def decide(program: Program, rng: Random) -> None:
    program.table.director.submit(rng.choice(legal_actions(program.session.state)))


def cards_lie(program: Program) -> list[tuple[object, ...]]:
    """Everything the card model shows, whichever of its rows shows it."""
    model = program.table.tableau.cards
    roles = sorted(model.roleNames())
    moving = {"delay", "duration", "move"}
    names = {role: bytes(model.roleNames()[role].data()).decode() for role in roles}
    return sorted(
        tuple(model.index(row).data(role) for role in roles if names[role].lower() not in moving)
        for row in range(model.rowCount())
    )


def test_the_menu_takes_back_and_plays_again(program: Program, qtbot: QtBot) -> None:
    commands, session, rng = program.window.commands, program.session, Random(7)
    assert not commands.undo.isEnabled()
    begin(program, qtbot)
    before = session.log
    decide(program, rng)
    wait_for_turn(program, qtbot)
    assert commands.undo.isEnabled()
    assert not commands.redo.isEnabled()
    after = session.log
    QTest.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert session.log == before
    wait_for_turn(program, qtbot)
    assert commands.redo.isEnabled()
    commands.redo.trigger()
    assert session.log == after


def test_taking_back_in_the_middle_of_a_motion_lays_what_a_fresh_table_lays(
    program: Program, qtbot: QtBot
) -> None:
    session, rng = program.session, Random(8)
    begin(program, qtbot)
    for _ in range(4):
        decide(program, rng)
        wait_for_turn(program, qtbot)
    expected = cards_lie(program)
    program._choose("motion", MotionSpeed.SLOW.value)
    decide(program, rng)
    qtbot.waitUntil(lambda: bool(program.table.director.property("busy")))
    program.window.commands.undo.trigger()
    wait_for_turn(program, qtbot)
    assert cards_lie(program) == expected
    assert session.can_redo


def test_what_was_taken_back_can_be_played_again_after_a_restart(
    open_program: Open, qtbot: QtBot
) -> None:
    program = open_program()
    begin(program, qtbot)
    decide(program, Random(9))
    wait_for_turn(program, qtbot)
    whole = program.session.log
    program.window.commands.undo.trigger()
    again = open_program()
    assert again.window.commands.redo.isEnabled()
    again.window.commands.redo.trigger()
    assert again.session.log == whole


def test_the_log_and_the_sheet_forget_what_was_taken_back(
    program: Program, qtbot: QtBot, play_out: Callable[[Program], None]
) -> None:
    begin(program, qtbot)
    rows = program.chronicle.log.rowCount()
    decide(program, Random(10))
    wait_for_turn(program, qtbot)
    assert program.chronicle.log.rowCount() > rows
    program.window.commands.undo.trigger()
    wait_for_turn(program, qtbot)
    assert program.chronicle.log.rowCount() == rows


def test_where_undo_is_off_the_menu_says_so(program: Program, qtbot: QtBot) -> None:
    commands = program.window.commands
    program.play.set_game(replace(program.play.game, undo=False))
    begin(program, qtbot)
    decide(program, Random(7))
    wait_for_turn(program, qtbot)
    assert not commands.undo.isEnabled()
    assert commands.undo.text() == "&Undo: off in this match"
    assert not commands.redo.isVisible()
    program.play.set_game(replace(program.play.game, undo=True))
    begin(program, qtbot)
    decide(program, Random(7))
    wait_for_turn(program, qtbot)
    assert commands.undo.isEnabled()
    assert commands.undo.text() == "&Undo"
    assert commands.redo.isVisible()


def test_at_the_end_the_table_tells_how_many_decisions_were_taken_back(
    program: Program, play_out: Callable[[Program], None], qtbot: QtBot
) -> None:
    words = program.table.tableau.words
    program.play.begin()
    play_out(program)
    program.session.undo()
    program.session.note_hint()
    play_out(program)
    told = "· 1 decision taken back · 1 hint given"
    qtbot.waitUntil(lambda: told in words.words.detail, timeout=20_000)


def test_the_same_cards_again_and_records_count_in_no_statistics(
    program: Program, play_out: Callable[[Program], None]
) -> None:
    program.play.begin()
    setup = program.session.setup
    assert not setup.known
    play_out(program)
    program.play.begin_again(setup)
    assert program.session.setup == replace(setup, known=True)
    program.play.begin(seed="0123456789ABCDEF")
    assert program.session.setup.known
