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
    holds_led = False
    for card in hand:
        if card.suit is led:
            holds_led = True
            break
    if not holds_led:
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
    holds_led = any(each.suit is led for each in hand)
    if led is trump:
        return Violation.MUST_FOLLOW_TRUMPS if holds_led else None
    if holds_led and options.follow == "strict":
        return Violation.MUST_FOLLOW_SUIT
    if card.suit is not trump:
        return _why_not_other_suit(hand, trump, options, holds_led=holds_led)
    if not options.undertrump and card not in playable(hand, trick, trump, options):
        return Violation.MUST_OVERTRUMP
    return None


def _why_not_other_suit(
    hand: Cards, trump: Suit | None, options: Options, *, holds_led: bool
) -> Violation | None:
    if holds_led:
        return Violation.MUST_FOLLOW_OR_TRUMP
    if options.void_must_trump and any(each.suit is trump for each in hand):
        return Violation.MUST_TRUMP
    return None


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
