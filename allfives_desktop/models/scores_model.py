"""The scores of the sides: a row a plate beside the board, in the order of the board's tracks."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
)
from PySide6.QtQml import QmlElement, QmlUncreatable

from allfives_desktop.models import roles

QML_IMPORT_NAME = "AllFives"
QML_IMPORT_MAJOR_VERSION = 1


class ScoreRole(IntEnum):
    """What a side's plate tells the view."""

    NAME = roles.OWN + 1
    SCORE = roles.OWN + 2
    TO_GO = roles.OWN + 3
    GAIN = roles.OWN + 4
    WON = roles.OWN + 5
    WON_SPOKEN = roles.OWN + 6
    PEG = roles.OWN + 7


ROLE_NAMES = {
    ScoreRole.NAME: b"name",
    ScoreRole.SCORE: b"score",
    ScoreRole.TO_GO: b"toGo",
    ScoreRole.GAIN: b"gain",
    ScoreRole.WON: b"won",
    ScoreRole.WON_SPOKEN: b"wonSpoken",
    ScoreRole.PEG: b"peg",
}


class Tally(NamedTuple):
    """A side as its plate shows it, ready to be read; `peg` is what its pegs are made of."""

    name: str
    score: str
    to_go: str
    gain: str = ""
    won: str = ""
    won_spoken: str = ""
    peg: str = ""


@QmlElement
@QmlUncreatable("The table is laid in Python.")
class ScoresModel(QAbstractListModel):  # type: ignore[operator]  # Qt's stub of the decorator
    """One row a side; rows change all at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[Tally, ...] = ()

    def rowCount(
        self,
        parent: QModelIndex | QPersistentModelIndex = QModelIndex(),
    ) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return {int(role): QByteArray(name) for role, name in ROLE_NAMES.items()}

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = roles.DISPLAY) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        match role:
            case ScoreRole.NAME | roles.DISPLAY:
                return row.name
            case ScoreRole.SCORE:
                return row.score
            case ScoreRole.TO_GO:
                return row.to_go
            case ScoreRole.GAIN:
                return row.gain
            case ScoreRole.WON:
                return row.won
            case ScoreRole.WON_SPOKEN:
                return row.won_spoken
            case ScoreRole.PEG:
                return row.peg
            case _:
                return None

    def show(self, rows: Sequence[Tally]) -> None:
        """Show these sides; the plates stay while their number does."""
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
