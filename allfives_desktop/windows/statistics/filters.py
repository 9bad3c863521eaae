"""Which matches the statistics are of: three lists to choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from allfives_desktop.records.statistics.figures import Filter
from allfives_desktop.records.statistics.tally import Family, MatchTally
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.text import statistics_words
from allfives_desktop.text.games import game_name


class Filters(QWidget):
    """Offers only what was played; `chosen` tells of another choice of the person."""

    chosen = Signal()

    def __init__(self, level_words: Callable[[str], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._level_words = level_words
        self._matches: tuple[MatchTally, ...] = ()
        self._games, self._levels, self._help = QComboBox(), QComboBox(), QComboBox()
        self._offered: dict[QComboBox, list[Any]] = {}
        self._labels = {each: QLabel() for each in (self._games, self._levels, self._help)}
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for column, (choice, label) in enumerate(self._labels.items()):
            label.setBuddy(choice)
            layout.addWidget(label, 0, column)
            layout.addWidget(choice, 1, column)
            layout.setColumnStretch(column, 1)
            choice.setMinimumContentsLength(12)
            policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            choice.setSizeAdjustPolicy(policy)
            choice.activated.connect(self.chosen)
        self.retranslate()

    @property
    def filter(self) -> Filter:
        """What is chosen."""
        game = self._chosen(self._games)
        return Filter(
            ruleset=None if isinstance(game, Family) else game,
            family=game if isinstance(game, Family) else None,
            level=self._chosen(self._levels),
            helped=self._chosen(self._help),
        )

    def offer(self, matches: tuple[MatchTally, ...]) -> None:
        """What can be chosen among these; a choice that is gone becomes all."""
        self._matches = matches
        self._fill(self._games, self._game_choices())
        levels = sorted({match.level for match in matches})
        words = ((level and self._level_words(level), level) for level in levels)
        named = [(statistics_words.level_name(name), level) for name, level in words]
        self._fill(self._levels, [(self.tr("All"), None), *named])
        self._fill(
            self._help,
            [
                (self.tr("With and without"), None),
                (self.tr("Without help"), False),
                (self.tr("With help"), True),
            ],
        )

    def retranslate(self) -> None:
        """The language changed."""
        self._labels[self._games].setText(self.tr("&Game", "which game is played"))
        self._labels[self._levels].setText(self.tr("&Opponents"))
        self._labels[self._help].setText(self.tr("&Help", "decisions taken back"))
        self.offer(self._matches)

    def _game_choices(self) -> Iterable[tuple[str, object]]:
        yield self.tr("All games"), None
        for family in Family:
            played = {match.ruleset for match in self._matches if match.family is family}
            if len(played) > 1:
                yield statistics_words.family_name(family), family
        everything = {match.ruleset for match in self._matches}
        for ruleset in RULESETS:
            if ruleset in everything:
                yield game_name(ruleset), ruleset

    def _fill(self, choice: QComboBox, entries: Iterable[tuple[str, Any]]) -> None:
        chosen = self._chosen(choice)
        texts, values = zip(*entries, strict=True)
        self._offered[choice] = list(values)
        choice.clear()
        choice.addItems(texts)
        choice.setCurrentIndex(values.index(chosen) if chosen in values else 0)

    def _chosen(self, choice: QComboBox) -> Any:
        at = choice.currentIndex()
        return self._offered[choice][at] if at >= 0 else None
