"""Which cards may be played, and who wins a trick (spec 7)."""

from __future__ import annotations

from collections.abc import Sequence

from allfives_desktop.rules.cards import Card, Suit
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.state import Cards, Trick
from allfives_desktop.rules.violation import Violation


def playable(hand: Cards, trick: Trick, trump: Suit | None, options: Options) -> Sequence[Card]:
    """The cards of a hand that may be added to the trick, in the order of the hand."""
    if not trick:
        return hand
    led = trick[0][1].suit
    if not _holds(hand, led):
        if led is trump:
            return hand
        result = _when_void(hand, trump, options)
    elif led is trump or options.follow == "strict":
        return [card for card in hand if card.suit is led]
    else:
        result = [card for card in hand if card.suit is led or card.suit is trump]
    return result if options.undertrump else _without_undertrumps(result, trick, trump)


def _when_void(hand: Cards, trump: Suit | None, options: Options) -> Sequence[Card]:
    if options.void_must_trump:
        return [card for card in hand if card.suit is trump] or hand
    return hand


def _without_undertrumps(cards: Sequence[Card], trick: Trick, trump: Suit | None) -> Sequence[Card]:
    highest = max((card.strength for _, card in trick if card.suit is trump), default=-1)
    return [card for card in cards if card.suit is not trump or card.strength > highest] or cards


def why_not_follow(
    card: Card, hand: Cards, trick: Trick, *, trump: Suit | None, options: Options
) -> Violation | None:
    """The rule of following that forbids a card of the hand."""
    if not trick or card.suit is (led := trick[0][1].suit):
        return None
    if card.suit is trump:
        return _why_not_trump(card, hand, trick, options)
    if not _holds(hand, led):
        must_trump = options.void_must_trump and led is not trump and _holds(hand, trump)
        return Violation.MUST_TRUMP if must_trump else None
    if led is trump:
        return Violation.MUST_FOLLOW_TRUMPS
    is_strict = options.follow == "strict"
    return Violation.MUST_FOLLOW_SUIT if is_strict else Violation.MUST_FOLLOW_OR_TRUMP


def _why_not_trump(card: Card, hand: Cards, trick: Trick, options: Options) -> Violation | None:
    if options.follow == "strict" and _holds(hand, trick[0][1].suit):
        return Violation.MUST_FOLLOW_SUIT
    if not options.undertrump and card not in playable(hand, trick, card.suit, options):
        return Violation.MUST_OVERTRUMP
    return None


def _holds(hand: Cards, suit: Suit | None) -> bool:
    for card in hand:  # noqa: SIM110 - any() takes three times as long
        if card.suit is suit:
            return True
    return False


def trick_winner(trick: Trick, trump: Suit | None) -> int:
    """The seat of the highest trump in the trick, else of the highest card of the suit led."""
    winner, best = trick[0]
    for seat, card in trick:
        if card.suit is best.suit:
            if card.strength > best.strength:
                winner, best = seat, card
        elif card.suit is trump:
            winner, best = seat, card
    return winner
