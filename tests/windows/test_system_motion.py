"""The wish for less motion, as Windows and macOS tell it."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from allfives_desktop.windows.system_motion import WINDOWS_ANIMATES, SystemMotion

LONG = 20_000


@pytest.mark.parametrize("animates", [0, 1])
def test_windows_is_asked(qapp: object, monkeypatch: pytest.MonkeyPatch, animates: int) -> None:
    asked: list[int] = []

    def tell(what: int, _size: int, answer: object, _keep: int) -> int:
        asked.append(what)
        ctypes.cast(answer, ctypes.POINTER(ctypes.c_int))[0] = animates  # type: ignore[arg-type]
        return 1

    library = SimpleNamespace(user32=SimpleNamespace(SystemParametersInfoW=tell))
    monkeypatch.setitem(vars(ctypes), "windll", library)
    monkeypatch.setattr(sys, "platform", "win32")
    motion = SystemMotion()
    motion.ask()
    assert asked == [WINDOWS_ANIMATES]
    assert motion.speed == ("normal" if animates else "off")


@pytest.mark.parametrize(("said", "speed"), [("1", "off"), ("0", "normal"), ("", "normal")])
def test_macos_is_asked(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str, speed: str
) -> None:
    """`defaults` ends with 1 and says nothing where the setting was never touched."""
    program = tmp_path / "defaults"
    wish = '[ "$*" = "read com.apple.universalaccess reduceMotion" ] || exit 2'
    program.write_text(f'#!/bin/sh\n{wish}\n[ -n "{said}" ] && echo "{said}"\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.setattr(sys, "platform", "darwin")
    motion = SystemMotion()
    motion.ask()
    process = motion._process
    assert process is not None
    qtbot.waitUntil(lambda: process.state() is process.ProcessState.NotRunning, timeout=LONG)
    assert motion.speed == speed


def test_a_system_that_cannot_be_asked_moves(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "darwin")
    motion = SystemMotion()
    motion.ask()
    process = motion._process
    assert process is not None
    qtbot.waitUntil(lambda: process.state() is process.ProcessState.NotRunning, timeout=LONG)
    assert motion.speed == "normal"
