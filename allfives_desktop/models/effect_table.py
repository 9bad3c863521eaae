"""What changed rules do to the game: a row a measure."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from allfives_desktop.ai.effect_report import Row
from allfives_desktop.text import effect_words


class Column(IntEnum):
    MEASURE = 0
    STANDARD = 1
    CHANGED = 2
    DIFFERENCE = 3


class EffectTable(QAbstractTableModel):
    """Columns: the measure, its value under the standard and under the changed rules, and the
    difference. `swatches` are what a view shows beside the headings of the two sets of rules."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: Sequence[Row] = ()
        self.swatches: tuple[object, object] = (None, None)

    def show(self, rows: Sequence[Row]) -> None:
        """Other values; the view keeps its place while the measures are the same."""
        if [row.measure for row in rows] != [row.measure for row in self.rows]:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()
            return
        self.rows = rows
        self._tell_all()

    def retell(self) -> None:
        """The language changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        self._tell_all()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return effect_words.headings()[section]
        if role == Qt.ItemDataRole.DecorationRole and section in (Column.STANDARD, Column.CHANGED):
            return self.swatches[section - Column.STANDARD]
        return None

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], Column(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return _cell(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return _cell(row, column).strip()
        return None

    def _tell_all(self) -> None:
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, len(Column) - 1))


def _cell(row: Row, column: Column) -> str:
    match column:
        case Column.MEASURE:
            return effect_words.measure_name(row.measure)
        case Column.STANDARD:
            return effect_words.told(row.standard, row.measure)
        case Column.CHANGED:
            return effect_words.told(row.changed, row.measure)
        case Column.DIFFERENCE:
            return effect_words.difference(row)
