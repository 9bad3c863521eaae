"""What the person may do now, and the hand that does it: cards, buttons, discards picked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from allfives_desktop.models.cards_model import CardsModel
from allfives_desktop.models.motion import AT_ONCE, Motion
from allfives_desktop.models.table_words import Row, RowsModel
from allfives_desktop.rules.actions import Call, Discard, Expose, Pass, Play, PlayerAction
from allfives_desktop.rules.law import HAND_SIZE
from allfives_desktop.rules.state import Phase
from allfives_desktop.text import phrases

if TYPE_CHECKING:
    from allfives_desktop.rules.cards import Card
    from allfives_desktop.rules.view import SeatView

QML_IMPORT_NAME = "AllFives"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The table is laid in Python.")
class Choices(QObject):  # type: ignore[operator]  # Qt's stub of the decorator
    """Turns legal actions into buttons and raised cards, and a press on them back into an action.

    `decided` tells of an action, `went_on`, `wanted_another` (game) and `wanted_lesson` of a press
    on a button that is no action of the game, `finished` of the wish to have a hand without points
    left played out, `tried` of a card pressed while another seat decides, `declined` of letting the
    others play on. `hinted` are the rows of the cards that a hint means, `hintedButton` that of its
    button or -1.
    """

    decided = Signal(object)
    went_on = Signal()
    wanted_another = Signal()
    wanted_lesson = Signal()
    finished = Signal()
    tried = Signal(object)
    declined = Signal()
    trick_put_away = Signal()
    told = Signal(str)
    hint_wished = Signal()
    hint_put_away = Signal()
    wanted_rule = Signal()
    wanted_point = Signal(int)
    looked_at = Signal(int)
    picked_changed = Signal()
    pointed_changed = Signal()

    def __init__(self, cards: CardsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.buttons = RowsModel(self)
        self._cards = cards
        self._view: SeatView | None = None
        self._answers: list[Callable[[], None]] = []
        self._actions: list[PlayerAction] = []
        self._picked: list[int] = []
        self._hinted: list[int] = []
        self._hinted_button = -1

    hinted = Property(list, lambda self: self._hinted, notify=pointed_changed)
    hintedButton = Property(int, lambda self: self._hinted_button, notify=pointed_changed)
    picked = Property(list, lambda self: self._picked, notify=picked_changed)

    def offer(self, view: SeatView, lift: Motion = AT_ONCE, *, is_settled: bool = False) -> None:
        """Offer the seat's legal actions, and to have a settled hand played out."""
        self._view = view
        self._pick([])
        if view.phase is Phase.PLAY:
            self._offer_cards(view, lift)
            finish = Row(phrases.finish_hand(), phrases.finish_hint())
            self._show([(finish, self.finished.emit)] if is_settled else [])
        elif view.phase is Phase.DISCARD:
            self._offer_cards(view, lift)
            self._show_discard(view)
        else:
            self._show(
                [(self._button(action, view), self._decide(action)) for action in view.legal]
            )
            self._actions = list(view.legal)

    def offer_aside(self, view: SeatView, card: Card | None, lift: Motion = AT_ONCE) -> None:
        """Offer to show a card out of turn, to call one that lies open, or to do neither."""
        self._view = view
        self._pick([])
        shown = {each for seat, each in view.exposed if seat == view.seat}
        notes = {
            each: phrases.lies_open() if each in shown else phrases.can_be_shown()
            for each in view.hand_cards
        }
        self._cards.offer(notes, {}, lift)
        actions = [
            action
            for action in view.side_actions
            if isinstance(action, Call) or (isinstance(action, Expose) and action.card is card)
        ]
        offered = [(self._button(action, view), self._decide(action)) for action in actions]
        self._show([*offered, (Row(phrases.play_on()), self.declined.emit)])
        self._actions = [*actions, Pass(view.seat)]

    def point_at(self, action: PlayerAction | None) -> None:
        """Mark the cards or the button of an action; nothing for None."""
        cards = [card for card in cards_of(action) if not isinstance(action, Call)]
        rows = [row for card in cards if (row := self._cards.row_of(card)) is not None]
        button = self._actions.index(action) if action in self._actions else -1
        if (rows, button) != (self._hinted, self._hinted_button):
            self._hinted, self._hinted_button = rows, button
            self.pointed_changed.emit()

    def offer_to_go_on(self, label: str, another: str = "", lesson: str = "") -> None:
        """Buttons that let things go on, want another game or a lesson, where there are words."""
        self._view = None
        answers = (self.went_on.emit, self.wanted_another.emit, self.wanted_lesson.emit)
        words = zip((label, another, lesson), answers, strict=True)
        self._show([(Row(text), answer) for text, answer in words if text])

    def withdraw(self, lift: Motion = AT_ONCE) -> None:
        """Offer nothing; the hand comes level."""
        self._view = None
        self._pick([])
        self._show([])
        self._cards.offer({}, {}, lift)

    @Slot(int)
    def chooseCard(self, row: int) -> None:
        """A card of the hand was clicked, dropped on the table, or confirmed by a key."""
        view, card = self._view, self._cards.card_at(row)
        if card is None:
            return
        if view is None:
            self.tried.emit(card)
        elif view.actor != view.seat:
            self._choose_aside(view, card)
        elif card in view.hand_cards:
            self._choose_own(view, card, row)

    def _choose_aside(self, view: SeatView, card: Card) -> None:
        if card in view.hand_cards:
            self.decided.emit(Expose(view.seat, card))
        else:
            self.decided.emit(Call(view.seat, card))

    def _choose_own(self, view: SeatView, card: Card, row: int) -> None:
        if view.phase is Phase.DISCARD:
            self._pick(
                [r for r in self._picked if r != row]
                if row in self._picked
                else [*self._picked, row]
            )
            self._offer_cards(view, AT_ONCE)
            self._show_discard(view)
        elif view.phase is Phase.PLAY:
            self.decided.emit(Play(view.seat, card))

    @Slot()
    def wishHint(self) -> None:
        """The button for a hint was pressed."""
        self.hint_wished.emit()

    @Slot()
    def putHintAway(self) -> None:
        """The hint was pressed, or Escape."""
        self.hint_put_away.emit()

    @Slot(int)
    def chooseButton(self, row: int) -> None:
        """A button was pressed."""
        if 0 <= row < len(self._answers) and self.buttons.rows[row].open:
            self._answers[row]()

    @Slot()
    def confirm(self) -> None:
        """Enter or Space with nothing focused: the button that goes on, or the only action."""
        if self._view is None or (len(self._answers) == 1 and self._view.phase is not Phase.PLAY):
            self.chooseButton(0)

    @Slot()
    def putTrickAway(self) -> None:
        """The open last trick was pressed."""
        self.trick_put_away.emit()

    @Slot()
    def askRule(self) -> None:
        """The mark beside a refusal was pressed."""
        self.wanted_rule.emit()

    @Slot(int)
    def askPoint(self, row: int) -> None:
        """A line of the count sheet was pressed."""
        self.wanted_point.emit(row)

    @Slot(int)
    def lookAt(self, row: int) -> None:
        """A line of the count sheet has the focus; -1 when none has it any more."""
        self.looked_at.emit(row)

    @Slot(str)
    def tell(self, story: str) -> None:
        """A peg tells what moved it."""
        if story:
            self.told.emit(story)

    def _offer_cards(self, view: SeatView, lift: Motion) -> None:
        playable = {action.card for action in view.legal if isinstance(action, Play)}
        free = view.phase is Phase.DISCARD or len(playable) == len(view.hand_cards)
        notes: dict[Card, str] = {}
        lifts: dict[Card, int] = {}
        for card in view.hand_cards:
            open_now = view.phase is Phase.DISCARD or card in playable
            notes[card] = phrases.playable() if open_now else phrases.not_playable()
            if self._cards.row_of(card) in self._picked:
                notes[card] = phrases.to_be_discarded()
            if (view.seat, card) in view.exposed:
                notes[card] = phrases.also_lies_open(notes[card])
            lifts[card] = 0 if free else 1 if open_now else -1
        self._cards.offer(notes, lifts, lift)

    def _show_discard(self, view: SeatView) -> None:
        wanted = len(view.hand_cards) - HAND_SIZE
        cards = tuple(card for row in self._picked if (card := self._cards.card_at(row)))
        ready = len(cards) == wanted
        note = phrases.discard_left(wanted - len(cards))
        button = Row(phrases.discard_label(), note, open=ready)
        self._show([(button, self._decide(Discard(view.seat, tuple(sorted(cards)))))])

    def _button(self, action: PlayerAction, view: SeatView) -> Row:
        return Row(phrases.action_label(action), phrases.action_hint(action, view))

    def _decide(self, action: PlayerAction) -> Callable[[], None]:
        return lambda: self.decided.emit(action)

    def _pick(self, rows: list[int]) -> None:
        if rows != self._picked:
            self._picked = rows
            self.picked_changed.emit()

    def _show(self, offered: list[tuple[Row, Callable[[], None]]]) -> None:
        self._answers = [answer for _, answer in offered]
        self._actions = []
        self.buttons.show([row for row, _ in offered])


def cards_of(action: PlayerAction | None) -> tuple[Card, ...]:
    """The cards that an action is about."""
    match action:
        case Play() | Expose() | Call():
            return (action.card,)
        case Discard():
            return action.cards
        case _:
            return ()
