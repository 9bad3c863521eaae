"""The rulesets' titles in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def ruleset_name(name: str) -> str:
    """The title of a ruleset; All Fives for one that is not known."""
    match name:
        case "all_fives_three":
            return translate("Ruleset", "All Fives, three-handed cut-throat")
        case "all_fives_partners":
            return translate("Ruleset", "Partnership All Fives")
        case "all_fives_plus_five":
            return translate("Ruleset", "All Fives, five of trumps 10 on capture")
        case "five_for_five":
            return translate("Ruleset", "Five for Five")
        case "all_tens":
            return "All Tens"
        case "all_fives_strict":
            return translate("Ruleset", "All Fives, strict following")
        case "all_fours_7":
            return translate("Ruleset", "Classic All Fours to 7")
        case "all_fours_11":
            return translate("Ruleset", "Classic All Fours to 11")
        case "trinidad":
            return translate("Ruleset", "Trinidad All Fours")
        case "pitch":
            return translate("Ruleset", "Pitch, each for himself")
        case "setback":
            return translate("Ruleset", "Setback (partnership Pitch)")
        case "california_jack":
            return "California Jack"
        case _:
            return "All Fives"
