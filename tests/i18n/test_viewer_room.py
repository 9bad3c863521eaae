"""Every text of the viewer has room in its smallest size, in every language and large letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from allfives_desktop.session.review import ReviewProcess
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.windows.main_window import SMALLEST
from allfives_desktop.windows.viewer.window import ViewerWindow
from tests.i18n.crowding import cramped, crowded
from tests.i18n.test_mnemonics import clashes
from tests.windows.viewers import ROUND, open_viewer, own_plays, played, verdict

Speak = Callable[[str], None]


@pytest.fixture
def no_review(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ReviewProcess, "review", lambda *_: None)


def pages(viewer: ViewerWindow) -> Iterator[None]:
    """The three pages, one after the other, filled."""
    for ply, action in own_plays(viewer)[:6]:
        viewer.review_page.process.judged.emit(verdict(ply, action, 0.1, 0.5))
    viewer.review_page.process.ended.emit()
    for page in range(3):
        viewer.tabs.setCurrentIndex(page)
        QApplication.processEvents()
        yield


@pytest.mark.parametrize("letters", [1.0, 1.5], indirect=True)
@pytest.mark.parametrize("language", OWN_NAMES)
def test_the_viewer_has_room(
    qtbot: QtBot,
    speak: Speak,
    no_review: None,
    tmp_path: Path,
    language: str,
    letters: float,
) -> None:
    speak(language)
    viewer = open_viewer(tmp_path, played(ROUND))
    viewer.resize(SMALLEST)
    qtbot.waitExposed(viewer)
    for _ in pages(viewer):
        qtbot.waitUntil(lambda: not list(cramped(viewer)))  # rows are laid out a little later
    found = list(crowded(viewer.table_page.table.view.rootObject()))
    width = viewer.width()
    viewer.release()
    assert not found, "\n".join(found)
    assert letters > 1 or width == SMALLEST.width()


@pytest.mark.parametrize("language", OWN_NAMES)
def test_letters_that_can_be_pressed_at_the_same_time_differ(
    qtbot: QtBot, speak: Speak, no_review: None, tmp_path: Path, language: str
) -> None:
    speak(language)
    viewer = open_viewer(tmp_path, played(ROUND))
    qtbot.waitExposed(viewer)
    for _ in pages(viewer):
        buttons = viewer.findChildren(QAbstractButton)
        texts = [each.text() for each in buttons if each.isVisible()]
        texts += [each.text() for each in viewer.findChildren(QLabel) if each.isVisible()]
        tabs = [viewer.tabs.tabText(at) for at in range(3)]
        assert clashes([*texts, *tabs]) == []
    menu = [action.text() for action in viewer.menu.actions()]
    viewer.release()
    assert clashes(menu) == []
    assert all(QKeySequence.mnemonic(text).toString() for text in menu)
