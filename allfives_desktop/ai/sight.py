"""What a seat can tell about the cards it does not see: which are left, and who may hold them."""

from __future__ import annotations

from allfives_desktop.rules.cards import PACK, Card, Suit
from allfives_desktop.rules.view import SeatView

_BY_SUIT = {suit: tuple(card for card in PACK if card.suit is suit) for suit in Suit}


class Rival:
    """Another seat, and how likely it holds a given unseen card.

    `known` are cards of its hand that everybody has seen. `void` are suits it has shown to lack.
    """

    __slots__ = ("chance", "is_partner", "known", "seat", "trump_chance", "void")

    def __init__(
        self, seat: int, *, is_partner: bool, known: tuple[Card, ...], void: frozenset[Suit]
    ) -> None:
        self.seat = seat
        self.is_partner = is_partner
        self.known = known
        self.void = void
        self.chance = 0.0
        self.trump_chance = 0.0

    def chance_of(self, suit: Suit, trump: Suit | None) -> float:
        """How likely it holds one given unseen card of the suit."""
        if suit in self.void:
            return 0.0
        return self.trump_chance if suit is trump else self.chance


class Sight:
    """The unseen cards of a view, low to high by suit, and the other seats."""

    __slots__ = ("rivals", "trump", "unseen")

    def __init__(self, view: SeatView, trump: Suit | None) -> None:
        self.trump = trump
        seen = _seen(view)
        self.unseen: dict[Suit, list[Card]] = {
            suit: [card for card in cards if card not in seen] for suit, cards in _BY_SUIT.items()
        }
        voids = _voids(view, trump)
        self.rivals = {
            seat: self._rival(view, seat, frozenset(voids[seat]))
            for seat in range(view.options.players)
            if seat != view.seat
        }

    def above(self, card: Card) -> int:
        """How many unseen cards of its suit beat a card."""
        return sum(each.strength > card.strength for each in self.unseen[card.suit])

    def trumps(self) -> list[Card]:
        return [] if self.trump is None else self.unseen[self.trump]

    def _rival(self, view: SeatView, seat: int, void: frozenset[Suit]) -> Rival:
        side_of = view.options.side_of
        known = _known(view, seat)
        rival = Rival(seat, is_partner=side_of(seat) == side_of(view.seat), known=known, void=void)
        hidden = view.hand_sizes[seat] - len(known)
        places = sum(len(cards) for suit, cards in self.unseen.items() if suit not in void)
        if hidden > 0 and places:
            rival.chance = rival.trump_chance = min(1.0, hidden / places)
            if view.runs and len(view.own_discards):
                rival.trump_chance = min(1.0, (hidden + len(view.own_discards)) / places)
        return rival


def _seen(view: SeatView) -> set[Card]:
    seen = {*view.hand_cards, *view.turned, *view.own_discards}
    seen.update(card for _, card in view.trick)
    seen.update(card for _, trick in view.tricks for _, card in trick)
    seen.update(card for _, card in view.drawn)
    seen.update(card for _, card in view.exposed)
    if view.stock_top is not None:
        seen.add(view.stock_top)
    return seen


def _known(view: SeatView, seat: int) -> tuple[Card, ...]:
    if not view.drawn and not view.exposed:
        return ()
    played = {card for _, trick in view.tricks for _, card in trick}
    played.update(card for _, card in view.trick)
    shown = dict.fromkeys(card for holder, card in (*view.drawn, *view.exposed) if holder == seat)
    return tuple(card for card in shown if card not in played)


def _voids(view: SeatView, trump: Suit | None) -> list[set[Suit]]:
    """Suits that seats lacked when they were led (and could not have drawn since)."""
    voids: list[set[Suit]] = [set() for _ in range(view.options.players)]
    if view.stock_size or view.drawn:
        return voids
    is_strict = view.options.follow == "strict"
    for trick in (*(trick for _, trick in view.tricks), view.trick):
        if not trick:
            continue
        led = trick[0][1].suit
        for seat, card in trick:
            if card.suit is not led and (card.suit is not trump or is_strict):
                voids[seat].add(led)
    return voids
