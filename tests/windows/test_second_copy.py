"""A second copy of the whole program brings the first to the front, with the file it was given."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.app.program import data_folder
from allfives_desktop.records.record import encode
from allfives_desktop.session.records import record_of_match
from allfives_desktop.single.place import Place

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_the_first_window_comes_forward_and_opens_the_file(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    program.play.begin()
    file = tmp_path / "a match.allfives"
    file.write_bytes(encode(record_of_match(program.session)))
    program.play.begin()
    waiting = program.session.setup.seed
    place = Place(data_folder())
    assert place.take()
    program._open_door(place)
    program.window.setWindowState(Qt.WindowState.WindowMinimized)
    line = [sys.executable, "-m", "allfives_desktop", file.name]
    with subprocess.Popen(
        line, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env=os.environ
    ) as second:
        qtbot.waitUntil(lambda: second.poll() is not None, timeout=60_000)
        assert second.returncode == 0
    assert not program.window.isMinimized()
    box = program.window.findChildren(QMessageBox)
    assert [each.isVisible() for each in box] == [True]  # a match is under way: first a question
    assert program.session.setup.seed == waiting
    place.leave()
