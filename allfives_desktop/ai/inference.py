"""What the course of a hand tells a seat about hidden cards, as sets of cards in bits."""

from __future__ import annotations

from allfives_desktop.ai.kernel import NO_SUIT, SUIT_BITS, SUIT_OF, WHOLE_PACK
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.world import suit_number
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.state import Trick
from allfives_desktop.rules.view import SeatView


def played_cards(view: SeatView) -> int:
    """All that has been played."""
    cards = bits_of([card for _, card in view.trick])
    for _, trick in view.tricks:
        cards |= bits_of([card for _, card in trick])
    return cards


def played_by(view: SeatView, seat: int) -> int:
    """What a seat has played."""
    tricks = (*[trick for _, trick in view.tricks], view.trick)
    return bits_of([card for trick in tricks for who, card in trick if who == seat])


def shown_cards(view: SeatView, seat: int) -> int:
    """Cards in the hand of a seat that all have seen: drawn from the top, or shown."""
    shown = [card for holder, card in (*view.drawn, *view.exposed) if holder == seat]
    return bits_of(shown) & ~played_cards(view)


def unseen_cards(view: SeatView) -> int:
    """The cards of which the seat does not know where they are."""
    seen = bits_of((*view.hand_cards, *view.turned, *view.own_discards)) | played_cards(view)
    seen |= bits_of([card for _, card in (*view.drawn, *view.exposed)])
    if view.stock_top is not None:
        seen |= 1 << view.stock_top.index
    return WHOLE_PACK & ~seen


def void_bits(view: SeatView) -> list[int]:
    """By seat, the cards it cannot hold besides those it has shown.

    Where the draws are not seen, what a seat lacked before it drew says nothing.
    """
    voids = [0] * view.options.players
    trump = suit_number(view.trump)
    if trump == NO_SUIT:
        return voids
    tricks = [trick for _, trick in view.tricks]
    if view.options.trump == "stock_top" and not view.options.stock_face_up:
        tricks = [] if view.stock_size else tricks[DRAWN_TRICKS:]
    for trick in (*tricks, view.trick):
        _note_voids(voids, trick, trump, view.options)
    return voids


DRAWN_TRICKS = 20  # with a stock: 40 cards, two a trick


def _note_voids(voids: list[int], trick: Trick, trump: int, options: Options) -> None:
    if not trick:
        return
    led = SUIT_OF[trick[0][1].index]
    for seat, card in trick[1:]:
        suit = SUIT_OF[card.index]
        if suit == led:
            continue
        if suit != trump:
            voids[seat] |= SUIT_BITS[led]
            if options.void_must_trump:
                voids[seat] |= SUIT_BITS[trump]
        elif options.follow == "strict":
            voids[seat] |= SUIT_BITS[led]
