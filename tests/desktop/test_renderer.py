"""Graphics hardware in a real window: tried apart, used, and left after a crash."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
PATIENCE = 60
OUTSIDE = ("QT_QUICK_BACKEND", "QSG_RHI_BACKEND")


@pytest.fixture
def free(desktop: dict[str, str]) -> dict[str, str]:
    """A screen on which the renderer is ours to choose."""
    return {name: value for name, value in desktop.items() if name not in OUTSIDE}


def run(free: dict[str, str], *command: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, *command],
        env=free,
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def known(free: dict[str, str]) -> Any:
    path = Path(free["XDG_CACHE_HOME"], "allfives", "renderer.json")
    return json.loads(path.read_text()) if path.exists() else None


def test_the_trial_paints_right_and_names_the_driver(free: dict[str, str]) -> None:
    found = run(free, "-m", "allfives_desktop.table.renderer_trial")
    assert found["is_right"] is True
    assert "RENDERER: " in found["device"]


def test_a_start_with_hardware_paints_the_same_table(free: dict[str, str]) -> None:
    first = run(free, str(HERE / "painted_window.py"))
    assert first["api"] == "Software"
    assert first["is_open"], "a driver that is not known is to be tried"
    assert known(free) is None
    run(free, str(HERE / "painted_window.py"), "works")
    used = run(free, str(HERE / "painted_window.py"))
    assert used["api"] == "OpenGL"
    assert known(free)["starting"] == ""
    for one, other in zip(first["colours"], used["colours"], strict=True):
        assert all(abs(a - b) <= 24 for a, b in zip(one, other, strict=True))


def test_a_start_that_went_down_leaves_software(free: dict[str, str]) -> None:
    run(free, str(HERE / "painted_window.py"), "works")
    down = subprocess.run(
        [sys.executable, str(HERE / "painted_window.py"), "crash"],
        env=free,
        check=False,
        capture_output=True,
        timeout=PATIENCE,
    )
    assert down.returncode != 0
    assert known(free)["starting"] != ""
    again = run(free, str(HERE / "painted_window.py"))
    assert again["api"] == "Software"
    assert not again["is_open"]
    assert list(known(free)["drivers"].values()) == [False]
