"""The look of the table: tried out live, kept, taken back, and switched in the menu."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QMessageBox
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.session.preferences import ALLOWED
from allfives_desktop.table.appearance import KEYS, appearance_of
from allfives_desktop.windows.main_window import SMALLEST
from allfives_desktop.windows.preferences.dialog import PreferencesDialog
from allfives_desktop.windows.preferences.table_page import TablePage
from allfives_desktop.windows.preferences.table_preview import TablePreview
from tests.table.decks import kde_deck

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")  # offscreen
Open = Callable[[], Program]


@pytest.fixture
def asked(program: Program, qtbot: QtBot) -> PreferencesDialog:
    program.window.commands.preferences.trigger()
    dialog = program.window.findChild(PreferencesDialog)
    assert dialog is not None
    qtbot.waitExposed(dialog)
    dialog.tabs.setCurrentWidget(dialog.table)
    return dialog


def small(program: Program) -> Program:
    """At a size that this screen has, so that it is the same at every start."""
    program.window.resize(SMALLEST)
    QApplication.processEvents()
    return program


def box(page: TablePage, key: str) -> QComboBox:
    return page.findChildren(QComboBox)[KEYS.index(key)]


def choose_last(page: TablePage, key: str) -> None:
    """As with the keyboard: the last value in the list."""
    chooser = box(page, key)
    chooser.setFocus()
    QTest.keyClick(chooser, Qt.Key.Key_End)


def shown(program: Program) -> dict[str, str]:
    """What the scene was told to show."""
    root = program.table.view.rootObject()
    assert root is not None
    names = ("faces", "back", "inks", "felt", "boardFace", "paleBoard")
    values = {name: root.property(name) for name in names}
    return {
        name: value.toLocalFile() if isinstance(value, QUrl) else str(value)
        for name, value in values.items()
    }


CHANGED = {
    "deck": {"faces"},
    "inks": {"faces", "inks"},
    "index": {"faces"},
    "back": {"back"},
    "board": {"boardFace"},
    "felt": {"felt"},
}


def test_choices_are_seen_at_once_and_cancel_takes_them_back(
    program: Program, asked: PreferencesDialog
) -> None:
    first = shown(program)
    for key, names in CHANGED.items():
        before, picture = shown(program), asked.table.preview.grab().toImage()
        choose_last(asked.table, key)
        after = shown(program)
        assert {name for name in after if after[name] != before[name]} == names
        assert asked.table.preview.grab().toImage() != picture
    QTest.mouseClick(
        asked.buttons.button(QDialogButtonBox.StandardButton.Cancel), Qt.MouseButton.LeftButton
    )
    assert shown(program) == first
    assert [program.preferences.text(key) for key in KEYS] == [ALLOWED[key][0] for key in KEYS]


def test_what_was_chosen_is_there_at_the_next_start(open_program: Open, qtbot: QtBot) -> None:
    first = small(open_program())
    for key in KEYS:
        first.preferences.set(key, ALLOWED[key][-1])
    looked = shown(first)
    assert shown(small(open_program())) == looked


def test_letters_can_be_international_in_every_language(program: Program, qtbot: QtBot) -> None:
    international = shown(program)["faces"]
    program.preferences.set("language", "nl")
    qtbot.waitUntil(lambda: shown(program)["faces"] != international)
    program.preferences.set("letters", "international")
    assert shown(program)["faces"] == international


def test_the_menu_switches_and_follows(program: Program, asked: PreferencesDialog) -> None:
    commands = program.window.commands
    for action, key, value in (
        (commands.four_colours, "inks", "four"),
        (commands.large_index, "index", "large"),
    ):
        assert action.isCheckable()
        assert not action.shortcut().isEmpty()
        action.trigger()
        assert program.preferences.text(key) == value
        assert box(asked.table, key).currentIndex() == ALLOWED[key].index(value)
        program.preferences.set(key, ALLOWED[key][0])
        assert not action.isChecked()


def test_the_picture_says_what_it_shows(asked: PreferencesDialog) -> None:
    assert asked.table.preview.accessibleName() == "Preview"
    choose_last(asked.table, "board")
    assert "Ebony" in asked.table.preview.accessibleDescription()


def test_every_picture_that_can_be_chosen_is_there(program: Program) -> None:
    frames = set()
    for key in ("back", "board", "felt"):
        for value in ALLOWED[key]:
            program.preferences.set(key, value)
            seen = shown(program)
            assert QImageReader(seen["back"]).canRead()
            assert QImageReader(seen["boardFace"]).canRead()
            frames.add(program.window.styleSheet())
    assert len(frames) == len(ALLOWED["felt"])


def test_a_value_nobody_knows_is_replaced(program: Program) -> None:
    with pytest.raises(ValueError, match="felt"):
        program.preferences.set("felt", "tartan")


def test_a_deck_of_others_is_offered_tried_and_left(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "shared"))
    kde_deck(tmp_path / "shared")
    bad = kde_deck(tmp_path / "shared", "svg-bad") / "plain.svgz"
    bad.write_bytes(b"no deck")
    before = shown(small(program))
    program.window.commands.preferences.trigger()
    dialog = program.window.findChild(PreferencesDialog)
    assert dialog is not None
    dialog.tabs.setCurrentWidget(dialog.table)
    page, chooser = dialog.table, box(dialog.table, "deck")
    offered = [chooser.itemText(row) for row in range(chooser.count())]
    assert offered == ["With figures", "Plain", "Plain Deck (KDE)", "Plain Deck (KDE)"]
    page._choose("deck", "kde:svg-bad")
    assert page.notice.sentence == "This deck cannot be used: “plain.svgz” is not a picture."
    assert chooser.currentIndex() == 0
    assert shown(program) == before
    page._choose("deck", "kde:svg-plain")
    assert page.notice.sentence == ""
    assert not box(page, "inks").isVisible()
    assert not program.window.commands.four_colours.isVisible()
    assert {name for name, value in shown(program).items() if value != before[name]} == {
        "faces",
        "back",
    }
    QTest.mouseClick(
        dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel), Qt.MouseButton.LeftButton
    )
    assert shown(program) == before
    assert program.window.commands.four_colours.isVisible()


def test_a_deck_that_has_gone_is_told_and_ours_lies_on_the_table(
    open_program: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "shared"))
    deck = kde_deck(tmp_path / "shared")
    first = small(open_program())
    usual = shown(first)
    first.preferences.set("deck", "kde:svg-plain")
    assert shown(first)["faces"] != usual["faces"]
    shutil.rmtree(deck)
    again = small(open_program())
    assert shown(again) == usual
    told = again.window.findChild(QMessageBox)
    assert told is not None
    assert told.text() == "The deck “svg-plain” is no longer there."


def pixels(picture: TablePreview) -> QImage:
    return picture.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_the_picture_has_the_letters_of_the_command_line(open_program: Open) -> None:
    open_program().preferences.set("language", "nl")
    program = open_program()
    assert (program.preferences.text("language"), program.language) == ("nl", "en")
    program.window.commands.preferences.trigger()
    asked = program.window.findChild(PreferencesDialog)
    assert asked is not None
    wanted, other = TablePreview(), TablePreview()
    for picture, language in ((wanted, "en"), (other, "nl")):
        picture.show_appearance(appearance_of(program.preferences.text), language, {})
    image = pixels(asked.table.preview)
    assert image == pixels(wanted)
    assert image != pixels(other)
    asked.reject()
