"""Scoring events: what is due, in the order of spec 10, and how it changes the scores."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from allfives_desktop.rules.cards import Card, Rank, Suit
from allfives_desktop.rules.events import Event, Scored, ScoreKind
from allfives_desktop.rules.law import Law
from allfives_desktop.rules.state import Standing, Trick, Tricks, new_standing

Due = tuple[ScoreKind, int, int, str]  # kind, side, points, detail
PlayedTrump = tuple[Card, int, int]  # with its holder and its captor

_JACK: Final = Rank.JACK
_FIVE: Final = Rank.FIVE


def award(standing: Standing, dues: Iterable[Due], *, law: Law, events: list[Event]) -> Standing:
    """Adds what is due, one event at a time. Under `first_event` the one that brings a side to
    the target is the last, and that side is the winner."""
    game, hand, dealer, batch, cutters, cut_round, before_it, games_won, of_hand, winner = standing
    scores, scored = list(before_it), list(of_hand)
    for kind, side, points, detail in dues:
        if not points:
            continue
        before = scores[side]
        scores[side] = after = before + points
        event = Scored(kind, side, points, detail, before, after)
        scored.append(event)
        events.append(event)
        if law.ends_at_once and after >= law.target:
            winner = side
            break
    if len(scored) == len(of_hand):
        return standing
    after_it, told = tuple(scores), tuple(scored)
    return new_standing(
        (game, hand, dealer, batch, cutters, cut_round, after_it, games_won, told, winner)
    )


def turn_up_due(card: Card, *, dealer: int, law: Law) -> Due:
    points = law.turn_up_points[card.strength]
    return ScoreKind.TURN_UP, law.side_of[dealer], points, card.code


def gift_sides(law: Law, dealer: int) -> tuple[int, ...]:
    """The sides that would get the gift, in the order they get it."""
    rotation = law.rotation[dealer]
    if law.options.gift_to == "eldest":
        return (law.side_of[rotation[0]],)
    sides = dict.fromkeys(law.side_of[seat] for seat in rotation)
    del sides[law.side_of[dealer]]
    return tuple(sides)


def gift_dues(law: Law, dealer: int) -> list[Due]:
    return [(ScoreKind.GIFT, side, 1, "") for side in gift_sides(law, dealer)]


def capture_due(trick: Trick, *, side: int, trump: Suit | None, law: Law) -> Due | None:
    """What the winner of a trick scores at once for the trumps in it; None for nothing."""
    points, taken = 0, []
    for _, card in trick:
        if card.suit is trump:
            value = law.capture_values[card.strength]
            if value:
                points += value
                taken.append(card.code)
    return (ScoreKind.CAPTURE, side, points, " ".join(taken)) if taken else None


def game_totals(tricks: Tricks, *, trump: Suit | None, law: Law) -> tuple[int, ...]:
    """The Game total of every side, from the cards it has won."""
    totals = [0] * law.sides
    plain, trumps = law.plain_values, law.trump_values
    for winner, trick in tricks:
        total = 0
        for _, card in trick:
            total += (trumps if card.suit is trump else plain)[card.strength]
        totals[law.side_of[winner]] += total
    return tuple(totals)


def count_dues(
    tricks: Tricks,
    totals: tuple[int, ...],
    *,
    trump: Suit | None,
    dealer: int,
    law: Law,
) -> list[Due]:
    """High, Low, Jack, Game and the bonus for the five, for a hand played out."""
    played = _trumps_played(tricks, trump)
    dues = _trump_dues(played, law)
    best = _best_at_game(totals, dealer=dealer, law=law)
    if best is not None:
        dues.append((ScoreKind.GAME, best, 1, "-".join(map(str, totals))))
    if law.options.five_end_bonus:
        dues += [
            (ScoreKind.FIVE, law.side_of[winner], law.options.five_end_bonus, card.code)
            for card, _, winner in played
            if card.rank is _FIVE
        ]
    return dues


def _trumps_played(tricks: Tricks, trump: Suit | None) -> list[PlayedTrump]:
    return [
        (card, holder, winner)
        for winner, trick in tricks
        for holder, card in trick
        if card.suit is trump
    ]


def _trump_dues(played: list[PlayedTrump], law: Law) -> list[Due]:
    if not played:
        return []
    high = low = played[0]
    jacks = []
    highest = lowest = high[0].strength
    for each in played:
        strength = each[0].strength
        if strength > highest:
            high, highest = each, strength
        elif strength < lowest:
            low, lowest = each, strength
        if each[0].rank is _JACK:
            jacks.append(each)
    low_card, holder, captor = low
    low_seat = holder if law.options.low_to == "holder" else captor
    return [
        (ScoreKind.HIGH, law.side_of[high[1]], 1, high[0].code),
        (ScoreKind.LOW, law.side_of[low_seat], 1, low_card.code),
        *(_jack_due(card, law.side_of[seat], law.side_of[by], law) for card, seat, by in jacks),
    ]


def _jack_due(jack: Card, holder: int, captor: int, law: Law) -> Due:
    if holder != captor and law.options.hang_jack > 1:
        return ScoreKind.HANG_JACK, captor, law.options.hang_jack, jack.code
    return ScoreKind.JACK, captor, 1, jack.code


def _best_at_game(totals: tuple[int, ...], *, dealer: int, law: Law) -> int | None:
    best = max(totals)
    sides = [side for side, total in enumerate(totals) if total == best]
    if len(sides) == 1:
        return sides[0]
    if law.options.game_tie == "nobody":
        return None
    by_age = (law.side_of[seat] for seat in law.rotation[dealer])
    return next(side for side in by_age if side in sides)


def auction_dues(dues: list[Due], *, pitcher_side: int, bid: int, law: Law) -> list[Due]:
    """The count of an auction game: a failed bid is set back, a made one may count first."""
    own = [due for due in dues if due[1] == pitcher_side]
    others = [due for due in dues if due[1] != pitcher_side]
    if sum(points for _, _, points, _ in own) < bid:
        return [(ScoreKind.SETBACK, pitcher_side, -bid, str(bid)), *others]
    return own + others if law.options.pitcher_first else dues
