"""How a game and the match are won (spec 11)."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from allfives_desktop.text.filling import fill
from allfives_desktop.text.rules_page.page import Rules, Sentence

translate = QCoreApplication.translate


def winning(rules: Rules) -> Iterator[Sentence]:
    """Keeping the score, going out, skunks and the match."""
    yield rules.says(
        translate(
            "Rules page",
            "Each side keeps one running total, on a cribbage board or on paper, and every point is"
            " marked as soon as it is scored.",
        )
    )
    yield rules.says(_out(rules), "out_rule")
    yield from _skunk(rules)
    yield rules.says(_match(rules), "best_of")


def _out(rules: Rules) -> str:
    match rules.options.out_rule:
        case "first_event":
            return translate(
                "Rules page",
                "The first side to reach the target wins the game at once, in the middle of a hand"
                " too; points not scored by then are void.",
            )
        case "last_event":
            return translate(
                "Rules page",
                "The game ends after the count of a hand in which a side has reached the target;"
                " if several have, the one that scored last wins.",
            )
        case "last_cross":
            return translate(
                "Rules page",
                "The game ends after the count of a hand in which a side has reached the target;"
                " if several have, the one that reached it last wins.",
            )
        case "highest":
            return translate(
                "Rules page",
                "The game ends after the count of a hand in which a side has reached the target;"
                " if several have, the highest score wins, and among equal scores the one that"
                " reached the target first.",
            )


def _skunk(rules: Rules) -> Iterator[Sentence]:
    if rules.options.skunk:
        text = translate(
            "Rules page",
            "A game won while no other side's score is %1 or more is a skunk and counts as two"
            " games.",
        )
        yield rules.says(fill(text, rules.options.skunk_line), "skunk", "skunk_line")


def _match(rules: Rules) -> str:
    if rules.options.best_of == 1:
        return translate("Rules page", "One game decides the match.")
    text = translate("Rules page", "The match is won by the first side to win %1 games.")
    return fill(text, rules.law.games_needed)
