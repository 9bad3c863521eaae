"""The languages of the window, each under its own name."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QLocale

SYSTEM: Final = ""
OWN_NAMES: Final = {
    "en": "English",
    "pt": "Português",
    "pt_PT": "Português (Portugal)",
    "nl": "Nederlands",
    "gl": "Galego",
    "hu": "Magyar",
}
FALLBACK: Final = "en"


def chosen_language(wish: str) -> str:
    """The language to use: the one wished for, else the first of the system's that there is."""
    if wish in OWN_NAMES:
        return wish
    for wanted in QLocale.system().uiLanguages():
        base, *parts = re.split("[-_]", wanted)  # pt-Latn-PT, pt-PT, pt
        for name in (f"{base}_{parts[-1]}" if parts else base, base):
            if name in OWN_NAMES:
                return name
    return FALLBACK


def locale_of(language: str) -> QLocale:
    """The locale for numbers and dates: the system's country where it speaks this language, as in
    Belgium or Britain; else plain Portuguese is Brazil's."""
    system = QLocale(QLocale.system().name())
    spoken = QLocale("pt_BR" if language == "pt" else language)
    is_system = language == chosen_language(SYSTEM) and system.language() == spoken.language()
    return system if is_system else spoken
