"""The figures of the statistics: what each is called, and what it counts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from allfives_desktop.records.statistics.figures import Figure, Section, Total
from allfives_desktop.records.statistics.tally import Choice
from allfives_desktop.rules.events import ScoreKind
from allfives_desktop.text.telling import point_name

translate = QCoreApplication.translate


def section_name(section: Section) -> str:
    match section:
        case Section.MATCHES:
            return translate("Statistics", "Matches and games")
        case Section.POINTS:
            return translate("Statistics", "Hands and points")
        case Section.CHOICES:
            return translate("Statistics", "What you decided")
        case Section.COSTS:
            return translate("Statistics", "What your decisions cost")


def section_note(section: Section) -> str:
    """How to read the columns of a section where they say more than their headings."""
    if section is Section.CHOICES:
        return translate("Statistics", "How often; then the mean points of those hands.")
    if section is Section.COSTS:
        return translate("Statistics", "Only of matches that have been reviewed.")
    return ""


def figure_name(figure: Figure) -> str:
    if isinstance(figure, ScoreKind):
        return point_name(figure)
    names = {
        Total.MATCHES: translate("Statistics", "Matches"),
        Total.LEFT: translate("Statistics", "Matches left"),
        Total.STREAK: translate("Statistics", "Won in a row now"),
        Total.LONGEST: translate("Statistics", "Longest winning streak"),
        Total.GAMES: translate("Statistics", "Games"),
        Total.SKUNKS: translate("Statistics", "Skunks"),
        Total.UNDOS: translate("Statistics", "Decisions taken back"),
        Total.HINTS: translate("Statistics", "Hints"),
        Total.HANDS: translate("Statistics", "Hands"),
        Total.POINTS: translate("Statistics", "Points"),
        Total.A_HAND: translate("Statistics", "Points per hand"),
        Total.REVIEWED: translate("Statistics", "Matches reviewed"),
        Total.DECISIONS: translate("Statistics", "Decisions judged"),
        Total.COST: translate("Statistics", "Points lost per decision"),
        Total.CHANCE: translate("Statistics", "Chance lost per decision, per cent"),
        Choice.STOOD: translate("Statistics", "You stood"),
        Choice.BEGGED_GIFT: translate("Statistics", "You begged and were given one"),
        Choice.BEGGED_RUN: translate("Statistics", "You begged and the cards were run"),
        Choice.GAVE: translate("Statistics", "You gave one"),
        Choice.RAN: translate("Statistics", "You ran the cards"),
        Choice.BID_MADE: translate("Statistics", "Your bid was made"),
        Choice.BID_SET: translate("Statistics", "Your bid was set back"),
        Choice.LED_FREE: translate("Statistics", "You led without a bid"),
    }
    return names[figure]


def definition(figure: Figure) -> str:
    """What a figure counts, in one line."""
    match figure:
        case ScoreKind():
            return _source(figure)
        case Choice():
            return _choice(figure)
    lines = {
        Total.MATCHES: translate("Statistics", "Matches played to the end, by who won them."),
        Total.LEFT: translate("Statistics", "Left for another match: neither won nor lost."),
        Total.STREAK: translate("Statistics", "Matches won since the last one lost."),
        Total.LONGEST: translate("Statistics", "Most matches won one after the other."),
        Total.GAMES: translate("Statistics", "Games played to the end, by who won them."),
        Total.SKUNKS: translate("Statistics", "Games that counted twice, by who won them."),
        Total.UNDOS: translate("Statistics", "A match with even one counts as with help."),
        Total.HINTS: translate("Statistics", "A match with even one counts as with help."),
        Total.HANDS: translate("Statistics", "Hands that are over, however they ended."),
        Total.POINTS: translate("Statistics", "All points of these hands."),
        Total.A_HAND: translate("Statistics", "Points divided by hands."),
        Total.REVIEWED: translate("Statistics", "Matches played to the end and reviewed."),
        Total.DECISIONS: translate(
            "Statistics", "Your decisions that were open, in these matches."
        ),
        Total.COST: translate(
            "Statistics", "Points of the hand lost against the best decision, on average."
        ),
        Total.CHANCE: translate(
            "Statistics", "Chance to win the game lost against the best decision, on average."
        ),
    }
    return lines[figure]


def _source(kind: ScoreKind) -> str:
    lines = {
        ScoreKind.TURN_UP: translate("Statistics", "How often; points for the card turned up."),
        ScoreKind.GIFT: translate("Statistics", "How often; points given by the dealer."),
        ScoreKind.CAPTURE: translate("Statistics", "How often; points for trumps as taken."),
        ScoreKind.SETBACK: translate("Statistics", "How often; points lost for bids not made."),
        ScoreKind.HIGH: translate("Statistics", "How often; points for the highest trump."),
        ScoreKind.LOW: translate("Statistics", "How often; points for the lowest trump."),
        ScoreKind.JACK: translate("Statistics", "How often; points for the jack of trumps."),
        ScoreKind.HANG_JACK: translate(
            "Statistics", "How often; points for a jack of trumps taken from others."
        ),
        ScoreKind.GAME: translate("Statistics", "How often; points for the most card points."),
        ScoreKind.FIVE: translate(
            "Statistics", "How often; points for the five of trumps in the count."
        ),
    }
    return lines[kind]


def _choice(choice: Choice) -> str:
    lines = {
        Choice.STOOD: translate("Statistics", "You took the suit turned up as trumps."),
        Choice.BEGGED_GIFT: translate("Statistics", "You begged; the dealer gave a point."),
        Choice.BEGGED_RUN: translate("Statistics", "You begged; the dealer dealt on."),
        Choice.GAVE: translate("Statistics", "As dealer you answered a beg with a point."),
        Choice.RAN: translate("Statistics", "As dealer you answered a beg by dealing on."),
        Choice.BID_MADE: translate("Statistics", "Your side scored what you had bid, or more."),
        Choice.BID_SET: translate("Statistics", "Your side scored less than you had bid."),
        Choice.LED_FREE: translate("Statistics", "Nobody had bid, and you made trumps."),
    }
    return lines[choice]
