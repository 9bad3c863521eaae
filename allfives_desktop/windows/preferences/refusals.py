"""Why a file of house rules was not read or written, in a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from allfives_desktop.session.house_rules import Refusal
from allfives_desktop.text.faults import fault_sentence, shown
from allfives_desktop.text.filling import fill
from allfives_desktop.text.system_words import system_words

translate = QCoreApplication.translate


def refusal_sentence(refusal: Refusal) -> str:
    """One line: which file, and what is wrong with it."""
    name = shown(refusal.path.name)
    if refusal.fault is not None:
        sentence = translate("Preferences", "“%1” cannot be used. %2")
        return fill(sentence, name, fault_sentence(refusal.fault))
    if refusal.reason:
        sentence = translate("Preferences", "The system refuses “%1”: %2")
        return fill(sentence, name, shown(system_words(refusal.reason)))
    return fill(translate("Preferences", "“%1” is no file that could be read."), name)
