"""Who plays, what for, and how the cards are dealt (spec 2-4, 9)."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from allfives_desktop.text.filling import fill
from allfives_desktop.text.rules_page.page import Rules, Sentence

translate = QCoreApplication.translate


def players(rules: Rules) -> Iterator[Sentence]:
    """How many, on which sides, and with which cards."""
    keys = ("players", "partners") if rules.options.players == 4 else ("players",)
    yield rules.says(_players(rules), *keys)
    yield rules.says(
        translate(
            "Rules page",
            "The pack has 52 cards; in every suit they rank, from high to low:"
            " A K Q J 10 9 8 7 6 5 4 3 2.",
        )
    )


def _players(rules: Rules) -> str:
    if rules.options.partners:
        return translate(
            "Rules page",
            "Four play as two pairs of partners, who sit opposite each other: each pair is a side,"
            " with common points and tricks, but partners do not show each other their cards.",
        )
    match rules.options.players:
        case 2:
            return translate("Rules page", "Two play; each player is a side.")
        case 3:
            return translate("Rules page", "Three play, each for himself; each player is a side.")
        case 4:
            return translate("Rules page", "Four play, each for himself; each player is a side.")


def aim(rules: Rules) -> Iterator[Sentence]:
    """What a side plays for."""
    if rules.options.capture:
        text = translate(
            "Rules page",
            "The aim is to score points: with the trumps that a side takes in tricks, and with"
            " High, Low, Jack and Game after the last trick.",
        )
    else:
        text = translate(
            "Rules page",
            "The aim is to score points, above all High, Low, Jack and Game after the last trick.",
        )
    yield rules.says(text, "capture")
    target = translate("Rules page", "The target of a game is %1 points.")
    yield rules.says(fill(target, rules.options.target), "target")


def deal(rules: Rules) -> Iterator[Sentence]:
    """Who deals, and how."""
    yield rules.says(_first_dealer(rules), "first_dealer")
    yield rules.says(*_direction(rules))
    yield rules.says(_batch(rules), "deal_batch")
    yield rules.says(translate("Rules page", "After each hand the deal passes to the eldest hand."))
    if rules.options.best_of > 1:
        yield rules.says(_next_game(rules), "next_game_dealer")


def _first_dealer(rules: Rules) -> str:
    if rules.options.first_dealer == "cut":
        return translate(
            "Rules page",
            "Everyone cuts the pack; whoever cuts the highest card, ace high, deals first, and only"
            " those who tie cut again.",
        )
    return translate(
        "Rules page", "The player in the first seat (South) deals first, without a cut."
    )


def _direction(rules: Rules) -> tuple[str, ...]:
    if rules.options.players == 2:
        return (translate("Rules page", "The dealer's opponent is the eldest hand."),)
    if rules.options.direction == "clockwise":
        text = translate(
            "Rules page",
            "Deal, speech and play go clockwise; the player at the dealer's left is the"
            " eldest hand.",
        )
    else:
        text = translate(
            "Rules page",
            "Deal, speech and play go anticlockwise; the player at the dealer's right is the"
            " eldest hand.",
        )
    return text, "direction"


def _batch(rules: Rules) -> str:
    match rules.options.deal_batch:
        case 1:
            return translate(
                "Rules page",
                "The dealer shuffles and deals six cards to each player, one at a time, beginning"
                " with the eldest hand.",
            )
        case 3:
            return translate(
                "Rules page",
                "The dealer shuffles and deals six cards to each player, three at a time,"
                " beginning with the eldest hand.",
            )
        case "choice":
            return translate(
                "Rules page",
                "The dealer shuffles and deals six cards to each player, beginning with the eldest"
                " hand: one or three at a time, as the first dealer of a game chooses for the"
                " whole game.",
            )


def _next_game(rules: Rules) -> str:
    if rules.options.next_game_dealer == "rotate":
        return translate("Rules page", "It passes in the same way from one game to the next.")
    if rules.options.first_dealer == "cut":
        return translate("Rules page", "Before every new game the pack is cut again for the deal.")
    return translate(
        "Rules page",
        "Before every new game everyone cuts the pack; whoever cuts the highest card, ace high,"
        " deals, and only those who tie cut again.",
    )
