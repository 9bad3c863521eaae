"""What takes long costs the start nothing; where sounds find no device nobody is told."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PATIENCE = 40
NO_DEVICE = {"PULSE_SERVER": "unix:/nowhere", "PIPEWIRE_REMOTE": "/nowhere"}


@pytest.mark.parametrize("sound", [True, False])
def test_what_takes_long_is_loaded_after_the_first_painted_table(
    desktop: dict[str, str], *, sound: bool
) -> None:
    config = Path(desktop["XDG_CONFIG_HOME"], "allfives")
    config.mkdir(parents=True)
    (config / "preferences.json").write_text(json.dumps({"sound": sound}))
    run = subprocess.run(
        [sys.executable, HERE / "what_is_loaded.py"],
        env=desktop | NO_DEVICE,
        check=False,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.split() == ["False", "False", str(sound)]
