"""Trumps from the top of a stock, and drawing from it (spec 5.3, 6)."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.law import HAND_SIZE
from allfives_desktop.text.filling import fill
from allfives_desktop.text.rules_page.page import Rules, Sentence

translate = QCoreApplication.translate


def stock(rules: Rules) -> Iterator[Sentence]:
    """How the stock makes trumps."""
    text = translate(
        "Rules page",
        "The other %1 cards are the stock; its top card is turned up, and the suit of that card is"
        " trumps for the whole hand.",
    )
    yield rules.says(fill(text, len(PACK) - HAND_SIZE * rules.options.players), "trump")


def draws(rules: Rules) -> Iterator[Sentence]:
    """Who draws from the stock, and what is seen of it."""
    if rules.options.trump != "stock_top":
        return
    yield rules.says(
        translate(
            "Rules page",
            "After each trick its winner draws the top card of the stock, then the other player"
            " the next.",
        ),
        "trump",
    )
    yield rules.says(_top(rules), "trump", "stock_face_up")
    last = translate(
        "Rules page",
        "When the stock is used up, the last %1 tricks are played without drawing.",
    )
    yield rules.says(fill(last, HAND_SIZE), "trump")


def _top(rules: Rules) -> str:
    if rules.options.stock_face_up:
        return translate("Rules page", "The top card of the stock always lies face up.")
    return translate(
        "Rules page", "Only the first card of the stock is seen; all others are drawn face down."
    )
