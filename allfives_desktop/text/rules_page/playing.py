"""Which cards may be played, and who wins a trick (spec 6, 7)."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from allfives_desktop.text.rules_page.page import Rules, Sentence

translate = QCoreApplication.translate


def play(rules: Rules) -> Iterator[Sentence]:
    """From the lead to the winner of the trick, and cards shown out of turn."""
    yield rules.says(_lead(rules), "trump")
    yield rules.says(
        translate("Rules page", "If trumps are led, whoever holds a trump must play one.")
    )
    yield rules.says(_follow(rules), "follow")
    yield rules.says(_void(rules), "void_must_trump")
    yield from _undertrump(rules)
    yield rules.says(
        translate(
            "Rules page",
            "The highest trump wins the trick; without trumps, the highest card of the suit led"
            " does.",
        )
    )
    yield from _calls(rules)


def _lead(rules: Rules) -> str:
    if rules.options.trump == "auction":
        return translate(
            "Rules page",
            "Everyone plays one card to each trick; its winner leads any card to the next, until"
            " all cards are played.",
        )
    return translate(
        "Rules page",
        "The eldest hand leads any card to the first trick; everyone plays one card to each trick,"
        " and its winner leads any card to the next, until all cards are played.",
    )


def _follow(rules: Rules) -> str:
    if rules.options.follow == "permissive":
        return translate(
            "Rules page",
            "If another suit is led, whoever holds it must follow suit or play a trump"
            " (permissive trumping).",
        )
    return translate(
        "Rules page",
        "If another suit is led, whoever holds it must follow suit and may not trump"
        " (strict following).",
    )


def _void(rules: Rules) -> str:
    if rules.options.void_must_trump:
        return translate(
            "Rules page",
            "Whoever has no card of the suit led must play a trump, or any card if there is no"
            " trump in hand either.",
        )
    return translate("Rules page", "Whoever has no card of the suit led may play any card.")


def _undertrump(rules: Rules) -> Iterator[Sentence]:
    if rules.options.undertrump or rules.options.players == 2:
        return
    text = translate(
        "Rules page",
        "If another suit was led and trumped already, a lower trump may be played only where no"
        " other card is allowed.",
    )
    yield rules.says(text, "undertrump")


def _calls(rules: Rules) -> Iterator[Sentence]:
    if rules.options.calls:
        text = translate(
            "Rules page",
            "A card shown out of turn stays face up before its player until it is played: an"
            " opponent may call for it whenever that player's turn comes, and it must then be"
            " played if that is allowed.",
        )
        yield rules.says(text, "calls")
    elif rules.differs("calls"):
        text = translate("Rules page", "A card shown out of turn cannot be called for.")
        yield rules.says(text, "calls")
