"""How to make trumps: stand or beg, give or run, what to discard, pass or bid."""

from __future__ import annotations

from allfives_desktop.ai.heuristics_play import Outlook
from allfives_desktop.ai.prospects import Prospects
from allfives_desktop.ai.stakes import law_of_view
from allfives_desktop.rules.actions import (
    Batch,
    Beg,
    Bid,
    Discard,
    Give,
    Pass,
    PlayerAction,
    Run,
    Stand,
)
from allfives_desktop.rules.cards import Suit
from allfives_desktop.rules.law import HAND_SIZE, HIGHEST_BID, Law
from allfives_desktop.rules.scoring import gift_sides
from allfives_desktop.rules.view import SeatView

# The lead to hope for, in points of a hand (Prospects.lead).
STAND_AT = -0.7
STAND_BEFORE_RUN_AT = 0.0  # when the dealer has no choice but to run
GIVE_AT = -0.8
BID_AT = (0.0, 1.0, 1.75, 2.6, 3.5)  # points to hope for, by level (Prospects.points)


def stand_or_beg(view: SeatView) -> PlayerAction:
    """Stands on a suit that promises enough; begs for the gift that ends the game."""
    law, stand, beg = law_of_view(view), Stand(view.seat), Beg(view.seat)
    threshold = STAND_AT
    if _gift_ends_game(view, law):
        if view.options.gift_may_win:
            return beg
        threshold = STAND_BEFORE_RUN_AT
    lead = Prospects(view, view.turned[-1].suit).lead()
    return stand if lead >= threshold - turn_up_hope(law) else beg


def give_or_run(view: SeatView) -> PlayerAction:
    """Gives when the suit is worth a point to keep, but never the point that ends the game."""
    law, give, run = law_of_view(view), Give(view.seat), Run(view.seat)
    if give not in view.legal or _gift_ends_game(view, law):
        return run
    lead = Prospects(view, view.turned[-1].suit).lead()
    return give if lead >= GIVE_AT + turn_up_hope(law) else run


def turn_up_hope(law: Law) -> float:
    """What the next turn-up brings the dealer on the average."""
    return sum(law.turn_up_points) / len(law.turn_up_points)


def _gift_ends_game(view: SeatView, law: Law) -> bool:
    return any(view.scores[side] + 1 >= law.target for side in gift_sides(law, view.dealer))


def discard(view: SeatView) -> PlayerAction:
    """Throws out what is worth least to hold."""
    outlook = Outlook(view, view.trump)
    by_worth = sorted(view.hand_cards, key=outlook.keep)
    return Discard(view.seat, tuple(by_worth[: len(view.hand_cards) - HAND_SIZE]))


def pass_or_bid(view: SeatView) -> PlayerAction:
    """Bids as little as will do, which for a dealer who may steal is the standing bid; four only
    with the ace."""
    hope = Prospects(view, suit_to_pitch(view))
    lowest = next(action for action in view.legal if isinstance(action, Bid))
    may_bid = lowest.level < HIGHEST_BID or hope.has_ace()
    if may_bid and hope.points() >= BID_AT[lowest.level]:
        return lowest
    no_bid = Pass(view.seat)
    return no_bid if no_bid in view.legal else lowest


def suit_to_pitch(view: SeatView) -> Suit:
    """The suit of the hand that promises most as trumps."""
    suits = dict.fromkeys(card.suit for card in view.hand_cards)
    return max(suits, key=lambda suit: Prospects(view, suit).points())


def call_batch(view: SeatView) -> PlayerAction:
    """By threes: fewer rounds of dealing, and the same chances."""
    return Batch(view.seat, 3)
