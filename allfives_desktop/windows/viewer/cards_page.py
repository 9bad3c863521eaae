"""The page of the viewer that shows where every card of a hand was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QCheckBox, QHeaderView, QLabel, QTableView, QVBoxLayout, QWidget

from allfives_desktop.models.hand_sheet import Column, HandSheet
from allfives_desktop.records.hand_cards import deals_of
from allfives_desktop.table.seating import Seating
from allfives_desktop.windows.viewer.card_strip import CardStrip
from allfives_desktop.windows.viewer.colours import field_palette

if TYPE_CHECKING:
    from allfives_desktop.session.past import Past


TOP: Final = 6


class CardsPage(QWidget):
    """Hands, discards, stock and turned cards of the hand that a moment is in.

    The cards of a hand under way are not told. `faces` is as for `CardStrip`.
    """

    def __init__(self, faces: Callable[[], Path]) -> None:
        super().__init__()
        self._shown: tuple[Past, int] | None = None
        self.by_play = QCheckBox()
        self.by_play.setChecked(True)
        self.by_play.toggled.connect(self._write)
        self._secret = QLabel()
        self._secret.setWordWrap(True)
        self.sheet = HandSheet()
        self.view = QTableView()
        self._set_up_view(faces)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, TOP, 0, 0)
        for widget in (self.by_play, self._secret, self.view):
            column.addWidget(widget)
        column.addStretch()
        column.setStretchFactor(self.view, 1)
        self.retranslate()

    def show_hand(self, past: Past, hand: int) -> None:
        """The cards of a hand of a match."""
        if self._shown != (past, hand):
            self._shown = past, hand
            self._write()

    def wear(self, palette: QPalette) -> None:
        """Other colours, and perhaps other cards."""
        self.by_play.setPalette(field_palette(palette))
        self.view.viewport().update()

    def retranslate(self) -> None:
        """The language changed."""
        self.by_play.setText(self.tr("Hands in the &order of play"))
        self._secret.setText(self.tr("This hand has not ended: its cards are still a secret."))
        self.view.setAccessibleName(self.tr("Cards of the hand"))
        self._write()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _set_up_view(self, faces: Callable[[], Path]) -> None:
        view = self.view
        view.setModel(self.sheet)
        view.setItemDelegateForColumn(Column.CARDS, CardStrip(faces, view))
        view.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        view.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        view.setTabKeyNavigation(False)
        view.setShowGrid(False)
        view.setWordWrap(True)
        view.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        view.verticalHeader().hide()
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = view.horizontalHeader()
        header.setSectionResizeMode(Column.WHERE, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(Column.CARDS, QHeaderView.ResizeMode.Stretch)

    def _write(self) -> None:
        if self._shown is None:
            return
        past, hand = self._shown
        is_open = past.timeline.has_ended(hand)
        moments = past.timeline.of_hand(hand)
        deals = deals_of(moments) if is_open else ()
        trumps = [moment.state.trump for moment in moments if moment.state.trump is not None]
        names = Seating(past.setup).names
        trump = trumps[-1] if trumps else None
        self.sheet.show(deals, names, trump, by_play=self.by_play.isChecked())
        self._secret.setVisible(not is_open)
        self.view.setVisible(is_open)
        self.by_play.setVisible(is_open)
