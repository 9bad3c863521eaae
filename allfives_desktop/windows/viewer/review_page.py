"""The page of the viewer that tells what the decisions of a seat have cost."""

from __future__ import annotations

from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from allfives_desktop.ai.review_report import Decision, Verdict
from allfives_desktop.models.review_table import Column, ReviewTable
from allfives_desktop.session.review import ReviewProcess
from allfives_desktop.table.seating import Seating
from allfives_desktop.text import review_words
from allfives_desktop.windows.read_table import make_readable
from allfives_desktop.windows.viewer.chance_chart import ChanceChart
from allfives_desktop.windows.viewer.colours import field_palette

if TYPE_CHECKING:
    from collections.abc import Sequence

    from allfives_desktop.session.past import Past


TOP: Final = 6
PAUSE: Final = 200  # ms between two looks at what has been judged


class Stage(Enum):
    NOTHING = auto()
    UNDER_WAY = auto()
    STOPPED = auto()
    DONE = auto()
    FAILED = auto()


class ReviewPage(QWidget):
    """Reviews the match when it is first shown, in the background; other matches end it.

    `chosen` tells the ply of the decision the reader is at, `entered` that it is to be seen.
    `reviewed` brings a seat and all its verdicts.
    """

    chosen = Signal(int)
    entered = Signal(int)
    reviewed = Signal(int, object)

    def __init__(self) -> None:
        super().__init__()
        self._past: Past | None = None
        self._stage = Stage.NOTHING
        self._verdicts: list[Verdict] = []
        self._decisions: Sequence[Decision] = ()
        self._is_marking = False
        self._catching_up = QTimer(self, singleShot=True, interval=PAUSE)
        self._catching_up.timeout.connect(self._show)
        self.process = ReviewProcess(self)
        self.process.begun.connect(self._begin)
        self.process.judged.connect(self._take)
        self.process.ended.connect(partial(self._end, Stage.DONE))
        self.process.failed.connect(partial(self._end, Stage.FAILED))
        self._make_widgets()
        self._lay_out()
        self.retranslate()

    def show_match(self, past: Past) -> None:
        """Another match, to be reviewed for the seat whose eyes it has; of the same as before all
        that was judged stays."""
        before, self._past = self._past, past
        if before is not None and before.is_match(past.setup, past.timeline.actions):
            return
        self._forget()
        self._name_seats()
        self.seat.setCurrentIndex(past.setup.own_seat)
        self._start_if_seen()

    def stop(self) -> None:
        """Judge no more; what was judged stays."""
        if self._stage is Stage.UNDER_WAY:
            self.process.stop()
            self._end(Stage.STOPPED)

    def wear(self, palette: QPalette) -> None:
        """Other colours."""
        for widget in (self.by_time, self.progress):
            widget.setPalette(field_palette(palette))

    def retranslate(self) -> None:
        """The language changed."""
        self._of.setText(self.tr("&Decisions of"))
        self.by_time.setText(self.tr("&In order of time"))
        self.again.setText(self.tr("Review a&gain"))
        self.cancel.setText(self.tr("&Stop"))
        self.progress.setAccessibleName(review_words.progress_name())
        self.view.setAccessibleName(self.tr("Decisions"))
        self.chart.retranslate()
        self.table.retell()
        self._name_seats()
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._start_if_seen()

    # Widgets

    def _make_widgets(self) -> None:
        self.seat = QComboBox()
        self.seat.activated.connect(self._take_seat)
        self._of = QLabel()
        self._of.setBuddy(self.seat)
        self.by_time = QCheckBox()
        self.progress = QProgressBar()
        self.again, self.cancel = QPushButton(), QPushButton()
        self.again.clicked.connect(self._start)
        self.cancel.clicked.connect(self.stop)
        self._words = QLabel()
        self._words.setWordWrap(True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.chart = ChanceChart()
        self.chart.picked.connect(self._pick_point)
        self.chart.entered.connect(self._enter_point)
        self.table = ReviewTable(self)
        self.by_time.toggled.connect(self._order)
        self.view = QTableView()
        self.view.setModel(self.table)
        self._set_up_view()

    def _set_up_view(self) -> None:
        view = self.view
        make_readable(view, stretched=(Column.DONE, Column.BETTER))
        view.setAlternatingRowColors(True)
        view.selectionModel().currentRowChanged.connect(self._take_row)
        view.activated.connect(self._enter_row)
        view.clicked.connect(self._enter_row)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for widget in (self._of, self.seat, self.by_time):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel)
        row.addWidget(self.again)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, TOP, 0, 0)
        column.addLayout(row)
        column.addWidget(self._words)
        column.addWidget(self.chart)
        column.addWidget(self.view, 1)

    def _name_seats(self) -> None:
        if self._past is None:
            return
        at = self.seat.currentIndex()
        self.seat.clear()
        self.seat.addItems(Seating(self._past.setup).names)
        self.seat.setCurrentIndex(at)

    # The review

    def _forget(self) -> None:
        self.process.stop()
        self._verdicts, self._decisions = [], ()
        self._catching_up.stop()
        self.chart.mark(-1)
        self._stage = Stage.NOTHING
        self._show()

    def _start_if_seen(self) -> None:
        if self.isVisible() and self._stage is Stage.NOTHING:
            self._start()

    def _start(self) -> None:
        if self._past is None:
            return
        self._forget()
        self._stage = Stage.UNDER_WAY
        self.progress.setRange(0, 0)
        past = self._past
        seat = self.seat.currentIndex()
        self.process.review(past.setup.options, past.timeline.actions, seat)
        self._tell()

    def _take_seat(self) -> None:
        self._forget()
        self._start_if_seen()

    def _begin(self, decisions: Sequence[Decision]) -> None:
        self._decisions = decisions
        self.progress.setRange(0, max(len(decisions), 1))
        self.progress.setValue(0)
        self._show()

    def _take(self, verdict: Verdict) -> None:
        self._verdicts.append(verdict)
        self.progress.setValue(len(self._verdicts))
        if not self._catching_up.isActive():
            self._catching_up.start()

    def _end(self, stage: Stage) -> None:
        self._stage = stage
        self._catching_up.stop()
        self._show()
        if stage is Stage.DONE:
            self.reviewed.emit(self.seat.currentIndex(), tuple(self._verdicts))
        if QAccessible.isActive():
            said = QAccessibleAnnouncementEvent(self, self._words.text())
            QAccessible.updateAccessibility(said)

    # What is seen

    def _show(self) -> None:
        games = self._past.setup.options.best_of if self._past else 1
        at = self.chart.at
        is_under_way = self._stage is Stage.UNDER_WAY
        still_open = self._decisions[len(self._verdicts) :] if is_under_way else ()
        self.table.show(self._verdicts, games, still_open=still_open)
        self.chart.show_verdicts(self.table.verdicts, games)
        self._mark(at)
        self._tell()

    def _tell(self) -> None:
        is_under_way = self._stage is Stage.UNDER_WAY
        self.progress.setVisible(is_under_way)
        self.cancel.setVisible(is_under_way)
        self.again.setVisible(self._stage in (Stage.STOPPED, Stage.FAILED))
        for widget in (self.chart, self.view, self.by_time):
            widget.setVisible(bool(self.table.rows))
        self._words.setText(self._sentence())

    def _sentence(self) -> str:
        match self._stage:
            case Stage.NOTHING:
                return ""
            case Stage.UNDER_WAY:
                return review_words.under_way()
            case Stage.STOPPED:
                return review_words.stopped()
            case Stage.FAILED:
                return review_words.failed()
            case Stage.DONE if not self._verdicts:
                return review_words.no_decision()
            case Stage.DONE:
                return review_words.result(self._verdicts)

    def _order(self, by_time: bool) -> None:
        at = self.chart.at
        self.table.order(by_time=by_time)
        self._mark(at)

    def _mark(self, at: int) -> None:
        """The same decision in chart and table; says nothing."""
        self.chart.mark(at)
        if not 0 <= at < len(self.table.verdicts):
            return
        row = list(self.table.rows).index(self.table.verdicts[at])
        self._is_marking = True
        self.view.selectRow(row)
        self._is_marking = False

    def _pick_point(self, at: int) -> None:
        self._mark(at)
        self.chosen.emit(self.table.verdicts[at].ply)

    def _enter_point(self, at: int) -> None:
        self.entered.emit(self.table.verdicts[at].ply)

    def _take_row(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid() and not self._is_marking:
            decision = self.table.rows[current.row()]
            verdicts = list(self.table.verdicts)
            self.chart.mark(verdicts.index(decision) if decision in verdicts else -1)
            self.chosen.emit(decision.ply)

    def _enter_row(self, index: QModelIndex) -> None:
        self.entered.emit(self.table.rows[index.row()].ply)
