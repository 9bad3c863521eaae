"""The panel beside the table: hand log and score sheet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDockWidget, QHeaderView, QListView, QSplitter, QTableView, QWidget

from allfives_desktop.models.hand_log import HandLog
from allfives_desktop.models.score_sheet import ScoreSheet

NARROWEST = 220


class Panel(QDockWidget):
    """Shows what happened, and what it scored; follows the newest row."""

    def __init__(self, log: HandLog, sheet: ScoreSheet, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._log = QListView()
        self._log.setModel(log)
        self._log.setWordWrap(True)
        self._log.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._sheet = QTableView()
        self._sheet.setModel(sheet)
        self._sheet.verticalHeader().hide()
        self._sheet.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self._sheet.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self._size_columns()
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(self._log)
        splitter.addWidget(self._sheet)
        splitter.setMinimumWidth(NARROWEST)
        self.setWidget(splitter)
        log.rowsInserted.connect(self._log.scrollToBottom)
        sheet.rowsInserted.connect(self._sheet.scrollToBottom)
        sheet.modelReset.connect(self._size_columns)
        self.retranslate()

    def retranslate(self) -> None:
        """The language changed."""
        self.setWindowTitle(self.tr("Log and score sheet"))
        self._log.setAccessibleName(self.tr("Hand log"))
        self._sheet.setAccessibleName(self.tr("Score sheet"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _size_columns(self) -> None:
        header = self._sheet.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        if header.count() > 1:
            header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
