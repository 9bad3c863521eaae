"""The languages of the window, each under its own name."""

from __future__ import annotations

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
        code = wanted.replace("-", "_")
        if code.startswith("pt_PT"):
            return "pt_PT"
        base = code.partition("_")[0]
        if base in OWN_NAMES:
            return base
    return FALLBACK


def locale_of(language: str) -> QLocale:
    """The locale for numbers and dates; plain Portuguese is Brazil's."""
    return QLocale("pt_BR" if language == "pt" else language)
