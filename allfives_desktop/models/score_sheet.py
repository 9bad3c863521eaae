"""The score sheet: a row a scoring event, with the sides' running totals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from allfives_desktop.models.subjects import SUBJECT
from allfives_desktop.rules.events import Event, GameStarted, HandStarted, Scored
from allfives_desktop.text.filling import fill
from allfives_desktop.text.labels import score
from allfives_desktop.text.phrases import Seats, gain, read_rule, story

translate = QCoreApplication.translate

FIXED = 2


class SheetRow(NamedTuple):
    """A scoring event, the hand it fell in (from 1), and the totals after it."""

    game: int
    hand: int
    scored: Scored
    totals: tuple[int, ...]


class ScoreSheet(QAbstractTableModel):
    """Columns: the hand, what scored, then a running total a side."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats = Seats((), (), None)
        self._rows: list[SheetRow] = []
        self._game = self._hand = 0
        self._totals: tuple[int, ...] = ()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else FIXED + len(set(self._seats.sides))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        if section == 0:
            return translate("Score sheet", "Hand")
        if section == 1:
            return translate("Score sheet", "Points")
        return self._seats.side_name(section - FIXED)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(row, index.column())
        if role == SUBJECT:
            return row.scored.kind
        if role == Qt.ItemDataRole.ToolTipRole:
            return read_rule()
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() >= FIXED:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def _cell(self, row: SheetRow, column: int) -> str:
        if column == 0:
            return fill(translate("Score sheet", "%1.%2", "game, hand"), row.game, row.hand)
        if column == 1:
            return story(row.scored, self._seats)
        side = column - FIXED
        total = score(row.totals[side])
        if side != row.scored.side:
            return total
        points = gain(row.scored.points)
        return fill(translate("Score sheet", "%1 (%2)", "total, points"), total, points)

    def add(self, event: Event) -> None:
        """Take an event in; only scoring events make rows."""
        row = self._fold(event)
        if row is not None:
            at = len(self._rows)
            self.beginInsertRows(QModelIndex(), at, at)
            self._rows.append(row)
            self.endInsertRows()

    def reset(self, seats: Seats, events: Iterable[Event]) -> None:
        """The sheet of a match so far."""
        self.beginResetModel()
        self._seats = seats
        self._game = self._hand = 0
        self._totals = (0,) * len(set(seats.sides))
        self._rows = [row for event in events if (row := self._fold(event))]
        self.endResetModel()

    def retell(self, seats: Seats) -> None:
        """The language changed, and names with it."""
        self.beginResetModel()
        self._seats = seats
        self.endResetModel()

    def _fold(self, event: Event) -> SheetRow | None:
        match event:
            case GameStarted():
                self._game, self._totals = event.game + 1, (0,) * len(self._totals)
            case HandStarted():
                self._hand = event.hand + 1
            case Scored():
                totals = list(self._totals)
                totals[event.side] = event.after
                self._totals = tuple(totals)
                return SheetRow(self._game, self._hand, event, self._totals)
        return None
