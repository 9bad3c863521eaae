"""The pages of the statistics: the figures, the course of the matches, and the fair cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QLabel,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from allfives_desktop.records.statistics.fairness import fairness
from allfives_desktop.records.statistics.figures import Point, course, figures, together
from allfives_desktop.records.statistics.tally import MatchTally
from allfives_desktop.text import figure_words, statistics_words
from allfives_desktop.windows.read_table import make_readable
from allfives_desktop.windows.statistics.chart import CourseChart
from allfives_desktop.windows.statistics.sheet import Line, Sheet, Written

MARGIN: Final = 8
PAD: Final = 6
ROW: Final = 1.4  # height of a row in lines
MEASURED: Final = 60  # rows that tell how wide the columns are
COUNTED: Final = 4  # the column that tells what a figure counts
LEAST_LETTERS: Final = 24  # in a line of it


class Chosen(NamedTuple):
    """The matches that count, in order, and the one of them all that is not over yet."""

    matches: Sequence[MatchTally]
    under_way: int | None


class PaddedCells(QStyledItemDelegate):
    """Measures words that are broken into lines between the paddings, where they are drawn."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        narrower = QStyleOptionViewItem(option)
        narrower.rect = option.rect.adjusted(0, 0, -2 * PAD, 0)
        return super().sizeHint(narrower, index)


class FiguresPage(QWidget):
    """Every figure with what it counts, in as many lines as there is room for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = Sheet((1, 2, 3), self)
        self.table = table_of(self._sheet)
        self.table.setWordWrap(True)
        self.table.setItemDelegate(PaddedCells(self.table))
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setStretchLastSection(False)  # never narrower than its words
        self._fitting = QTimer(self, singleShot=True, interval=0)
        self._fitting.timeout.connect(self.table.resizeRowsToContents)
        self.table.horizontalHeader().sectionResized.connect(self._take_width)
        column(self, self.table)

    def show_matches(self, chosen: Chosen) -> None:
        lines = []
        for section, rows in figures(chosen.matches, under_way=chosen.under_way).items():
            if rows:
                title = (figure_words.section_name(section), "", "", "")
                lines.append(Line((*title, figure_words.section_note(section)), is_title=True))
                lines += [Line(statistics_words.figure_cells(row)) for row in rows]
        self._sheet.show(statistics_words.figure_headings(), lines)
        by_hand = QHeaderView.ResizeMode.Interactive
        self.table.horizontalHeader().setSectionResizeMode(COUNTED, by_hand)
        self._share_room()

    def retranslate(self) -> None:
        self.table.setAccessibleName(self.tr("Figures"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _take_width(self, section: int) -> None:
        """Rows are measured later: from within, the view would not be laid out to its end."""
        if section == COUNTED:
            self._fitting.start()
        else:
            self._share_room()

    def _share_room(self) -> None:
        """What a figure counts has the room that the others leave, or as much as can be read."""
        table, header = self.table, self.table.horizontalHeader()
        others = sum(header.sectionSize(at) for at in range(COUNTED))
        frame = 2 * table.frameWidth() + table.verticalScrollBar().sizeHint().width()
        least = LEAST_LETTERS * table.fontMetrics().averageCharWidth()
        if header.count() > COUNTED:
            header.resizeSection(COUNTED, max(least, table.width() - frame - others))


class CoursePage(QWidget):
    """The matches as a chart and, beside it, as a table; both walk together."""

    def __init__(self, level_words: Callable[[str], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._level_words = level_words
        self._points: list[Point] = []
        self._under_way: int | None = None
        self.chart = CourseChart()
        self._sheet = Sheet((2, 3, 6, 7, 8), self)
        self.table = table_of(self._sheet)
        self._note, self._told = QLabel(wordWrap=True), Told()
        both = QSplitter(Qt.Orientation.Horizontal, childrenCollapsible=False)
        both.addWidget(self.chart)
        both.addWidget(self.table)
        both.setSizes([2000, 3000])  # shares of the room
        column(self, self._note, both, self._told)
        self.chart.walked.connect(self._walk_table)
        self.table.selectionModel().currentRowChanged.connect(self._walk_chart)

    def show_matches(self, chosen: Chosen) -> None:
        self._points, self._under_way = course(chosen.matches), chosen.under_way
        lines = Written(len(self._points), lambda at: Line(self._cells(at, self._points[at])))
        self._sheet.show(statistics_words.match_headings(), lines)
        ends = ended_between([point.match for point in self._points])
        self.chart.show_values([point.lead for point in self._points], ends=ends)
        self._walk_table(self.chart.current)

    def retranslate(self) -> None:
        self._note.setText(statistics_words.course_note())
        self.table.setAccessibleName(self.tr("Matches"))
        self.chart.setAccessibleName(self.tr("Chart of the lead per hand, match by match"))

    def _cells(self, at: int, point: Point) -> tuple[str, ...]:
        level = statistics_words.level_name(point.match.level and self._words_of(point))
        return statistics_words.match_cells(
            at + 1, point, level=level, under_way=point.match.number == self._under_way
        )

    def _words_of(self, point: Point) -> str:
        return self._level_words(point.match.level)

    def _walk_chart(self, index: QModelIndex) -> None:
        self.chart.walk_to(index.row())

    def _walk_table(self, at: int) -> None:
        if self._points and at != self.table.currentIndex().row():
            self.table.setCurrentIndex(self._sheet.index(at, 0))
        self._tell(at)

    def _tell(self, at: int) -> None:
        """The point in words, also for a screen reader."""
        said = ""
        if self._points:
            under_way = self._points[at].match.number == self._under_way
            said = statistics_words.point_told(at + 1, self._points[at], under_way=under_way)
        self._told.say(said)
        self.chart.setAccessibleDescription(said)
        if said and self.chart.hasFocus() and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.chart, said))


class FairPage(QWidget):
    """What each seat was dealt against what chance expects."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = Sheet((2, 3, 4, 5), self)
        self.table = table_of(self._sheet)
        self._note = QLabel(wordWrap=True)
        column(self, self._note, self.table)

    def show_matches(self, chosen: Chosen) -> None:
        lines = [
            Line(statistics_words.fairness_cells(row)) for row in fairness(together(chosen.matches))
        ]
        self._sheet.show(statistics_words.fairness_headings(), lines)

    def retranslate(self) -> None:
        self._note.setText(statistics_words.fairness_note())
        self.table.setAccessibleName(self.tr("Fair cards"))


Page = FiguresPage | CoursePage | FairPage


def ended_between(matches: Sequence[MatchTally]) -> tuple[str, str]:
    """The days on which the first and the last of several matches ended."""
    if len(matches) < 2:
        return "", ""
    return statistics_words.ended(matches[0]), statistics_words.ended(matches[-1])


def table_of(sheet: Sheet) -> QTableView:
    """A view of a sheet, to be read and walked, not written."""
    table = QTableView()
    table.setModel(sheet)
    make_readable(table)
    table.setAlternatingRowColors(True)
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
    table.verticalHeader().setMinimumSectionSize(0)
    table.verticalHeader().setDefaultSectionSize(round(ROW * table.fontMetrics().height()))
    table.horizontalHeader().setResizeContentsPrecision(MEASURED)
    table.horizontalHeader().setStretchLastSection(True)
    table.horizontalHeader().setHighlightSections(False)
    table.setStyleSheet(f"QTableView::item {{ padding: 0 {PAD}px; }}")
    return table


class Told(QLabel):
    """What is pointed at, in two lines of room that it keeps; not there while nothing is."""

    def __init__(self) -> None:
        super().__init__(wordWrap=True)
        self.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)

    def say(self, text: str) -> None:
        """Show a text, or nothing."""
        self.setText(text)
        self.setVisible(bool(text))


def column(page: QWidget, *parts: QWidget) -> None:
    """Lay a page out from top to bottom; tables and charts take the room."""
    layout = QVBoxLayout(page)
    layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
    for part in parts:
        layout.addWidget(part, 1 if isinstance(part, QTableView | QSplitter) else 0)
