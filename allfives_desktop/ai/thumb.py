"""What every action of a decision is worth by rules of thumb, in points; no deal is sampled.

Where the rules are those of `heuristics_making` the worths are what they compare: what a suit
promises, against the least that is good enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from allfives_desktop.ai.heuristics_making import (
    BID_AT,
    GIVE_AT,
    STAND_AT,
    call_batch,
    suit_to_pitch,
    turn_up_hope,
)
from allfives_desktop.ai.heuristics_play import Outlook
from allfives_desktop.ai.prospects import Prospects
from allfives_desktop.ai.quick import quick_policy
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.stakes import law_of_view
from allfives_desktop.ai.world import SUIT_NUMBER, position_of
from allfives_desktop.rules.actions import PLAYS, Bid, Discard, PlayerAction, Run, Stand
from allfives_desktop.rules.cards import PACK, Card
from allfives_desktop.rules.law import HAND_SIZE, HIGHEST_BID
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

Worths = Mapping[PlayerAction, float]

IN_DOUBT = 2  # cards on either side of the line between kept and thrown out
BOLD = 4.0  # what it costs to bid four without the ace, or a bid above the least


def worths(view: SeatView) -> Worths:
    """In points, of the actions worth a thought. Only differences mean something."""
    match view.phase:
        case Phase.PLAY:
            return _plays(view)
        case Phase.BEG:
            return _beg(view)
        case Phase.ANSWER:
            return _answer(view)
        case Phase.BID:
            return _bids(view)
        case Phase.DISCARD:
            return _discards(view)
        case Phase.BATCH:
            return {call_batch(view): 0.0}
        case Phase.CUT | Phase.DEAL | Phase.HAND_OVER | Phase.GAME_OVER | Phase.MATCH_OVER:
            raise ValueError(f"nothing to decide in phase {view.phase}")
        case _:
            assert_never(view.phase)


def _plays(view: SeatView) -> Worths:
    """By the quick policy. It looks at how many cards the others hold, not at which."""
    hands = [(1 << size) - 1 for size in view.hand_sizes]
    hands[view.seat] = bits_of(view.hand_cards)
    position = position_of(view, hands, range(view.stock_size))
    legal = position.legal()
    if view.trump is None:  # the pitcher's first lead makes trumps
        suit = suit_to_pitch(view)
        position.trump = SUIT_NUMBER[suit]
        legal = bits_of([card for card in view.hand_cards if card.suit is suit])
    found = quick_policy(position.terms).worths(position, legal)
    return {PLAYS[view.seat][card]: worth for card, worth in found.items()}


def _beg(view: SeatView) -> Worths:
    needed = STAND_AT - turn_up_hope(law_of_view(view))
    lead = _lead(view)
    return {action: lead if isinstance(action, Stand) else needed for action in view.legal}


def _answer(view: SeatView) -> Worths:
    needed = GIVE_AT + turn_up_hope(law_of_view(view))
    lead = _lead(view)
    return {action: needed if isinstance(action, Run) else lead for action in view.legal}


def _lead(view: SeatView) -> float:
    return Prospects(view, view.turned[-1].suit).lead()


def _bids(view: SeatView) -> Worths:
    """The least bid by what it promises above what it needs; a pass is worth nothing."""
    hope = Prospects(view, suit_to_pitch(view))
    points, least = hope.points(), min([_level(each) for each in view.legal if _level(each)])

    def worth(action: PlayerAction) -> float:
        level = _level(action)
        if not level:
            return 0.0
        is_bold = level > least or (level == HIGHEST_BID and not hope.has_ace())
        return points - BID_AT[level] - BOLD * is_bold

    return {action: worth(action) for action in view.legal}


def _level(action: PlayerAction) -> int:
    return action.level if isinstance(action, Bid) else 0


def _discards(view: SeatView) -> Worths:
    """Throwing out what is worth least to hold, and the exchanges of one card near the line."""
    outlook = Outlook(view, view.trump)
    keep = {card: outlook.keep(card) for card in sorted(view.hand_cards, key=outlook.keep)}
    cards = list(keep)
    out = len(cards) - HAND_SIZE
    found = {_thrown(view, cards[:out]): 0.0}
    for gone in cards[max(0, out - IN_DOUBT) : out]:
        for kept in cards[out : out + IN_DOUBT]:
            thrown = [card for card in (*cards[:out], kept) if card is not gone]
            found[_thrown(view, thrown)] = keep[gone] - keep[kept]
    return found


def _thrown(view: SeatView, cards: list[Card]) -> PlayerAction:
    return Discard(view.seat, tuple(card for card in PACK if card in cards))
