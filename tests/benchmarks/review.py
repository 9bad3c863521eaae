"""What a review costs: `python -m tests.benchmarks.review [RULESET [HANDS]]`.

The reviewing process of the window judges one seat of a match between two heuristic players. Tells
its time on the clock and on the processor, the most memory it ever had, and the largest gap in an
event loop beside it, against the same loop while nothing is reviewed.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEventLoop, QObject, QTimer

from allfives_desktop.ai.heuristics import Greedy
from allfives_desktop.ai.player import Budget
from allfives_desktop.rules.actions import Action
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import AT_REST
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.matches import to_watch
from allfives_desktop.session.review import ReviewProcess

BEAT: Final = 4  # ms between two looks at the clock
IDLE: Final = 3000
BEST_OF: Final = 9
MEGABYTE: Final = 1024


class Cost(NamedTuple):
    """Seconds, MB, and ms."""

    decisions: int
    wall: float
    cpu: float
    memory: float
    gap: float
    idle_gap: float


def match_of(ruleset: str, hands: int) -> tuple[Options, tuple[Action, ...]]:
    """The beginning of a match, so many hands long."""
    for seed in range(100):
        session, over = MatchSession(), 0
        options = RULESETS[ruleset].options(best_of=BEST_OF)
        setup = to_watch(options, ruleset, seed=f"REVIEW{seed}")
        session.begin(setup, NoJournal())
        while not session.is_over:
            if session.state.actor is None:
                session.proceed()
            else:
                choice = Greedy().choose(session.view_of_actor(), Budget(len(session.log)))
                session.submit(choice.action)
            over += session.state.phase in AT_REST
            if over == hands:
                return setup.options, session.log
    raise LookupError(f"no match of {hands} hands")


class Watch(QObject):
    """The largest gap between two beats of the event loop."""

    def __init__(self) -> None:
        super().__init__()
        self._last = time.monotonic()
        self._worst = 0.0
        timer = QTimer(self)
        timer.timeout.connect(self._beat)
        timer.start(BEAT)

    def taken(self) -> float:
        """The worst in ms since this was asked last."""
        worst, self._worst = self._worst, 0.0
        return worst * 1000

    def _beat(self) -> None:
        now = time.monotonic()
        self._worst = max(self._worst, now - self._last)
        self._last = now


def measure(options: Options, actions: tuple[Action, ...]) -> Cost:
    """Review seat 0."""
    loop, process, watch = QEventLoop(), ReviewProcess(), Watch()
    QTimer.singleShot(IDLE, loop.quit)
    watch.taken()
    loop.exec()
    idle, begun = watch.taken(), time.monotonic()
    cpu, memory, judged = 0.0, 0.0, 0

    def look(_verdict: object) -> None:
        nonlocal cpu, memory, judged
        judged += 1
        cpu, memory = _cpu(process.pid), _memory(process.pid)

    process.judged.connect(look)
    process.ended.connect(loop.quit)
    process.failed.connect(loop.quit)
    process.review(options, actions, 0)
    loop.exec()
    return Cost(judged, time.monotonic() - begun, cpu, memory, watch.taken(), idle)


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return int(next(line for line in status if line.startswith("VmHWM")).split()[1]) / MEGABYTE


def main(ruleset: str = "all_fives", hands: str = "12") -> int:
    _application = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    cost = measure(*match_of(ruleset, int(hands)))
    print(
        f"{ruleset}, {hands} hands, {cost.decisions} decisions: {cost.wall:.1f} s, of the processor"
        f" {cost.cpu:.1f} s; {cost.memory:.0f} MB; largest gap {cost.gap:.0f} ms, idle"
        f" {cost.idle_gap:.0f} ms",
        flush=True,
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
