"""Paints a row of cards into a cell."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSize
from PySide6.QtGui import QImage, QImageReader, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from allfives_desktop.models.hand_sheet import CARDS
from allfives_desktop.rules.cards import Card

CARD: Final = QSize(45, 63)
MARGIN: Final = 4
GAP: Final = 4


class CardStrip(QStyledItemDelegate):
    """Cards side by side, or over one another where there is little room.

    `faces` gives the folder of the card faces in use.
    """

    def __init__(self, faces: Callable[[], Path], parent: QObject) -> None:
        super().__init__(parent)
        self._faces = faces
        self._drawn: dict[tuple[Path, str, float], QImage] = {}

    def sizeHint(
        self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(CARD.width() * 6, CARD.height() + 2 * MARGIN)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        cards: tuple[Card, ...] = index.data(CARDS) or ()
        room = option.rect
        step = _step(len(cards), room.width() - 2 * MARGIN)
        top = room.top() + (room.height() - CARD.height()) // 2
        for at, card in enumerate(cards):
            left = room.left() + MARGIN + round(at * step)
            painter.drawImage(left, top, self._face(card, painter.device().devicePixelRatioF()))

    def _face(self, card: Card, ratio: float) -> QImage:
        folder = self._faces()
        key = folder, card.code, ratio
        if key not in self._drawn:
            reader = QImageReader(str(folder / f"{card.code}.svg"))
            reader.setScaledSize(CARD * ratio)
            image = reader.read()
            image.setDevicePixelRatio(ratio)
            self._drawn[key] = image
        return self._drawn[key]


def _step(cards: int, room: int) -> float:
    """From one card to the next."""
    wide = float(CARD.width() + GAP)
    return min(wide, (room - CARD.width()) / (cards - 1)) if cards > 1 else wide
