"""The fifty-two cards on the table, a row a card: where it lies and what is seen of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QPersistentModelIndex,
    Signal,
)
from PySide6.QtQml import QmlElement, QmlUncreatable

from allfives_desktop.models import roles
from allfives_desktop.models.hand_order import HandOrder, hand_order
from allfives_desktop.models.motion import AT_ONCE, Motion
from allfives_desktop.rules.cards import PACK, Card, Suit
from allfives_desktop.rules.state import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable

QML_IMPORT_NAME = "AllFives"
QML_IMPORT_MAJOR_VERSION = 1

PACK_SIZE = len(PACK)
DEPTH = 5


class Pile(StrEnum):
    """Where a card can lie."""

    STOCK = "stock"
    TURN = "turn"
    HAND = "hand"
    TRICK = "trick"
    WON = "won"
    OUT = "out"


class CardRole(IntEnum):
    """What a card tells the view."""

    PILE = roles.OWN + 1
    SEAT = roles.OWN + 2
    PLACE = roles.OWN + 3
    COUNT = roles.OWN + 4
    FACE = roles.OWN + 5
    NAME = roles.OWN + 6
    NOTE = roles.OWN + 7
    LIFT = roles.OWN + 8
    MARK = roles.OWN + 9
    DELAY = roles.OWN + 10
    DURATION = roles.OWN + 11
    MOVE = roles.OWN + 12
    OPEN = roles.OWN + 13


SPREAD = frozenset({Pile.HAND, Pile.TRICK, Pile.TURN})


class Mark(StrEnum):
    """What makes a card in a trick stand out."""

    NONE = ""
    WINNER = "winner"
    CAPTURED = "captured"


def _untold(_pile: Pile, _seat: int, _is_open: bool) -> str:
    """Nothing is said of where a card lies."""
    return ""


class CardRow:
    """One card on the table; `face` is None while it lies face down to us. `open` is true of a card
    in a hand that everybody has been shown.

    A heap is seen only `DEPTH` cards deep: to a card below, `count` is never more than it takes to
    be out of sight, so that it need not be told of each card that leaves the top.
    """

    __slots__ = (
        "by",
        "count",
        "face",
        "lift",
        "mark",
        "motion",
        "move",
        "note",
        "open",
        "pile",
        "place",
        "seat",
        "told",
    )

    def __init__(self, place: int) -> None:
        self.pile = Pile.STOCK
        self.seat = NOBODY
        self.by = NOBODY
        self.place = place
        self.count = PACK_SIZE
        self.face: Card | None = None
        self.note = ""
        self.lift = 0
        self.mark = Mark.NONE
        self.open = False
        self.motion = AT_ONCE
        self.move = 0
        self.told = self.facts

    @property
    def holder(self) -> int:
        """The seat a card belongs to, in a trick the one who played it."""
        return self.by if self.pile is Pile.TRICK else self.seat

    @property
    def facts(self) -> tuple[object, ...]:
        """All that a view has to be told of when it changes."""
        where = self.pile, self.seat, self.by, self.place, self.count
        return *where, self.face, self.lift, self.mark, self.open


# The order counts: a view sees the pace and the move while the card still is where it was.
PLACING = [
    CardRole.DELAY,
    CardRole.DURATION,
    CardRole.MOVE,
    CardRole.PILE,
    CardRole.SEAT,
    CardRole.PLACE,
    CardRole.COUNT,
    CardRole.FACE,
    CardRole.NAME,
    CardRole.LIFT,
    CardRole.MARK,
    CardRole.OPEN,
    CardRole.NOTE,
]
WORDS = [CardRole.NAME, CardRole.NOTE]


@QmlElement
@QmlUncreatable("The table is laid in Python.")
class CardsModel(QAbstractListModel):  # type: ignore[operator]  # Qt's stub of the decorator
    """Rows are the cards of one pack as objects on the table; a pile is an ordered list of rows.
    There are none before the first match.

    The model is right at once. `DELAY` and `DURATION` (milliseconds) only tell a view how to glide
    to where a card already is; `MOVE` grows by one with each move so that a view sees every one.
    `reordered` tells that our hand is held in another order.
    """

    reordered = Signal()

    def __init__(
        self,
        name_of: Callable[[Card | None], str],
        place_of: Callable[[Pile, int, bool], str] = _untold,
    ) -> None:
        super().__init__()
        self._name_of = name_of
        self._place_of = place_of
        self._rows = [CardRow(place) for place in range(PACK_SIZE)]
        self._piles: dict[tuple[Pile, int], list[int]] = {
            (Pile.STOCK, NOBODY): list(range(PACK_SIZE))
        }
        self._own_seat = 0
        self._order = HandOrder.SUIT
        self._trump: Suit | None = None
        self._shown = 0
        self._untold: set[int] | None = None

    # Qt's side

    def rowCount(
        self,
        parent: QModelIndex | QPersistentModelIndex = QModelIndex(),
    ) -> int:
        return 0 if parent.isValid() else self._shown

    def roleNames(self) -> dict[int, QByteArray]:
        return {int(role): QByteArray(role.name.lower().encode()) for role in CardRole}

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = roles.DISPLAY) -> Any:
        if not index.isValid() or not 0 <= index.row() < PACK_SIZE:
            return None
        row = self._rows[index.row()]
        match role:
            case CardRole.PILE:
                return row.pile.value
            case CardRole.SEAT:
                return row.holder
            case CardRole.PLACE:
                return row.place
            case CardRole.COUNT:
                return row.count
            case CardRole.FACE:
                return row.face.code if row.face else ""
            case CardRole.NAME | roles.DISPLAY:
                return self._name_of(row.face)
            case CardRole.NOTE:
                return row.note or self._place_told(row)
            case CardRole.LIFT:
                return row.lift
            case CardRole.MARK:
                return row.mark.value
            case CardRole.DELAY:
                return row.motion.delay
            case CardRole.DURATION:
                return row.motion.duration
            case CardRole.MOVE:
                return row.move
            case CardRole.OPEN:
                return row.open
            case _:
                return None

    # What lies where

    def pile(self, pile: Pile, seat: int = NOBODY) -> tuple[Card | None, ...]:
        """The faces of a pile in its order, None for a card that is face down to us."""
        return tuple(self._rows[row].face for row in self._piles.get((pile, seat), ()))

    def layout(self) -> dict[tuple[Pile, int], tuple[Card | None, ...]]:
        """Every pile that holds cards, with its faces."""
        return {key: self.pile(*key) for key, rows in self._piles.items() if rows}

    def row_of(self, card: Card) -> int | None:
        """The row of a card that is face up to us."""
        return next((i for i, row in enumerate(self._rows) if row.face is card), None)

    def card_at(self, row: int) -> Card | None:
        """The face of a row, if it is known."""
        return self._rows[row].face

    @contextmanager
    def told_together(self) -> Iterator[None]:
        """Views hear of what happens in here when it is over, once of each card that changed."""
        if self._untold is not None:
            yield
            return
        self._untold = set()
        before = [(row.facts, row.note) for row in self._rows]
        try:
            yield
        finally:
            touched, self._untold = self._untold, None
            for index in sorted(touched):
                row = self._rows[index]
                if (row.facts, row.note) != before[index]:
                    self._tell(index, PLACING)

    def _place_told(self, row: CardRow) -> str:
        """Nothing of a pile that lies face down, which nobody reads and every deal changes."""
        if row.face is None and row.pile is not Pile.HAND:
            return ""
        return self._place_of(row.pile, row.holder, row.open)

    # What happens to cards

    def gather_pack(self, own_seat: int, motion: Motion = AT_ONCE) -> None:
        """All cards back into one face-down pack; the first time, it is brought to the table."""
        self._bring()
        self._own_seat = own_seat
        self._trump = None
        order = [
            row for key in sorted(self._piles, key=_back_into_the_pack) for row in self._piles[key]
        ]
        self._piles = {(Pile.STOCK, NOBODY): order}
        for row in self._rows:
            row.face, row.mark, row.lift, row.note, row.open = None, Mark.NONE, 0, "", False
        self._relay({(Pile.STOCK, NOBODY)}, motion)

    def _bring(self) -> None:
        if not self._shown:
            self.beginInsertRows(QModelIndex(), 0, PACK_SIZE - 1)
            self._shown = PACK_SIZE
            self.endInsertRows()

    def set_stock(self, size: int) -> None:
        """Leave only `size` cards in the pack; the others are out of sight with the discards."""
        stock = self._piles[Pile.STOCK, NOBODY]
        self._piles.setdefault((Pile.OUT, NOBODY), []).extend(stock[size:])
        del stock[size:]
        self._relay({(Pile.STOCK, NOBODY), (Pile.OUT, NOBODY)}, AT_ONCE)

    def deal(
        self,
        cards: Sequence[Card | None],
        motion: Motion,
        *,
        to: Pile,
        seat: int = NOBODY,
        by: int = NOBODY,
    ) -> None:
        """Cards from the top of the pack to a pile; `by` is the seat a trick's card stands for."""
        stock = self._piles[Pile.STOCK, NOBODY]
        for card in cards:
            row = stock.pop()
            self._rows[row].face = card
            self._rows[row].by = by
            self._piles.setdefault((to, seat), []).append(row)
        self._relay({(Pile.STOCK, NOBODY)}, AT_ONCE)
        self._relay({(to, seat)}, motion)

    def show_top(self, card: Card | None) -> None:
        """Turn the top card of the pack face up, or down with None."""
        stock = self._piles[Pile.STOCK, NOBODY]
        for row in stock:
            self._rows[row].face = None
        if stock:
            self._rows[stock[-1]].face = card
        self._relay({(Pile.STOCK, NOBODY)}, AT_ONCE)

    def play(self, seat: int, card: Card, motion: Motion) -> None:
        """A card of a hand to the trick, face up."""
        row = self._take(seat, card)
        self._rows[row].face, self._rows[row].by = card, seat
        self._piles.setdefault((Pile.TRICK, NOBODY), []).append(row)
        self._relay({(Pile.HAND, seat), (Pile.TRICK, NOBODY)}, motion)

    def discard(self, seat: int, cards: Sequence[Card | None], motion: Motion) -> None:
        """Cards of a hand out of play, face down."""
        for card in cards:
            row = self._take(seat, card)
            self._rows[row].face = None
            self._piles.setdefault((Pile.OUT, seat), []).append(row)
        self._relay({(Pile.HAND, seat), (Pile.OUT, seat)}, motion)

    def gather_trick(self, seat: int, motion: Motion) -> None:
        """The trick, face down, to the winner's pile."""
        trick = self._piles.pop((Pile.TRICK, NOBODY), [])
        for row in trick:
            self._rows[row].face, self._rows[row].mark = None, Mark.NONE
        self._piles.setdefault((Pile.WON, seat), []).extend(trick)
        self._relay({(Pile.WON, seat)}, motion)

    def expose(self, seat: int, card: Card) -> None:
        """A card of a hand becomes public and stays there."""
        row = self._rows[self._pick(self._piles[Pile.HAND, seat], card)]
        row.face, row.open = card, True
        self._relay({(Pile.HAND, seat)}, AT_ONCE)

    def reveal(self, seat: int, cards: Sequence[Card]) -> None:
        """A hand turned face up to us alone, as its cards lie."""
        rows = self._piles.get((Pile.HAND, seat), [])
        hidden = [row for row in rows if self._rows[row].face is None]
        unseen = [card for card in cards if self.row_of(card) is None]
        for row, card in zip(hidden, unseen, strict=True):
            self._rows[row].face = card
        self._relay({(Pile.HAND, seat)}, AT_ONCE)

    def set_trump(self, trump: Suit | None, motion: Motion = AT_ONCE) -> None:
        """Trumps are known: our hand is put in order by them."""
        self._trump = trump
        self._relay({(Pile.HAND, self._own_seat)}, motion)

    def set_order(self, order: HandOrder, motion: Motion = AT_ONCE) -> None:
        """Our hand is put in another order, now and from now on."""
        self._order = order
        own = (Pile.HAND, self._own_seat)
        self._relay({own}, motion)
        if self._piles.get(own):
            self.reordered.emit()

    def mark(self, marks: dict[Card, Mark]) -> None:
        """Make cards stand out; all others do not."""
        for index, row in enumerate(self._rows):
            mark = marks.get(row.face, Mark.NONE) if row.face else Mark.NONE
            if mark is not row.mark:
                row.mark = mark
                row.told = row.facts
                self._tell(index, [CardRole.MARK])

    def offer(self, notes: dict[Card, str], lifts: dict[Card, int], motion: Motion) -> None:
        """Say what can be done with each card of our hand; lift it (1), lower (-1) or level it."""
        for index in self._piles.get((Pile.HAND, self._own_seat), ()):
            row = self._rows[index]
            note = notes.get(row.face, "") if row.face else ""
            lift = lifts.get(row.face, 0) if row.face else 0
            if (note, lift) == (row.note, row.lift):
                continue
            if lift != row.lift:
                row.motion, row.move = motion, row.move + 1
            row.note, row.lift = note, lift
            row.told = row.facts
            self._tell(index, PLACING)

    def put_away(self) -> None:
        """No match: the pack, once it has been brought, lies together."""
        if self._shown:
            self.gather_pack(self._own_seat)

    def settle(self) -> None:
        """Forget the pace of moves that are over, so that a new layout is taken at once."""
        for row in self._rows:
            row.motion = AT_ONCE

    def retranslate(self) -> None:
        """The language changed: names are asked for anew."""
        if self._shown:
            self.dataChanged.emit(self.index(0), self.index(PACK_SIZE - 1), WORDS)

    # Inside

    def _take(self, seat: int, card: Card | None) -> int:
        hand = self._piles[Pile.HAND, seat]
        row = self._pick(hand, card)
        hand.remove(row)
        return row

    def _pick(self, hand: Sequence[int], card: Card | None) -> int:
        """The row that is `card`, or a hidden one that turns out to be it."""
        known = next((row for row in hand if self._rows[row].face is card), None)
        if known is not None:
            return known
        return next(row for row in hand if self._rows[row].face is None)

    def _relay(self, piles: set[tuple[Pile, int]], motion: Motion) -> None:
        """Give every card of the piles its place; tell of those that changed."""
        for key in piles:
            rows = self._piles.get(key, [])
            if key[0] is Pile.HAND:
                self._sort(rows, own=key[1] == self._own_seat)
            for place, index in enumerate(rows):
                self._place(index, key, place, len(rows), motion)

    def _place(
        self, index: int, key: tuple[Pile, int], place: int, count: int, motion: Motion
    ) -> None:
        row = self._rows[index]
        before = row.told
        row.pile, row.seat = key
        row.place, row.count = place, count if key[0] in SPREAD else min(count, place + DEPTH + 1)
        if row.pile is not Pile.HAND:
            row.lift, row.note, row.open = 0, "", False
        row.told = row.facts
        if row.told == before:
            return
        row.motion, row.move = motion, row.move + 1
        self._tell(index, PLACING)

    def _sort(self, rows: list[int], *, own: bool) -> None:
        """Our hand as we hold it; in another hand the cards that lie open come last."""
        faces = [face for row in rows if (face := self._rows[row].face)]
        if own and len(faces) < len(rows):
            return
        ordered = hand_order(faces, self._trump, self._order) if own else sorted(faces)
        place: dict[Card | None, int] = {card: at for at, card in enumerate(ordered)}
        rows.sort(key=lambda row: place.get(self._rows[row].face, -1))

    def _tell(self, row: int, roles: list[CardRole]) -> None:
        if self._untold is not None:
            self._untold.add(row)
            return
        index = self.index(row)
        self.dataChanged.emit(index, index, [int(role) for role in roles])


def _back_into_the_pack(key: tuple[Pile, int]) -> tuple[bool, str, int]:
    """The order in which piles are gathered: the undealt cards stay at the bottom."""
    return key[0] is not Pile.STOCK, key[0].value, key[1]
