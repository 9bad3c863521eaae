"""What a seat can tell about the cards it does not see: which are left, and who may hold them."""

from __future__ import annotations

from collections.abc import Iterable

from allfives_desktop.rules.cards import PACK, Card, Suit
from allfives_desktop.rules.view import SeatView

SUITS = {suit: tuple(card for card in PACK if card.suit is suit) for suit in Suit}

# Sets of cards are bits: bit i is PACK[i].
_SUIT_BITS = {suit: sum(1 << card.index for card in cards) for suit, cards in SUITS.items()}
_ABOVE_BITS = tuple(
    sum(1 << each.index for each in PACK if each.suit is card.suit and each > card) for card in PACK
)
_WHOLE_PACK = (1 << len(PACK)) - 1


def bits_of(cards: Iterable[Card]) -> int:
    """A set of cards as bits."""
    bits = 0
    for card in cards:
        bits |= 1 << card.index
    return bits


class Rival:
    """Another seat. `known` are cards of its hand that everybody has seen; `chance` is how likely
    it holds a given unseen card of a plain suit, `trump_chance` a given unseen trump."""

    __slots__ = ("_void", "chance", "is_partner", "known", "seat", "trump_chance")

    def __init__(
        self,
        seat: int,
        *,
        is_partner: bool,
        known: tuple[Card, ...],
        void: set[Suit],
        chance: float,
        trump_chance: float,
    ) -> None:
        self.seat = seat
        self.is_partner = is_partner
        self.known = known
        self.chance = chance
        self.trump_chance = trump_chance
        self._void = void

    def chance_of(self, suit: Suit, trump: Suit | None) -> float:
        """How likely it holds a given unseen card of the suit."""
        if suit is trump:
            return self.trump_chance
        return 0.0 if suit in self._void else self.chance


class Sight:
    """The cards a seat does not see, as bits, and the other seats; `trump` as trumps."""

    __slots__ = ("rivals", "trump", "unseen")

    def __init__(self, view: SeatView, trump: Suit | None) -> None:
        self.trump = trump
        self.unseen = _WHOLE_PACK & ~_seen(view)
        voids = _voids(view, trump)
        self.rivals = {
            seat: self._rival(view, seat, voids[seat])
            for seat in range(view.options.players)
            if seat != view.seat
        }

    def above(self, card: Card) -> int:
        """How many unseen cards of its suit beat a card."""
        return (self.unseen & _ABOVE_BITS[card.index]).bit_count()

    def left(self, suit: Suit | None) -> int:
        """How many cards of a suit are unseen."""
        return 0 if suit is None else (self.unseen & _SUIT_BITS[suit]).bit_count()

    def is_unseen(self, card: Card) -> bool:
        return bool(self.unseen >> card.index & 1)

    def _rival(self, view: SeatView, seat: int, void: set[Suit]) -> Rival:
        known = _known(view, seat)
        hidden = view.hand_sizes[seat] - len(known)
        places = self.unseen.bit_count() - sum(map(self.left, void))
        # Seats that discarded kept their trumps: theirs are those of a larger hand.
        dealt = hidden + len(view.own_discards)
        has_trumps = self.trump not in void
        return Rival(
            seat,
            is_partner=view.options.partners and (seat - view.seat) % 2 == 0,
            known=known,
            void=void,
            chance=_share(hidden, places),
            trump_chance=_share(dealt, places) if hidden and has_trumps else 0.0,
        )


def _share(cards: int, places: int) -> float:
    return min(1.0, cards / places) if places else 0.0


def _seen(view: SeatView) -> int:
    seen = bits_of((*view.hand_cards, *view.turned, *view.own_discards))
    for trick in (view.trick, view.drawn, view.exposed, *[trick for _, trick in view.tricks]):
        for _, card in trick:
            seen |= 1 << card.index
    return seen if view.stock_top is None else seen | 1 << view.stock_top.index


def _known(view: SeatView, seat: int) -> tuple[Card, ...]:
    """Cards a seat has drawn or shown for all to see, and not yet played."""
    if not view.drawn and not view.exposed:
        return ()
    played = {card for _, card in view.trick}
    for _, trick in view.tricks:
        played.update([card for _, card in trick])
    shown = [card for holder, card in (*view.drawn, *view.exposed) if holder == seat]
    return tuple(card for card in dict.fromkeys(shown) if card not in played)


def _voids(view: SeatView, trump: Suit | None) -> list[set[Suit]]:
    """Suits each seat has shown to lack; with a stock it may have drawn them since."""
    voids: list[set[Suit]] = [set() for _ in range(view.options.players)]
    if view.options.trump == "stock_top":
        return voids
    is_strict = view.options.follow == "strict"
    for trick in (*[trick for _, trick in view.tricks], view.trick):
        led = trick[0][1].suit if trick else None
        for seat, card in trick:
            if card.suit is not led and (card.suit is not trump or is_strict) and led is not None:
                voids[seat].add(led)
    return voids
