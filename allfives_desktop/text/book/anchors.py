"""Where the book tells about a rule that was broken, or a score: `<chapter>/<heading>`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from allfives_desktop.rules.events import ScoreKind
from allfives_desktop.rules.violation import Violation
from allfives_desktop.text.book.chapters import chapter, chapter_of
from allfives_desktop.text.languages import FALLBACK

ANCHORS: Final[Mapping[Violation | ScoreKind, str]] = {
    Violation.WRONG_PHASE: "all_fives/deal",
    Violation.NO_SUCH_SEAT: "all_fives/players",
    Violation.NOT_YOUR_TURN: "all_fives/play",
    Violation.NOT_IN_HAND: "all_fives/play",
    Violation.MUST_FOLLOW_TRUMPS: "all_fives/following",
    Violation.MUST_FOLLOW_OR_TRUMP: "all_fives/following",
    Violation.MUST_FOLLOW_SUIT: "strict/following",
    Violation.MUST_TRUMP: "strict/must-trump",
    Violation.MUST_OVERTRUMP: "strict/undertrumping",
    Violation.MUST_PLAY_CALLED: "trinidad/calls",
    Violation.GIFT_WOULD_WIN: "all_fives/begging",
    Violation.WRONG_BATCH: "trinidad/deal",
    Violation.WRONG_DISCARD_COUNT: "all_fives/running",
    Violation.SAME_CARD_TWICE: "all_fives/running",
    Violation.BID_TOO_LOW: "pitch/auction",
    Violation.BID_TOO_HIGH: "pitch/auction",
    Violation.DEALER_MUST_BID: "pitch/auction",
    Violation.NO_CALLS: "trinidad/calls",
    Violation.EXPOSE_IN_TURN: "trinidad/calls",
    Violation.ALREADY_EXPOSED: "trinidad/calls",
    Violation.NOT_EXPOSED: "trinidad/calls",
    Violation.CALL_BY_OWN_SIDE: "trinidad/calls",
    Violation.ALREADY_CALLED: "trinidad/calls",
    Violation.CALLED_MAY_NOT_BE_PLAYED: "trinidad/calls",
    Violation.WRONG_CUT: "all_fives/deal",
    Violation.NOT_A_PACK: "all_fives/pack",
    ScoreKind.TURN_UP: "trinidad/turn-up",
    ScoreKind.GIFT: "all_fives/begging",
    ScoreKind.CAPTURE: "all_fives/capture",
    ScoreKind.SETBACK: "pitch/set-back",
    ScoreKind.HIGH: "all_fives/high",
    ScoreKind.LOW: "all_fives/low",
    ScoreKind.JACK: "all_fives/jack",
    ScoreKind.HANG_JACK: "trinidad/hang-jack",
    ScoreKind.GAME: "all_fives/game",
    ScoreKind.FIVE: "five_for_five/bonus",
}


def anchor_of(subject: Violation | ScoreKind, ruleset: str = "") -> str:
    """The place in the book that explains it, for `HelpWindow.show_anchor`.

    Of a point it is in the chapter of the ruleset, where that has a paragraph of its name.
    """
    anchor = ANCHORS[subject]
    own, heading = chapter_of(ruleset), anchor.partition("/")[2]
    told = ruleset and isinstance(subject, ScoreKind)
    headings = chapter(own, FALLBACK).headings if told else []
    return f"{own}/{heading}" if heading in [each.name for each in headings] else anchor
