"""The window of statistics: headings, cells, filters and sentences, in the language in use."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from allfives_desktop.records.statistics.fairness import Dealt
from allfives_desktop.records.statistics.figures import CostPoint, Point, Row, Value
from allfives_desktop.records.statistics.tally import End, Family, MatchTally
from allfives_desktop.text.card_words import rank_alone
from allfives_desktop.text.dates import day
from allfives_desktop.text.figure_words import definition, figure_name
from allfives_desktop.text.filling import fill
from allfives_desktop.text.games import game_name
from allfives_desktop.text.labels import MINUS, compass, you
from allfives_desktop.text.review_words import percent

translate = QCoreApplication.translate

NOTHING: Final = "\N{EN DASH}"
_KIN: Final = {
    Family.ALL_FIVES: "all_fives",
    Family.PITCH: "pitch",
    Family.CALIFORNIA_JACK: "california_jack",
}


def figure_headings() -> tuple[str, ...]:
    return (
        translate("Statistics", "Figure"),
        translate("Statistics", "In all"),
        translate("Statistics", "Your side"),
        translate("Statistics", "Others"),
        translate("Statistics", "What it counts"),
    )


def figure_cells(row: Row) -> tuple[str, ...]:
    values = (row.number, row.own, row.others)
    return (figure_name(row.figure), *map(number, values), definition(row.figure))


def match_headings() -> tuple[str, ...]:
    return (
        translate("Statistics", "Match", "heading: its number"),
        translate("Statistics", "Result"),
        translate("Statistics", "Lead per hand"),
        translate("Statistics", "Hands"),
        translate("Statistics", "Game", "heading: which game is played"),
        translate("Statistics", "Opponents"),
        translate("Statistics", "Taken back", "heading: decisions taken back in a match"),
        translate("Statistics", "Hints"),
        translate("Statistics", "Ended", "heading: the day on which a match ended"),
    )


def match_cells(number_shown: int, point: Point, *, level: str, under_way: bool) -> tuple[str, ...]:
    """`number_shown` counts the matches in the table, from 1."""
    match = point.match
    return (
        number(number_shown),
        result(match, under_way=under_way),
        signed(point.lead),
        number(point.hands),
        game_name(match.ruleset),
        level,
        number(match.undos),
        number(match.hints),
        ended(match),
    )


def result(match: MatchTally, *, under_way: bool) -> str:
    """How a match came out, with the games won."""
    form = {
        End.WON: translate("Statistics", "won %1 to %2", "a match, games"),
        End.LOST: translate("Statistics", "lost %1 to %2", "a match, games"),
        End.OPEN: translate("Statistics", "left at %1 to %2", "a match, games"),
    }[match.tally.end]
    if under_way and match.tally.end is End.OPEN:
        form = translate("Statistics", "under way, %1 to %2", "a match, games")
    return fill(form, *map(number, match.tally.games))


def point_told(number_shown: int, point: Point, *, under_way: bool) -> str:
    """One match of the chart in a sentence."""
    return fill(
        translate("Statistics", "Match %1, %2: %3. Lead per hand: %4.", "number, game, result"),
        number(number_shown),
        game_name(point.match.ruleset),
        result(point.match, under_way=under_way),
        signed(point.lead),
    )


def ended(match: MatchTally) -> str:
    """The day on which a match ended."""
    return NOTHING if match.ended is None else day(match.ended)


def cost_headings() -> tuple[str, ...]:
    return (
        translate("Statistics", "Match", "heading: its number"),
        translate("Statistics", "Ended", "heading: the day on which a match ended"),
        translate("Statistics", "Points lost", "heading: by a decision, on average"),
        translate("Statistics", "Chance lost", "heading: by a decision, on average"),
        translate("Statistics", "Decisions", "heading: how many were judged"),
        translate("Statistics", "Game", "heading: which game is played"),
        translate("Statistics", "Opponents"),
        translate("Statistics", "Help", "heading: whether hints or undo were used"),
    )


def cost_cells(number_shown: int, point: CostPoint, *, level: str) -> tuple[str, ...]:
    """`number_shown` counts the matches in the table, from 1."""
    helped = translate("Statistics", "with", "help") if point.match.is_helped else NOTHING
    return (
        number(number_shown),
        ended(point.match),
        number(point.points),
        percent(point.chance),
        number(point.decisions),
        game_name(point.match.ruleset),
        level,
        helped,
    )


def cost_told(number_shown: int, point: CostPoint) -> str:
    """One match of the chart of costs in a sentence."""
    form = translate(
        "Statistics",
        "Match %1, %2, ended %3: a decision cost %4 points and %5 of the chance to win on average.",
        "number, game, day, points, per cent",
    )
    said = (number(number_shown), game_name(point.match.ruleset), ended(point.match))
    return fill(form, *said, number(point.points), percent(point.chance))


def cost_note() -> str:
    return translate(
        "Statistics",
        "Cost per decision: the points lost to the end of the hand, against the best decision that"
        " could have been found from what you knew, on average.",
    )


def nothing_reviewed() -> str:
    return translate("Statistics", "No match has been reviewed yet.")


def course_note() -> str:
    return translate(
        "Statistics",
        "Lead per hand: your side's points less those of the others, divided by the hands.",
    )


def fairness_headings() -> tuple[str, ...]:
    return (
        translate("Statistics", "Seat"),
        translate("Statistics", "Card"),
        translate("Statistics", "Deals"),
        translate("Statistics", "Dealt"),
        translate("Statistics", "Expected"),
        translate("Statistics", "Range of chance"),
        translate("Statistics", "Found to be"),
    )


def fairness_cells(dealt: Dealt) -> tuple[str, ...]:
    verdict = (
        translate("Statistics", "within", "the range of chance")
        if dealt.is_within
        else translate("Statistics", "outside", "the range of chance")
    )
    return (
        compass(dealt.place) if dealt.place else you(),
        rank_alone(dealt.rank),
        number(dealt.deals),
        number(dealt.found),
        QLocale().toString(dealt.expected, "f", 1),
        fill(translate("Statistics", "%1 to %2", "a range"), number(dealt.low), number(dealt.high)),
        verdict,
    )


def fairness_note() -> str:
    """How the cards are counted, and why not as trumps are made in the end."""
    return translate(
        "Statistics",
        "Counted in the hands as first dealt: ace, jack, ten and five of the suit turned up, before"
        " anybody has a say; in auction games, of all suits. Whoever holds good trumps stands, and"
        " so has more trumps by choice, not by chance. Fair dealing stays within the range 95 times"
        " in 100, so about one row in twenty may lie outside.",
    )


def nothing_yet() -> str:
    return translate("Statistics", "No hand has been played to its end yet.")


def family_name(family: Family) -> str:
    """A family in the list of games."""
    kin = _KIN.get(family)
    name = game_name(kin) if kin else "All Fours"
    return fill(translate("Statistics", "All kinds of %1", "a game's name"), name)


def level_name(level: str) -> str:
    """The level of opponents that are not all alike."""
    return level or translate("Statistics", "mixed")


def number(value: Value) -> str:
    """As a person of this language writes it: a mean with two places, a dash for nothing."""
    if value is None:
        return NOTHING
    if isinstance(value, float):
        return _minus(QLocale().toString(value, "f", 2))
    return _minus(QLocale().toString(value))


def signed(value: float) -> str:
    """A mean with its sign; one that is rounded to nothing has none."""
    rounded = round(value, 2)
    sign = MINUS if rounded < 0 else "+" if rounded else ""
    return f"{sign}{QLocale().toString(abs(rounded), 'f', 2)}"


def _minus(written: str) -> str:
    return written.replace("-", MINUS)
