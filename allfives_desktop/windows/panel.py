"""The panel beside the table: hand log and score sheet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDockWidget, QHeaderView, QListView, QSplitter, QTableView, QWidget

from allfives_desktop.models.hand_log import HandLog
from allfives_desktop.models.score_sheet import ScoreSheet

NARROWEST = 220


class Panel(QDockWidget):
    """Shows what happened, and what it scored; follows the newest row. Filled when first shown."""

    def __init__(self, log: HandLog, sheet: ScoreSheet, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._log, self._sheet = log, sheet
        self._log_view: QListView | None = None
        self._sheet_view: QTableView | None = None
        self.retranslate()

    def retranslate(self) -> None:
        """The language changed."""
        self.setWindowTitle(self.tr("Log and score sheet"))
        if self._log_view and self._sheet_view:
            self._log_view.setAccessibleName(self.tr("Hand log"))
            self._sheet_view.setAccessibleName(self.tr("Score sheet"))

    def setVisible(self, visible: bool) -> None:
        if visible and self.widget() is None:
            self._fill()
        super().setVisible(visible)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _fill(self) -> None:
        self._log_view, self._sheet_view = _log_view(self._log), _sheet_view(self._sheet)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(self._log_view)
        splitter.addWidget(self._sheet_view)
        splitter.setMinimumWidth(NARROWEST)
        self.setWidget(splitter)
        self.retranslate()


def _log_view(log: HandLog) -> QListView:
    view = QListView()
    view.setModel(log)
    view.setWordWrap(True)
    view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
    log.rowsInserted.connect(view.scrollToBottom)
    view.scrollToBottom()
    return view


def _sheet_view(sheet: ScoreSheet) -> QTableView:
    view = QTableView()
    view.setModel(sheet)
    view.verticalHeader().hide()
    view.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
    view.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    sheet.rowsInserted.connect(view.scrollToBottom)
    sheet.modelReset.connect(lambda: _size_columns(view))
    _size_columns(view)
    view.scrollToBottom()
    return view


def _size_columns(view: QTableView) -> None:
    header = view.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    if header.count() > 1:
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
