"""The player process behind the window: when it starts, and what stops who thinks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.rules.legality import legal_actions
from tests.session.test_thinking import BUSY, FAILS, LONG, SOON, is_alive, is_thinking, pid_of


def begin_with_us_to_act(program: Program) -> None:
    for number in count():
        program.play.begin(seed=f"OURS{number}")
        if program.session.state.actor == 0:
            return


def wait_for_thought(program: Program, qtbot: QtBot) -> int:
    """A decision of ours, and a computer that thinks about its own for ever; its process."""
    program.process._worker = ["-c", BUSY]
    begin_with_us_to_act(program)
    session = program.session
    while session.state.actor == 0:
        session.submit(legal_actions(session.state)[0])
    qtbot.waitUntil(lambda: is_thinking(program.process), timeout=LONG)
    return pid_of(program.process)


def test_the_process_starts_with_a_match_once_the_table_is_painted(
    program: Program, qtbot: QtBot
) -> None:
    qtbot.waitUntil(lambda: program._is_painted, timeout=LONG)
    assert program.process._process is None
    program.play.begin()
    assert program.process._process is not None


@pytest.mark.parametrize(
    "stop",
    [
        lambda program: program.play.begin(),
        lambda program: program.window.commands.undo.trigger(),
        lambda program: program.preferences.set("language", "gl"),
        lambda program: program.window.close(),
    ],
    ids=["new match", "undo", "language", "quit"],
)
def test_who_thinks_is_stopped_at_once(
    program: Program, qtbot: QtBot, stop: Callable[[Program], object]
) -> None:
    pid = wait_for_thought(program, qtbot)
    stop(program)
    qtbot.waitUntil(lambda: not is_alive(pid), timeout=SOON)


def test_a_player_that_fails_is_told_once_and_play_goes_on(program: Program, qtbot: QtBot) -> None:
    program.process._worker = ["-c", FAILS]
    program.window.commands.watch.trigger()
    qtbot.waitUntil(lambda: len(program.session.log) > 6, timeout=LONG)
    found = program.window.findChildren(QMessageBox)
    assert [box.windowTitle() for box in found] == ["Computer player"]
