"""Closing the window leaves nothing behind, whatever is going on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PATIENCE = 40


@pytest.mark.parametrize("moment", ["offer", "cut", "deal", "thinking", "asked", "rest"])
def test_the_window_closes_cleanly(desktop: dict[str, str], moment: str) -> None:
    run = subprocess.run(
        [sys.executable, HERE / "closing_window.py", moment],
        env=desktop,
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (run.returncode, run.stderr) == (0, "")
    reached, *players = run.stdout.split()
    assert reached == moment
    assert moment != "thinking" or players, "the player process was running"
    assert not [pid for pid in players if Path("/proc", pid).exists()]
