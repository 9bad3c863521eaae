"""What matches, hands and moments that are looked back on are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from allfives_desktop.rules.state import State
from allfives_desktop.text.dates import day
from allfives_desktop.text.filling import fill
from allfives_desktop.text.games import game_name
from allfives_desktop.text.labels import scores_line
from allfives_desktop.text.seats import Seats

translate = QCoreApplication.translate

BETWEEN = " · "


def match_title(
    ruleset: str, state: State, seats: Seats, file: str = "", ended: int | None = None
) -> str:
    """A match by its game, how it stands (games won where there are several) and when it ended."""
    standing = state.games_won if state.options.best_of > 1 else state.scores
    parts = [file, game_name(ruleset), scores_line(standing, seats)]
    if ended is not None:
        parts.append(day(ended))
    return BETWEEN.join(part for part in parts if part)


def place(state: State) -> str:
    """Which hand a moment is in."""
    hand = state.hand + 1
    if state.options.best_of > 1:
        return fill(translate("Viewer", "Game %1, hand %2"), state.game + 1, hand)
    return fill(translate("Viewer", "Hand %1"), hand)


def all_cards() -> str:
    """Every hand lies open."""
    return translate("Viewer", "All cards")


def as_seen_by(name: str) -> str:
    """Only what that seat saw."""
    return fill(translate("Viewer", "As seen by %1", "a player's name"), name)


def as_you_saw() -> str:
    """Only what the reader saw."""
    return translate("Viewer", "As you saw it")


def place_of(where: str, number: int, of: int) -> str:
    """Where a moment is: its hand, and which of how many."""
    return fill(translate("Viewer", "%1 · %2 of %3", "hand, number, how many"), where, number, of)


def hand_of(name: str) -> str:
    """The cards a seat was dealt."""
    return fill(translate("Viewer", "%1: hand", "a player's name"), name)


def thrown_by(name: str) -> str:
    """The cards a seat threw out."""
    return fill(translate("Viewer", "%1: discarded", "a player's name"), name)


def turned_up() -> str:
    """The cards that were turned to propose trumps."""
    return translate("Viewer", "Turned up")


def drawn_by(name: str) -> str:
    """The cards of the stock that a seat drew."""
    return fill(translate("Viewer", "%1: drawn from the stock", "a player's name"), name)


def stock_left() -> str:
    """The cards of the stock that nobody drew."""
    return translate("Viewer", "Left in the stock")


def undealt() -> str:
    """The cards that were never dealt."""
    return translate("Viewer", "Not dealt")


def of_deal(number: int, label: str) -> str:
    """A row of one of several deals of a hand."""
    return fill(translate("Viewer", "Deal %1 · %2", "number, whose cards"), number, label)


def where_heading() -> str:
    """The column that says where cards were."""
    return translate("Viewer", "Where")


def cards_heading() -> str:
    """The column that shows cards."""
    return translate("Viewer", "Cards")
