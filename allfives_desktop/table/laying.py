"""Cards laid at once as a view says: what folding every event leads to as well."""

from __future__ import annotations

from allfives_desktop.models.cards_model import CardsModel, Pile
from allfives_desktop.models.motion import AT_ONCE
from allfives_desktop.rules.cards import Card
from allfives_desktop.rules.law import HAND_SIZE, RUN_SIZE
from allfives_desktop.rules.view import SeatView


def lay_cards(cards: CardsModel, view: SeatView) -> None:
    """Every card where it lies now."""
    with cards.told_together():
        _lay(cards, view)


def _lay(cards: CardsModel, view: SeatView) -> None:
    cards.gather_pack(view.seat)
    if not any(view.hand_sizes) and not view.tricks:
        return
    for seat, size in enumerate(view.hand_sizes):
        held: list[Card | None] = list(view.hand_cards) if seat == view.seat else [None] * size
        cards.deal(held, AT_ONCE, to=Pile.HAND, seat=seat)
        cards.deal([None] * discarded(view, seat), AT_ONCE, to=Pile.OUT, seat=seat)
    for turned in view.turned:
        cards.deal([turned], AT_ONCE, to=Pile.TURN)
    for winner, trick in view.tricks:
        side = view.options.side_of(winner)
        cards.deal([None] * len(trick), AT_ONCE, to=Pile.WON, seat=side)
    for seat, played in view.trick:
        cards.deal([played], AT_ONCE, to=Pile.TRICK, by=seat)
    for seat, shown in view.exposed:
        cards.expose(seat, shown)
    cards.set_trump(view.trump)
    if view.stock_size or view.stock_top:
        cards.set_stock(view.stock_size)
        cards.show_top(view.stock_top)


def discarded(view: SeatView, seat: int) -> int:
    """How many cards a seat has thrown out after runs."""
    if not view.runs:
        return 0
    tricks = [*(trick for _, trick in view.tricks), view.trick]
    played = sum(at == seat for trick in tricks for at, _ in trick)
    return HAND_SIZE + RUN_SIZE * view.runs - view.hand_sizes[seat] - played
