"""A review as a table for people."""

from __future__ import annotations

from collections.abc import Sequence

from allfives_desktop.ai.review_report import Verdict
from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.notation import format_words

HEADINGS = ("game.hand", "done", "better", "points lost", "chance lost", "chance to win")
UNCLEAR = "~"


def print_page(name: str, seat: int, verdicts: Sequence[Verdict]) -> None:
    """The decisions that cost something, in the order given, and what all of them come to."""
    called = f"seat {seat} ({name})" if name else f"seat {seat}"
    if not verdicts:
        print(f"{called}: no decision in a hand that has ended")
        return
    costly = [each for each in verdicts if not each.is_best]
    points = sum(each.points_lost for each in verdicts) / len(verdicts)
    chance = sum(each.chance_lost for each in verdicts) / len(verdicts)
    print(f"{called}: {len(verdicts)} decisions, {len(verdicts) - len(costly)} of them the best")
    print(f"mean cost of a decision: {points:.2f} points, {100 * chance:.1f} % chance to win\n")
    if costly:
        _print_table([HEADINGS, *map(_cells, costly)])
        print(f"\n{UNCLEAR} not clear: the deals looked at could have feigned it")


def _cells(verdict: Verdict) -> tuple[str, ...]:
    points = f"{verdict.points_lost:.2f} ± {verdict.margin:.2f}"
    return (
        f"{verdict.game + 1}.{verdict.hand + 1}",
        _words(verdict.action),
        _words(verdict.best),
        points if verdict.is_clear else f"{points} {UNCLEAR}",
        f"{100 * verdict.chance_lost:.1f} %",
        f"{100 * verdict.chance:.1f} %",
    )


def _words(action: PlayerAction) -> str:
    """As in a record, without the word for what is done most often."""
    return format_words(action).removeprefix("play ")


def _print_table(lines: Sequence[Sequence[str]]) -> None:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = (f"{cell:{width}}" for cell, width in zip(line, widths, strict=True))
        print("  ".join(cells).rstrip())
