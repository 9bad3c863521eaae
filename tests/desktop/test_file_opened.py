"""A file that the desktop hands to the program while it runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).with_name("file_opened.py")


def test_a_file_that_macos_hands_over_is_passed_on(desktop: dict[str, str]) -> None:
    run = subprocess.run(
        [sys.executable, SCRIPT],
        env=desktop | {"QT_QPA_PLATFORM": "offscreen"},
        check=False,
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert (run.returncode, run.stdout, run.stderr) == (0, "match.allfives\n", "")
