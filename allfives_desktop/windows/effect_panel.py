"""A panel that answers what changed rules do to the game, by having the computer play it."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFont,
    QHideEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from allfives_desktop.ai.effect_report import Effect
from allfives_desktop.models.effect_table import EffectTable
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.effect import EffectProcess
from allfives_desktop.text import effect_words
from allfives_desktop.windows.effect_chart import NARROWEST, EffectChart, swatch
from allfives_desktop.windows.read_table import make_readable
from allfives_desktop.windows.wrapped import Wrapped

LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
HANDS: Final = 2_000
MORE_HANDS: Final = 10_000
ROW: Final = 1.4  # height of a row in lines, so that two bars fit beside it
FEWEST_GAMES: Final = 20  # to be shown while more are played
PATIENCE: Final = 400  # ms after the last change: somebody may be turning a wheel


class Stage(Enum):
    NOTHING = auto()
    STANDARD = auto()
    UNPLAYABLE = auto()
    MEASURING = auto()
    DONE = auto()
    FAILED = auto()


class EffectPanel(QWidget):
    """Shows what a change of the rules does. Other rules, and hiding the panel, stop the
    measurement at once; shown again, it takes up the one that was stopped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: tuple[Options, Options] | None = None
        self._stage = Stage.NOTHING
        self._hands = HANDS
        self._latest: Effect | None = None
        self._effect: Effect | None = None  # the one shown
        self._process = EffectProcess(self)
        self._process.found.connect(self._take)
        self._process.ended.connect(self._end)
        self._process.failed.connect(self._fail)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._start)
        self._make_widgets()
        self._lay_out()
        self._enter(Stage.NOTHING)
        self.retranslate()

    def show_rules(self, ruleset: str, options: Options | None) -> None:
        """Measure these rules against the standard rules of `ruleset`; None while the rules
        chosen cannot be played together."""
        standard = RULESETS[ruleset].options()
        rules = None if options is None else (standard, options)
        if rules is not None and rules == self._rules:
            return
        self._rules = rules
        self._hands = HANDS
        self._forget()
        if rules is None:
            self._enter(Stage.UNPLAYABLE)
        elif standard == options:
            self._enter(Stage.STANDARD)
        else:
            self._measure()

    def retranslate(self) -> None:
        """The language changed."""
        self._title.setText(effect_words.title())
        self._table.setAccessibleName(effect_words.title())
        self._progress.setAccessibleName(effect_words.progress_name())
        self._model.retell()
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._colour_headings()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stage is Stage.MEASURING and not self._process.is_measuring:
            self._patience.start()

    def hideEvent(self, event: QHideEvent) -> None:
        if not event.spontaneous():
            self._patience.stop()
            self._process.stop()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _make_widgets(self) -> None:
        self._title = QLabel()
        bold = QFont()
        bold.setBold(True)
        self._title.setFont(bold)
        self._words = Wrapped()
        self._progress = QProgressBar()
        self._model = EffectTable(self)
        self._table = QTableView()
        self._table.setModel(self._model)
        make_readable(self._table)
        self._table.setSizeAdjustPolicy(QTableView.SizeAdjustPolicy.AdjustToContents)
        self._table.horizontalHeader().setDefaultAlignment(LEFT)
        self._chart = EffectChart(self._table, self._model, self)
        self._again = QPushButton()
        self._again.clicked.connect(self._measure_again)

    def _lay_out(self) -> None:
        self._results = QWidget()
        self._pair = QHBoxLayout(self._results)
        self._pair.setContentsMargins(0, 0, 0, 0)
        self._pair.addWidget(self._table)
        self._pair.addWidget(self._chart, 1)
        self._column = QVBoxLayout(self)
        for widget in (self._title, self._words, self._progress, self._results):
            self._column.addWidget(widget)
        self._column.addWidget(self._again, 0, Qt.AlignmentFlag.AlignLeading)
        self._column.addStretch(1)
        for header in (self._table.horizontalHeader(), self._table.verticalHeader()):
            header.sectionResized.connect(self._make_room)
        self._colour_headings()

    def _colour_headings(self) -> None:
        side = self.fontMetrics().capHeight()
        standard, changed = (swatch(colour, side) for colour in self._chart.colours)
        self._model.swatches = standard, changed
        self._table.verticalHeader().setMinimumSectionSize(round(ROW * self.fontMetrics().height()))
        self._model.retell()

    def _make_room(self) -> None:
        """The table comes first; the chart takes what it leaves."""
        margins = self._column.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        wanted = self._table.sizeHint().width() + self._pair.spacing() + NARROWEST
        self._chart.setVisible(room >= wanted)
        self._table.updateGeometry()

    def _forget(self) -> None:
        self._patience.stop()
        self._process.stop()
        self._latest = self._effect = None
        self._model.show(())

    def _measure(self) -> None:
        self._enter(Stage.MEASURING)
        self._progress.setRange(0, self._hands)
        self._progress.setValue(0)
        if self.isVisible():
            self._patience.start()

    def _measure_again(self) -> None:
        if self._stage is Stage.DONE:
            self._hands = MORE_HANDS
        self._measure()

    def _start(self) -> None:
        if self._rules is not None:
            standard, changed = self._rules
            self._process.measure(standard, changed, self._hands)

    def _take(self, effect: Effect) -> None:
        """What has been measured so far; a longer measurement begins with the same games."""
        self._progress.setValue(min(*effect.hands, self._hands))
        self._latest = effect
        if effect.games >= (self._effect.games if self._effect else FEWEST_GAMES):
            self._show(effect)

    def _show(self, effect: Effect) -> None:
        self._effect = effect
        self._model.show(effect.rows)
        self._tell()

    def _end(self) -> None:
        self._stage = Stage.DONE
        if self._latest is not None:
            self._show(self._latest)
        if QAccessible.isActive():
            said = QAccessibleAnnouncementEvent(self, self._words.text())
            QAccessible.updateAccessibility(said)

    def _fail(self) -> None:
        self._enter(Stage.FAILED)

    def _enter(self, stage: Stage) -> None:
        self._stage = stage
        self._tell()

    def _tell(self) -> None:
        """The sentence and the widgets of the stage."""
        stage, effect = self._stage, self._effect
        self._words.setText(self._sentence())
        self._progress.setVisible(stage is Stage.MEASURING)
        self._results.setVisible(effect is not None and bool(effect.rows))
        is_done = stage is Stage.DONE and self._hands < MORE_HANDS and bool(self._model.rows)
        self._again.setVisible(is_done or stage is Stage.FAILED)
        self._again.setText(
            effect_words.measure_again() if stage is Stage.FAILED else effect_words.measure_more()
        )
        self._make_room()

    def _sentence(self) -> str:
        match self._stage:
            case Stage.NOTHING:
                return ""
            case Stage.STANDARD:
                return effect_words.change_the_rules()
            case Stage.UNPLAYABLE:
                return effect_words.cannot_be_played()
            case Stage.MEASURING:
                return effect_words.measuring()
            case Stage.FAILED:
                return effect_words.failed()
            case Stage.DONE if self._effect is not None and self._effect.rows:
                return effect_words.result(self._effect)
            case Stage.DONE:
                return effect_words.no_end()
