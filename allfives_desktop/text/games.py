"""The games by name, and what is special about each in a line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.text.filling import fill
from allfives_desktop.text.labels import best_of

translate = QCoreApplication.translate


def game_name(ruleset: str) -> str:
    """What a game is called; All Fives where the ruleset is none of RULESETS."""
    names = {
        "all_fives_three": translate("Game", "All Fives, three-handed cut-throat"),
        "all_fives_partners": translate("Game", "Partnership All Fives"),
        "all_fives_plus_five": translate("Game", "All Fives, five of trumps 10 on capture"),
        "five_for_five": translate("Game", "Five for Five"),
        "all_fives_strict": translate("Game", "All Fives, strict following"),
        "all_fours_7": translate("Game", "Classic All Fours to 7"),
        "all_fours_11": translate("Game", "Classic All Fours to 11"),
        "trinidad": translate("Game", "Trinidad All Fours"),
        "pitch": translate("Game", "Pitch, each for himself"),
        "setback": translate("Game", "Setback (partnership Pitch)"),
    }
    return names.get(ruleset) or RULESETS.get(ruleset, RULESETS["all_fives"]).title


def game_line(ruleset: str, target: int | None = None) -> str:
    """What is special about a game of RULESETS; `target` where house rules set another."""
    match ruleset:
        case "all_fives_three":
            return translate("Game", "All Fives for three, each against both others.")
        case "all_fives_partners":
            return translate(
                "Game", "All Fives for four: partners face each other and score together."
            )
        case "all_fives_plus_five":
            return translate(
                "Game", "As All Fives, but taking the five of trumps scores 10 at once."
            )
        case "five_for_five":
            return translate(
                "Game",
                "As All Fives; the side that took the five of trumps scores 5 more in the count.",
            )
        case "all_tens":
            return translate("Game", "As All Fives, but taking the ten of trumps scores 20.")
        case "all_fives_strict":
            return translate(
                "Game", "As All Fives, but you may trump only when you cannot follow suit."
            )
        case "all_fours_7" | "all_fours_11":
            sentence = translate(
                "Game", "The old game: only High, Low, Jack and Game score. Played to %1."
            )
        case "trinidad":
            sentence = translate(
                "Game",
                "Anticlockwise; taking the other side's jack of trumps scores 3. Played to %1.",
            )
        case "pitch":
            sentence = translate(
                "Game",
                "You bid to make trumps; a bid that is not made is lost. Played to %1.",
            )
        case "setback":
            sentence = translate("Game", "Pitch for two pairs of partners. Played to %1.")
        case "california_jack":
            sentence = translate(
                "Game", "After every trick each draws a card from the stock. Played to %1."
            )
        case _:
            sentence = translate(
                "Game",
                "Trumps score as they are taken, then High, Low, Jack and Game. Played to %1.",
            )
    return fill(sentence, target or RULESETS[ruleset].options().target)


def offer(ruleset: str, games: int) -> str:
    """What a press on the first button begins."""
    name = game_name(ruleset)
    if games == 1:
        return fill(translate("Table", "%1, one game, against the computer"), name)
    return fill(translate("Table", "%1, best of %2, against the computer"), name, games)


def length(games: int) -> str:
    """How many games a match is decided by."""
    return best_of(games) if games > 1 else translate("Game", "One game")
