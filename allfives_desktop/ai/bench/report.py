"""The results for programs."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from os import cpu_count
from pathlib import Path
from typing import Any, Final

from allfives_desktop import __version__
from allfives_desktop.ai.bench.measure import Asked, Figure
from allfives_desktop.ai.bench.runner import Measured

FORMAT: Final = "allfives-bench-ai"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Machine:
    """Where it was measured."""

    processor: str
    cores: int
    system: str
    python: str


def this_machine() -> Machine:
    system = f"{platform.system()} {platform.release()}"
    return Machine(_processor(), cpu_count() or 1, system, platform.python_version())


def _processor() -> str:
    """By name where the system tells it in a file, else by kind."""
    about = Path("/proc/cpuinfo")
    lines = about.read_text(encoding="utf-8").splitlines() if about.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def as_json(rows: Sequence[Measured], *, full: bool, program: str) -> dict[str, Any]:
    """What PROTOCOLS.md tells; `program` is the fingerprint of rules, players and nets."""
    machine = this_machine()
    return {
        "format": FORMAT,
        "version": VERSION,
        "form": "full" if full else "quick",
        "date": datetime.now(UTC).date().isoformat(),
        "allfives": __version__,
        "program": program,
        "machine": {
            "processor": machine.processor,
            "cores": machine.cores,
            "system": machine.system,
            "python": machine.python,
        },
        "rows": [_row(each) for each in rows],
    }


def _row(measured: Measured) -> dict[str, Any]:
    return {
        "row": measured.row,
        "seconds": round(measured.seconds, 1),
        "lacks": measured.lacks or None,
        "verdict": measured.verdict,
        "figures": [_figure(each) for each in measured.figures],
    }


def _figure(figure: Figure) -> dict[str, Any]:
    found = figure.found
    return {
        "name": figure.name,
        "value": found.value,
        "low": found.low,
        "high": found.high,
        "unit": figure.unit,
        "count": figure.count,
        "counted": figure.counted,
        "asked": None if figure.asked is None else _asked(figure.asked),
        "verdict": figure.verdict,
    }


def _asked(asked: Asked) -> dict[str, Any]:
    return {
        "limit": asked.limit,
        "sense": "at most" if asked.is_most else "more than" if asked.beyond else "at least",
        "floor": asked.floor,
        "fewest": asked.fewest or None,
    }
