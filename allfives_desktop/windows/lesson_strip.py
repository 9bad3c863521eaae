"""The strip above the table in which a lesson speaks: it has room of its own and hides nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QMargins, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from allfives_desktop.text.phrases import leave_lesson

LARGEST_PART: Final = 0.28  # of the window's height; beyond it the text is scrolled
MARGINS: Final = QMargins(14, 5, 10, 5)


class LessonStrip(QFrame):
    """What the lesson says, how far it has come, and the way out; as high as its longest text."""

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text, self.step = QLabel(), QLabel()
        self.leave = QPushButton()
        self._longest: tuple[str, ...] = ()
        self._area = QScrollArea()
        self._lay_out()
        self.leave.clicked.connect(self.left)
        self.retranslate()
        self.hide()

    def say(self, text: str, step: str, *, again: bool) -> None:
        """Show a sentence; `again` marks one that says why something was not right."""
        self.text.setText(text)
        self.text.setProperty("again", again)
        self.text.style().polish(self.text)
        self.step.setText(step)
        self._area.verticalScrollBar().setValue(0)

    def make_room(self, texts: Sequence[str]) -> None:
        """Be high enough for each of these, so that the table keeps its place between them."""
        self._longest = tuple(texts)
        self._fit()

    def retranslate(self) -> None:
        """The language changed."""
        self.leave.setText(leave_lesson())
        self.setAccessibleName(self.tr("Tutorial"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() is QEvent.Type.FontChange:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _lay_out(self) -> None:
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.step.setObjectName("step")
        self.step.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._area.setWidget(self.text)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        aside = QVBoxLayout()
        aside.setSpacing(3)
        aside.addWidget(self.step)
        aside.addWidget(self.leave)
        aside.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGINS)
        row.addWidget(self._area, 1)
        row.addLayout(aside)

    def _fit(self) -> None:
        beside = MARGINS.top() + MARGINS.bottom()
        lines = max((self._height_of(text) for text in self._longest), default=0)
        most = round(self.window().height() * LARGEST_PART) - beside
        button = self.step.sizeHint().height() + self.leave.sizeHint().height() + 3
        self.setFixedHeight(beside + max(min(lines, most), button))

    def _height_of(self, text: str) -> int:
        """How high a text is in the room that is left for it."""
        width = self._area.viewport().width()
        flags = Qt.TextFlag.TextWordWrap.value
        return self.text.fontMetrics().boundingRect(0, 0, width, 10_000, flags, text).height() + 2
