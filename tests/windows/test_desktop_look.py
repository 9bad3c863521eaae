"""Colours and letters follow the desktop, or what the player wishes, while the program runs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.table.appearance import Felt, Scheme
from allfives_desktop.table.desktop_scheme import DesktopScheme
from allfives_desktop.windows.preferences.dialog import PreferencesDialog
from allfives_desktop.windows.style import palette, style


def scheme_of(program: Program) -> str:
    return str(program.table.view.rootObject().property("scheme"))


@pytest.mark.parametrize("scheme", Scheme)
def test_a_wish_is_followed_at_once_by_everything(program: Program, scheme: Scheme) -> None:
    before = QApplication.palette()
    program.window.commands.panel.setChecked(True)
    program.preferences.set("theme", scheme.value)
    assert scheme_of(program) == scheme
    assert program.window.styleSheet() == style(scheme, Felt.GREEN)
    assert QApplication.palette().window().color() == palette(scheme).window().color()
    program.preferences.set("theme", "")
    assert QApplication.palette().window().color() == before.window().color()
    assert scheme_of(program) == Scheme.DARK


def test_the_desktop_is_followed_until_there_is_a_wish(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = program.findChild(DesktopScheme)
    assert desktop is not None
    monkeypatch.setattr(DesktopScheme, "scheme", Scheme.LIGHT)
    desktop.changed.emit()
    assert scheme_of(program) == Scheme.LIGHT
    monkeypatch.setattr(DesktopScheme, "scheme", Scheme.CONTRAST)
    desktop.changed.emit()
    assert scheme_of(program) == Scheme.CONTRAST
    assert QApplication.palette().window().color() == Qt.GlobalColor.black
    program.preferences.set("theme", "dark")
    monkeypatch.setattr(DesktopScheme, "scheme", Scheme.LIGHT)
    desktop.changed.emit()
    assert scheme_of(program) == Scheme.DARK


def test_letters_grow_in_window_menu_and_table(program: Program) -> None:
    size = QApplication.font().pointSizeF()
    bar = program.window.menuBar().sizeHint().height()
    program.preferences.set("text_size", "200")
    assert QApplication.font().pointSizeF() == pytest.approx(2 * size)
    assert program.table.view.rootObject().property("textFactor") == 2
    assert program.window.menuBar().sizeHint().height() > 1.4 * bar
    program.window.close()
    assert QApplication.font().pointSizeF() == pytest.approx(size)


@pytest.mark.parametrize("scheme", ["", *Scheme])
def test_the_focus_is_seen_in_the_preferences(qtbot: QtBot, program: Program, scheme: str) -> None:
    program.preferences.set("theme", scheme)
    dialog = PreferencesDialog(program.preferences, program.companions.house_rules, program.window)
    dialog.open()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for page in dialog.pages[1:]:
        dialog.tabs.setCurrentWidget(page)
        dialog.tabs.tabBar().setFocus()
        stops = [stop_seen(dialog) for _ in page.findChildren(QComboBox)]
        assert all(stops), (scheme, page.title(), stops)
    dialog.reject()


def stop_seen(dialog: PreferencesDialog) -> bool:
    """Whether the next stop of the Tab key looks different with the focus."""
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    stop = dialog.focusWidget()
    QApplication.processEvents()
    with_focus = stop.grab().toImage()
    stop.clearFocus()
    QApplication.processEvents()
    without = stop.grab().toImage()
    stop.setFocus(Qt.FocusReason.TabFocusReason)
    return bool(with_focus != without)


def test_the_focus_is_seen_at_every_stop_of_the_table(qtbot: QtBot, program: Program) -> None:
    view = program.table.view
    program.play.begin(seed="FOCUS")
    director = program.table.director

    def asked() -> bool:
        director.hurry()
        return bool(director.property("accepting")) or director.is_resting

    qtbot.waitUntil(asked, timeout=20_000)
    program.window.activateWindow()
    view.setFocus()
    seen = set()
    for _ in range(12):
        QTest.keyClick(view, Qt.Key.Key_Tab)
        focused = view.quickWindow().activeFocusItem()
        if focused is view.rootObject():
            continue
        rings = [item for item in inside(focused) if "FocusRing" in item.metaObject().className()]
        assert [ring for ring in rings if ring.isVisible()], focused
        seen.add(focused)
    assert len(seen) > 3


def inside(item: QQuickItem) -> list[QQuickItem]:
    return [item, *(deep for child in item.childItems() for deep in inside(child))]
