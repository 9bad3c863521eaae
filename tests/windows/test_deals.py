"""Deal codes in the window, the same cards again, and the computer in the person's chair."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.records.deal_code import decode, encode
from allfives_desktop.rules.actions import Deal
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.game import Game
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.windows.deal_code_dialog import DealCodeDialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

PlayOut = Callable[[Program], None]
Speak = Callable[[str], None]
SEED = "7K2M9XQ4ZT0VHB3C"
TRINIDAD = RULESETS["trinidad"].options(target=9)
CODE = encode("trinidad", TRINIDAD, SEED)
SHORT = Game("all_fives", RULESETS["all_fives"].options(target=5, best_of=1))


def notice(program: Program) -> str:
    """What the window says, which is then put away."""
    (box,) = [box for box in program.window.findChildren(QMessageBox) if box.isVisible()]
    text = box.text()
    box.close()
    return text


def deals(program: Program) -> list[Deal]:
    return [action for action in program.session.log if isinstance(action, Deal)]


@pytest.fixture
def over(program: Program, play_out: PlayOut) -> Program:
    """The program with a short match that is over."""
    program.table.director.pause()
    program.play.begin_with(SHORT, seed=SEED)
    play_out(program)
    return program


@pytest.fixture
def dialog(program: Program, qtbot: QtBot) -> Iterator[DealCodeDialog]:
    """The dialog with no match under way."""
    program.window.commands.enter_code.trigger()
    dialog = program.window.findChild(DealCodeDialog)
    assert isinstance(dialog, DealCodeDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    yield dialog
    dialog.close()


def line_of(dialog: DealCodeDialog) -> QLineEdit:
    line = dialog.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    return line


def answer(dialog: DealCodeDialog, text: str) -> str:
    """What the dialog says of a text."""
    line = line_of(dialog)
    line.setText(text)
    words = line.accessibleDescription()
    assert words in [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
    return words


# Telling


def test_the_code_of_a_match_that_is_over_is_copied_and_shown(over: Program) -> None:
    over.window.commands.copy_code.trigger()
    copied = QGuiApplication.clipboard().text()
    assert decode(copied) == ("all_fives", SHORT.options, SEED)
    assert copied in notice(over)


def test_a_match_under_way_tells_no_code_and_says_why(program: Program) -> None:
    program.play.begin()
    QGuiApplication.clipboard().setText("nothing")
    for command in (program.window.commands.copy_code, program.window.commands.chair):
        setup = program.session.setup
        command.trigger()
        assert "look ahead" in notice(program)
        assert program.session.setup is setup
    assert QGuiApplication.clipboard().text() == "nothing"


def test_without_a_match_every_command_says_so(program: Program) -> None:
    commands = program.window.commands
    for command in (commands.copy_code, commands.same_cards, commands.chair):
        command.trigger()
        assert notice(program) == "There is no match on the table."


# Entering


def test_a_code_typed_in_begins_the_match(program: Program, dialog: DealCodeDialog) -> None:
    QTest.keyClicks(line_of(dialog), CODE.lower())
    assert answer(dialog, CODE) == "Trinidad All Fours\nTarget: 9"
    QTest.keyClick(line_of(dialog), Qt.Key.Key_Return)
    setup = program.session.setup
    assert (setup.ruleset, setup.options, setup.seed) == ("trinidad", TRINIDAD, SEED)
    assert setup.seats[0].is_person
    assert program.play.game.ruleset == "trinidad"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "Groups of four. Spaces, dashes and small letters do not matter."),
        (CODE[:12], "Groups of four. Spaces, dashes and small letters do not matter."),
        (CODE[:10] + "U", "Group 3: “U” does not occur in deal codes."),
        (CODE[:13] + "0", "Group 3: A character of “{}” is wrong."),
        (CODE + "-0", "Group {}: Something follows the end."),
    ],
)
def test_what_is_wrong_is_said_while_it_is_typed(
    dialog: DealCodeDialog, text: str, words: str
) -> None:
    groups = text.split("-")
    expected = words.format(len(groups) if "follows" in words else groups[-1])
    assert answer(dialog, text) == expected


def test_enter_begins_nothing_with_a_code_that_is_not_whole(
    program: Program, dialog: DealCodeDialog
) -> None:
    answer(dialog, CODE[:-1])
    QTest.keyClick(line_of(dialog), Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert line_of(dialog).hasFocus()
    assert line_of(dialog).accessibleDescription().startswith("Group ")
    assert line_of(dialog).accessibleDescription().endswith(": Characters are missing.")
    assert not program.session.has_match


def test_all_house_rules_of_a_code_are_seen(dialog: DealCodeDialog, qtbot: QtBot) -> None:
    rules = {"target": 21, "calls": True, "dealer_steal": False, "all_pass": "redeal"}
    more = {"best_of": 9, "out_rule": "highest", "first_dealer": "seat0", "bid_min": 1}
    options = RULESETS["pitch"].options(**rules, **more)
    words = answer(dialog, encode("pitch", options, SEED))
    (label,) = [label for label in dialog.findChildren(QLabel) if label.text() == words]
    qtbot.waitUntil(lambda: label.height() >= label.heightForWidth(label.width()))
    qtbot.waitUntil(lambda: dialog.rect().contains(label.geometry()))


@pytest.mark.parametrize("language", OWN_NAMES)
def test_every_language_names_the_group(
    program: Program, dialog: DealCodeDialog, speak: Speak, language: str
) -> None:
    line_of(dialog).setText(CODE[:13] + "0")
    speak(language)
    QApplication.processEvents()
    words = line_of(dialog).accessibleDescription()
    assert "3" in words
    assert CODE[10:13] + "0" in words
    assert (language == "en") == words.startswith("Group ")
    assert program.window.commands.enter_code.text().endswith("…")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_match_under_way_is_left_only_by_the_button_that_says_so(
    program: Program, qtbot: QtBot, key: Qt.Key
) -> None:
    program.play.begin()
    setup = program.session.setup
    program.window.commands.enter_code.trigger()
    dialog = program.window.findChild(DealCodeDialog)
    assert isinstance(dialog, DealCodeDialog)
    qtbot.waitUntil(dialog.isActiveWindow)
    line_of(dialog).setText(CODE)
    assert "The match under way will be left, neither won nor lost." in {
        label.text() for label in dialog.findChildren(QLabel) if label.isVisible()
    }
    QTest.keyClick(dialog, key)
    assert not dialog.isVisible()
    assert program.session.setup is setup


def test_the_button_leaves_the_match_under_way(program: Program, qtbot: QtBot) -> None:
    program.play.begin()
    program.window.commands.enter_code.trigger()
    dialog = program.window.findChild(DealCodeDialog)
    assert isinstance(dialog, DealCodeDialog)
    line_of(dialog).setText(CODE)
    box = dialog.findChild(QDialogButtonBox)
    assert isinstance(box, QDialogButtonBox)
    (begin,) = [
        button
        for button in box.buttons()
        if box.buttonRole(button) is QDialogButtonBox.ButtonRole.AcceptRole
    ]
    begin.click()
    qtbot.waitUntil(lambda: program.session.setup.seed == SEED)


# The same cards


def test_the_same_cards_come_again_from_the_first(over: Program) -> None:
    setup, before = over.session.setup, deals(over)
    over.window.commands.same_cards.trigger()
    assert over.session.setup == setup
    assert not over.session.is_over
    assert deals(over) == before[: len(deals(over))]
    assert not [box for box in over.window.findChildren(QMessageBox) if box.isVisible()]


def test_a_match_under_way_is_asked_about_before_it_begins_again(
    program: Program, qtbot: QtBot
) -> None:
    program.play.begin()
    qtbot.waitUntil(lambda: program.session.state.actor is not None)
    program.session.submit(legal_actions(program.session.state)[0])
    before = program.session.log
    program.window.commands.same_cards.trigger()
    (box,) = [box for box in program.window.findChildren(QMessageBox) if box.isVisible()]
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert program.session.log[: len(before)] == before


def test_the_computer_takes_the_chair_once_and_the_window_stays(
    over: Program, play_out: PlayOut
) -> None:
    own, before = over.session.setup, deals(over)
    over.window.commands.chair.trigger()
    setup = over.session.setup
    assert setup.watched
    assert [seat.player for seat in setup.seats] == ["club", "club"]
    assert deals(over)[0] == before[0]
    play_out(over)
    over.table.director.go_on()
    over.table.director.rested.emit()
    QApplication.processEvents()
    assert over.window.isVisible()
    assert not over.play._rest.isActive()
    over.play.back()
    assert over.session.setup == own
    assert over.session.is_over


def test_cards_that_were_watched_can_be_played(over: Program) -> None:
    own = over.session.setup
    over.window.commands.chair.trigger()
    over.window.commands.same_cards.trigger()
    assert over.session.setup == own
