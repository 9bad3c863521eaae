"""The panel beside the table: hand log and score sheet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDockWidget, QHeaderView, QListView, QSplitter, QTableView, QWidget

from allfives_desktop.models.hand_log import HandLog
from allfives_desktop.models.score_sheet import ScoreSheet
from allfives_desktop.models.subjects import SUBJECT
from allfives_desktop.rules.events import ScoreKind

# In letters of the middle width: the panel, and in the score sheet what scored.
NARROWEST = 56
NARROWEST_POINTS = 18
POINTS = 1


class Panel(QDockWidget):
    """Shows what happened, and what it scored; follows the newest row. Filled when first shown.

    `explained` tells of a point that the person wants to read about.
    """

    explained = Signal(object)

    def __init__(self, log: HandLog, sheet: ScoreSheet, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        self._log, self._sheet = log, sheet
        self._log_view: QListView | None = None
        self._sheet_view: QTableView | None = None
        self.visibilityChanged.connect(self._follow)
        self.retranslate()

    @property
    def subject(self) -> ScoreKind | None:
        """What the row is about that has the focus."""
        for view in (self._log_view, self._sheet_view):
            if view is not None and view.hasFocus():
                return _subject(view.currentIndex())
        return None

    def retranslate(self) -> None:
        """The language changed."""
        self.setWindowTitle(self.tr("Log and score sheet"))
        if self._log_view and self._sheet_view:
            self._log_view.setAccessibleName(self.tr("Hand log"))
            self._sheet_view.setAccessibleName(self.tr("Score sheet"))

    def event(self, event: QEvent) -> bool:
        """Filled before anybody is told that it shows, for the window makes room for it then."""
        if event.type() is QEvent.Type.Show and self.widget() is None:
            self._fill()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _fill(self) -> None:
        self._log_view, self._sheet_view = _log_view(self._log), SheetView(self._sheet)
        splitter = QSplitter(Qt.Orientation.Vertical)
        splitter.addWidget(self._log_view)
        splitter.addWidget(self._sheet_view)
        splitter.setMinimumWidth(NARROWEST * self.fontMetrics().averageCharWidth())
        self.setWidget(splitter)
        for view in (self._log_view, self._sheet_view):
            view.activated.connect(self._explain)
        for model in (self._log, self._sheet):
            model.rowsInserted.connect(self._follow)
            model.modelReset.connect(self._follow)
        self.retranslate()

    def _explain(self, index: QModelIndex) -> None:
        if (subject := _subject(index)) is not None:
            self.explained.emit(subject)

    def _follow(self) -> None:
        """Show the newest rows; what is hidden is laid out when it is seen."""
        for view in (self._log_view, self._sheet_view):
            if view is not None and view.isVisible():
                view.scrollToBottom()


def _subject(index: QModelIndex) -> ScoreKind | None:
    subject: ScoreKind | None = index.data(SUBJECT)
    return subject


def _log_view(log: HandLog) -> QListView:
    view = QListView()
    view.setModel(log)
    view.setWordWrap(True)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
    return view


class SheetView(QTableView):
    """The score sheet; what scored takes the room that is left, and as many lines as it needs."""

    def __init__(self, sheet: ScoreSheet) -> None:
        super().__init__()
        self.setModel(sheet)
        self.verticalHeader().hide()
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.horizontalHeader().geometriesChanged.connect(self._fit)
        sheet.modelReset.connect(self._fit)
        sheet.rowsInserted.connect(self._fit_rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        header = self.horizontalHeader()
        if header.count() <= POINTS:
            return
        header.setSectionResizeMode(POINTS, QHeaderView.ResizeMode.Fixed)
        others = sum(header.sectionSize(at) for at in range(header.count()) if at != POINTS)
        least = NARROWEST_POINTS * self.fontMetrics().averageCharWidth()
        width = max(self.viewport().width() - others, least)
        if width != header.sectionSize(POINTS):
            header.resizeSection(POINTS, width)
        self.resizeRowsToContents()

    def _fit_rows(self, _parent: QModelIndex, first: int, last: int) -> None:
        for row in range(first, last + 1):
            self.resizeRowToContents(row)
