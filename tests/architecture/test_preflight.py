import os
import subprocess
import sys
from pathlib import Path

import pytest


def start(**environment: str) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    }
    command = [sys.executable, "-m", "allfives_desktop"]
    return subprocess.run(
        command, env=kept | environment, capture_output=True, text=True, check=False, timeout=30
    )


def assert_refused(run: subprocess.CompletedProcess[str], what: str) -> None:
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.count("\n") == 1
    assert what in run.stderr


def test_no_display_is_said_in_one_sentence() -> None:
    assert_refused(start(), "neither DISPLAY nor WAYLAND_DISPLAY is set")


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_display_that_does_not_answer(name: str, tmp_path: Path) -> None:
    run = start(**{name: ":4242", "XDG_RUNTIME_DIR": str(tmp_path)})
    assert_refused(run, f"':4242' ({name}) does not answer")


def test_chosen_platform_without_its_display() -> None:
    assert_refused(start(QT_QPA_PLATFORM="xcb"), "(DISPLAY) does not answer")


def test_missing_library_is_named(tmp_path: Path) -> None:
    (tmp_path / "libxcb-cursor.so.0").write_bytes(b"")
    run = start(DISPLAY=":4242", LD_LIBRARY_PATH=str(tmp_path))
    assert_refused(run, "missing or broken: libxcb-cursor.so.0.")


@pytest.mark.parametrize("platform", ["offscreen", "vnc:size=640x480", "wayland;offscreen"])
def test_platforms_that_need_no_display(platform: str) -> None:
    code = "from allfives_desktop.preflight import obstacle; print(obstacle())"
    environment = {**os.environ, "QT_QPA_PLATFORM": platform}
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout == "None\n"
