"""The window in which matches are looked back on: table, cards of the hand, review."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.timeline import Stride
from allfives_desktop.table.seating import Seating
from allfives_desktop.text import past_words
from allfives_desktop.windows.notes import tell
from allfives_desktop.windows.viewer.cards_page import CardsPage
from allfives_desktop.windows.viewer.colours import table_palette
from allfives_desktop.windows.viewer.review_page import ReviewPage
from allfives_desktop.windows.viewer.step_bar import StepBar
from allfives_desktop.windows.viewer.table_page import TablePage

if TYPE_CHECKING:
    from allfives_desktop.session.past import Past
    from allfives_desktop.windows.viewer.look import ViewerLook

FIRST_SIZE: Final = QSize(1100, 760)
TITLE_LETTERS: Final = 8
EYES_LETTERS: Final = 11
MARGINS: Final = (4, 4, 4, 6)


class ViewerWindow(QWidget):
    """Shows one of the matches on offer at a moment; changes nothing in any of them.

    The signals tell, for the match shown, that it is to go on from a ply as a new match, to be
    played again, to be watched with the computer in the person's chair, that its deal code is to
    be copied, or that it is to be saved. `reviewed` brings a match all of whose decisions have been
    judged, the seat that made them, and the verdicts.
    """

    wanted_on = Signal(object, int)
    wanted_again = Signal(object)
    wanted_chair = Signal(object)
    wanted_code = Signal(object)
    wanted_saved = Signal(object)
    reviewed = Signal(object, int, object)

    def __init__(
        self,
        *,
        faces: Callable[[], Path],
        language: Callable[[], str],
        cache: Path,
        look: ViewerLook,
    ) -> None:
        super().__init__()
        self._language = language
        self._look = look
        self._offered: list[Past] = []
        self._past: Past | None = None
        self.matches, self.eyes = QComboBox(), QComboBox()
        self.go_on, self.more = QPushButton(), QPushButton()
        self.menu = QMenu(self)
        self.table_page = TablePage(language=language(), cache=cache, look=look)
        self.cards_page = CardsPage(faces)
        self.review_page = ReviewPage()
        self.steps = StepBar()
        self.tabs, self.pages = QTabBar(), QStackedWidget()
        self._fill_menu()
        self._lay_out()
        self._connect()
        self.resize(FIRST_SIZE)
        self._dress()
        self.retranslate()

    @property
    def past(self) -> Past | None:
        """The match shown."""
        return self._past

    def wear(self, look: ViewerLook) -> None:
        """Look like this from now on."""
        if look != self._look:
            self._look = look
            self.table_page.table.set_appearance(look.appearance, look.order)
            self._dress()

    def _dress(self) -> None:
        look = self._look
        palette = table_palette(look.scheme, look.appearance.felt)
        self.setPalette(palette)
        for page in (self.cards_page, self.review_page, self.steps):
            page.wear(palette)
        self.table_page.table.view.show_property("textFactor", look.letters)
        self.table_page.table.view.show_property("scheme", look.scheme.value)

    def offer(self, past: Past) -> None:
        """One more match that can be chosen."""
        same = (each for each in self._offered if each.is_match(past.setup, past.timeline.actions))
        if (before := next(same, None)) is not None:
            self._complete(before, past)
            return
        self._offered.append(past)
        self.matches.addItem(self._title(past))
        titles = self.matches.view()
        titles.setMinimumWidth(titles.sizeHintForColumn(0) + 2 * self.fontMetrics().height())

    def _complete(self, before: Past, past: Past) -> None:
        """The match of the table is in the store too, which knows more of it."""
        if past.number is None:
            return
        at = self._offered.index(before)
        self._offered[at] = whole = replace(before, number=past.number, ended=past.ended)
        self.matches.setItemText(at, self._title(whole))
        if self._past is before:
            self._past = whole

    def clear_offer(self) -> None:
        """Nothing to choose from, and nothing shown."""
        self._past = None
        self._offered.clear()
        self.matches.clear()

    def show_match(self, past: Past) -> None:
        """Show a match from its first hand on; one under way at its last moment."""
        self.offer(past)
        timeline = past.timeline
        self._past = next(
            each for each in self._offered if each.is_match(past.setup, timeline.actions)
        )
        self.matches.setCurrentIndex(self._offered.index(self._past))
        stops = timeline.stops(Stride.HAND)
        self.steps.show_match(timeline, stops[0] if timeline.is_over else stops[-1])
        self._name_eyes()
        self.review_page.show_match(self._past)
        self._show_moment()
        if not self.isVisible():
            self.table_page.table.view.setFocus()  # where the keys step at once

    def show_page(self, page: QWidget) -> None:
        """Turn to one of the pages."""
        self.tabs.setCurrentIndex(self.pages.indexOf(page))

    def retranslate(self) -> None:
        """The language changed."""
        self.setWindowTitle(self.tr("Look back"))
        self.matches.setAccessibleName(self.tr("Match"))
        self.tabs.setAccessibleName(self.windowTitle())
        self.eyes.setAccessibleName(self.tr("Show"))
        self.go_on.setText(self.tr("&Continue from here"))
        self.more.setText(self.tr("&More"))
        words = (
            self.tr("Play these cards a&gain"),
            self.tr("The computer in your c&hair"),
            self.tr("&Copy the deal code"),
            self.tr("Sa&ve the record…"),
        )
        for action, text in zip(self.menu.actions(), words, strict=True):
            action.setText(text)
        for at, title in enumerate(
            (self.tr("&Table"), self.tr("C&ards of the hand"), self.tr("&Review"))
        ):
            self.tabs.setTabText(at, title)
        for at, past in enumerate(self._offered):
            self.matches.setItemText(at, self._title(past))
        self.table_page.table.retranslate(self._language())
        self.table_page.retranslate()
        if self._past is not None:
            self._name_eyes()
            self._show_moment()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.review_page.stop()
        super().closeEvent(event)

    def notify(self, title: str, sentence: str) -> None:
        """A plain message that nothing waits for."""
        tell(self, title, sentence)

    def release(self) -> None:
        """The program ends: processes and scenes go."""
        self.close()
        self.review_page.process.stop()
        self.table_page.table.close()

    # Widgets

    def _fill_menu(self) -> None:
        for signal in (self.wanted_again, self.wanted_chair, self.wanted_code, self.wanted_saved):
            action = QAction(self.menu)
            action.triggered.connect(lambda _=False, signal=signal: signal.emit(self._past))
            self.menu.addAction(action)
        self.more.setMenu(self.menu)

    def _lay_out(self) -> None:
        for box, letters in ((self.matches, TITLE_LETTERS), (self.eyes, EYES_LETTERS)):
            box.setMinimumContentsLength(letters)
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
        row = QHBoxLayout()
        row.addWidget(self.tabs)
        row.addWidget(self.matches, 2)
        row.addWidget(self.eyes, 1)
        row.addWidget(self.go_on)
        row.addWidget(self.more)
        for page in (self.table_page, self.cards_page, self.review_page):
            self.tabs.addTab("")
            self.pages.addWidget(page)
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.addLayout(row)
        column.addWidget(self.pages, 1)
        column.addWidget(self.steps)

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        self.matches.activated.connect(self._take_match)
        self.eyes.activated.connect(self._show_moment)
        self.go_on.clicked.connect(self._ask_to_go_on)
        self.steps.moved.connect(self._show_moment)
        self.steps.add_keys(self.table_page.table.view)
        self.table_page.chosen.connect(self._go_to)
        self.review_page.chosen.connect(self._go_to)
        self.review_page.entered.connect(self._enter)
        self.review_page.reviewed.connect(self._tell_reviewed)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Cancel), self, self.close)

    def _title(self, past: Past) -> str:
        state, seats = past.timeline.moments[-1].state, Seating(past.setup).seats
        return past_words.match_title(past.setup.ruleset, state, seats, past.file, past.ended)

    def _name_eyes(self) -> None:
        """All cards, or what one seat saw; of a hand under way only what the person saw."""
        past = self._past
        if past is None:
            return
        at, own = max(self.eyes.currentIndex(), 0), past.setup.own_seat
        names = Seating(past.setup).names
        self.eyes.clear()
        self.eyes.addItem(past_words.all_cards(), None)
        for seat, name in enumerate(names):
            is_own = seat == own and not past.setup.watched
            label = past_words.as_you_saw() if is_own else past_words.as_seen_by(name)
            self.eyes.addItem(label, seat)
        self.eyes.setCurrentIndex(min(at, self.eyes.count() - 1))

    # What is shown

    def _take_match(self, at: int) -> None:
        self.show_match(self._offered[at])

    def _go_to(self, ply: int) -> None:
        self.steps.stand_at(ply)
        self._show_moment()

    def _enter(self, ply: int) -> None:
        self._go_to(ply)
        self.show_page(self.table_page)
        self.table_page.table.view.setFocus()

    def _show_moment(self) -> None:
        past, ply = self._past, self.steps.ply
        if past is None:
            return
        moment = past.timeline.moments[ply]
        is_open = past.timeline.has_ended(moment.hand)
        eyes = self.eyes.currentData() if is_open else past.setup.own_seat
        self.eyes.setVisible(is_open)
        self.go_on.setVisible(is_open and moment.state.phase is not Phase.MATCH_OVER)
        self.table_page.show_moment(past, ply, eyes)
        self.cards_page.show_hand(past, moment.hand)

    def _tell_reviewed(self, seat: int, verdicts: object) -> None:
        self.reviewed.emit(self._past, seat, verdicts)

    def _ask_to_go_on(self) -> None:
        self.wanted_on.emit(self._past, self.steps.ply)
