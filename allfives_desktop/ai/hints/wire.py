"""Hints between the window and the player process, as JSON values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from allfives_desktop.ai.explain import Hint, Reason, Why, Worth
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.protocol import decode_view, encode_view
from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.notation import format_words, parse_action
from allfives_desktop.rules.view import SeatView

Json = dict[str, Any]

HINT = "hint"


def hint_question(number: int, view: SeatView, *, seed: int) -> Json:
    """The message that asks for a hint."""
    return {
        "type": HINT,
        "id": number,
        "view": encode_view(view),
        "legal": [format_words(action) for action in view.legal],
        "seed": seed,
    }


def hint_answer(message: Mapping[str, Any]) -> Json:
    """The message that answers it. Raises ValueError, KeyError or TypeError."""
    from allfives_desktop.ai.hints.hint import hint_of

    view = decode_view(message["view"], message["legal"])
    hint = hint_of(view, Budget(int(message["seed"])))
    return {"id": message["id"], "hint": encode_hint(hint)}


def encode_hint(hint: Hint) -> Json:
    """The hint without its seat, which whoever asked knows."""
    return {
        "worths": [
            [format_words(each.action), each.points, each.margin, each.chance]
            for each in hint.worths
        ],
        "reasons": [
            {
                "why": each.why.value,
                "points": each.points,
                "card": None if each.card is None else each.card.code,
                "count": each.count,
                "share": each.share,
                "other": each.other,
                "than": None if each.than is None else format_words(each.than),
            }
            for each in hint.reasons
        ],
    }


def decode_hint(message: Mapping[str, Any], *, seat: int) -> Hint:
    """The way back. Raises ValueError, KeyError or TypeError."""
    worths = tuple(
        Worth(_action(words, seat), float(points), float(margin), float(chance))
        for words, points, margin, chance in message["worths"]
    )
    reasons = tuple(_reason(each, seat) for each in message["reasons"])
    if not worths or not reasons:
        raise ValueError("an empty hint")
    return Hint(worths, reasons)


def _reason(value: Mapping[str, Any], seat: int) -> Reason:
    code, than = value["card"], value["than"]
    return Reason(
        Why(value["why"]),
        float(value["points"]),
        card=None if code is None else card(code),
        count=int(value["count"]),
        share=float(value["share"]),
        other=float(value["other"]),
        than=None if than is None else _action(than, seat),
    )


def _action(words: str, seat: int) -> PlayerAction:
    return parse_action(f"{seat} {words}")
