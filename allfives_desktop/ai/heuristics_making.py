"""How to make trumps: stand or beg, give or run, what to discard, pass or bid."""

from __future__ import annotations

from allfives_desktop.ai.heuristics_play import Outlook
from allfives_desktop.ai.prospects import Prospects
from allfives_desktop.ai.stakes import law_of_view
from allfives_desktop.rules.actions import Beg, Bid, Discard, Give, PlayerAction, Run, Stand
from allfives_desktop.rules.cards import Suit
from allfives_desktop.rules.law import HAND_SIZE, HIGHEST_BID
from allfives_desktop.rules.view import SeatView

STAND_AT = -0.7
GIVE_AT = -0.8


def stand_or_beg(view: SeatView) -> PlayerAction:
    lead = Prospects(view, view.turned[-1].suit).lead()
    return Stand(view.seat) if lead >= STAND_AT - turn_up_hope(view) else Beg(view.seat)


def give_or_run(view: SeatView) -> PlayerAction:
    give = Give(view.seat)
    if give not in view.legal:
        return Run(view.seat)
    lead = Prospects(view, view.turned[-1].suit).lead()
    return give if lead >= GIVE_AT + turn_up_hope(view) else Run(view.seat)


def turn_up_hope(view: SeatView) -> float:
    """What another turn-up brings the dealer on the average."""
    points = law_of_view(view).turn_up_points
    return sum(points) / len(points)


def discard(view: SeatView) -> PlayerAction:
    """The cards that are worth least to hold."""
    outlook = Outlook(view, view.trump)
    by_worth = sorted(view.hand_cards, key=outlook.keep)
    return Discard(view.seat, tuple(by_worth[: len(view.hand_cards) - HAND_SIZE]))


BID_AT = (0.0, 1.0, 1.9, 2.7, 3.5)  # points to hope for, by level


def pass_or_bid(view: SeatView) -> PlayerAction:
    """Bids as little as will do, and no four without the ace."""
    hope = Prospects(view, best_suit(view))
    bids = [action for action in view.legal if isinstance(action, Bid)]
    for bid in bids[:1]:
        if hope.points() >= BID_AT[bid.level] and (bid.level < HIGHEST_BID or hope.has_ace()):
            return bid
    return view.legal[0]


def best_suit(view: SeatView) -> Suit:
    """The suit that promises most as trumps."""
    held = dict.fromkeys(card.suit for card in view.hand_cards)
    return max(held, key=lambda suit: Prospects(view, suit).points())
