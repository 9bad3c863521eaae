"""The hand log: what happened, a sentence a row, in the language in use."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from allfives_desktop.rules.events import Event
from allfives_desktop.text.phrases import Seats, told


class HandLog(QAbstractListModel):
    """Keeps events, not sentences, so that a change of language retells them all."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._events: list[Event] = []
        self._seats = Seats((), (), None)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._events)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if index.isValid() and role == Qt.ItemDataRole.DisplayRole:
            return told(self._events[index.row()], self._seats)
        return None

    def add(self, event: Event) -> None:
        """One more event, if there is something to tell of it."""
        if not told(event, self._seats):
            return
        at = len(self._events)
        self.beginInsertRows(QModelIndex(), at, at)
        self._events.append(event)
        self.endInsertRows()

    def reset(self, seats: Seats, events: Iterable[Event]) -> None:
        """The log of a match so far."""
        self.beginResetModel()
        self._seats = seats
        self._events = [event for event in events if told(event, seats)]
        self.endResetModel()

    def retell(self, seats: Seats) -> None:
        """The language changed, and names with it."""
        self.reset(seats, self._events)
