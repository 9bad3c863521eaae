"""The application object of Qt."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

# What the desktop calls the window (WM_CLASS); Python names a file of ours that is no program.
COMMAND: Final = "allfives"


class Application(QApplication):
    """`opened` brings a file that is opened with the program while it runs, as macOS tells it."""

    opened = Signal(object)

    def __init__(self) -> None:
        super().__init__([COMMAND])

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.opened.emit(Path(event.file()))
            return True
        return super().event(event)
