"""What the command line says about a difference between a record and the rules."""

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from allfives_desktop.cli.sentences import shown
from allfives_desktop.records.differences import Difference, DifferenceKind
from allfives_desktop.rules.violation import Violation

_SENTENCES: Mapping[DifferenceKind, str] = MappingProxyType(
    {
        DifferenceKind.GAMES_WON: "games won are {expected}, the record has {found}",
        DifferenceKind.MATCH_WINNER: "the match winner is {expected}, the record has {found}",
        DifferenceKind.UNFINISHED: "unfinished is {expected}, the record has {found}",
        DifferenceKind.COMMITMENT: "the secret is not the one the match began with",
        DifferenceKind.SEED_NOT_OF_CUT: "the seed of secret and cut is {expected}, not {found}",
        DifferenceKind.GAME_AFTER_END: "the match is over, yet another game follows",
        DifferenceKind.CUT_SEATS: "cut {item}: seats {expected} cut, the record has {found}",
        DifferenceKind.CUT_NOT_OF_SEED: "cut {item}: the seed gives {expected}, not {found}",
        DifferenceKind.CUT_MISSING: "cut {item} is missing",
        DifferenceKind.CUT_TOO_MANY: "cut {item}: nobody cuts here",
        DifferenceKind.GAME_DEALER: "seat {expected} deals first, the record has {found}",
        DifferenceKind.GAME_EMPTY: "there is no hand in it",
        DifferenceKind.GAME_NOT_OVER: "nobody has won it, yet another game follows",
        DifferenceKind.GAME_WINNER: "the winner is {expected}, the record has {found}",
        DifferenceKind.HAND_AFTER_END: "the game is over, yet another hand follows",
        DifferenceKind.HAND_DEALER: "seat {expected} deals, the record has {found}",
        DifferenceKind.HAND_EMPTY: "nothing happens in it",
        DifferenceKind.HAND_NOT_OVER: "it stops before its end, yet another follows",
        DifferenceKind.DECK_NOT_OF_SEED: "deck {item} is not that of the seed",
        DifferenceKind.DECK_MISSING: "deck {item} is missing",
        DifferenceKind.DECK_TOO_MANY: "deck {item} is never dealt",
        DifferenceKind.NONCE: "the nonce of deck {item} is not that of the secret",
        DifferenceKind.FINGERPRINT: "deck {item} is not the one whose fingerprint was shown",
        DifferenceKind.PROOFS: "{expected} decks need as many proofs, the record has {found}",
        DifferenceKind.ACTION_MALFORMED: "{found} is no action",
        DifferenceKind.ACTION_ILLEGAL: "{found} is illegal: {expected}",
        DifferenceKind.ACTION_AFTER_END: "{found} comes after the end of the hand",
        DifferenceKind.EVENT: "event {item} is {expected}, the record has {found}",
        DifferenceKind.EVENT_MISSING: "event {item} is missing: {expected}",
        DifferenceKind.EVENT_TOO_MANY: "event {item} never happens: {found}",
        DifferenceKind.SCORES: "the scores are {expected}, the record has {found}",
        DifferenceKind.REST_UNCHECKED: "the rest of the match cannot be replayed",
    }
)

_VIOLATIONS: Mapping[Violation, str] = MappingProxyType(
    {
        Violation.WRONG_PHASE: "it is not the time for it",
        Violation.NO_SUCH_SEAT: "there is no such seat",
        Violation.NOT_YOUR_TURN: "it is another seat's turn",
        Violation.NOT_IN_HAND: "the card is not in the hand",
        Violation.MUST_FOLLOW_TRUMPS: "trumps must be followed",
        Violation.MUST_FOLLOW_OR_TRUMP: "the suit must be followed, or trumped",
        Violation.MUST_FOLLOW_SUIT: "the suit must be followed",
        Violation.MUST_TRUMP: "the seat must trump",
        Violation.MUST_OVERTRUMP: "the seat must not trump lower",
        Violation.MUST_PLAY_CALLED: "another card was called for",
        Violation.GIFT_WOULD_WIN: "the gift would win the game",
        Violation.WRONG_BATCH: "cards are dealt by ones or threes",
        Violation.WRONG_DISCARD_COUNT: "six cards must be left",
        Violation.SAME_CARD_TWICE: "a card is named twice",
        Violation.BID_TOO_LOW: "the bid is too low",
        Violation.BID_TOO_HIGH: "the bid is too high",
        Violation.DEALER_MUST_BID: "the dealer must bid",
        Violation.NO_CALLS: "these rules know no calls",
        Violation.EXPOSE_IN_TURN: "it is the seat's own turn",
        Violation.ALREADY_EXPOSED: "the card is exposed already",
        Violation.NOT_EXPOSED: "the card is not exposed in the hand of the seat to play",
        Violation.CALL_BY_OWN_SIDE: "the card is of the seat's own side",
        Violation.ALREADY_CALLED: "a card is called already",
        Violation.CALLED_MAY_NOT_BE_PLAYED: "the card may not be played",
        Violation.WRONG_CUT: "each seat that cuts shows one card",
        Violation.NOT_A_PACK: "it is not a full pack",
    }
)


def difference_sentence(difference: Difference) -> str:
    """One line without a full stop: the place inside the match, and what differs there."""
    what = _SENTENCES[difference.kind].format(
        item=difference.item,
        expected=_value(difference.expected),
        found=_value(difference.found),
    )
    return f"{_place(difference)}: {what}"


def _place(difference: Difference) -> str:
    parts = (
        ("game", difference.game),
        ("hand", difference.hand),
        ("action", difference.action),
    )
    return "".join(f", {name} {number}" for name, number in parts if number is not None)


def _value(value: Any) -> str:
    if isinstance(value, Violation):
        return _VIOLATIONS[value]
    return shown(json.dumps(value, ensure_ascii=False))
