"""What is scored with each trick, and what is counted after the last (spec 2, 10)."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from allfives_desktop.rules.cards import Rank
from allfives_desktop.text.filling import fill
from allfives_desktop.text.rules_page.page import Rules, Sentence
from allfives_desktop.text.rules_page.values import worth

translate = QCoreApplication.translate


def points_in_play(rules: Rules) -> Iterator[Sentence]:
    """What the trumps in a trick score at once."""
    if not rules.options.capture:
        text = translate("Rules page", "No points are scored for taking trumps in tricks.")
        yield rules.says(text, "capture")
        return
    courts = worth(rules.law.capture_values, but=(Rank.TEN, Rank.FIVE))
    text = translate(
        "Rules page",
        "The side that wins a trick scores at once for the trumps in it, its own included: %1.",
    )
    yield rules.says(fill(text, courts), "capture")
    yield rules.says(_ten(rules), "capture", "capture_ten")
    five = translate("Rules page", "The five of trumps scores %1, the other trumps nothing.")
    yield rules.says(fill(five, rules.options.capture_five), "capture", "capture_five")


def _ten(rules: Rules) -> str:
    if not rules.options.capture_ten:
        return translate("Rules page", "The ten of trumps scores nothing at once.")
    return fill(translate("Rules page", "The ten of trumps scores %1."), rules.options.capture_ten)


def count(rules: Rules) -> Iterator[Sentence]:
    """The points of the end of a hand, in their order."""
    yield rules.says(
        translate(
            "Rules page",
            "After the last trick these points are scored, in this order; only cards that were"
            " played to a trick count.",
        )
    )
    yield rules.says(
        translate("Rules page", "High: 1 point for the side that played the highest trump.")
    )
    yield rules.says(_low(rules), "low_to")
    yield rules.says(_jack(rules), "hang_jack")
    yield from _game(rules)
    yield from _five(rules)


def _low(rules: Rules) -> str:
    if rules.options.low_to == "holder":
        return translate("Rules page", "Low: 1 point for the side that played the lowest trump.")
    return translate(
        "Rules page", "Low: 1 point for the side that won the lowest trump in a trick."
    )


def _jack(rules: Rules) -> str:
    if rules.options.hang_jack == 1:
        return translate(
            "Rules page",
            "Jack: 1 point for the side that won the jack of trumps in a trick, if it was played.",
        )
    text = translate(
        "Rules page",
        "Jack: for the side that won the jack of trumps in a trick, 1 point if it had played the"
        " jack itself, %1 points if another side had (it hangs the jack).",
    )
    return fill(text, rules.options.hang_jack)


def _game(rules: Rules) -> Iterator[Sentence]:
    text = translate(
        "Rules page",
        "Game: 1 point for the side with the most card points in the tricks it won; in every suit"
        " these cards are worth: %1.",
    )
    yield rules.says(fill(text, worth(rules.law.plain_values, but=(Rank.FIVE,))))
    yield rules.says(_fives_for_game(rules), "game_fives")
    yield rules.says(_tie(rules), "game_tie")


def _fives_for_game(rules: Rules) -> str:
    five = rules.law.trump_values[tuple(Rank).index(Rank.FIVE)]
    match rules.options.game_fives:
        case "all":
            text = translate("Rules page", "Every five is worth %1, all other cards nothing.")
            return fill(text, five)
        case "trump":
            text = translate(
                "Rules page",
                "The five of trumps is worth %1, all other cards nothing, the other fives"
                " included.",
            )
            return fill(text, five)
        case "none":
            return translate("Rules page", "All other cards are worth nothing, fives included.")


def _tie(rules: Rules) -> str:
    if rules.options.game_tie == "nobody":
        return translate("Rules page", "If the highest totals are equal, nobody scores Game.")
    return translate(
        "Rules page",
        "If the highest totals are equal, Game goes to the tied side that comes first, counting"
        " from the eldest hand.",
    )


def _five(rules: Rules) -> Iterator[Sentence]:
    if rules.options.five_end_bonus:
        text = translate(
            "Rules page",
            "Five: a bonus of %1 points for the side that won the five of trumps in a trick.",
        )
        yield rules.says(fill(text, rules.options.five_end_bonus), "five_end_bonus")
    elif rules.differs("five_end_bonus"):
        text = translate("Rules page", "There is no bonus for the five of trumps.")
        yield rules.says(text, "five_end_bonus")
