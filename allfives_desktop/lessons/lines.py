"""What a lesson says, a member a sentence, and what the sentence counts.

A figure is a name of the book's (`text/book/figures.py`), or one of `LIVE`, of the hand under way.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class Line(StrEnum):
    """A sentence of a lesson."""

    # All Fives
    FIVES_BEG = "fives_beg"
    FIVES_STANDING = "fives_standing"
    FIVES_DISCARD = "fives_discard"
    FIVES_KEEP_TRUMPS = "fives_keep_trumps"
    FIVES_KEEP_TEN = "fives_keep_ten"
    FIVES_THROW_SMALL = "fives_throw_small"
    FIVES_LEAD_HIGH = "fives_lead_high"
    FIVES_LEAD_AGAIN = "fives_lead_again"
    FIVES_JACK_EARLY = "fives_jack_early"
    FIVES_FIVE_EARLY = "fives_five_early"
    FIVES_PLAIN_EARLY = "fives_plain_early"
    FIVES_LOSE_LEAD = "fives_lose_lead"
    FIVES_TRUMPS_WAIT = "fives_trumps_wait"
    FIVES_TEN_WAITS = "fives_ten_waits"
    FIVES_TRUMP_IN = "fives_trump_in"
    FIVES_TEN_FALLS = "fives_ten_falls"
    FIVES_LAST_TRUMP = "fives_last_trump"
    FIVES_TEN_LAST = "fives_ten_last"
    FIVES_LAST_CARD = "fives_last_card"
    FIVES_END = "fives_end"
    # Trinidad All Fours
    TRINIDAD_STAND = "trinidad_stand"
    TRINIDAD_BEGGING = "trinidad_begging"
    TRINIDAD_ACE = "trinidad_ace"
    TRINIDAD_ACE_FIRST = "trinidad_ace_first"
    TRINIDAD_TRUMPS_FIRST = "trinidad_trumps_first"
    TRINIDAD_LOSE_LEAD = "trinidad_lose_lead"
    TRINIDAD_KING_EARLY = "trinidad_king_early"
    TRINIDAD_TEN_EARLY = "trinidad_ten_early"
    TRINIDAD_KEEP_TRUMPS = "trinidad_keep_trumps"
    TRINIDAD_FEED = "trinidad_feed"
    TRINIDAD_WASTED = "trinidad_wasted"
    TRINIDAD_TRUMP_IN = "trinidad_trump_in"
    TRINIDAD_KING_FALLS = "trinidad_king_falls"
    TRINIDAD_LAST_TRUMP = "trinidad_last_trump"
    TRINIDAD_KING_LAST = "trinidad_king_last"
    TRINIDAD_LAST_CARD = "trinidad_last_card"
    TRINIDAD_END = "trinidad_end"
    # Pitch
    PITCH_BID = "pitch_bid"
    PITCH_PASSING = "pitch_passing"
    PITCH_BIDDING_MORE = "pitch_bidding_more"
    PITCH_LEAD = "pitch_lead"
    PITCH_LOWER_CLUB = "pitch_lower_club"
    PITCH_OTHER_SUIT = "pitch_other_suit"
    PITCH_LOSE_LEAD = "pitch_lose_lead"
    PITCH_JACK_EARLY = "pitch_jack_early"
    PITCH_TWO_EARLY = "pitch_two_early"
    PITCH_TEN_EARLY = "pitch_ten_early"
    PITCH_SIX_EARLY = "pitch_six_early"
    PITCH_JACK_HOME = "pitch_jack_home"
    PITCH_TWO_WINS = "pitch_two_wins"
    PITCH_MUST_WIN = "pitch_must_win"
    PITCH_LEAD_SMALL = "pitch_lead_small"
    PITCH_LAST_TRUMP = "pitch_last_trump"
    PITCH_TRUMP_IN = "pitch_trump_in"
    PITCH_TEN_AWAY = "pitch_ten_away"
    PITCH_LAST_CARD = "pitch_last_card"
    PITCH_END = "pitch_end"


LIVE: Final = ("gained", "bid", "own_game", "other_game", "own_score")
FIGURES: Final[Mapping[Line, tuple[str, ...]]] = {
    Line.FIVES_STANDING: ("ten",),
    Line.FIVES_DISCARD: ("run_size", "hand_size", "run_size"),
    Line.FIVES_KEEP_TEN: ("game_ten",),
    Line.FIVES_THROW_SMALL: ("game_queen",),
    Line.FIVES_LEAD_HIGH: ("tricks",),
    Line.FIVES_LEAD_AGAIN: ("gained", "ten"),
    Line.FIVES_FIVE_EARLY: ("five",),
    Line.FIVES_LOSE_LEAD: ("gained",),
    Line.FIVES_TEN_WAITS: ("game_ten",),
    Line.FIVES_TRUMP_IN: ("five", "jack"),
    Line.FIVES_TEN_FALLS: ("game_ten",),
    Line.FIVES_LAST_TRUMP: ("gained",),
    Line.FIVES_LAST_CARD: ("gained",),
    Line.FIVES_END: ("own_game", "other_game", "own_score", "target"),
    Line.TRINIDAD_STAND: ("turned_six",),
    Line.TRINIDAD_ACE: ("hang_jack",),
    Line.TRINIDAD_KING_EARLY: ("game_king",),
    Line.TRINIDAD_TEN_EARLY: ("game_ten",),
    Line.TRINIDAD_TRUMP_IN: ("game_ten",),
    Line.TRINIDAD_KING_FALLS: ("game_king",),
    Line.TRINIDAD_LAST_TRUMP: ("game_ace",),
    Line.TRINIDAD_END: ("hang_jack", "own_game", "other_game", "own_score", "target"),
    Line.PITCH_BID: ("bid",),
    Line.PITCH_BIDDING_MORE: ("bid_min",),
    Line.PITCH_TEN_EARLY: ("game_ten",),
    Line.PITCH_MUST_WIN: ("game_ten",),
    Line.PITCH_TEN_AWAY: ("game_ten",),
    Line.PITCH_END: ("own_score", "bid", "target"),
}
