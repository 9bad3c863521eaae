"""Writes the page: chapter after chapter, in the order of play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QCoreApplication

from allfives_desktop.rules.options import Options
from allfives_desktop.text.games import game_name
from allfives_desktop.text.rules_page.auction import auction, auction_count
from allfives_desktop.text.rules_page.dealing import aim, deal, players
from allfives_desktop.text.rules_page.ending import winning
from allfives_desktop.text.rules_page.page import Rules, RulesPage, Section, Sentence, rules_of
from allfives_desktop.text.rules_page.playing import play
from allfives_desktop.text.rules_page.points import count, points_in_play
from allfives_desktop.text.rules_page.stock import draws, stock
from allfives_desktop.text.rules_page.turn_up import discards, turn_up

translate = QCoreApplication.translate

Chapter = Callable[[Rules], Iterator[Sentence]]

TRUMPS: Final[dict[str, Chapter]] = {"turn_up": turn_up, "auction": auction, "stock_top": stock}


def rules_page(ruleset: str, options: Options) -> RulesPage:
    """The rules `options`, in the language in use; what differs from `ruleset` is marked."""
    rules = rules_of(ruleset, options)
    written = [Section(heading, tuple(chapter(rules))) for heading, chapter in _chapters(rules)]
    sections = tuple(section for section in written if section.sentences)
    marked = any(sentence.differs for section in sections for sentence in section.sentences)
    return RulesPage(
        title=game_name(ruleset),
        subtitle=translate("Rules page", "Rules in force"),
        sections=sections,
        legend=_legend() if marked else "",
    )


def _legend() -> str:
    return translate("Rules page", "★ differs from the standard rules of this game.")


def _chapters(rules: Rules) -> list[tuple[str, Chapter]]:
    return [
        (translate("Rules page", "Players and pack"), players),
        (translate("Rules page", "Aim"), aim),
        (translate("Rules page", "Setup and deal"), deal),
        (translate("Rules page", "Trumps"), TRUMPS[rules.options.trump]),
        (translate("Rules page", "Discarding"), discards),
        (translate("Rules page", "Play"), _play),
        (translate("Rules page", "Scoring during play"), points_in_play),
        (translate("Rules page", "The count after the last trick"), _count),
        (translate("Rules page", "Winning"), winning),
    ]


def _play(rules: Rules) -> Iterator[Sentence]:
    yield from play(rules)
    yield from draws(rules)


def _count(rules: Rules) -> Iterator[Sentence]:
    yield from count(rules)
    yield from auction_count(rules)
