"""The chance to win along a match, a point a decision; read by eye, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from allfives_desktop.ai.review_report import Verdict
from allfives_desktop.text import review_words

HEIGHT: Final = 110
MARGIN: Final = 8.0
DOT: Final = 2.5
MARKED: Final = 5.0
SCALE: Final = (0.0, 0.5, 1.0)


class ChanceChart(QWidget):
    """Shows verdicts in order of time; `picked` tells the place of the one the reader goes to,
    `entered` that the reader wants to see that moment."""

    picked = Signal(int)
    entered = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.verdicts: Sequence[Verdict] = ()
        self.at = -1
        self._games = 1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(HEIGHT)

    def show_verdicts(self, verdicts: Sequence[Verdict], games: int) -> None:
        """Other points; the mark stays where it was, as far as there is a point."""
        self.verdicts, self._games = verdicts, games
        self.at = min(self.at, len(verdicts) - 1)
        self.retranslate()

    def mark(self, at: int) -> None:
        """Mark a point, -1 for none; says nothing."""
        self.at = at
        self._describe()
        self.update()

    def retranslate(self) -> None:
        """The language changed."""
        self.setAccessibleName(review_words.chart_name())
        self._describe()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(4 * HEIGHT, HEIGHT)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self.verdicts) - 1
        places = {
            Qt.Key.Key_Left: max(self.at - 1, 0),
            Qt.Key.Key_Right: min(self.at + 1, last),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if last < 0:
            super().keyPressEvent(event)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.entered.emit(max(self.at, 0))
        elif (at := places.get(Qt.Key(event.key()))) is not None:
            self._pick(at)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.verdicts and event.button() is Qt.MouseButton.LeftButton:
            places = [abs(self._place(at).x() - event.position().x()) for at in self._all]
            self._pick(places.index(min(places)))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.at >= 0 and event.button() is Qt.MouseButton.LeftButton:
            self.entered.emit(self.at)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._colour(QPalette.ColorRole.Base))
        self._paint_scale(painter)
        self._paint_hands(painter)
        self._paint_line(painter)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._colour(QPalette.ColorRole.Highlight), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    @property
    def _all(self) -> range:
        return range(len(self.verdicts))

    @property
    def _field(self) -> QRectF:
        """Where the points are: to the right of the scale."""
        letters = self.fontMetrics().horizontalAdvance(review_words.percent(1))
        left = letters + 2 * MARGIN
        return QRectF(left, MARGIN, self.width() - left - MARGIN, self.height() - 2 * MARGIN)

    def _place(self, at: int) -> QPointF:
        field, last = self._field, max(len(self.verdicts) - 1, 1)
        return QPointF(
            field.left() + field.width() * at / last,
            field.bottom() - field.height() * self.verdicts[at].chance,
        )

    def _paint_scale(self, painter: QPainter) -> None:
        field = self._field
        for share in SCALE:
            y = field.bottom() - field.height() * share
            painter.setPen(self._colour(QPalette.ColorRole.Mid))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(self._colour(QPalette.ColorRole.Text))
            height = self.fontMetrics().height()
            top = min(max(y - height / 2, 0), self.height() - height)
            words = QRectF(0, top, field.left() - MARGIN, height)
            painter.drawText(words, Qt.AlignmentFlag.AlignRight, review_words.whole_percent(share))

    def _paint_hands(self, painter: QPainter) -> None:
        """A line where a hand begins, a heavy one where a game does."""
        field = self._field
        for at, (before, after) in enumerate(pairwise(self.verdicts)):
            if (before.game, before.hand) == (after.game, after.hand):
                continue
            x = (self._place(at).x() + self._place(at + 1).x()) / 2
            is_game = before.game != after.game
            painter.setPen(QPen(self._colour(QPalette.ColorRole.Mid), 3 if is_game else 1))
            painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))

    def _paint_line(self, painter: QPainter) -> None:
        colour = self._colour(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(colour, 1.5))
        for at, (before, after) in enumerate(pairwise(self.verdicts)):
            if before.game == after.game:
                painter.drawLine(self._place(at), self._place(at + 1))
        painter.setBrush(colour)
        for at in self._all:
            painter.drawEllipse(self._place(at), DOT, DOT)
        if 0 <= self.at < len(self.verdicts):
            painter.setPen(QPen(self._colour(QPalette.ColorRole.Text), 2))
            painter.drawEllipse(self._place(self.at), MARKED, MARKED)

    def _colour(self, role: QPalette.ColorRole) -> QColor:
        return self.palette().color(role)

    def _pick(self, at: int) -> None:
        self.mark(at)
        if QAccessible.isActive():
            said = QAccessibleAnnouncementEvent(self, self.accessibleDescription())
            QAccessible.updateAccessibility(said)
        self.picked.emit(at)

    def _describe(self) -> None:
        known = 0 <= self.at < len(self.verdicts)
        told = review_words.point(self.verdicts[self.at], self._games) if known else ""
        self.setAccessibleDescription(told)
        self.setToolTip(told)
