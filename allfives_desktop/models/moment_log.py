"""What happened in one hand, a sentence a row, each with the moment it belongs to."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from allfives_desktop.rules.events import Event
from allfives_desktop.text.phrases import Seats, told


class Line(NamedTuple):
    """What is told of the action that led to the moment `ply`."""

    ply: int
    told: str


class MomentLog(QAbstractListModel):
    """The log of a hand; its rows are in order of time."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: Sequence[Line] = ()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if index.isValid() and role == Qt.ItemDataRole.DisplayRole:
            return self.lines[index.row()].told
        return None

    def show(self, events: Iterable[tuple[int, Event]], seats: Seats) -> None:
        """Tell these events, each with its ply."""
        self.beginResetModel()
        self.lines = [Line(ply, said) for ply, event in events if (said := told(event, seats))]
        self.endResetModel()

    def row_at(self, ply: int) -> int:
        """The last row of what had been told by then; -1 where nothing had."""
        return bisect_right([line.ply for line in self.lines], ply) - 1
