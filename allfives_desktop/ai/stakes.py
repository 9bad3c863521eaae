"""What cards are worth, in points, to the side that takes them, under the rules in force."""

from __future__ import annotations

from functools import lru_cache
from math import exp, pi, sqrt

from allfives_desktop.ai.sight import SUITS, Sight, bits_of
from allfives_desktop.rules.cards import PACK, Card, Rank, Suit
from allfives_desktop.rules.law import Law, law_of
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.view import SeatView

_law = lru_cache(maxsize=16)(law_of)


def law_of_view(view: SeatView) -> Law:
    """The look-up tables of the rules in force."""
    return _law(view.options)


@lru_cache(maxsize=16)
def trump_stakes(options: Options) -> tuple[float, ...]:
    """Points that go with a trump, by strength, without Low and Game.

    A jack is worth 1 to who keeps it and `hang_jack` to who takes it: between them lie
    1 + hang_jack points, half of it each way.
    """
    points = [float(value) for value in _law(options).capture_values]
    ranks = list(Rank)
    points[ranks.index(Rank.FIVE)] += options.five_end_bonus
    points[ranks.index(Rank.JACK)] += (1 + options.hang_jack) / 2
    return tuple(points)


@lru_cache(maxsize=64)
def _game_values(options: Options, trump: Suit | None) -> tuple[int, ...]:
    """Game values by card index."""
    law = _law(options)
    return tuple(
        (law.trump_values if card.suit is trump else law.plain_values)[card.strength]
        for card in PACK
    )


@lru_cache(maxsize=64)
def _counting_cards(options: Options, trump: Suit | None) -> tuple[tuple[int, int], ...]:
    """Each Game value above 0 with the cards that have it, as bits."""
    by_value: dict[int, list[Card]] = {}
    for card, value in zip(PACK, _game_values(options, trump), strict=True):
        if value:
            by_value.setdefault(value, []).append(card)
    return tuple((value, bits_of(cards)) for value, cards in by_value.items())


class Stakes:
    """The worth of each card to its captor, as this seat sees it now."""

    __slots__ = (
        "_capture_values",
        "_game_point",
        "_game_values",
        "_low",
        "_trump",
        "_trump_points",
    )

    def __init__(self, view: SeatView, sight: Sight) -> None:
        self._trump = sight.trump
        self._capture_values = _law(view.options).capture_values
        self._trump_points = trump_stakes(view.options)
        self._game_values = _game_values(view.options, sight.trump)
        self._game_point = self._worth_of_game_point(view, sight)
        self._low = _low_chances(view, sight) if view.options.low_to == "captor" else {}

    def of(self, card: Card) -> float:
        """Points to the side that takes the card; what it loses when another side does."""
        game = self._game_point * self._game_values[card.index]
        if card.suit is not self._trump:
            return game
        return self._trump_points[card.strength] + game + self._low.get(card, 0.0)

    def at_once(self, card: Card) -> int:
        """Points the capture of the card scores at the end of the trick."""
        return self._capture_values[card.strength] if card.suit is self._trump else 0

    def _worth_of_game_point(self, view: SeatView, sight: Sight) -> float:
        """Little when Game is as good as won or lost, and the more the less is still to come:
        the density, at a tie, of a normal distribution of what Game may end at."""
        lead = self._lead_in_game(view)
        at_hand = bits_of(view.hand_cards) | bits_of([card for _, card in view.trick])
        in_play = sum([rival.chance for rival in sight.rivals.values()])
        spread = 0.0
        for value, cards in _counting_cards(view.options, sight.trump):
            to_come = (at_hand & cards).bit_count() + in_play * (sight.unseen & cards).bit_count()
            spread += value * value * to_come
        if not spread:
            return 0.0
        return 2 * exp(-lead * lead / (2 * spread)) / sqrt(2 * pi * spread)

    def _lead_in_game(self, view: SeatView) -> int:
        """Game points of the own side, less those of the best other."""
        law, values = _law(view.options), self._game_values
        totals = [0] * law.sides
        for winner, trick in view.tricks:
            totals[law.side_of[winner]] += sum([values[card.index] for _, card in trick])
        own = totals.pop(law.side_of[view.seat])
        return own - max(totals)


def _low_chances(view: SeatView, sight: Sight) -> dict[Card, float]:
    """How likely each trump that can still be taken is the lowest in play."""
    trump = sight.trump
    taken = {card for _, trick in view.tricks for _, card in trick if card.suit is trump}
    at_hand = {*view.hand_cards, *[card for _, card in view.trick]}
    in_play = min(1.0, sum([rival.trump_chance for rival in sight.rivals.values()]))
    chances, none_lower = {}, 1.0
    for card in SUITS[trump] if trump else ():
        if card in taken:
            break
        chances[card] = none_lower
        if card in at_hand:
            break
        if sight.is_unseen(card):
            none_lower *= 1 - in_play
    return chances
