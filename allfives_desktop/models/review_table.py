"""The decisions of a seat and what they have cost: a row a decision."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from allfives_desktop.ai.review_report import Decision, Verdict, costliest_first
from allfives_desktop.text import review_words

OPEN: Final = "…"  # not judged yet


class Column(IntEnum):
    HAND = 0
    DONE = 1
    BETTER = 2
    POINTS = 3
    CHANCE_LOST = 4
    CHANCE = 5


class ReviewTable(QAbstractTableModel):
    """Costliest first, or in order of time. `verdicts` are in order of time, `rows` as shown: those
    decisions that are not judged yet behind all others."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.verdicts: Sequence[Verdict] = ()
        self.rows: Sequence[Decision] = ()
        self._open: Sequence[Decision] = ()
        self.games = 1
        self._by_time = False

    def show(
        self, verdicts: Sequence[Verdict], games: int, *, still_open: Sequence[Decision] = ()
    ) -> None:
        """Other verdicts, of a match that may take so many games, and decisions still open."""
        self.verdicts, self.games, self._open = tuple(verdicts), games, tuple(still_open)
        self._sort()

    def order(self, *, by_time: bool) -> None:
        """Sort the rows by time or by cost."""
        self._by_time = by_time
        self._sort()

    def retell(self) -> None:
        """The language changed."""
        self._sort()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return review_words.headings()[section]
        return None

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if not index.isValid():
            return None
        column = Column(index.column())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._cell(self.rows[index.row()], column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column >= Column.POINTS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _cell(self, decision: Decision, column: Column) -> str:
        match column:
            case Column.HAND:
                return review_words.hand(decision, self.games)
            case Column.DONE:
                return review_words.action(decision.action)
        return self._judged(decision, column) if isinstance(decision, Verdict) else OPEN

    def _judged(self, verdict: Verdict, column: Column) -> str:
        match column:
            case Column.BETTER:
                return review_words.better(verdict)
            case Column.POINTS:
                return review_words.points_lost(verdict)
            case Column.CHANCE_LOST:
                return review_words.percent(verdict.chance_lost)
            case Column.CHANCE:
                return review_words.percent(verdict.chance)
        raise LookupError(column)

    def _sort(self) -> None:
        self.beginResetModel()
        judged = self.verdicts if self._by_time else costliest_first(self.verdicts)
        self.rows = (*judged, *self._open)
        self.endResetModel()
