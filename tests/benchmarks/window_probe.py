"""One process with one window, which tells when it was first painted, or what it costs at rest.

usage: window_probe.py bare|widget|table MONOTONIC_START
       window_probe.py idle SECONDS
Prints one JSON object.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

QML = b"import QtQuick\nRectangle { color: '#1F5A45'; width: 1280; height: 800 }\n"
SETTLING = 3000


def _say(**figures: float) -> None:
    print(json.dumps(figures), flush=True)


def _tell_first_paint(window: Any, start: float, done: Callable[[], object]) -> None:
    """Once the first frame has been drawn and handed on, say what it took."""
    from PySide6.QtCore import QTimer

    told: list[bool] = []

    def painted() -> None:
        if not told:
            told.append(True)
            QTimer.singleShot(0, window, tell)  # in its turn, as what the program does next

    def tell() -> None:
        _say(wall=time.monotonic() - start, cpu=time.process_time())
        done()

    window.afterRendering.connect(painted)


def _scene(folder: str) -> Any:
    from PySide6.QtCore import QUrl

    file = Path(folder, "bare.qml")
    file.write_bytes(QML)
    return QUrl.fromLocalFile(str(file))


def bare(start: float, folder: str) -> int:
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtQuick import QQuickView, QQuickWindow, QSGRendererInterface

    QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
    app = QGuiApplication(sys.argv[:1])
    view = QQuickView()
    _tell_first_paint(view, start, app.quit)
    view.setSource(_scene(folder))
    view.resize(1280, 800)
    view.show()
    return app.exec()


def widget(start: float, folder: str) -> int:
    from PySide6.QtQuick import QQuickWindow, QSGRendererInterface
    from PySide6.QtQuickWidgets import QQuickWidget
    from PySide6.QtWidgets import QApplication, QMainWindow

    QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
    app = QApplication(sys.argv[:1])
    window, view = QMainWindow(), QQuickWidget()
    _tell_first_paint(view.quickWindow(), start, app.quit)
    view.setResizeMode(QQuickWidget.ResizeMode.SizeRootObjectToView)
    view.setSource(_scene(folder))
    window.setCentralWidget(view)
    window.resize(1280, 800)
    window.show()
    return app.exec()


def table(start: float) -> int:
    """The program itself, its composition root called as its starter does."""
    from allfives_desktop.plain_import import keep_plain_import
    from allfives_desktop.preflight import obstacle

    gc.disable()
    if sentence := obstacle():
        raise SystemExit(sentence)
    keep_plain_import()
    from allfives_desktop import app

    class Probed(app.Program):
        def show(self) -> None:
            _tell_first_paint(self.table.view.quickWindow(), start, self.window.close)
            super().show()

    app.Program = Probed  # type: ignore[misc]  # a class put in its place
    return app.main([])


def idle(seconds: float) -> int:
    """The table in mid-hand, the person to decide, and nobody doing anything."""
    from PySide6.QtCore import QTimer

    from allfives_desktop import app

    class Probed(app.Program):
        frames = 0
        cpu = 0.0

        def show(self) -> None:
            super().show()
            self.table.view.quickWindow().afterRendering.connect(self.count)
            self.play.begin()
            self.timer = QTimer(self, interval=100)
            self.timer.timeout.connect(self.go_to_choice)
            self.timer.start()

        def count(self) -> None:
            self.frames += 1

        def go_to_choice(self) -> None:
            if self.table.director.property("accepting"):
                self.timer.stop()
                QTimer.singleShot(SETTLING, self.begin)
            else:
                self.table.director.hurry()

        def begin(self) -> None:
            self.frames, self.cpu = 0, time.process_time()
            QTimer.singleShot(round(seconds * 1000), self.end)

        def end(self) -> None:
            cpu = time.process_time() - self.cpu
            _say(cpu=cpu, frames=self.frames, pss=proportional_set_size())
            self.window.close()

    app.Program = Probed  # type: ignore[misc]  # a class put in its place
    return app.main([])


def proportional_set_size() -> float:
    """Proportional set size of this process, MB."""
    rollup = Path("/proc/self/smaps_rollup").read_text(encoding="ascii")
    line = next(line for line in rollup.splitlines() if line.startswith("Pss:"))
    return int(line.split()[1]) / 1024


def main(what: str, number: float, folder: str) -> int:
    if what == "bare":
        return bare(number, folder)
    if what == "widget":
        return widget(number, folder)
    return table(number) if what == "table" else idle(number)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], float(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "."))
