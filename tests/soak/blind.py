"""One whole game of each ruleset, played with the eyes closed: part of `make soak`.

A real window is started for each, and a player who knows only names, states and descriptions of the
accessibility tree and what is announced. Trumps, scores, trick and legal cards, as it read them
before each card, and all it heard are held against the match. Needs a screen and a session bus.
Ends with 1 when a game could not be played.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Final

from allfives_desktop.rules.rulesets import RULESETS
from tests.desktop.blind_proof import fault, pressed

DESKTOP: Final = Path(__file__).parent.parent / "desktop"
SYSTEM_PYTHON: Final = "/usr/bin/python3"
PATIENCE: Final = 900


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(RULESETS), metavar="RULESET")
    wish = parser.parse_args()
    faults = [fault for name in wish.games if (fault := play(name))]
    print("\n".join(faults or ["every game was played with the eyes closed"]))
    return 1 if faults else 0


def play(ruleset: str) -> str:
    """Play one game; what went wrong, or nothing."""
    with tempfile.TemporaryDirectory(prefix="allfives-blind-", ignore_cleanup_errors=True) as home:
        env, truth = environment(home), Path(home, "truth")
        command = [str(DESKTOP / "quick_window.py"), "--truth", str(truth), "--language", "en"]
        begun = time.monotonic()
        window = subprocess.Popen(
            [sys.executable, *command, "--ruleset", ruleset, "--set", "best_of=1"],
            env=env,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            player = subprocess.run(
                [SYSTEM_PYTHON, DESKTOP / "blind_player.py", str(window.pid), str(PATIENCE)],
                env=env,
                check=False,
                capture_output=True,
                text=True,
            )
        finally:
            window.terminate()
            _, said = window.communicate()
        presses = pressed(player.stdout)
        print(f"{ruleset}: {len(presses)} presses in {time.monotonic() - begun:.0f} s", flush=True)
        if player.returncode:
            return f"{ruleset}: after {presses[-3:]}: {player.stderr[-500:]}"
        found = said or fault(player.stdout, truth)
        return f"{ruleset}: {found}" if found else ""


def environment(home: str) -> dict[str, str]:
    env = os.environ | {
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        # Qt 6.11 lacks a method that the registry asks for, and says so.
        "QT_LOGGING_RULES": "qt.accessibility.atspi.warning=false",
    }
    for kind in ("CACHE", "CONFIG", "DATA"):
        env[f"XDG_{kind}_HOME"] = str(Path(home, kind.lower()))
    return env


if __name__ == "__main__":
    sys.exit(main())
