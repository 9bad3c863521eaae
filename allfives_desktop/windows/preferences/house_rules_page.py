"""The page of house rules: the games, their options, and the player's own named rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSplitter,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.house_rules import HouseRules
from allfives_desktop.session.preferences import Preferences
from allfives_desktop.text.filling import fill
from allfives_desktop.text.games import game_name
from allfives_desktop.text.option_reasons import constraint_sentence, settings_named
from allfives_desktop.windows.preferences.files_dropped import files_in
from allfives_desktop.windows.preferences.house_rules_model import RulesDraft
from allfives_desktop.windows.preferences.notice import Notice
from allfives_desktop.windows.preferences.options_view import OptionsView
from allfives_desktop.windows.preferences.outcome import Outcome
from allfives_desktop.windows.preferences.page import Page
from allfives_desktop.windows.preferences.presets_panel import PresetsPanel
from allfives_desktop.windows.preferences.refusals import refusal_sentence

GAME_LETTERS: Final = 28
GAP: Final = 4
NAMES: Final = tuple(RULESETS)


class HouseRulesPage(Page):
    """Edits the rules of new matches in a draft; they are kept with OK or Apply."""

    def __init__(self, preferences: Preferences, house_rules: HouseRules) -> None:
        super().__init__()
        self._preferences = preferences
        self._house_rules = house_rules
        self.draft = RulesDraft(self)
        kept = preferences.game
        self.draft.take(kept.ruleset, kept.options, kept.preset)
        self._intro, self._games_title, self.games = QLabel(), QLabel(), QListWidget()
        self.presets = PresetsPanel(house_rules, self.draft)
        self.search, self.options = QLineEdit(), OptionsView(self.draft)
        self.outcome = Outcome(self.draft)
        self.news = Notice(QStyle.StandardPixmap.SP_MessageBoxInformation)
        self.problem = Notice(QStyle.StandardPixmap.SP_MessageBoxWarning)
        self._count, self.reset_all = QLabel(), QPushButton()
        self.setAcceptDrops(True)
        self._lay_out()
        self._connect()
        self._list_games()
        self.retranslate()
        self._tell_refused()

    def title(self) -> str:
        return self.tr("House rules")

    @property
    def is_edited(self) -> bool:
        draft, kept = self.draft, self._preferences.game
        now = (draft.ruleset, draft.options, draft.preset)
        return now != (kept.ruleset, kept.options, kept.preset)

    @property
    def can_keep(self) -> bool:
        return self.draft.options is not None

    def keep(self) -> None:
        draft, kept = self.draft, self._preferences
        if (options := draft.options) is not None:
            game = replace(kept.game, ruleset=draft.ruleset, options=options, preset=draft.preset)
            kept.set_game(game)

    def take_back(self) -> None:
        """Nothing was tried: a draft touches no match."""

    def show_problem(self) -> None:
        """Lead to what does not fit together."""
        self.problem.button.setFocus()

    def retranslate(self) -> None:
        self._intro.setText(
            self.tr("A new match is played by these rules; a match under way keeps its own.")
        )
        self._games_title.setText(self.tr("&Games"))
        self.games.setAccessibleName(self.tr("Games"))
        self.search.setPlaceholderText(self.tr("Search the rules (Ctrl+F)"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.reset_all.setText(self.tr("Reset &all"))
        self.news.say("")
        self.outcome.retranslate()
        self._refresh()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if files_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.presets.take_in(files_in(event.mimeData()))

    def _refresh(self) -> None:
        draft = self.draft
        self.games.setCurrentRow(NAMES.index(draft.ruleset))
        changed = self.tr("%1 (changed)", "a game")
        for row, name in enumerate(NAMES):
            title = game_name(name)
            self.games.item(row).setText(fill(changed, title) if draft.changed_in(name) else title)
        number = len(draft.differences)
        self._count.setText(
            self.tr("%n option(s) changed", "", number)
            if number
            else self.tr("The game's own rules, unchanged.")
        )
        self.reset_all.setVisible(bool(number))
        self._show_conflicts()
        self.edited.emit()

    def _show_conflicts(self) -> None:
        sentences = [constraint_sentence(each.id) for each in self.draft.conflicts]
        if not sentences:
            self.problem.say("")
            return
        change = fill(self.tr("Change to: %1"), settings_named(self.draft.way_out))
        self.problem.say("\n".join([*sentences, change]), self.tr("&Change"))

    def _tell(self, sentence: str, can_undo: bool) -> None:
        self.news.say(sentence, self.tr("U&ndo") if can_undo else "")

    def _tell_refused(self) -> None:
        if refused := self._house_rules.refused:
            self.news.say(refusal_sentence(refused[0]))

    def _choose_game(self, row: int) -> None:
        if row >= 0:
            self.draft.choose(NAMES[row])

    def _list_games(self) -> None:
        self.games.addItems([game_name(name) for name in NAMES])

    def _connect(self) -> None:
        self.draft.changed.connect(self._refresh)
        self._house_rules.changed.connect(self._tell_refused)
        self.games.currentRowChanged.connect(self._choose_game)
        self.search.textChanged.connect(self.options.search)
        self.reset_all.clicked.connect(self.draft.reset_all)
        self.problem.pressed.connect(self.draft.mend)
        self.news.pressed.connect(self.presets.take_back)
        self.presets.told.connect(self._tell)
        self.presets.stuck.connect(self.show_problem)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self.search.setFocus)
        clear = QShortcut(QKeySequence("Esc"), self.search)
        clear.setContext(Qt.ShortcutContext.WidgetShortcut)
        clear.activated.connect(self.search.clear)
        clear.setEnabled(False)
        self.search.textChanged.connect(lambda text: clear.setEnabled(bool(text)))

    def _lay_out(self) -> None:
        for label in (self._intro, self._count):
            label.setWordWrap(True)
        self.reset_all.setAutoDefault(False)
        self.search.setClearButtonEnabled(True)
        self.search.setAcceptDrops(False)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self._left())
        splitter.addWidget(self._right())
        splitter.setStretchFactor(1, 1)
        splitter.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.addWidget(self._intro)
        column.addWidget(self.news)
        column.addWidget(self.problem)
        column.addWidget(splitter, stretch=1)

    def _left(self) -> QWidget:
        side = QWidget()
        self._games_title.setBuddy(self.games)
        self.games.setWordWrap(True)
        self.games.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.games.setMinimumWidth(self.fontMetrics().averageCharWidth() * GAME_LETTERS)
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, GAP, 0)
        column.addWidget(self._games_title)
        column.addWidget(self.games, stretch=2)
        column.addWidget(self.presets, stretch=1)
        return side

    def _right(self) -> QWidget:
        side, both = QWidget(), QSplitter(Qt.Orientation.Vertical)
        bottom = QHBoxLayout()
        bottom.addWidget(self._count, stretch=1)
        bottom.addWidget(self.reset_all)
        column = QVBoxLayout(side)
        column.setContentsMargins(GAP, 0, 0, 0)
        column.addWidget(self.search)
        column.addWidget(self.options, stretch=1)
        column.addLayout(bottom)
        both.addWidget(side)
        both.addWidget(self.outcome)
        both.setStretchFactor(0, 1)
        both.setStretchFactor(1, 1)
        return both
