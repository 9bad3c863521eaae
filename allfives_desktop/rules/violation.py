"""The rules an action can break, one member a rule."""

from __future__ import annotations

from enum import StrEnum


class Violation(StrEnum):
    """Why an action is refused."""

    WRONG_PHASE = "wrong_phase"  # nothing of this kind can be done now
    NO_SUCH_SEAT = "no_such_seat"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_IN_HAND = "not_in_hand"
    # following (spec 7)
    MUST_FOLLOW_TRUMPS = "must_follow_trumps"
    MUST_FOLLOW_OR_TRUMP = "must_follow_or_trump"
    MUST_FOLLOW_SUIT = "must_follow_suit"
    MUST_TRUMP = "must_trump"
    MUST_OVERTRUMP = "must_overtrump"
    MUST_PLAY_CALLED = "must_play_called"
    # making trumps (spec 5)
    GIFT_WOULD_WIN = "gift_would_win"
    WRONG_BATCH = "wrong_batch"
    WRONG_DISCARD_COUNT = "wrong_discard_count"
    SAME_CARD_TWICE = "same_card_twice"
    BID_TOO_LOW = "bid_too_low"
    BID_TOO_HIGH = "bid_too_high"
    DEALER_MUST_BID = "dealer_must_bid"
    # cards shown out of turn (spec 6)
    NO_CALLS = "no_calls"
    EXPOSE_IN_TURN = "expose_in_turn"
    ALREADY_EXPOSED = "already_exposed"
    NOT_EXPOSED = "not_exposed"
    CALL_BY_OWN_SIDE = "call_by_own_side"
    ALREADY_CALLED = "already_called"
    CALLED_MAY_NOT_BE_PLAYED = "called_may_not_be_played"
    # chance
    WRONG_CUT = "wrong_cut"
    NOT_A_PACK = "not_a_pack"
