"""Who sits where: a name a seat, and the computer's levels where there is a choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QGroupBox, QLabel, QLineEdit, QWidget

from allfives_desktop.session.game import LONGEST_NAME, MOST_SEATS, Game
from allfives_desktop.table.seating import CHAIRS, Chair, unnamed
from allfives_desktop.text import phrases
from allfives_desktop.text.filling import fill

NAME_WIDTH: Final = 26  # characters


class SeatsBox(QGroupBox):
    """Shows the seats of a game; `changed` after every answer of the person."""

    changed = Signal()

    def __init__(
        self, levels: tuple[str, ...], level_words: Callable[[str], str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._levels = levels
        self._level_words = level_words
        self._form = QFormLayout(self)
        self._labels: dict[QWidget, QLabel] = {}
        self._names = [QLineEdit(maxLength=LONGEST_NAME) for _ in range(MOST_SEATS)]
        self._pairs = QLabel(wordWrap=True)
        self._opponents, self._partner = QComboBox(), QComboBox()
        for name in self._names:
            self._add(name)
            name.setMinimumWidth(NAME_WIDTH * self.fontMetrics().averageCharWidth())
            name.textEdited.connect(self._tell)
        self._form.addRow(self._pairs)
        for level in (self._opponents, self._partner):
            self._add(level)
            level.addItems(list(levels))
            level.activated.connect(self._tell)

    def show_seats(self, game: Game) -> None:
        """The seats of a game, in the words of the language in use."""
        self._game = game
        players, pairs = game.options.players, game.options.partners
        for seat, name in enumerate(self._names):
            self._form.setRowVisible(name, seat < players)
            if seat < players:
                self._show_name(seat, name)
        self._form.setRowVisible(self._pairs, pairs)
        self._pairs.setText(self._pairs_line() if pairs else "")
        several = len(self._levels) > 1
        self._show_level(self._opponents, game.opponents, shown=several)
        self._show_level(self._partner, game.partner, shown=several and pairs)

    def answered(self, game: Game) -> Game:
        """The game with the names and levels that stand here."""
        names = tuple(name.text().strip() for name in self._names)
        return replace(
            game,
            names=names if any(names) else (),
            opponents=self._levels[self._opponents.currentIndex()],
            partner=self._levels[self._partner.currentIndex()],
        )

    def retranslate(self) -> None:
        """The language changed."""
        self.setTitle(self.tr("Seats"))
        self._labels[self._opponents].setText(self.tr("Level of the &opponents"))
        self._labels[self._partner].setText(self.tr("Level of the part&ner"))
        self.show_seats(self._game)

    def _show_name(self, seat: int, name: QLineEdit) -> None:
        options, given = self._game.options, self._game.names
        chair = CHAIRS[options.players][seat]
        place = phrases.compass(chair)
        if seat and options.side_of(seat) == options.side_of(0):
            place = fill(self.tr("%1, your partner", "a seat"), place)
        elif not seat:
            place = fill(self.tr("%1, you", "a seat"), place)
        self._labels[name].setText(place)
        name.setPlaceholderText(unnamed(chair, options.players, is_person=seat == 0))
        text = given[seat] if seat < len(given) else ""
        if name.text().strip() != text:
            name.setText(text)

    def _show_level(self, level: QComboBox, value: str, *, shown: bool) -> None:
        self._form.setRowVisible(level, shown)
        level.setCurrentIndex(self._levels.index(value))
        for at, name in enumerate(self._levels):
            level.setItemText(at, self._level_words(name))

    def _pairs_line(self) -> str:
        south, west, north, east = map(phrases.compass, Chair)
        return fill(self.tr("Pairs: %1-%2 against %3-%4"), north, south, east, west)

    def _add(self, field: QWidget) -> None:
        label = self._labels[field] = QLabel()
        label.setBuddy(field)
        self._form.addRow(label, field)

    def _tell(self) -> None:
        self.changed.emit()
