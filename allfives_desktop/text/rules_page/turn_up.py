"""Trumps by a card turned up, begging and running (spec 5.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from allfives_desktop.text.filling import fill
from allfives_desktop.text.rules_page.page import Rules, Sentence
from allfives_desktop.text.rules_page.values import worth

translate = QCoreApplication.translate

BEG: Final = ("trump", "beg")


def turn_up(rules: Rules) -> Iterator[Sentence]:
    """The turn-up, what it scores, and what the eldest hand and the dealer may say."""
    yield rules.says(
        translate(
            "Rules page",
            "The dealer turns up the next card; the turn-up belongs to nobody and is not played.",
        ),
        "trump",
    )
    if rules.options.turn_up_points != "none":
        points = worth(rules.law.turn_up_points)
        text = translate(
            "Rules page",
            "For every card turned up, after a run as well, the dealer's side scores at once: %1.",
        )
        if not rules.options.beg:
            text = translate("Rules page", "For the turn-up the dealer's side scores at once: %1.")
        yield rules.says(fill(text, points), "turn_up_points")
    elif rules.differs("turn_up_points"):
        text = translate("Rules page", "A card turned up scores nothing.")
        yield rules.says(text, "turn_up_points")
    if rules.options.beg:
        yield from _begging(rules)
        yield from _running(rules)
    else:
        text = translate("Rules page", "The suit of the turn-up is trumps, and nobody may beg.")
        yield rules.says(text, *BEG)


def _begging(rules: Rules) -> Iterator[Sentence]:
    yield rules.says(
        translate(
            "Rules page",
            "The eldest hand alone speaks: to stand makes the suit of the turn-up trumps, to beg"
            " asks for another.",
        ),
        *BEG,
    )
    yield rules.says(_gift(rules), *BEG, "gift_to")
    if rules.options.partners:
        text = translate("Rules page", "The dealer answers without asking the partner.")
        yield rules.says(text, *BEG)
    yield rules.says(_winning_gift(rules), *BEG, "gift_may_win")


def _gift(rules: Rules) -> str:
    if rules.options.gift_to == "eldest":
        return translate(
            "Rules page",
            "If the eldest hand begs, the dealer either makes a gift of 1 point to the eldest"
            " hand's side, and the suit is trumps all the same, or runs the cards.",
        )
    if rules.options.sides == 2:
        return translate(
            "Rules page",
            "If the eldest hand begs, the dealer either makes a gift of 1 point to the other side,"
            " and the suit is trumps all the same, or runs the cards.",
        )
    return translate(
        "Rules page",
        "If the eldest hand begs, the dealer either makes a gift of 1 point to each of the other"
        " sides, beginning with the eldest hand's, and the suit is trumps all the same, or runs the"
        " cards.",
    )


def _winning_gift(rules: Rules) -> str:
    if rules.options.gift_may_win:
        return translate("Rules page", "The gift is allowed even where it reaches the target.")
    return translate(
        "Rules page", "The gift is not allowed where it would bring a side to the target."
    )


def _running(rules: Rules) -> Iterator[Sentence]:
    yield rules.says(
        translate(
            "Rules page",
            "To run the cards, the dealer deals three more cards to each player in the same way and"
            " turns up another: if its suit is a new one, it is trumps, and nobody may beg again.",
        ),
        *BEG,
    )
    yield rules.says(_run_limit(rules), *BEG, "max_runs")
    yield rules.says(_exhausted(rules), *BEG, "runs_exhausted")


def _run_limit(rules: Rules) -> str:
    if rules.law.run_limit == 1:
        return translate("Rules page", "There is only one run in a deal.")
    text = translate(
        "Rules page",
        "If the rejected suit is turned up again, the dealer has to run again; there are at most %1"
        " runs in a deal.",
    )
    return fill(text, rules.law.run_limit)


def _exhausted(rules: Rules) -> str:
    if rules.options.runs_exhausted == "redeal":
        return translate(
            "Rules page",
            "If the last run turns up the rejected suit too, the cards are thrown in and the"
            " same dealer deals again; points already scored stand.",
        )
    return translate(
        "Rules page",
        "If the last run turns up the rejected suit too, that suit is trumps after all.",
    )


def discards(rules: Rules) -> Iterator[Sentence]:
    """What becomes of the cards that came with runs."""
    if rules.options.beg:
        yield rules.says(_after_run(rules), *BEG, "after_run")


def _after_run(rules: Rules) -> str:
    match rules.options.after_run:
        case "discard_to_six":
            return translate(
                "Rules page",
                "After a run the players, beginning with the eldest hand, discard any cards face"
                " down until they hold six; discards are out of play.",
            )
        case "keep_all":
            return translate(
                "Rules page",
                "After a run nobody discards: all cards are played, three more tricks for each"
                " run.",
            )
        case "keep_nine" if rules.law.run_limit == 1:
            return translate("Rules page", "After a run everyone keeps and plays all nine cards.")
        case "keep_nine":
            return translate(
                "Rules page",
                "After one run everyone keeps and plays all nine cards; after more runs the"
                " players, beginning with the eldest hand, discard any cards face down until they"
                " hold six, and discards are out of play.",
            )
