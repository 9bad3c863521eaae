"""The desktop's wish for less motion is heard over the session bus, and followed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from allfives_desktop.windows.system_motion import is_reduced

HERE = Path(__file__).parent
SYSTEM_PYTHON = "/usr/bin/python3"
LISTENER = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from allfives_desktop.windows.system_motion import SystemMotion
app, motion = QCoreApplication([]), SystemMotion()

def tell():
    print(motion.speed, flush=True)
    if not motion.is_reduced:
        app.quit()

motion.changed.connect(tell)
motion.ask()
QTimer.singleShot(30_000, lambda: sys.exit(1))
app.exec()
"""
SETTINGS = [
    ("org.freedesktop.appearance", "reduced-motion", "u", "1", "0"),
    ("org.gnome.desktop.interface", "enable-animations", "b", "false", "true"),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "s", "'0'", "'1'"),
]


@pytest.mark.parametrize(("group", "key", "kind", "less", "more"), SETTINGS)
def test_the_portal_is_asked_and_followed(
    spoken_desktop: dict[str, str], group: str, key: str, kind: str, less: str, more: str
) -> None:
    command = [SYSTEM_PYTHON, str(HERE / "portal.py"), group, key, kind, less]
    portal = subprocess.Popen(
        command, env=spoken_desktop, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    listener = None
    try:
        assert portal.stdin
        assert portal.stdout
        assert portal.stdout.readline() == "there\n"
        listener = subprocess.Popen(
            [sys.executable, "-c", LISTENER], env=spoken_desktop, stdout=subprocess.PIPE, text=True
        )
        assert listener.stdout
        assert listener.stdout.readline() == "off\n"
        portal.stdin.write(f"{more}\n")
        portal.stdin.flush()
        assert listener.stdout.readline() == "normal\n"
        assert listener.wait(30) == 0
    finally:
        for process in filter(None, (portal, listener)):
            process.terminate()
            process.communicate()


@pytest.mark.parametrize(
    ("said", "reduced"),
    [
        ({}, False),
        ({("org.freedesktop.appearance", "reduced-motion"): 1}, True),
        ({("org.freedesktop.appearance", "reduced-motion"): 0}, False),
        ({("org.gnome.desktop.interface", "enable-animations"): False}, True),
        ({("org.gnome.desktop.interface", "enable-animations"): True}, False),
        ({("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): "0"}, True),
        ({("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): "0.5"}, False),
        ({("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): "much"}, False),
    ],
)
def test_what_a_setting_says(said: dict[tuple[str, str], object], reduced: bool) -> None:
    assert is_reduced(said) is reduced
