"""The page of the statistics that tells what decisions have cost, match by match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QSplitter, QWidget

from allfives_desktop.records.statistics.figures import CostPoint, cost_course, unreviewed
from allfives_desktop.text import review_words, statistics_words
from allfives_desktop.text.counts import counts
from allfives_desktop.windows.statistics.chart import CourseChart
from allfives_desktop.windows.statistics.pages import (
    Chosen,
    Told,
    column,
    ended_between,
    table_of,
)
from allfives_desktop.windows.statistics.sheet import Line, Sheet, Written

if TYPE_CHECKING:
    from allfives_desktop.records.statistics.tally import MatchTally
    from allfives_desktop.session.reviews import Reviews

NUMBERS: Final = (2, 3, 4)


class CostPage(QWidget):
    """The reviewed matches as a chart and, beside it, as a table; those that were not reviewed can
    be, in the background."""

    def __init__(
        self,
        level_words: Callable[[str], str],
        reviews: Reviews,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._level_words = level_words
        self._reviews = reviews
        self._points: list[CostPoint] = []
        self._open: list[MatchTally] = []
        self.chart = CourseChart(one_sided=True, empty=statistics_words.nothing_reviewed)
        self._sheet = Sheet(NUMBERS, self)
        self.table = table_of(self._sheet)
        self._note, self._told = QLabel(wordWrap=True), Told()
        self._state = QLabel(wordWrap=True)
        self.progress = QProgressBar()
        self.review, self.cancel = QPushButton(), QPushButton()
        both = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        both.addWidget(self.chart)
        both.addWidget(self.table)
        both.setSizes([2000, 3000])  # shares of the room
        column(self, self._note, both, self._told, self._row())
        self._connect()

    def _row(self) -> QWidget:
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._state, 1)
        layout.addWidget(self.progress)
        for button in (self.review, self.cancel):
            button.setAutoDefault(False)
            layout.addWidget(button)
        return row

    def _connect(self) -> None:
        self.chart.walked.connect(self._walk_table)
        self.table.selectionModel().currentRowChanged.connect(self._walk_chart)
        self.review.clicked.connect(self._review)
        self.cancel.clicked.connect(self._reviews.stop)
        self._reviews.moved.connect(self._show_review)

    def show_matches(self, chosen: Chosen) -> None:
        self._points = cost_course(chosen.matches)
        self._open = unreviewed(chosen.matches)
        lines = Written(len(self._points), lambda at: Line(self._cells(at, self._points[at])))
        self._sheet.show(statistics_words.cost_headings(), lines)
        ends = ended_between([point.match for point in self._points])
        self.chart.show_values([point.points for point in self._points], ends=ends)
        self._walk_table(self.chart.current)
        self._show_review()

    def retranslate(self) -> None:
        self._note.setText(statistics_words.cost_note())
        self.review.setText(self.tr("Re&view them"))
        self.cancel.setText(self.tr("&Stop"))
        self.progress.setAccessibleName(review_words.progress_name())
        self.table.setAccessibleName(self.tr("Reviewed matches"))
        self.chart.setAccessibleName(
            self.tr("Chart of the points lost per decision, match by match")
        )

    def _cells(self, at: int, point: CostPoint) -> tuple[str, ...]:
        level = point.match.level and self._level_words(point.match.level)
        return statistics_words.cost_cells(at + 1, point, level=statistics_words.level_name(level))

    def _review(self) -> None:
        self._reviews.review([match.number for match in self._open])

    def _show_review(self) -> None:
        """How far the review is, or what can be reviewed."""
        reviews, left = self._reviews, len(self._open)
        is_on = reviews.is_under_way
        self.progress.setRange(0, reviews.decisions)
        self.progress.setValue(reviews.judged)
        self.progress.setVisible(is_on)
        self.cancel.setVisible(is_on)
        self.review.setVisible(not is_on and left > 0)
        words = counts.matches_not_reviewed(left) if left else ""
        self._state.setText(counts.matches_to_review(reviews.left) if is_on else words)
        self._state.setVisible(bool(self._state.text()))

    def _walk_chart(self, index: QModelIndex) -> None:
        self.chart.walk_to(index.row())

    def _walk_table(self, at: int) -> None:
        if self._points and at != self.table.currentIndex().row():
            self.table.setCurrentIndex(self._sheet.index(at, 0))
        said = statistics_words.cost_told(at + 1, self._points[at]) if self._points else ""
        self._told.say(said)
        self.chart.setAccessibleDescription(said)
        if said and self.chart.hasFocus() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.chart, said))
