"""Bars beside the table of what changed rules do: a picture of its rows, which say it all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import QTableView, QWidget

from allfives_desktop.ai.effect_report import SHARES, Estimate, Measure, Row, Total
from allfives_desktop.models.effect_table import EffectTable

NARROWEST: Final = 120
MARGIN: Final = 6.0
GAP: Final = 0.16  # of a row's height, above, between and below its two bars
TICK: Final = 0.3  # of a bar's height: the ends of the interval


@dataclass(frozen=True, slots=True)
class Scale:
    """Values of one unit share a scale that holds 0 and all intervals."""

    low: float
    high: float

    def place(self, value: float, width: float) -> float:
        """From 0 to `width`."""
        return width * (value - self.low) / ((self.high - self.low) or 1)


def scale(rows: Iterable[Row]) -> Scale:
    ends = [0.0]
    for row in rows:
        for estimate in (row.standard, row.changed):
            ends += [end for end in _ends(estimate) if end is not None]
    return Scale(min(ends), max(ends))


def swatch(colour: QColor, side: int) -> QPixmap:
    """The colour of a set of rules, for the heading of its column."""
    pixmap = QPixmap(side, side)
    pixmap.fill(colour)
    return pixmap


class EffectChart(QWidget):
    """Two bars with their intervals for every row of the table, level with it: the standard rules
    above, the changed ones below."""

    def __init__(self, table: QTableView, model: EffectTable, parent: QWidget) -> None:
        super().__init__(parent)
        self._table, self._model = table, model
        self.setMinimumWidth(NARROWEST)
        model.modelReset.connect(self.update)
        model.dataChanged.connect(self.update)
        table.verticalScrollBar().valueChanged.connect(self.update)
        table.verticalHeader().sectionResized.connect(self.update)
        table.verticalHeader().geometriesChanged.connect(self.update)

    @property
    def colours(self) -> tuple[QColor, QColor]:
        """Of the bars: standard, changed."""
        palette = self.palette()
        return palette.color(QPalette.ColorRole.Mid), palette.color(QPalette.ColorRole.Highlight)

    def sizeHint(self) -> QSize:
        return QSize(2 * NARROWEST, self._table.sizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        viewport = self._table.viewport()
        top = viewport.mapTo(self._table, viewport.rect().topLeft()).y()
        painter.setClipRect(0, top, self.width(), viewport.height())
        rows = self._model.rows
        scales = {
            unit: scale(row for row in rows if _unit(row.measure) == unit) for unit in range(3)
        }
        for at, row in enumerate(rows):
            place = QRectF(
                MARGIN,
                top + self._table.rowViewportPosition(at),
                self.width() - 2 * MARGIN,
                self._table.rowHeight(at),
            )
            self._paint_row(painter, place, row, scales[_unit(row.measure)])

    def _paint_row(self, painter: QPainter, place: QRectF, row: Row, scale: Scale) -> None:
        gap = GAP * place.height()
        height = (place.height() - 3 * gap) / 2
        for at, estimate in enumerate((row.standard, row.changed)):
            top = place.top() + gap + at * (height + gap)
            bar = QRectF(place.left(), top, place.width(), height)
            self._paint_bar(painter, bar, estimate, scale, self.colours[at])

    def _paint_bar(
        self, painter: QPainter, place: QRectF, estimate: Estimate, scale: Scale, colour: QColor
    ) -> None:
        nothing, value = (scale.place(each, place.width()) for each in (0.0, estimate.value))
        bar = QRectF(place.left() + min(nothing, value), place.top(), 0, place.height())
        bar.setWidth(max(1.0, abs(value - nothing)))
        painter.fillRect(bar, colour)
        if estimate.low is None or estimate.high is None or estimate.low == estimate.high:
            return
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        low, high = (
            round(place.left() + scale.place(each, place.width()))
            for each in (estimate.low, estimate.high)
        )
        middle, tick = round(place.center().y()), round(TICK * place.height())
        painter.drawLine(low, middle, high, middle)
        for end in (low, high):
            painter.drawLine(end, middle - tick, end, middle + tick)


def _unit(measure: Measure) -> int:
    """Measures of one unit are comparable: hands, shares, points."""
    if measure is Total.HANDS:
        return 0
    return 1 if measure in SHARES else 2


def _ends(estimate: Estimate) -> tuple[float | None, ...]:
    return estimate.value, estimate.low, estimate.high
