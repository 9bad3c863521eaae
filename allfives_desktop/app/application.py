"""The application object of Qt."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """`opened` brings a file that is opened with the program while it runs, as macOS tells it."""

    opened = Signal(object)

    def __init__(self) -> None:
        super().__init__(sys.argv[:1])

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.opened.emit(Path(event.file()))
            return True
        return super().event(event)
