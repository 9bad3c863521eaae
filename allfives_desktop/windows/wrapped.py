"""Sentences in as many lines as they need, none of which is ever out of sight."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel


class Wrapped(QLabel):
    """A label that is never lower than its words; a layout by itself asks only for one line."""

    def __init__(self) -> None:
        super().__init__(wordWrap=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def setText(self, text: str) -> None:
        super().setText(text)
        self._make_room()

    def _make_room(self) -> None:
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))
