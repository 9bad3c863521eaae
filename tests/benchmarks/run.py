"""What the window costs, as ratios in one run: `make bench`.

The first painted table is timed against a bare PySide6 Quick window, each in a process of its own,
in turn. The interface process is then left alone, and its memory and idle CPU time are read.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Final

RUNS: Final = 5
IDLE: Final = 20

BARE: Final = """
import sys
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickView
app = QGuiApplication([])
view = QQuickView()
view.resize(1280, 800)
view.frameSwapped.connect(app.quit)
view.show()
sys.exit(app.exec())
"""

TABLE: Final = """
import os, sys
from argparse import Namespace
from PySide6.QtCore import QTimer
from PySide6.QtQuick import QQuickWindow, QSGRendererInterface
from PySide6.QtWidgets import QApplication
from allfives_desktop.app import Program
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.windows.play import Game
QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
app = QApplication([])
program = Program(Game("all_fives", RULESETS["all_fives"].options()), None, Namespace())
painted = []
scene = program.table.view.quickWindow()
scene.afterRendering.connect(lambda: painted.append(None))
idle = float(os.environ.get("IDLE", 0))
def leave():
    import time
    first = len(painted), time.process_time()
    def tell():
        pss = next(l for l in open("/proc/self/smaps_rollup") if l.startswith("Pss:")).split()[1]
        print(len(painted) - first[0], time.process_time() - first[1], int(pss) / 1024)
        program.window.close()
    QTimer.singleShot(int(idle * 1000), tell)
def shown():
    if idle:
        QTimer.singleShot(2000, leave)
    else:
        QTimer.singleShot(0, program.window.close)
waiting = QTimer()
waiting.timeout.connect(lambda: painted and (waiting.stop(), shown()))
waiting.start(1)
program.show()
code = app.exec()
program.close()
sys.exit(code)
"""


def cost(script: str) -> tuple[float, float]:
    """Wall and CPU seconds of a process that ends with its first frame."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, "-c", script], check=True, env=surroundings())
    wall, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def surroundings(**more: str) -> dict[str, str]:
    home = str(HOME)
    own = dict.fromkeys(("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), home)
    platform = {"QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen")}
    usual = {"QT_QUICK_BACKEND": "software", "PYTHONDONTWRITEBYTECODE": ""}
    return {**os.environ, **own, **platform, **usual, **more}


def main() -> int:
    cost(BARE), cost(TABLE)  # the first run of each fills caches
    bare, table = zip(*((cost(BARE), cost(TABLE)) for _ in range(RUNS)), strict=True)
    for at, what in enumerate(("wall time", "CPU time")):
        base, ours = median(run[at] for run in bare), median(run[at] for run in table)
        print(f"first painted table, {what}: {ours / base:.2f} x a bare window ({base:.2f} s)")
    left = subprocess.run(
        [sys.executable, "-c", TABLE],
        check=True,
        capture_output=True,
        text=True,
        env=surroundings(IDLE=str(IDLE)),
    )
    frames, seconds, pss = map(float, left.stdout.split())
    print(f"idle for {IDLE} s: {frames:.0f} frames, {seconds:.3f} s CPU")
    print(f"interface process: {pss:.0f} MB (proportional set size)")
    return subprocess.call([sys.executable, str(Path(__file__).parent / "cli_startup.py")])


with tempfile.TemporaryDirectory() as folder:
    HOME = Path(folder)
    if __name__ == "__main__":
        sys.exit(main())
