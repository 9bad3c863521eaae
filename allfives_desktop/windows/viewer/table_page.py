"""The page of the viewer that shows the table, and the log of the hand beside it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListView, QSplitter, QWidget

from allfives_desktop.models.moment_log import MomentLog
from allfives_desktop.rules.view import seen_by
from allfives_desktop.table.record_table import RecordTable
from allfives_desktop.table.seating import Seating

if TYPE_CHECKING:
    from collections.abc import Iterator

    from allfives_desktop.rules.events import Event
    from allfives_desktop.session.past import Past
    from allfives_desktop.windows.viewer.look import ViewerLook

NARROWEST: Final = 664  # of a table round which four sit
LOG_LETTERS: Final = 26
FEWEST_LETTERS: Final = 18


class TablePage(QWidget):
    """Shows a moment; `chosen` tells the ply of a row of the log."""

    chosen = Signal(int)

    def __init__(self, *, language: str, cache: Path, look: ViewerLook) -> None:
        super().__init__()
        self.table = RecordTable(
            language=language, cache=cache, order=look.order, appearance=look.appearance
        )
        self.table.view.setMinimumWidth(NARROWEST)
        self.log = MomentLog()
        self.log_view = QListView()
        self.log_view.setModel(self.log)
        self.log_view.setWordWrap(True)
        self.log_view.setResizeMode(QListView.ResizeMode.Adjust)
        self.log_view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.log_view.selectionModel().currentChanged.connect(self._take_row)
        self._logged: tuple[Past, int, int | None] | None = None
        self._is_following = False
        self._lay_out()
        self.retranslate()

    def show_moment(self, past: Past, ply: int, eyes: int | None) -> None:
        """The table and the log as they were then; `eyes` as for `RecordTable.show`."""
        self.table.view.announce(self.table.show(past.setup, past.timeline, ply, eyes))
        logged = past, past.timeline.moments[ply].hand, eyes
        if logged != self._logged:
            self._logged = logged
            self._write_log(*logged)
        self._follow(ply)

    def retranslate(self) -> None:
        """The language changed."""
        self.log_view.setAccessibleName(self.tr("Hand log"))
        self._logged = None

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(self.table.view)
        split.addWidget(self.log_view)
        split.setStretchFactor(0, 1)
        split.setChildrenCollapsible(False)
        letter = self.fontMetrics().averageCharWidth()
        self.log_view.setMinimumWidth(FEWEST_LETTERS * letter)
        narrow = LOG_LETTERS * letter
        split.setSizes((1000 - narrow, narrow))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(split)

    def _write_log(self, past: Past, hand: int, eyes: int | None) -> None:
        def events() -> Iterator[tuple[int, Event]]:
            for moment in past.timeline.of_hand(hand):
                for event in moment.events:
                    yield moment.ply, event if eyes is None else seen_by(event, eyes)

        self._is_following = True
        self.log.show(events(), Seating(past.setup).seats)
        self._is_following = False

    def _follow(self, ply: int) -> None:
        """To the last row of the moment, unless the reader stands at another row of it."""
        current = self.log_view.currentIndex()
        if current.isValid() and self.log.lines[current.row()].ply == ply:
            return
        row = self.log.row_at(ply)
        self._is_following = True
        if row < 0:
            self.log_view.clearSelection()
        else:
            self.log_view.setCurrentIndex(self.log.index(row))
        self._is_following = False

    def _take_row(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid() and not self._is_following:
            self.chosen.emit(self.log.lines[current.row()].ply)
