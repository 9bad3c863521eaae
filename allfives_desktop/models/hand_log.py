"""The hand log: what happened, a sentence a row, in the language in use."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from allfives_desktop.models.subjects import SUBJECT
from allfives_desktop.rules.events import Event, Scored
from allfives_desktop.text import phrases
from allfives_desktop.text.phrases import Seats, told


class HandLog(QAbstractListModel):
    """Keeps each event with its sentence, so that a change of language can retell them all."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[Event, str]] = []
        self._seats = Seats((), (), None)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if not index.isValid():
            return None
        event, said = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return said
        point = event.kind if isinstance(event, Scored) else None
        if role == Qt.ItemDataRole.ToolTipRole:
            return phrases.read_rule() if point else None
        return point if role == SUBJECT else None

    def add(self, event: Event) -> None:
        """One more event, if there is something to tell of it."""
        said = told(event, self._seats)
        if not said:
            return
        at = len(self._rows)
        self.beginInsertRows(QModelIndex(), at, at)
        self._rows.append((event, said))
        self.endInsertRows()

    def reset(self, seats: Seats, events: Iterable[Event]) -> None:
        """The log of a match so far."""
        self.beginResetModel()
        self._seats = seats
        self._rows = [(event, said) for event in events if (said := told(event, seats))]
        self.endResetModel()

    def retell(self, seats: Seats) -> None:
        """The language changed, and names with it."""
        self.reset(seats, [event for event, _ in self._rows])
