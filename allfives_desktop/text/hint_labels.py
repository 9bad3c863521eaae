"""What stands round a hint, whether there is one or not."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def hint_label() -> str:
    return translate("Button", "Hint")


def hint_note() -> str:
    """What the button does, for a reader who does not see the table."""
    return translate("Hint", "Shows the best play and why; it counts as help")


def searching() -> str:
    return translate("HintBubble", "Looking for the best play…")


def no_hint() -> str:
    return translate("HintBubble", "No hint could be found.")


def suggested() -> str:
    """Of a card or a button, for a screen reader."""
    return translate("HintBubble", "suggested")
