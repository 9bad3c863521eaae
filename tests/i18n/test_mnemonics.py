"""No two entries of a menu answer to the same letter, in any language (a .ts knows no menus)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu
from pytestqt.qtbot import QtBot

from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.windows.commands import Commands


def menus(actions: list[QAction]) -> Iterator[list[str]]:
    """The texts of a menu bar, then of each menu in it, however deep."""
    yield [action.text() for action in actions]
    for action in actions:
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield from menus(menu.actions())


def clashes(texts: list[str]) -> list[str]:
    keys = Counter(QKeySequence.mnemonic(text).toString() for text in texts)
    return [key for key, times in keys.items() if key and times > 1]


def test_a_clash_would_be_seen() -> None:
    assert clashes(["&Deal", "&Discard", "Beg"]) == ["Alt+D"]


@pytest.mark.parametrize("language", OWN_NAMES)
@pytest.mark.parametrize("watching", [False, True])
def test_letters_of_the_menus_differ(
    qtbot: QtBot, speak: Callable[[str], None], language: str, *, watching: bool
) -> None:
    speak(language)
    window = QMainWindow()
    qtbot.addWidget(window)
    Commands(window).set_watching("club" if watching else "")
    found = list(menus(window.menuBar().actions()))
    assert len(found) >= 8
    assert not [clash for texts in found for clash in clashes(texts)]
    named = [QKeySequence.mnemonic(text).toString() for text in found[0]]
    assert all(named), found[0]
