"""What may be done in a state, and which rule forbids what may not (spec 5 to 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from allfives_desktop.rules.actions import (
    PLAYS,
    Action,
    Batch,
    Beg,
    Bid,
    Call,
    Cut,
    Deal,
    Discard,
    Expose,
    Give,
    Pass,
    Play,
    PlayerAction,
    Proceed,
    Run,
    Stand,
)
from allfives_desktop.rules.cards import PACK, Card
from allfives_desktop.rules.discards import Discards
from allfives_desktop.rules.following import playable, why_not_follow
from allfives_desktop.rules.law import HAND_SIZE, HIGHEST_BID
from allfives_desktop.rules.scoring import gift_sides
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.violation import Violation

__all__ = ["Violation", "legal_actions", "lowest_bid", "side_actions", "why_not"]

BATCHES = (1, 3)
_PLAY: Final = Phase.PLAY  # looking a member up in its enum takes as long as three comparisons


def legal_actions(state: State) -> Sequence[PlayerAction]:
    """All actions of the seat to act, without side actions; empty when no seat is to act.

    A tuple, but for discards: those are made only when they are read.
    """
    actor = state.actor
    if actor is None:
        return ()
    if state.phase is _PLAY:
        return _legal_play(state, actor)
    match state.phase:
        case Phase.BEG:
            return _legal_beg(actor)
        case Phase.ANSWER:
            return _legal_answer(state, actor)
        case Phase.BID:
            return _legal_bid(state, actor)
        case Phase.DISCARD:
            return _legal_discard(state, actor)
        case Phase.BATCH:
            return _legal_batch(actor)
        case Phase.CUT | Phase.DEAL | Phase.HAND_OVER | Phase.GAME_OVER | Phase.MATCH_OVER:
            return ()
        case _:
            assert_never(state.phase)


def _legal_play(state: State, actor: int) -> tuple[PlayerAction, ...]:
    hands, trump, trick, _, _, _, _, called = state.table
    plays = PLAYS[actor]
    if called is not None:
        return (plays[called.index],)
    cards = playable(hands[actor], trick, trump, state.law.options)
    return tuple([plays[card.index] for card in cards])


def _legal_beg(actor: int) -> tuple[PlayerAction, ...]:
    return Stand(actor), Beg(actor)


def _legal_answer(state: State, actor: int) -> tuple[PlayerAction, ...]:
    return (Run(actor),) if _gift_is_barred(state) else (Give(actor), Run(actor))


def _legal_bid(state: State, actor: int) -> tuple[PlayerAction, ...]:
    bids = [Bid(actor, level) for level in range(lowest_bid(state), HIGHEST_BID + 1)]
    return tuple(bids) if _must_bid(state) else (Pass(actor), *bids)


def _legal_discard(state: State, actor: int) -> Sequence[PlayerAction]:
    hand = state.table.hands[actor]
    return Discards(actor, hand, len(hand) - HAND_SIZE)


def _legal_batch(actor: int) -> tuple[PlayerAction, ...]:
    return tuple(Batch(actor, size) for size in BATCHES)


def _gift_is_barred(state: State) -> bool:
    if state.options.gift_may_win:
        return False
    sides = gift_sides(state.law, state.dealer)
    return any(state.scores[side] + 1 >= state.law.target for side in sides)


def lowest_bid(state: State) -> int:
    """The lowest bid of the seat to speak; the dealer may be allowed to match (spec 5.2)."""
    standing = state.dealing.bid
    if not standing:
        return state.options.bid_min
    steals = state.options.dealer_steal and state.actor == state.dealer
    return standing if steals else standing + 1


def _must_bid(state: State) -> bool:
    return (
        state.options.all_pass == "dealer_forced"  # noqa: S105 - no password
        and state.actor == state.dealer
        and not state.dealing.bid
    )


def side_actions(state: State, seat: int) -> tuple[PlayerAction, ...]:
    """What a seat may do besides, without using up a turn: show cards, call for shown ones."""
    if not state.options.calls or state.phase is not Phase.PLAY:
        return ()
    shows: list[Expose | Call] = [Expose(seat, card) for card in state.table.hands[seat]]
    calls: list[Expose | Call] = [Call(seat, card) for _, card in state.table.exposed]
    return tuple(action for action in shows + calls if why_not(state, action) is None)


def why_not(state: State, action: Action) -> Violation | None:
    """The rule that forbids an action, or None when it is legal."""
    match action:
        case Play():
            return _why_not_play(state, action)
        case Cut():
            return _why_not_cut(state, action)
        case Deal():
            return _why_not_deal(state, action)
        case Proceed():
            over = state.phase in (Phase.HAND_OVER, Phase.GAME_OVER)
            return None if over else Violation.WRONG_PHASE
        case Expose():
            return _why_not_expose(state, action)
        case Call():
            return _why_not_call(state, action)
        case Stand() | Beg():
            return _out_of_turn(state, action.seat, Phase.BEG)
        case Run():
            return _out_of_turn(state, action.seat, Phase.ANSWER)
        case Give():
            return _why_not_give(state, action)
        case Discard():
            return _why_not_discard(state, action)
        case Pass():
            return _why_not_pass(state, action)
        case Bid():
            return _why_not_bid(state, action)
        case Batch():
            return _why_not_batch(state, action)
        case _:
            assert_never(action)


def _out_of_turn(state: State, seat: int, phase: Phase) -> Violation | None:
    if state.phase is not phase:
        return Violation.WRONG_PHASE
    return None if seat == state.actor else Violation.NOT_YOUR_TURN


def _why_not_play(state: State, action: Play) -> Violation | None:
    law, phase, actor, _, _, table = state
    if phase is not _PLAY:
        return Violation.WRONG_PHASE
    if action.seat != actor:
        return Violation.NOT_YOUR_TURN
    card = action.card
    hands, trump, trick, _, _, _, _, called = table
    hand = hands[actor]
    for each in hand:  # `in` asks for equality where identity is enough
        if each is card:
            break
    else:
        return Violation.NOT_IN_HAND
    if called is not None and card is not called:
        return Violation.MUST_PLAY_CALLED
    return why_not_follow(card, hand, trick, trump=trump, options=law.options)


def _why_not_cut(state: State, action: Cut) -> Violation | None:
    if state.phase is not Phase.CUT:
        return Violation.WRONG_PHASE
    is_sound = len(action.cards) == len(set(action.cards)) == len(state.cutters)
    return None if is_sound else Violation.WRONG_CUT


def _why_not_deal(state: State, action: Deal) -> Violation | None:
    if state.phase is not Phase.DEAL:
        return Violation.WRONG_PHASE
    is_sound = len(action.deck) == len(set(action.deck)) == len(PACK)
    return None if is_sound else Violation.NOT_A_PACK


def _why_not_give(state: State, action: Give) -> Violation | None:
    fault = _out_of_turn(state, action.seat, Phase.ANSWER)
    if fault is None and _gift_is_barred(state):
        return Violation.GIFT_WOULD_WIN
    return fault


def _why_not_discard(state: State, action: Discard) -> Violation | None:
    fault = _out_of_turn(state, action.seat, Phase.DISCARD)
    if fault is not None:
        return fault
    hand, cards = state.table.hands[action.seat], action.cards
    if any(card not in hand for card in cards):
        return Violation.NOT_IN_HAND
    if len(set(cards)) < len(cards):
        return Violation.SAME_CARD_TWICE
    return None if len(hand) - len(cards) == HAND_SIZE else Violation.WRONG_DISCARD_COUNT


def _why_not_pass(state: State, action: Pass) -> Violation | None:
    fault = _out_of_turn(state, action.seat, Phase.BID)
    if fault is None and _must_bid(state):
        return Violation.DEALER_MUST_BID
    return fault


def _why_not_bid(state: State, action: Bid) -> Violation | None:
    fault = _out_of_turn(state, action.seat, Phase.BID)
    if fault is not None:
        return fault
    if action.level > HIGHEST_BID:
        return Violation.BID_TOO_HIGH
    return Violation.BID_TOO_LOW if action.level < lowest_bid(state) else None


def _why_not_batch(state: State, action: Batch) -> Violation | None:
    fault = _out_of_turn(state, action.seat, Phase.BATCH)
    if fault is None and action.size not in BATCHES:
        return Violation.WRONG_BATCH
    return fault


def _why_not_aside(state: State, seat: int) -> Violation | None:
    if not state.options.calls:
        return Violation.NO_CALLS
    if state.phase is not Phase.PLAY:
        return Violation.WRONG_PHASE
    return None if 0 <= seat < len(state.table.hands) else Violation.NO_SUCH_SEAT


def _why_not_expose(state: State, action: Expose) -> Violation | None:
    fault = _why_not_aside(state, action.seat)
    if fault is not None:
        return fault
    if action.seat == state.actor:
        return Violation.EXPOSE_IN_TURN
    if action.card not in state.table.hands[action.seat]:
        return Violation.NOT_IN_HAND
    is_exposed = (action.seat, action.card) in state.table.exposed
    return Violation.ALREADY_EXPOSED if is_exposed else None


def _why_not_call(state: State, action: Call) -> Violation | None:
    fault = _why_not_aside(state, action.seat)
    if fault is not None:
        return fault
    actor = state.actor
    if actor is None or (actor, action.card) not in state.table.exposed:
        return Violation.NOT_EXPOSED
    if state.law.side_of[action.seat] == state.law.side_of[actor]:
        return Violation.CALL_BY_OWN_SIDE
    if state.table.called is not None:
        return Violation.ALREADY_CALLED
    return None if _may_play(state, actor, action.card) else Violation.CALLED_MAY_NOT_BE_PLAYED


def _may_play(state: State, seat: int, card: Card) -> bool:
    return _why_not_play(state, PLAYS[seat][card.index]) is None
