"""Row 9: the first decision of a player process that has just been started."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from time import monotonic
from typing import IO, Any, Final

from allfives_desktop.ai.bench.measure import Asked, Figure, Unit, exactly
from allfives_desktop.ai.bench.row import Sample, Samples, Series
from allfives_desktop.ai.bench.walks import decisions
from allfives_desktop.ai.ladder import Level
from allfives_desktop.ai.protocol import hello, is_ready, question
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView, view_of

WORKER: Final = (sys.executable, "-m", "allfives_desktop.ai.worker")
ASKED: Final = Asked(500, is_most=True)
SERIES: Final = "process"
COUNTED: Final = "processes"


class StartRow:
    """A new process each time. It is asked once it has reported, as the window does."""

    name = "start"
    lacks = ""
    seconds = 15.0
    series = (Series(SERIES, 1, 10, 50),)

    def block(self, series: str, number: int) -> list[Sample]:  # noqa: ARG002 - there is only one
        return [_first_decision(_view(number))]

    def figures(self, samples: Samples) -> list[Figure]:
        columns = zip(*samples[SERIES], strict=True)
        answer, work, start, size = (exactly(max(column)) for column in columns)
        count, ms = len(samples[SERIES]), Unit.MILLISECONDS
        return [
            Figure("from the question to the answer, longest", answer, ms, count, COUNTED, ASKED),
            Figure("of the processor for it, most", work, ms, count, COUNTED),
            Figure("from the start to the report, longest", start, ms, count, COUNTED),
            Figure("memory, largest", size, Unit.MEGABYTES, count, COUNTED),
        ]


def _view(number: int) -> SeatView:
    """Of a first lead, where there is most to look at."""
    options = RULESETS["all_fives"].options()
    for state in decisions(options, Random(number)):  # noqa: S311 - no secret
        if state.phase is Phase.PLAY and not state.trick and not state.tricks:
            return view_of(state, state.actor or 0)
    raise AssertionError("hands without end")


def _first_decision(view: SeatView) -> Sample:
    """Milliseconds from the question to the answer, of the clock and of the processor, and from the
    start to the report; megabytes."""
    begun = monotonic()
    with subprocess.Popen(WORKER, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        if process.stdin is None or process.stdout is None:
            raise AssertionError("both are pipes")
        if not is_ready(_answer(process.stdin, process.stdout, hello())):
            raise RuntimeError("the player process does not report")
        ready, before = monotonic(), _processor(process.pid)
        asked = question(0, view, player=Level.EXPERT.value, seed=1)
        if "action" not in _answer(process.stdin, process.stdout, asked):
            raise RuntimeError("the player process does not answer")
        answered, after = monotonic(), _processor(process.pid)
        size = _megabytes(process.pid)
        process.stdin.close()
    return (answered - ready) * 1000, after - before, (ready - begun) * 1000, size


def _answer(to: IO[bytes], back: IO[bytes], message: Mapping[str, Any]) -> dict[str, Any]:
    to.write(json.dumps(message).encode() + b"\n")
    to.flush()
    answer: dict[str, Any] = json.loads(back.readline() or b"{}")
    return answer


def _megabytes(pid: int) -> float:
    """The most a process has held in memory; 0 where the system does not tell."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0.0
    lines = status.read_text(encoding="ascii", errors="replace").splitlines()
    peaks = [line.split()[1] for line in lines if line.startswith("VmHWM:")]
    return int(peaks[0]) / 1024 if peaks else 0.0


def _processor(pid: int) -> float:
    """Milliseconds of the processor that a process has used; 0 where the system does not tell."""
    status = Path(f"/proc/{pid}/stat")
    if not status.exists():
        return 0.0
    fields = status.read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")
