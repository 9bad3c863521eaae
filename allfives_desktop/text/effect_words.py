"""What changed rules do to the game: names, numbers and sentences, in the language in use."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from allfives_desktop.ai.effect_report import SHARES, Effect, Estimate, Measure, Row, Total
from allfives_desktop.rules.events import ScoreKind
from allfives_desktop.text.counts import counts
from allfives_desktop.text.filling import fill
from allfives_desktop.text.labels import MINUS
from allfives_desktop.text.telling import point_name

translate = QCoreApplication.translate

_INDENT: Final = "\N{EM SPACE}"


def title() -> str:
    return translate("Effect", "What does this do to the game?")


def headings() -> tuple[str, str, str, str]:
    """Over the names, the two sets of rules and the difference."""
    return (
        translate("Effect", "Measured"),
        translate("Effect", "Standard", "the rules of a ruleset as it stands"),
        translate("Effect", "Changed", "the rules as a person has changed them"),
        translate("Effect", "Difference"),
    )


def measure_name(measure: Measure) -> str:
    match measure:
        case Total.HANDS:
            return translate("Effect", "Hands per game")
        case Total.DEALER:
            return translate("Effect", "First dealer wins", "share of the games")
        case Total.SKUNKS:
            return translate("Effect", "Wins by a skunk", "share of the games")
        case Total.POINTS:
            return translate("Effect", "Points per hand")
        case ScoreKind():
            return f"{_INDENT}{point_name(measure)}"


def told(estimate: Estimate, measure: Measure) -> str:
    """The value, and its interval where it has one."""
    return _told(estimate, measure, plus="")


def difference(row: Row) -> str:
    """How much the changed rules give more, when that is certain enough."""
    if not row.is_clear:
        return translate("Effect", "no clear difference")
    return _told(row.difference, row.measure, plus="+")


def change_the_rules() -> str:
    return translate("Effect", "These are the standard rules. Change one to see what it does.")


def cannot_be_played() -> str:
    return translate("Effect", "These rules cannot be played together.")


def measuring() -> str:
    return translate(
        "Effect", "The computer plays the same cards under the standard and the changed rules…"
    )


def result(effect: Effect) -> str:
    """How much was played, and how to read the table."""
    sentences = [
        counts.games_compared(effect.games),
        _differing(effect),
        translate("Effect", "In brackets: 95% intervals."),
    ]
    return " ".join(sentences)


def no_end() -> str:
    return translate("Effect", "Games under these rules found no end.")


def failed() -> str:
    return translate("Effect", "The measurement broke off.")


def progress_name() -> str:
    return translate("Effect", "Progress of the measurement")


def measure_more() -> str:
    return translate("Effect", "Measure more exactly")


def measure_again() -> str:
    return translate("Effect", "Measure again")


def _differing(effect: Effect) -> str:
    if not effect.differing:
        return translate("Effect", "Not one of them went differently.")
    share = QLocale().toString(100 * effect.differing / effect.games, "f", 0)
    return fill(translate("Effect", "%1% of them went differently."), share)


def _told(estimate: Estimate, measure: Measure, plus: str) -> str:
    value = _signed(estimate.value, measure, plus)
    if measure in SHARES:
        value = fill(translate("Effect", "%1%", "per cent"), value)
    if estimate.low is None or estimate.high is None or estimate.low == estimate.high:
        return value
    low, high = (_signed(each, measure, plus) for each in (estimate.low, estimate.high))
    return fill(translate("Effect", "%1 (%2 to %3)", "a value and its interval"), value, low, high)


def _signed(value: float, measure: Measure, plus: str) -> str:
    """A number without its unit; what is rounded to nothing has no sign."""
    places = 1 if measure is Total.HANDS or measure in SHARES else 2
    rounded = round(100 * value if measure in SHARES else value, places)
    sign = MINUS if rounded < 0 else plus if rounded else ""
    return f"{sign}{QLocale().toString(abs(rounded), 'f', places)}"
