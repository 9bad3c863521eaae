"""A screen and a session bus of their own."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SIZE = "1280x1024x24"


@pytest.fixture(scope="session")
def screen() -> Iterator[str]:
    """The DISPLAY of an X server started for these tests."""
    reading, writing = os.pipe()
    with _running(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp"],
        pass_fds=(writing,),
    ):
        os.close(writing)
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"


@pytest.fixture
def desktop(screen: str, tmp_path: Path) -> dict[str, str]:
    """The environment of a program that shows a window there and keeps its files apart."""
    env = os.environ | {"DISPLAY": screen, "QT_QPA_PLATFORM": "xcb"}
    for kind in ("CACHE", "CONFIG", "DATA"):
        env[f"XDG_{kind}_HOME"] = str(tmp_path / kind.lower())
    return env


@pytest.fixture
def spoken_desktop(desktop: dict[str, str]) -> Iterator[dict[str, str]]:
    """The same with a session bus, on which accessibility starts by itself."""
    reading, writing = os.pipe()
    command = ["dbus-daemon", "--session", "--nofork", f"--print-address={writing}"]
    with _running(command, pass_fds=(writing,), env=desktop):
        os.close(writing)
        with os.fdopen(reading) as address:
            bus = address.readline().strip()
        yield desktop | {
            "DBUS_SESSION_BUS_ADDRESS": bus,
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            # Qt 6.11 lacks a method that the registry asks for, and says so.
            "QT_LOGGING_RULES": "qt.accessibility.atspi.warning=false",
        }


@contextmanager
def _running(
    command: list[str], *, pass_fds: tuple[int, ...], env: dict[str, str] | None = None
) -> Iterator[None]:
    process = subprocess.Popen(command, pass_fds=pass_fds, stderr=subprocess.DEVNULL, env=env)
    try:
        yield
    finally:
        process.terminate()
        process.wait()
