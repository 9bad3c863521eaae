"""Starting, resting and weighing the window, each in a process of its own."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

PROBE = Path(__file__).with_name("window_probe.py")


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds from the start of the process to the first painted frame, and CPU seconds."""

    wall: float
    cpu: float


@dataclass(frozen=True, slots=True)
class Rest:
    """CPU seconds and frames of a while in which nobody did anything; MB of memory then."""

    cpu: float
    frames: int
    pss: float


def starts(env: dict[str, str], *, rounds: int) -> dict[str, Start]:
    """Medians of `bare`, `widget` and `table`, in turns; `first` is the very first table."""
    found: dict[str, list[Start]] = {"bare": [], "widget": [], "table": []}
    first = _start("table", env)
    for _ in range(rounds):
        for what, times in found.items():
            times.append(_start(what, env))
    medians = {
        what: Start(median(t.wall for t in times), median(t.cpu for t in times))
        for what, times in found.items()
    }
    return {"first": first, **medians}


def rest(env: dict[str, str], *, seconds: int) -> Rest:
    figures = _probe(["idle", str(seconds)], env)
    return Rest(figures["cpu"], round(figures["frames"]), figures["pss"])


def _start(what: str, env: dict[str, str]) -> Start:
    figures = _probe([what, str(time.monotonic()), env["XDG_CACHE_HOME"]], env)
    return Start(figures["wall"], figures["cpu"])


def _probe(arguments: list[str], env: dict[str, str]) -> dict[str, float]:
    run = subprocess.run(
        [sys.executable, PROBE, *arguments],
        env=env,
        stdout=subprocess.PIPE,
        check=True,
        timeout=120,
    )
    figures: dict[str, float] = json.loads(run.stdout)
    return figures
