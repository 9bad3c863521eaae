"""Where a record and the rules disagree, as values."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class DifferenceKind(StrEnum):
    # of a match
    GAMES_WON = "games_won"
    MATCH_WINNER = "match_winner"
    UNFINISHED = "unfinished"
    COMMITMENT = "commitment"
    SEED_NOT_OF_CUT = "seed_not_of_cut"
    GAME_AFTER_END = "game_after_end"
    # of a game
    CUT_SEATS = "cut_seats"
    CUT_NOT_OF_SEED = "cut_not_of_seed"
    CUT_MISSING = "cut_missing"
    CUT_TOO_MANY = "cut_too_many"
    GAME_DEALER = "game_dealer"
    GAME_EMPTY = "game_empty"
    GAME_NOT_OVER = "game_not_over"
    GAME_WINNER = "game_winner"
    HAND_AFTER_END = "hand_after_end"
    # of a hand
    HAND_DEALER = "hand_dealer"
    HAND_EMPTY = "hand_empty"
    HAND_NOT_OVER = "hand_not_over"
    DECK_NOT_OF_SEED = "deck_not_of_seed"
    DECK_MISSING = "deck_missing"
    DECK_TOO_MANY = "deck_too_many"
    NONCE = "nonce"
    FINGERPRINT = "fingerprint"
    PROOFS = "proofs"
    ACTION_MALFORMED = "action_malformed"
    ACTION_ILLEGAL = "action_illegal"
    ACTION_AFTER_END = "action_after_end"
    EVENT = "event"
    EVENT_MISSING = "event_missing"
    EVENT_TOO_MANY = "event_too_many"
    SCORES = "scores"
    # what the others leave unknown
    REST_UNCHECKED = "rest_unchecked"


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One disagreement; places count from 0, as in the record.

    `item` is the place in a list of cuts, decks or events. `action` is that of the action, or the
    last one before the event or the deck in question. `expected` is what the rules give and
    `found` what the record says, as JSON values; for an illegal action `expected` is the
    `Violation`.
    """

    kind: DifferenceKind
    game: int | None = None
    hand: int | None = None
    action: int | None = None
    item: int | None = None
    expected: Any = None
    found: Any = None
