"""Two copies of the program: the second hands over, whatever the first has left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from allfives_desktop.single.door import MOST_GUESTS, Door
from allfives_desktop.single.place import Place
from allfives_desktop.single.request import LONGEST, Request

SECOND = Path(__file__).with_name("second_copy.py")
HOLDER = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from allfives_desktop.single.door import Door
from allfives_desktop.single.place import Place
app = QCoreApplication([])
place = Place(Path(sys.argv[1]), Path(sys.argv[2]))
door = Door(place)
print(place.take() and door.open(), flush=True)
app.exec()
"""
Second = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def hall() -> Iterator[Path]:
    """A folder with a short name: that of a socket has room for about a hundred letters."""
    with tempfile.TemporaryDirectory(prefix="af-") as folder:
        yield Path(folder)


@pytest.fixture
def place(hall: Path) -> Place:
    return Place(hall / "data", hall)


@pytest.fixture
def door(place: Place, qtbot: QtBot) -> Iterator[Door]:
    assert place.take()
    door = Door(place)
    assert door.open()
    yield door
    door.close()
    place.leave()


@pytest.fixture
def second(hall: Path) -> Iterator[Second]:
    """Call it to start a second copy."""
    started: list[subprocess.Popen[str]] = []

    def start(*more: str, data: str = "data") -> subprocess.Popen[str]:
        line = [sys.executable, str(SECOND), str(hall / data), str(hall), *more]
        started.append(subprocess.Popen(line, stdout=subprocess.PIPE, text=True))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def ended(process: subprocess.Popen[str], qtbot: QtBot) -> str:
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=30_000)
    assert process.stdout is not None
    return process.stdout.read().strip()


@pytest.mark.parametrize("file", [None, "/home/ana/a match.allfives"])
def test_the_second_copy_hands_over(
    door: Door, second: Second, qtbot: QtBot, file: str | None
) -> None:
    asked: list[Request] = []
    door.asked.connect(asked.append)
    assert ended(second(*([file] if file else [])), qtbot) == "True"
    assert asked == [Request(Path(file) if file else None)]


def test_another_folder_of_matches_is_another_program(
    door: Door, second: Second, qtbot: QtBot
) -> None:
    assert ended(second(data="other"), qtbot) == "False"


def test_what_a_killed_copy_left_behind_is_taken_over(
    place: Place, hall: Path, second: Second, qtbot: QtBot
) -> None:
    line = [sys.executable, "-c", HOLDER, str(hall / "data"), str(hall)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdout is not None
        assert first.stdout.readline().strip() == "True"
        assert not place.take()
        os.kill(first.pid, signal.SIGKILL)
    assert Path(place.door).exists()
    assert place.take()
    door = Door(place)
    assert door.open()
    asked: list[Request] = []
    door.asked.connect(asked.append)
    assert ended(second(), qtbot) == "True"
    assert asked == [Request()]
    door.close()
    place.leave()


def test_where_the_first_copy_ends_meanwhile_the_second_is_the_first(
    place: Place, second: Second, qtbot: QtBot
) -> None:
    assert place.take()  # and no door: it is just ending
    process = second()
    place.leave()
    assert ended(process, qtbot) == "False"


def test_where_no_lock_can_be_written_nobody_is_kept_out(tmp_path: Path) -> None:
    assert Place(tmp_path, tmp_path / "no folder").take()


def guest(door: Door, place: Place, qtbot: QtBot) -> QLocalSocket:
    socket = QLocalSocket(door)
    socket.connectToServer(place.door)
    connected = QLocalSocket.LocalSocketState.ConnectedState
    qtbot.waitUntil(lambda: socket.state() is connected)
    return socket


def is_shown_out(socket: QLocalSocket) -> bool:
    return socket.state() is QLocalSocket.LocalSocketState.UnconnectedState


@pytest.mark.parametrize(
    "said", [b"GET / HTTP/1.1\r\n", b"\n", b"{}\n", b"\0" * (LONGEST + 2), b"[" * 9000 + b"\n"]
)
def test_a_guest_that_talks_nonsense_is_shown_out(
    door: Door, place: Place, qtbot: QtBot, said: bytes
) -> None:
    asked: list[Request] = []
    door.asked.connect(asked.append)
    socket = guest(door, place, qtbot)
    socket.write(said)
    qtbot.waitUntil(lambda: is_shown_out(socket))
    assert not asked


def test_guests_that_say_nothing_keep_nobody_out_for_long(
    door: Door, place: Place, qtbot: QtBot
) -> None:
    sockets = [guest(door, place, qtbot) for _ in range(MOST_GUESTS)]
    qtbot.waitUntil(lambda: len(door._guests) == MOST_GUESTS)
    one_more = guest(door, place, qtbot)
    qtbot.waitUntil(lambda: is_shown_out(one_more))
    qtbot.waitUntil(lambda: all(map(is_shown_out, sockets)), timeout=10_000)
    assert not door._guests


def test_only_this_user_can_knock(door: Door, place: Place) -> None:
    assert Path(place.door).stat().st_mode & 0o077 == 0
