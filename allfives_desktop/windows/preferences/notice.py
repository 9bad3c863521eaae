"""A sentence at the top of a page, with a button that does something about it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QStyle, QWidget


class WrappedLabel(QLabel):
    """Text over several lines that is never squeezed: a splitter asks no height for a width."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)

    def say(self, text: str) -> None:
        """Show a text."""
        self.setText(text)
        self._keep_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_height()

    def _keep_height(self) -> None:
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))


class Notice(QFrame):
    """Hidden while it has nothing to say; `pressed` when its button was."""

    pressed = Signal()

    def __init__(self, icon: QStyle.StandardPixmap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        side = self.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize)
        picture = QLabel()
        picture.setPixmap(self.style().standardIcon(icon).pixmap(side, side))
        self._sentence = WrappedLabel()
        self.button = QPushButton()
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self.pressed)
        row = QHBoxLayout(self)
        row.addWidget(picture)
        row.addWidget(self._sentence, stretch=1)
        row.addWidget(self.button)
        self.hide()

    @property
    def sentence(self) -> str:
        """What it says; "" while it is hidden."""
        return "" if self.isHidden() else self._sentence.text()

    def say(self, sentence: str, action: str = "") -> None:
        """Show a sentence, and a button if there is an action; "" hides the notice."""
        is_new = sentence != self.sentence
        self._sentence.say(sentence)
        self.button.setText(action)
        self.button.setVisible(bool(action))
        self.setVisible(bool(sentence))
        if sentence and is_new:
            self.setAccessibleName(sentence)
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
