"""The window of statistics: figures, the course of the matches, and whether the cards are fair."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from allfives_desktop.text import review_words
from allfives_desktop.text.counts import counts
from allfives_desktop.text.faults import shown
from allfives_desktop.text.filling import fill
from allfives_desktop.text.system_words import system_words
from allfives_desktop.windows.statistics.cost_page import CostPage
from allfives_desktop.windows.statistics.filters import Filters
from allfives_desktop.windows.statistics.pages import (
    Chosen,
    CoursePage,
    FairPage,
    FiguresPage,
    Page,
)

if TYPE_CHECKING:
    from allfives_desktop.session.reviews import Reviews
    from allfives_desktop.session.statistics import Statistics

FIRST_SIZE: Final = QSize(980, 640)
SMALLEST: Final = QSize(600, 380)


class StatisticsWindow(QDialog):
    """Stands beside the table; looks anew whenever it comes to the front."""

    def __init__(
        self,
        statistics: Statistics,
        reviews: Reviews,
        parent: QWidget,
        *,
        level_words: Callable[[str], str] = str,
    ) -> None:
        super().__init__(parent)
        self._statistics = statistics
        self._fault = ""
        self._offered = statistics.matches
        self._reviews = reviews
        self._pages: tuple[Page | CostPage, ...] = (
            FiguresPage(),
            CoursePage(level_words),
            CostPage(level_words, reviews),
            FairPage(),
        )
        self._chosen, self._stale = Chosen((), None), set(self._pages)
        self._tabs = QTabWidget()
        for page in self._pages:
            self._tabs.addTab(page, "")
        self._filters = Filters(level_words)
        self._state = QLabel(wordWrap=True)
        self._reset, self._take_back, self._export = (QPushButton() for _ in range(3))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._lay_out()
        self._connect()
        self.setMinimumSize(SMALLEST)
        self.resize(FIRST_SIZE.boundedTo(parent.size()).expandedTo(SMALLEST))
        self.retranslate()

    def retranslate(self) -> None:
        """The language changed."""
        self.setWindowTitle(self.tr("Statistics"))
        titles = (
            self.tr("F&igures"),
            self.tr("&Matches"),
            self.tr("&Decisions"),
            self.tr("&Fair cards"),
        )
        for at, title in enumerate(titles):
            self._tabs.setTabText(at, title)
            self._pages[at].retranslate()
        self._reset.setText(self.tr("&Reset"))
        self._reset.setToolTip(
            self.tr("All matches so far, also the one under way, count no more.")
        )
        self._take_back.setText(self.tr("&Take back the reset"))
        self._export.setText(self.tr("&Export as CSV…"))
        self._filters.retranslate()
        self._show()

    def save(self, path: Path) -> None:
        """Write the matches that the filters take, or say why they cannot be written."""
        from allfives_desktop.records.statistics.csv_file import csv_of
        from allfives_desktop.records.writing import replace_file

        taken = [match for match in self._statistics.matches if self._filters.filter.takes(match)]
        try:
            replace_file(path, csv_of(taken))
        except OSError as error:
            sentence = self.tr("%1 could not be written. %2")
            self._fail(fill(sentence, shown(path.name), system_words(error.strerror or "")))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowActivate and not self._statistics.is_under_way:
            self._statistics.refresh()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._statistics.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        self._statistics.stop()
        super().hideEvent(event)

    def _lay_out(self) -> None:
        layout, row = QVBoxLayout(self), QHBoxLayout()
        for button in (self._reset, self._take_back, self._export):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self._buttons)
        layout.addWidget(self._filters)
        layout.addWidget(self._tabs, 1)
        layout.addWidget(self._state)
        layout.addLayout(row)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)

    def _connect(self) -> None:
        self._buttons.rejected.connect(self.close)
        self._filters.chosen.connect(self._show)
        self._tabs.currentChanged.connect(self._show_page)
        self._reset.clicked.connect(self._statistics.reset)
        self._take_back.clicked.connect(self._statistics.take_back)
        self._export.clicked.connect(self._ask_for_file)
        self._statistics.changed.connect(self._take)
        self._statistics.failed.connect(self._fail_to_count)
        self._reviews.kept.connect(self._look_again)
        self._reviews.failed.connect(self._fail_to_review)

    def _take(self) -> None:
        self._fault = ""
        self._take_back.setVisible(self._statistics.can_take_back)
        if self._offered is not self._statistics.matches:
            self._offered = self._statistics.matches
            self._filters.offer(self._statistics.matches)
            self._show()
        self._tell()

    def _look_again(self) -> None:
        if self.isVisible():
            self._statistics.refresh()

    def _fail_to_count(self, reason: str) -> None:
        self._fail(system_words(reason) or self.tr("The matches could not be counted."))

    def _fail_to_review(self, reason: str) -> None:
        self._fail(system_words(reason) or review_words.failed())

    def _show(self) -> None:
        """The pages, of what the filters take."""
        wanted = self._filters.filter
        taken = [match for match in self._statistics.matches if wanted.takes(match)]
        self._chosen = Chosen(taken, self._statistics.under_way)
        self._stale = set(self._pages)
        self._show_page()
        self._reset.setEnabled(bool(self._statistics.matches))
        self._export.setEnabled(bool(taken))
        self._tell()

    def _show_page(self) -> None:
        """The page in front, if it does not show these yet; the others when they are turned to."""
        page = self._pages[self._tabs.currentIndex()]
        if page in self._stale:
            self._stale.remove(page)
            page.show_matches(self._chosen)

    def _tell(self) -> None:
        """What is still under way, or what went wrong."""
        left = self._statistics.uncounted
        text = self._fault or (counts.matches_to_count(left) if left else "")
        if not text and self._statistics.is_under_way and not self._statistics.is_known:
            text = self.tr("Counting the matches…")
        self._state.setText(text)
        self._state.setVisible(bool(text))

    def _fail(self, reason: str) -> None:
        self._fault = reason
        self._tell()

    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self, self.tr("Export the statistics"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.setNameFilter("CSV (*.csv)")
        dialog.fileSelected.connect(lambda name: self.save(Path(name)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
