"""A table of texts with headings: what it shows is made anew in the language in use."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, overload

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont


class Line(NamedTuple):
    """The cells of a row; a `title` has its first cell in bold and names the rows below it."""

    cells: tuple[str, ...]
    is_title: bool = False


class Written(Sequence[Line]):
    """As many lines as are needed, each written when it is first looked at."""

    def __init__(self, length: int, write: Callable[[int], Line]) -> None:
        self._lines: list[Line | None] = [None] * length
        self._write = write

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, at: int) -> Line: ...

    @overload
    def __getitem__(self, at: slice) -> Sequence[Line]: ...

    def __getitem__(self, at: int | slice) -> Line | Sequence[Line]:
        if isinstance(at, slice):
            return [self[each] for each in range(*at.indices(len(self)))]
        line = self._lines[at] = self._lines[at] or self._write(at)
        return line


class Sheet(QAbstractTableModel):
    """Texts first, then numbers: the columns in `numbers` are set flush right."""

    def __init__(self, numbers: tuple[int, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = numbers
        self._headings: Sequence[str] = ()
        self._lines: Sequence[Line] = ()

    def show(self, headings: Sequence[str], lines: Sequence[Line]) -> None:
        """Other contents; a view keeps its place while shape and headings stay."""
        if len(lines) != len(self._lines) or len(headings) != len(self._headings):
            self.beginResetModel()
            self._headings, self._lines = headings, lines
            self.endResetModel()
            return
        self._headings, self._lines = headings, lines
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(headings) - 1)
        if lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(lines) - 1, len(headings) - 1))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._headings)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headings[section]
        return self._aligned(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return line.cells[index.column()]
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._aligned(index.column())
            case Qt.ItemDataRole.FontRole if line.is_title:
                font = QFont()
                font.setBold(True)
                return font
        return None

    def _aligned(self, column: int) -> Qt.AlignmentFlag:
        side = (
            Qt.AlignmentFlag.AlignRight if column in self._numbers else Qt.AlignmentFlag.AlignLeft
        )
        return side | Qt.AlignmentFlag.AlignVCenter
