"""What stands on the table besides cards and pegs: plates, banner, bubbles, buttons, the offer.

Each object shows one frozen record at a time and tells of a change with one signal, so that
nothing on the screen is ever half new.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Signal,
)
from PySide6.QtQml import QmlElement, QmlUncreatable

from allfives_desktop.models import roles

QML_IMPORT_NAME = "AllFives"
QML_IMPORT_MAJOR_VERSION = 1

BUILT_IN_PYTHON = "The table is laid in Python."


class Plate(NamedTuple):
    """A seat as the table shows it; `bid` is what it said in the auction, `level` its level."""

    name: str = ""
    caption: str = ""
    dealer: str = ""
    turn: bool = False
    bubble: str = ""
    bid: str = ""
    level: str = ""
    spoken: str = ""


@QmlElement
@QmlUncreatable(BUILT_IN_PYTHON)
class SeatPlate(QObject):  # type: ignore[operator]  # Qt's stub of the decorator
    """One seat's plate; text is ready to be read, in the language in use."""

    changed = Signal()

    def __init__(self, seat: int, parent: QObject) -> None:
        super().__init__(parent)
        self.at_seat = seat
        self.plate = Plate()

    def show(self, plate: Plate) -> None:
        """Show this plate from now on."""
        if plate != self.plate:
            self.plate = plate
            self.changed.emit()

    def amend(self, **facts: Any) -> None:
        """Show the same plate with some facts new."""
        self.show(self.plate._replace(**facts))

    seat = Property(int, lambda self: self.at_seat, constant=True)
    name = Property(str, lambda self: self.plate.name, notify=changed)
    caption = Property(str, lambda self: self.plate.caption, notify=changed)
    dealer = Property(str, lambda self: self.plate.dealer, notify=changed)
    turn = Property(bool, lambda self: self.plate.turn, notify=changed)
    bubble = Property(str, lambda self: self.plate.bubble, notify=changed)
    bid = Property(str, lambda self: self.plate.bid, notify=changed)
    level = Property(str, lambda self: self.plate.level, notify=changed)
    spoken = Property(str, lambda self: self.plate.spoken, notify=changed)


class Words(NamedTuple):
    """The table's own words."""

    headline: str = ""
    detail: str = ""
    trump: str = ""
    stock: str = ""
    match: str = ""
    standing: str = ""
    offer: str = ""
    rise: str = ""
    sheet_title: str = ""
    last_trick: str = ""
    your_hand: str = ""
    actions: str = ""
    trick: str = ""
    board: str = ""
    spoken_trump: str = ""
    hint: str = ""
    hint_why: str = ""
    hint_worth: str = ""
    hint_label: str = ""
    hint_note: str = ""
    suggested: str = ""
    rule: str = ""
    read_rule: str = ""


@QmlElement
@QmlUncreatable(BUILT_IN_PYTHON)
class TableWords(QObject):  # type: ignore[operator]  # Qt's stub of the decorator
    """What the table says; all of it changes at once."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = Words()

    def amend(self, **facts: str) -> None:
        """Change some of the words. What is said of a rule goes with the detail it explains."""
        if "detail" in facts:
            facts.setdefault("rule", "")
        words = self.words._replace(**facts)
        if words != self.words:
            self.words = words
            self.changed.emit()

    headline = Property(str, lambda self: self.words.headline, notify=changed)
    detail = Property(str, lambda self: self.words.detail, notify=changed)
    trump = Property(str, lambda self: self.words.trump, notify=changed)
    stock = Property(str, lambda self: self.words.stock, notify=changed)
    match = Property(str, lambda self: self.words.match, notify=changed)
    standing = Property(str, lambda self: self.words.standing, notify=changed)
    offer = Property(str, lambda self: self.words.offer, notify=changed)
    rise = Property(str, lambda self: self.words.rise, notify=changed)
    sheetTitle = Property(str, lambda self: self.words.sheet_title, notify=changed)
    lastTrick = Property(str, lambda self: self.words.last_trick, notify=changed)
    yourHand = Property(str, lambda self: self.words.your_hand, notify=changed)
    actions = Property(str, lambda self: self.words.actions, notify=changed)
    trick = Property(str, lambda self: self.words.trick, notify=changed)
    board = Property(str, lambda self: self.words.board, notify=changed)
    readRule = Property(str, lambda self: self.words.read_rule, notify=changed)
    rule = Property(str, lambda self: self.words.rule, notify=changed)
    spokenTrump = Property(str, lambda self: self.words.spoken_trump, notify=changed)
    hint = Property(str, lambda self: self.words.hint, notify=changed)
    hintWhy = Property(str, lambda self: self.words.hint_why, notify=changed)
    hintWorth = Property(str, lambda self: self.words.hint_worth, notify=changed)
    hintLabel = Property(str, lambda self: self.words.hint_label, notify=changed)
    hintNote = Property(str, lambda self: self.words.hint_note, notify=changed)
    suggested = Property(str, lambda self: self.words.suggested, notify=changed)


class RowRole(IntEnum):
    """Roles of the small lists: what a row says and what belongs to it."""

    LABEL = roles.OWN + 1
    NOTE = roles.OWN + 2
    VALUE = roles.OWN + 3
    SEAT = roles.OWN + 4
    OPEN = roles.OWN + 5


class Row(NamedTuple):
    """A button or a line of the count sheet."""

    label: str
    note: str = ""
    value: str = ""
    seat: int = -1
    open: bool = True


@QmlElement
@QmlUncreatable(BUILT_IN_PYTHON)
class RowsModel(QAbstractListModel):  # type: ignore[operator]  # Qt's stub of the decorator
    """A short list of rows, replaced as a whole or added to."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()

    def rowCount(
        self,
        parent: QModelIndex | QPersistentModelIndex = QModelIndex(),
    ) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return {int(role): QByteArray(role.name.lower().encode()) for role in RowRole}

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = roles.DISPLAY) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        match role:
            case RowRole.LABEL | roles.DISPLAY:
                return row.label
            case RowRole.NOTE:
                return row.note
            case RowRole.VALUE:
                return row.value
            case RowRole.SEAT:
                return row.seat
            case RowRole.OPEN:
                return row.open
            case _:
                return None

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows; rows that stay the same number only change their data."""
        new = tuple(rows)
        if new == self.rows:
            return
        if len(new) == len(self.rows):
            self.rows = new
            self.dataChanged.emit(self.index(0), self.index(len(new) - 1))
            return
        self.beginResetModel()
        self.rows = new
        self.endResetModel()

    def add(self, row: Row) -> None:
        """One more row at the end."""
        at = len(self.rows)
        self.beginInsertRows(QModelIndex(), at, at)
        self.rows = (*self.rows, row)
        self.endInsertRows()
