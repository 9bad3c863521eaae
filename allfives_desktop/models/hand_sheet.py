"""The record of a hand: every card of its packs, in the one place where it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from allfives_desktop.models.hand_order import HandOrder, hand_order
from allfives_desktop.records.hand_cards import DealCards, SeatCards
from allfives_desktop.rules.cards import Card, Suit
from allfives_desktop.text import past_words
from allfives_desktop.text.card_words import cards_named

CARDS: Final = int(Qt.ItemDataRole.UserRole) + 1  # the cards of a row, as they lie


class Column(IntEnum):
    WHERE = 0
    CARDS = 1


class SheetLine(NamedTuple):
    """A place, and the cards that were there."""

    where: str
    cards: tuple[Card, ...]


class HandSheet(QAbstractTableModel):
    """A row a place: hands, discards, turned cards, stock; hands in order of play or of suit."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: Sequence[SheetLine] = ()

    def show(
        self,
        deals: Sequence[DealCards],
        names: Sequence[str],
        trump: Suit | None,
        *,
        by_play: bool,
    ) -> None:
        """The packs of a hand; `names` are those of the seats."""
        self.beginResetModel()
        self.lines = [
            SheetLine(past_words.of_deal(number, where) if len(deals) > 1 else where, cards)
            for number, deal in enumerate(deals, start=1)
            for where, cards in _lines(deal, names, trump, by_play=by_play)
            if cards
        ]
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        is_where = section == Column.WHERE
        return past_words.where_heading() if is_where else past_words.cards_heading()

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if index.column() == Column.WHERE:
            return line.where if role == Qt.ItemDataRole.DisplayRole else None
        match role:
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return cards_named(list(line.cards))
            case _:
                return line.cards if role == CARDS else None


def _lines(
    deal: DealCards, names: Sequence[str], trump: Suit | None, *, by_play: bool
) -> Iterator[SheetLine]:
    for name, seat in zip(names, deal.seats, strict=True):
        yield SheetLine(past_words.hand_of(name), _hand(seat, trump, by_play=by_play))
        yield SheetLine(past_words.thrown_by(name), _sorted(seat.thrown, trump))
    yield SheetLine(past_words.turned_up(), deal.turned)
    for at, name in enumerate(names):
        drawn = tuple(each.card for each in deal.stock if each.seat == at)
        yield SheetLine(past_words.drawn_by(name), drawn)
    left = tuple(each.card for each in deal.stock if each.seat is None)
    yield SheetLine(past_words.stock_left(), left)
    yield SheetLine(past_words.undealt(), deal.undealt)


def _hand(seat: SeatCards, trump: Suit | None, *, by_play: bool) -> tuple[Card, ...]:
    if by_play:
        return tuple(card for card in seat.played if card in seat.dealt)
    return _sorted(seat.dealt, trump)


def _sorted(cards: Iterable[Card], trump: Suit | None) -> tuple[Card, ...]:
    return tuple(hand_order(list(cards), trump, HandOrder.SUIT))
