"""The course of the matches: a point each, to be walked along by keyboard or mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from allfives_desktop.text import statistics_words

SMALLEST: Final = QSize(220, 120)
MARGIN: Final = 10
DOT: Final = 3.0
NONE: Final = -1
LEAST_LEAD: Final = 0.5  # points at the end of the scale
LEAST_COST: Final = 0.2
STEPS: Final = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
}


class CourseChart(QWidget):
    """Values from left to right about a line of nothing, or above it where none is less:
    `one_sided`. `current` is the point walked to, or NONE; `walked` tells of another one chosen
    here. `empty` says what stands there without values."""

    walked = Signal(int)

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        one_sided: bool = False,
        empty: Callable[[], str] = statistics_words.nothing_yet,
    ) -> None:
        super().__init__(parent)
        self._one_sided, self._empty = one_sided, empty
        self._ends = ("", "")
        self._values: Sequence[float] = ()
        self._reach = self._reach_of(())
        self.current = NONE
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(SMALLEST)

    def show_values(self, values: Sequence[float], *, ends: tuple[str, str] = ("", "")) -> None:
        """Other points; the last one is walked to. `ends` stands below the first and the last."""
        self._values, self._ends = values, ends
        self._reach = self._reach_of(values)
        self.current = len(values) - 1
        self.update()

    def walk_to(self, at: int) -> None:
        """Make a point the current one, as far as there is one."""
        at = min(max(at, 0), len(self._values) - 1)
        if at != self.current:
            self.current = at
            self.update()
            self.walked.emit(at)

    def place_of(self, at: int) -> QPointF:
        """Where a point is painted."""
        return self._place_in(self._area(), at)

    def _place_in(self, area: QRectF, at: int) -> QPointF:
        step = area.width() / max(1, len(self._values) - 1)
        x = area.left() + at * step if len(self._values) > 1 else area.center().x()
        return QPointF(x, self._height_in(area, self._values[at]))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Home:
                self.walk_to(0)
            case Qt.Key.Key_End:
                self.walk_to(len(self._values) - 1)
            case key if key in STEPS and self._values:
                self.walk_to(self.current + STEPS[Qt.Key(key)])
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._values:
            area = self._area()
            step = area.width() / max(1, len(self._values) - 1)
            self.walk_to(round((event.position().x() - area.left()) / step))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        super().focusOutEvent(event)

    def sizeHint(self) -> QSize:
        return SMALLEST * 2

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Base))
        if not self._values:
            self._paint_nothing(painter)
            return
        self._paint_scale(painter)
        self._paint_ends(painter)
        self._paint_course(painter)
        self._paint_current(painter)

    def _reach_of(self, values: Sequence[float]) -> float:
        """The largest distance from nothing; the scale is the same upwards and downwards."""
        return max(LEAST_COST if self._one_sided else LEAST_LEAD, *map(abs, values), 0.0)

    def _marks(self) -> tuple[float, float, float]:
        reach = self._reach
        return (reach, reach / 2, 0.0) if self._one_sided else (reach, 0.0, -reach)

    def _labels(self) -> list[str]:
        written = statistics_words.number if self._one_sided else statistics_words.signed
        return [written(value) for value in self._marks()]

    def _area(self) -> QRectF:
        metrics = self.fontMetrics()
        wide = max(metrics.horizontalAdvance(label) for label in self._labels())
        area = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        half = metrics.height() / 2
        below = half + (metrics.height() if any(self._ends) else 0)
        return area.adjusted(wide + MARGIN, half, 0, -below)

    def _height_in(self, area: QRectF, value: float) -> float:
        if self._one_sided:
            return area.bottom() - value / self._reach * area.height()
        return area.center().y() - value / self._reach * area.height() / 2

    def _paint_nothing(self, painter: QPainter) -> None:
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        where = self.rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(where, int(flags), self._empty())

    def _paint_scale(self, painter: QPainter) -> None:
        area = self._area()
        height = self.fontMetrics().height()
        for value, label in zip(self._marks(), self._labels(), strict=True):
            y = self._height_in(area, value)
            painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(self.palette().color(QPalette.ColorRole.Text))
            place = QRectF(0, y - height / 2, area.left() - MARGIN / 2, height)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, int(flags), label)

    def _paint_ends(self, painter: QPainter) -> None:
        height = self.fontMetrics().height()
        sides = (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        left, width, shown = self.ends_shown()
        place = QRectF(left, self.height() - MARGIN - height, width, height)
        for words, side in zip(shown, sides, strict=True):
            painter.drawText(place, int(side | Qt.AlignmentFlag.AlignVCenter), words)

    def ends_shown(self) -> tuple[float, float, tuple[str, str]]:
        """Where the words below the chart begin, how wide they may be, and those that fit: they
        reach below the scale if they must, and the first gives way to the last."""
        area, metrics = self._area(), self.fontMetrics()
        needed = sum(map(metrics.horizontalAdvance, self._ends)) + MARGIN
        for left in (area.left(), float(MARGIN)):
            if needed <= area.right() - left:
                return left, area.right() - left, self._ends
        return float(MARGIN), area.right() - MARGIN, ("", self._ends[1])

    def _paint_course(self, painter: QPainter) -> None:
        area = self._area()
        places = [self._place_in(area, at) for at in range(len(self._values))]
        colour = self.palette().color(QPalette.ColorRole.Text)
        painter.setPen(QPen(colour, 1))
        painter.drawPolyline(QPolygonF(places))
        painter.setBrush(colour)
        for place in places:
            painter.drawEllipse(place, DOT, DOT)

    def _paint_current(self, painter: QPainter) -> None:
        """A ring, and a frame while the keys lead here."""
        colour = self.palette().color(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(colour, 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(self.place_of(self.current), 2.5 * DOT, 2.5 * DOT)
        if self.hasFocus():
            painter.setPen(QPen(colour, 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
