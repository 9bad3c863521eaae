"""What decisions have cost: names, numbers and sentences, in the language in use."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from allfives_desktop.ai.review_report import Decision, Verdict
from allfives_desktop.rules.actions import Discard, PlayerAction
from allfives_desktop.text.asking import action_label
from allfives_desktop.text.card_words import cards_named
from allfives_desktop.text.counts import counts
from allfives_desktop.text.filling import fill

translate = QCoreApplication.translate


def headings() -> tuple[str, ...]:
    """Over hand, what was done, what was better, both costs, and the chance."""
    return (
        translate("Review", "Hand"),
        translate("Review", "Done", "the decision that was made"),
        translate("Review", "Better", "the decision that would have been better"),
        translate("Review", "Points lost"),
        translate("Review", "Chance lost", "to win the game"),
        translate("Review", "Chance to win", "the game"),
    )


def hand(decision: Decision, games: int) -> str:
    """The number of the hand, with that of the game where there are several."""
    if games == 1:
        return str(decision.hand + 1)
    form = translate("Review", "%1.%2", "game, hand")
    return fill(form, decision.game + 1, decision.hand + 1)


def action(done: PlayerAction) -> str:
    """A decision in a few words."""
    if isinstance(done, Discard):
        return fill(translate("Review", "Discard: %1"), cards_named(list(done.cards)))
    return action_label(done)


def better(verdict: Verdict) -> str:
    """What would have been better; nothing where nothing was."""
    return "" if verdict.is_best else action(verdict.best)


def points_lost(verdict: Verdict) -> str:
    """Points and the half width of their interval."""
    if verdict.is_best:
        return number(0, 1)
    form = translate("Review", "%1 ± %2", "points, margin")
    return fill(form, number(verdict.points_lost, 1), number(verdict.margin, 1))


def percent(share: float) -> str:
    return fill(translate("Review", "%1%", "per cent"), number(100 * share, 1))


def number(value: float, places: int) -> str:
    return QLocale().toString(float(value), "f", places)


def chart_name() -> str:
    return translate("Review", "Chance to win the game, decision by decision")


def point(verdict: Verdict, games: int) -> str:
    """A point of the chart, to be heard."""
    form = translate("Review", "Hand %1, %2: %3", "hand, decision, chance to win")
    return fill(form, hand(verdict, games), action(verdict.action), percent(verdict.chance))


def under_way() -> str:
    return translate("Review", "The computer judges every decision by what could be known then…")


def no_decision() -> str:
    return translate("Review", "There is no decision in a hand that has ended.")


def failed() -> str:
    return translate("Review", "The review broke off.")


def stopped() -> str:
    return translate("Review", "The review was stopped.")


def result(verdicts: Sequence[Verdict]) -> str:
    """How many decisions there were, how many of them were the best, and what one has cost."""
    best = sum(verdict.is_best for verdict in verdicts)
    points = sum(verdict.points_lost for verdict in verdicts) / len(verdicts)
    chance = sum(verdict.chance_lost for verdict in verdicts) / len(verdicts)
    costs = fill(
        translate("Review", "A decision cost %1 points and %2 of the chance to win on average."),
        number(points, 2),
        percent(chance),
    )
    return " ".join((counts.decisions(len(verdicts)), counts.were_best(best), costs))


def progress_name() -> str:
    return translate("Review", "Progress of the review")


def whole_percent(share: float) -> str:
    """A mark on the scale of the chart."""
    return fill(translate("Review", "%1%", "per cent"), number(100 * share, 0))
