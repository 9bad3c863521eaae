"""The window as a person without a mouse finds it, and what it remembers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox, QTextEdit
from pytestqt.qtbot import QtBot

from allfives_desktop.models.hand_log import HandLog
from allfives_desktop.models.score_sheet import ScoreSheet
from allfives_desktop.session.preferences import Preferences
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.windows.main_window import SMALLEST, MainWindow
from allfives_desktop.windows.panel import Panel
from allfives_desktop.windows.placing import on_screen

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

Speak = Callable[[str], None]
OpenWindow = Callable[[], MainWindow]
# The screen of these tests is as narrow as the smallest window, which has a frame of its own.
FRAME = 4
SCREEN = QRect(0, 0, 1920, 1080)
SECOND = QRect(1920, 200, 1280, 720)


@pytest.fixture
def open_window(qtbot: QtBot, tmp_path: Path) -> OpenWindow:
    """Call it for a window with nothing on its table; each reads the same preferences anew."""

    opened: list[MainWindow] = []

    def open_it() -> MainWindow:
        table = QTextEdit()
        window = MainWindow(table, Preferences(tmp_path / "preferences.json"))
        window.dock(Panel(HandLog(), ScoreSheet(), window))
        qtbot.addWidget(window)
        opened.append(window)
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        table.setFocus()
        return window

    return open_it


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    return open_window()


def table_of(window: MainWindow) -> QTextEdit:
    column = window.centralWidget()
    assert column is not None
    table = column.findChild(QTextEdit)
    assert isinstance(table, QTextEdit)
    return table


def panel_of(window: MainWindow) -> Panel:
    panel = window.findChild(Panel)
    assert isinstance(panel, Panel)
    return panel


def paths(actions: list[QAction], before: tuple[QAction, ...] = ()) -> Iterator[list[QAction]]:
    """The way through the menus to each action."""
    for action in actions:
        menu = action.menu()
        if isinstance(menu, QMenu):
            yield from paths(menu.actions(), (*before, action))
        elif not action.isSeparator():
            yield [*before, action]


def offer_everything(window: MainWindow) -> None:
    """As in a match where decisions can be taken back, and cards be shown out of turn."""
    window.commands.set_undo(can_undo=True, can_redo=True)
    window.commands.show_card.setVisible(True)
    window.commands.hint.setEnabled(True)
    window.commands.leave_lesson.setVisible(True)


def letter(action: QAction) -> Qt.Key | None:
    """The key that chooses an action in its menu."""
    mnemonic = QKeySequence.mnemonic(action.text()).toString()
    return Qt.Key(ord(mnemonic[-1])) if mnemonic else None


def walk(window: MainWindow, path: list[QAction]) -> None:
    """Choose the action at the end of the path with keys alone."""
    first = letter(path[0])
    assert first is not None
    QTest.keyClick(window, first, Qt.KeyboardModifier.AltModifier)
    for above, action in pairwise(path):
        menu = above.menu()
        assert isinstance(menu, QMenu)
        assert menu.isVisible(), above.text()
        if key := letter(action):
            QTest.keyClick(menu, key)
        else:
            QTest.keyClick(menu, Qt.Key.Key_End)
            for _ in menu.actions():
                if menu.activeAction() is not action:
                    QTest.keyClick(menu, Qt.Key.Key_Up)
            QTest.keyClick(menu, Qt.Key.Key_Return)


@pytest.mark.parametrize("language", OWN_NAMES)
def test_every_action_is_reached_by_letters_and_arrows(
    open_window: OpenWindow, speak: Speak, language: str
) -> None:
    speak(language)
    chosen: list[QAction] = []
    count = len(list(paths(open_window().menuBar().actions())))
    assert count >= 20
    for at in range(count):
        window = open_window()
        offer_everything(window)
        path = list(paths(window.menuBar().actions()))[at]
        path[-1].triggered.connect(lambda *_, action=path[-1]: chosen.append(action))
        walk(window, path)
        assert chosen == [path[-1]], path[-1].text()
        chosen.clear()
        window.close()


@pytest.mark.parametrize("language", OWN_NAMES)
def test_every_shortcut_works_from_the_table(
    open_window: OpenWindow, speak: Speak, language: str
) -> None:
    speak(language)
    chosen: list[QAction] = []
    actions = [path[-1] for path in paths(open_window().menuBar().actions())]
    keys = {action.shortcut().toString() for action in actions if not action.shortcut().isEmpty()}
    assert keys >= {"Ctrl+N", "Ctrl+W", "Ctrl+Q", "F6", "F9", "F11"}
    for key in keys:
        window = open_window()
        offer_everything(window)
        (action,) = [
            path[-1]
            for path in paths(window.menuBar().actions())
            if path[-1].shortcut().toString() == key
        ]
        action.triggered.connect(lambda *_, action=action: chosen.append(action))
        table_of(window).setReadOnly(True)  # a text that can be changed has an undo of its own
        QTest.keySequence(table_of(window), QKeySequence(key))
        assert chosen == [action], key
        chosen.clear()
        window.close()


# Full screen and panel


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(table_of(window), key)


def test_full_screen_goes_on_and_off(window: MainWindow) -> None:
    before = window.geometry()
    press(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert window.commands.full_screen.isChecked()
    press(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    assert not window.commands.full_screen.isChecked()
    assert window.geometry() == before


def test_full_screen_gives_a_maximised_window_back(window: MainWindow) -> None:
    window.showMaximized()
    press(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    press(window, Qt.Key.Key_F11)
    assert window.isMaximized()


def test_the_tick_follows_when_the_desktop_takes_full_screen_away(window: MainWindow) -> None:
    press(window, Qt.Key.Key_F11)
    window.showNormal()
    assert not window.commands.full_screen.isChecked()


def test_the_panel_follows_its_key_and_its_own_button(window: MainWindow) -> None:
    panel = panel_of(window)
    assert not panel.isVisible()
    press(window, Qt.Key.Key_F9)
    assert panel.isVisible()
    assert window.commands.panel.isChecked()
    panel.close()
    assert not window.commands.panel.isChecked()
    press(window, Qt.Key.Key_F9)
    press(window, Qt.Key.Key_F9)
    assert not panel.isVisible()


# What it remembers


def test_place_size_and_panel_are_remembered(open_window: OpenWindow) -> None:
    first = open_window()
    first.setGeometry(QRect(2, 90, 800, 640))
    press(first, Qt.Key.Key_F9)
    kept = first.geometry()
    first.close()
    again = open_window()
    assert again.geometry() == kept
    assert panel_of(again).isVisible()
    assert again.commands.panel.isChecked()
    press(again, Qt.Key.Key_F9)
    again.close()
    assert not panel_of(open_window()).isVisible()


def test_a_place_off_all_screens_is_not_taken_up(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_window()
    first.setGeometry(QRect(QPoint(40, 40), SMALLEST))
    first.close()
    gone = MainWindow.restoreGeometry

    def restore(window: MainWindow, data: QByteArray) -> bool:
        assert gone(window, data)
        window.setGeometry(QRect(QPoint(-5000, 9000), SMALLEST))
        return True

    monkeypatch.setattr(MainWindow, "restoreGeometry", restore)
    again = open_window()
    free = QGuiApplication.primaryScreen().availableGeometry()
    assert free.adjusted(-FRAME, -FRAME, FRAME, FRAME).contains(again.geometry())
    assert again.size() == SMALLEST


@pytest.mark.parametrize(
    ("wanted", "screens", "shown"),
    [
        (QRect(100, 50, 1280, 800), [SCREEN], QRect(100, 50, 1280, 800)),
        (QRect(-5000, 9000, 1280, 800), [SCREEN], QRect(0, 280, 1280, 800)),
        (QRect(2000, 300, 900, 600), [SCREEN], QRect(1020, 300, 900, 600)),
        (QRect(2000, 300, 900, 600), [SCREEN, SECOND], QRect(2000, 300, 900, 600)),
        (QRect(1900, 250, 900, 600), [SCREEN, SECOND], QRect(1920, 250, 900, 600)),
        (QRect(50, -90, 900, 600), [SCREEN], QRect(50, 0, 900, 600)),
        (QRect(0, 0, 4000, 3000), [SCREEN], SCREEN),
        (QRect(2100, 500, 4000, 500), [SCREEN, SECOND], QRect(1920, 420, 1280, 500)),
    ],
)
def test_a_window_comes_onto_the_screen_that_shows_most_of_it(
    wanted: QRect, screens: list[QRect], shown: QRect
) -> None:
    assert on_screen(wanted, screens) == shown


def test_the_first_window_is_no_larger_than_the_screen(window: MainWindow) -> None:
    free = QGuiApplication.primaryScreen().availableSize()
    assert window.size() == QSize(1280, 800).boundedTo(free).expandedTo(SMALLEST)


@pytest.mark.parametrize("kept", ["", "AAAA", "no base64 at all ÿ", "AdnQywADAAA="])
def test_a_ruined_memory_opens_a_window_all_the_same(
    open_window: OpenWindow, tmp_path: Path, kept: str
) -> None:
    preferences = Preferences(tmp_path / "preferences.json")
    preferences.set("geometry", kept)
    preferences.set("windows", kept)
    assert open_window().isVisible()


# Messages


def test_a_message_does_not_hold_up_play(window: MainWindow, qtbot: QtBot) -> None:
    window.notify("Not saved", "The disk is full.")
    (box,) = window.findChildren(QMessageBox)
    assert box.isVisible()
    assert not box.isModal()
    QTest.keyClicks(table_of(window), "17")
    assert table_of(window).toPlainText() == "17"
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert not box.isVisible()
    qtbot.waitUntil(lambda: not window.findChildren(QMessageBox))


def test_about_closes_with_escape(window: MainWindow) -> None:
    window.commands.about.trigger()
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    assert "All Fives" in box.text()
    assert "NumPy, OpenBLAS (BSD-3-Clause)" in box.informativeText().splitlines()
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert not box.isVisible()
