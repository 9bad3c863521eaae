"""What cards are worth, in points, to the side that takes them, under the rules in force."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt

from allfives_desktop.ai.sight import Sight
from allfives_desktop.rules.cards import Card, Rank, Suit
from allfives_desktop.rules.law import Law, law_of
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.view import SeatView

_BELL = 2.5066  # the square root of 2 pi
_law = lru_cache(maxsize=16)(law_of)


def law_of_view(view: SeatView) -> Law:
    return _law(view.options)


@lru_cache(maxsize=16)
def trump_stakes(options: Options) -> tuple[float, ...]:
    """Points that go with a trump, by strength, without Low and Game.

    A jack is worth 1 to who keeps it and `hang_jack` to who takes it: between them lie
    1 + hang_jack points, half of it each way.
    """
    points = [float(value) for value in law_of(options).capture_values]
    ranks = list(Rank)
    points[ranks.index(Rank.FIVE)] += options.five_end_bonus
    points[ranks.index(Rank.JACK)] += (1 + options.hang_jack) / 2
    return tuple(points)


class Stakes:
    """The worth of each card to its captor, as this seat sees it now."""

    __slots__ = ("_game_point", "_law", "_low", "_trump", "_trump_points", "game_total")

    def __init__(self, view: SeatView, sight: Sight) -> None:
        self._law: Law = _law(view.options)
        self._trump = sight.trump
        self._trump_points = trump_stakes(view.options)
        self._game_point = _game_point(view, sight, self._law)
        self._low = _low_chances(view, sight) if view.options.low_to == "captor" else {}

    def of(self, card: Card) -> float:
        """Points to the side that takes the card; what it loses when another side does."""
        if card.suit is self._trump:
            strength = card.strength
            return (
                self._trump_points[strength]
                + self._game_point * self._law.trump_values[strength]
                + self._low.get(card, 0.0)
            )
        return self._game_point * self._law.plain_values[card.strength]

    def at_once(self, card: Card) -> int:
        """Points the capture of the card scores at the end of the trick."""
        return self._law.capture_values[card.strength] if card.suit is self._trump else 0


def _game_point(view: SeatView, sight: Sight, law: Law) -> float:
    """What one Game point is worth: little when Game is as good as won or lost, and the more
    the fewer are still to come."""
    trump, side_of = sight.trump, law.side_of
    totals = [0] * law.sides
    for winner, trick in view.tricks:
        totals[side_of[winner]] += sum(_game_value(card, trump, law) for _, card in trick)
    own = side_of[view.seat]
    lead = totals[own] - max(total for side, total in enumerate(totals) if side != own)
    spread = 0.0
    spread += sum(_game_value(card, trump, law) ** 2 for card in view.hand_cards)
    spread += sum(_game_value(card, trump, law) ** 2 for _, card in view.trick)
    in_play = sum(rival.chance for rival in sight.rivals.values())
    for cards in sight.unseen.values():
        for card in cards:
            value = _game_value(card, trump, law)
            if value:
                spread += in_play * value * value
    if not spread:
        return 0.0
    return 2 * exp(-lead * lead / (2 * spread)) / (_BELL * sqrt(spread))


def _game_value(card: Card, trump: Suit | None, law: Law) -> int:
    return (law.trump_values if card.suit is trump else law.plain_values)[card.strength]


def _low_chances(view: SeatView, sight: Sight) -> dict[Card, float]:
    """How likely each trump that can still be taken is the lowest in play."""
    trump = sight.trump
    taken = [card for _, trick in view.tricks for _, card in trick if card.suit is trump]
    lowest_taken = min((card.strength for card in taken), default=99)
    absent = 1.0
    chances = {}
    held = {card for card in view.hand_cards if card.suit is trump}
    held.update(card for _, card in view.trick if card.suit is trump)
    in_play = min(1.0, sum(rival.trump_chance for rival in sight.rivals.values()))
    for card in sorted((*held, *sight.trumps), key=_strength):
        if card.strength > lowest_taken:
            break
        chances[card] = absent
        if card in held:
            break
        absent *= 1 - in_play
    return chances


def _strength(card: Card) -> int:
    return card.strength
