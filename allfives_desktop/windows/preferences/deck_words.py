"""Why a deck drawn by others cannot be used, in a sentence."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from allfives_desktop.table.foreign_decks import DeckFault, DeckFaultKind
from allfives_desktop.text.faults import shown
from allfives_desktop.text.filling import fill

translate = QCoreApplication.translate


def deck_refusal(fault: DeckFault) -> str:
    """One line: which file or card, and what is wrong with it."""
    return fill(_sentence(fault.kind), shown(fault.what))


def _sentence(kind: DeckFaultKind) -> str:
    match kind:
        case DeckFaultKind.GONE:
            return translate("Decks", "The deck “%1” is no longer there.")
        case DeckFaultKind.MISSING:
            return translate("Decks", "This deck cannot be used: the card “%1” is missing.")
        case DeckFaultKind.TOO_LARGE:
            return translate("Decks", "This deck cannot be used: “%1” is too large.")
        case DeckFaultKind.NOT_A_PICTURE:
            return translate("Decks", "This deck cannot be used: “%1” is not a picture.")
        case DeckFaultKind.WRONG_SHAPE:
            return translate(
                "Decks", "This deck cannot be used: “%1” does not have the shape of a card."
            )
        case DeckFaultKind.REACHES_OUT:
            return translate("Decks", "This deck cannot be used: “%1” refers to something outside.")
        case DeckFaultKind.UNREADABLE:
            return translate("Decks", "This deck cannot be used: “%1” cannot be read.")
        case _:
            assert_never(kind)
