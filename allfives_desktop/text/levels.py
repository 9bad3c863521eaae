"""The levels of the computer's players, as a person reads them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from allfives_desktop.ai.ladder import Level

translate = QCoreApplication.translate


def level_name(player: str | None) -> str:
    """What a player's level is called; "" for a person and for a player of no level."""
    match player:
        case Level.NOVICE:
            return translate("Level", "Novice")
        case Level.CASUAL:
            return translate("Level", "Casual")
        case Level.CLUB:
            return translate("Level", "Club", "a level: as strong as a club's players")
        case Level.STRONG:
            return translate("Level", "Strong")
        case Level.EXPERT:
            return translate("Level", "Expert")
        case _:
            return ""
