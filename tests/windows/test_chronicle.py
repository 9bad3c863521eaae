"""The panel with log and score sheet: room for it, and each line once."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.models.hand_log import HandLog
from allfives_desktop.windows.chronicle import Chronicle
from allfives_desktop.windows.main_window import SMALLEST


def lines(log: HandLog) -> list[str]:
    return [log.index(row, 0).data() for row in range(log.rowCount())]


def test_the_window_is_wide_enough_when_the_panel_first_shows(
    open_program: Callable[[], Program], qtbot: QtBot
) -> None:
    program = open_program()
    window, panel = program.window, program.chronicle.panel
    window.resize(SMALLEST)
    assert window.width() == SMALLEST.width()
    window.commands.panel.trigger()
    needed = program.table.view.minimumWidth() + panel.minimumSizeHint().width()
    assert needed > SMALLEST.width()
    qtbot.waitUntil(lambda: window.width() >= needed)
    assert panel.geometry().right() <= window.width()


def test_what_is_still_to_be_shown_is_told_once(program: Program, qtbot: QtBot) -> None:
    """The panel is made when the table has been painted, which may be in the middle of a deal."""
    program.play.begin()
    assert program.table.director.unshown
    made = Chronicle(program.session, program.table, program.window)
    assert len(lines(made.log)) < len(program.session.seen)
    qtbot.waitUntil(lambda: bool(program.table.director.property("accepting")), timeout=20_000)
    assert not program.table.director.unshown
    told = HandLog()
    told.reset(program.table.tableau.seats, program.session.seen)
    assert lines(made.log) == lines(told)
    assert made.sheet.rowCount() == program.chronicle.sheet.rowCount()
