"""The dialog that asks what a new match shall be of."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.game import Game
from allfives_desktop.text import games
from allfives_desktop.windows.new_match.possible import (
    LENGTHS,
    Possible,
    Rules,
    Seating,
    chosen,
    seated,
)
from allfives_desktop.windows.new_match.seats_box import SeatsBox

LINE_WIDTH: Final = 46  # characters
LINE_HEIGHT: Final = 3  # lines


class NewMatchDialog(QDialog):
    """Begins from a game, and holds at any moment one that can be played: `game`.

    With `leaves` it says that the match under way is left, and Enter stays with that match.
    """

    def __init__(self, game: Game, possible: Possible, *, leaves: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._possible = possible
        self._last = possible.fitted(game)
        self.game = self._last
        self._build()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._begin = self._buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._leaves = leaves
        self._warning = QLabel(wordWrap=True)
        self._warning.setVisible(leaves)
        self._warning.setStyleSheet("font-weight: bold")
        self._lay_out()
        self._connect()
        self.retranslate()
        cancel = self._buttons.button(QDialogButtonBox.StandardButton.Cancel)
        (cancel if leaves else self._begin).setDefault(True)
        self._games.setFocus()

    def offer(self, possible: Possible) -> None:
        """Other house rules can be chosen; what is chosen stays."""
        self._possible = possible
        self._last = possible.fitted(self._last)
        self._take(self.game)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """The language changed."""
        self.setWindowTitle(self.tr("New match"))
        self._games_label.setText(self.tr("&Game", "which game is played"))
        self._labels[self._seating].setText(self.tr("&Players"))
        self._labels[self._length].setText(self.tr("&Length of the match"))
        self._labels[self._rules].setText(self.tr("&Rules"))
        self._name_games()
        self._warning.setText(self.tr("The match under way will be left, neither won nor lost."))
        self._begin.setText(
            self.tr("Leave it and &begin") if self._leaves else self.tr("&Begin the match")
        )
        self._undo.setText(self.tr("&Undo allowed"))
        self._undo.setToolTip(
            self.tr("A match in which a decision was taken back counts as with help.")
        )
        self._seats.retranslate()
        self._show()

    # The parts

    def _build(self) -> None:
        self._games_label, self._games = QLabel(), QListWidget()
        self._games_label.setBuddy(self._games)
        for ruleset in self._possible.rulesets:
            item = QListWidgetItem(self._games)
            item.setData(Qt.ItemDataRole.UserRole, ruleset)
        self._line = QLabel(wordWrap=True)
        self._line.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._form = QFormLayout()
        self._seating, self._length, self._rules = QComboBox(), QComboBox(), QComboBox()
        self._labels = {each: QLabel() for each in (self._seating, self._length, self._rules)}
        for choice, label in self._labels.items():
            label.setBuddy(choice)
            self._form.addRow(label, choice)
        self._seats = SeatsBox(self._possible.levels, self._possible.level_words, self)
        self._seats.show_seats(self.game)
        self._undo = QCheckBox()
        self._undo.setChecked(self.game.undo)

    def _lay_out(self) -> None:
        metrics = self.fontMetrics()
        self._line.setMinimumWidth(LINE_WIDTH * metrics.averageCharWidth())
        self._line.setMinimumHeight(LINE_HEIGHT * metrics.lineSpacing())
        left, right, both, whole = QVBoxLayout(), QVBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        left.addWidget(self._games_label)
        left.addWidget(self._games)
        right.addWidget(self._line)
        right.addSpacing(metrics.lineSpacing() // 2)
        right.addLayout(self._form)
        right.addWidget(self._seats)
        right.addWidget(self._undo)
        right.addStretch()
        both.addLayout(left)
        both.addLayout(right)
        whole.addLayout(both)
        whole.addWidget(self._warning)
        whole.addWidget(self._buttons)

    def _connect(self) -> None:
        self._games.currentRowChanged.connect(self._take_ruleset)
        self._seating.activated.connect(self._take_seating)
        self._length.activated.connect(self._take_length)
        self._rules.activated.connect(self._take_rules)
        self._seats.changed.connect(self._take_seats)
        self._undo.toggled.connect(self._take_undo)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    # What can be chosen now

    @property
    def _seatings(self) -> tuple[Seating, ...]:
        return self._possible.seatings(self.game.ruleset, self.game.options)

    @property
    def _rules_on_offer(self) -> tuple[Rules, ...]:
        return self._possible.rules(self.game.ruleset, self._last)

    def _show(self) -> None:
        """Everything as the game says."""
        game, options = self.game, self.game.options
        with QSignalBlocker(self._games):
            self._games.setCurrentRow(self._possible.rulesets.index(game.ruleset))
        self._line.setText(games.game_line(game.ruleset, options.target))
        seatings = self._seatings
        now = seatings.index(Seating(options.players, options.partners))
        self._fill(self._seating, [self._seating_words(one) for one in seatings], now)
        lengths = [games.length(int(one)) for one in LENGTHS]
        self._fill(self._length, lengths, LENGTHS.index(options.best_of))
        rules = self._rules_on_offer
        words = [one.name or self._nameless(at) for at, one in enumerate(rules)]
        self._fill(self._rules, words, chosen(rules, game))
        self._seats.show_seats(game)

    def _fill(self, choice: QComboBox, words: list[str], now: int) -> None:
        """Offer these; where there is nothing to choose, nothing is shown."""
        choice.clear()
        choice.addItems(words)
        choice.setCurrentIndex(now)
        self._form.setRowVisible(choice, len(words) > 1)

    def _nameless(self, at: int) -> str:
        return self.tr("As in the last match") if at else self.tr("Standard rules")

    def _seating_words(self, seating: Seating) -> str:
        if seating.partners:
            return self.tr("4, in two pairs")
        if seating.players == 2:
            return self.tr("2, against the computer")
        words = self.tr("%1, each for himself", "number of players")
        return words.replace("%1", str(seating.players))

    def _name_games(self) -> None:
        """All of them in sight; a row leaves room for the accents of capital letters."""
        metrics = self.fontMetrics()
        margin = metrics.averageCharWidth()
        for row, ruleset in enumerate(self._possible.rulesets):
            name = games.game_name(ruleset)
            width = metrics.horizontalAdvance(name) + 2 * margin
            self._games.item(row).setText(name)
            self._games.item(row).setSizeHint(QSize(width, metrics.lineSpacing() * 3 // 2))
        frame = 2 * self._games.frameWidth()
        self._games.setMinimumWidth(self._games.sizeHintForColumn(0) + frame)
        self._games.setMinimumHeight(self._games.count() * self._games.sizeHintForRow(0) + frame)

    # What the person answers

    def _take_ruleset(self, row: int) -> None:
        ruleset = self._possible.rulesets[row]
        last = self._last
        options, preset = RULESETS[ruleset].options(), ""
        if ruleset == last.ruleset:
            options, preset = last.options, last.preset
        self._take(replace(self.game, ruleset=ruleset, options=options, preset=preset))

    def _take_seating(self, at: int) -> None:
        self._take(seated(self.game, self._seatings[at]))

    def _take_length(self, at: int) -> None:
        options = self.game.options.changed(best_of=LENGTHS[at])
        self._take(replace(self.game, options=options))

    def _take_rules(self, at: int) -> None:
        rules = self._rules_on_offer[at]
        self._take(replace(self.game, options=rules.options, preset=rules.key))

    def _take_seats(self) -> None:
        self.game = self._seats.answered(self.game)

    def _take_undo(self, allowed: bool) -> None:
        self.game = replace(self.game, undo=allowed)

    def _take(self, game: Game) -> None:
        self.game = self._possible.fitted(game)
        self._show()
