"""A whole match through the accessibility tree, in a real window."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.desktop.blind_proof import fault, pressed

HERE = Path(__file__).parent
SYSTEM_PYTHON = "/usr/bin/python3"
PATIENCE = 240


@pytest.mark.timeout(PATIENCE + 40)
def test_a_match_is_played_with_the_eyes_closed(
    spoken_desktop: dict[str, str], tmp_path: Path
) -> None:
    truth = tmp_path / "truth"
    window = subprocess.Popen(
        [sys.executable, HERE / "quick_window.py", "--truth", truth, "--language", "en"],
        env=spoken_desktop,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        player = subprocess.run(
            [SYSTEM_PYTHON, HERE / "blind_player.py", str(window.pid), str(PATIENCE)],
            env=spoken_desktop,
            check=False,
            capture_output=True,
            text=True,
            timeout=PATIENCE + 20,
        )
        assert player.returncode == 0, player.stdout[-500:] + player.stderr
        assert window.poll() is None
    finally:
        window.terminate()
        _, said = window.communicate()
    names = pressed(player.stdout)
    assert said == ""
    assert names[0] == "Deal"
    assert sum(" of " in name for name in names) >= 30, "cards are played by name"
    assert "Continue" in names
    assert fault(player.stdout, truth) == ""
