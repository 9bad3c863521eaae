"""The preferences in a whole program: what is kept there is what a new match plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.game import Game
from allfives_desktop.table.pace import MotionSpeed
from allfives_desktop.windows.preferences.dialog import PreferencesDialog

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")  # offscreen


@pytest.fixture
def asked(program: Program, qtbot: QtBot) -> PreferencesDialog:
    """The dialog, opened by key."""
    program.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is program.window)
    QTest.keySequence(program.window, QKeySequence("Ctrl+,"))
    dialog = program.window.findChild(PreferencesDialog)
    assert dialog is not None
    qtbot.waitExposed(dialog)
    return dialog


def press(dialog: PreferencesDialog, which: QDialogButtonBox.StandardButton) -> None:
    QTest.mouseClick(dialog.buttons.button(which), Qt.MouseButton.LeftButton)


def moving(program: Program) -> MotionSpeed:
    return program.table.director.pace.motion


def test_a_new_match_plays_the_rules_kept(program: Program, asked: PreferencesDialog) -> None:
    asked.house_rules.games.setCurrentRow(list(RULESETS).index("trinidad"))
    asked.house_rules.draft.set("target", 21)
    press(asked, QDialogButtonBox.StandardButton.Ok)
    program.play.begin()
    assert program.session.setup.ruleset == "trinidad"
    assert program.session.setup.options == RULESETS["trinidad"].options(target=21)


def test_a_match_under_way_keeps_its_own(program: Program, asked: PreferencesDialog) -> None:
    program.play.begin()
    asked.house_rules.draft.set("target", 21)
    press(asked, QDialogButtonBox.StandardButton.Apply)
    assert program.session.setup.options == Options()
    program.play.begin()
    assert program.session.setup.options == Options(target=21)


def test_rules_kept_are_offered_and_played_after_a_restart(
    open_program: Callable[[], Program], qtbot: QtBot
) -> None:
    first = open_program()
    first.preferences.set_game(Game("pitch", RULESETS["pitch"].options(target=9)))
    again = open_program()
    qtbot.waitUntil(lambda: bool(again.table.tableau.words.words.offer))
    assert "Pitch, each for himself" in again.table.tableau.words.words.offer
    again.play.begin()
    assert again.session.setup.options == RULESETS["pitch"].options(target=9)


def test_players_stay_when_rules_change(program: Program) -> None:
    options = RULESETS["all_fives"].options()
    program.play.begin_with(Game("all_fives", options, ("Ana", "Bo"), opponents="novice"))
    before = program.play.game
    program.window.commands.preferences.trigger()
    dialog = program.window.findChild(PreferencesDialog)
    assert dialog is not None
    dialog.house_rules.draft.set("target", 31)
    press(dialog, QDialogButtonBox.StandardButton.Ok)
    after = program.play.game
    assert (after.names, after.opponents) == (before.names, before.opponents)
    assert after.options == Options(target=31)


def test_a_game_chosen_for_a_new_match_is_the_one_shown(program: Program, qtbot: QtBot) -> None:
    program.play.begin_with(
        program.play.game.__class__("california_jack", RULESETS["california_jack"].options())
    )
    program.window.commands.preferences.trigger()
    dialog = program.window.findChild(PreferencesDialog)
    assert dialog is not None
    assert dialog.house_rules.draft.ruleset == "california_jack"


def test_motion_is_tried_live(program: Program, asked: PreferencesDialog) -> None:
    speed = asked.motion.findChildren(QComboBox)[0]
    QTest.keyClick(speed, Qt.Key.Key_Down)
    assert moving(program) is MotionSpeed.SLOW
    (ticked,) = [each for each in program.window.commands.motions.actions() if each.isChecked()]
    assert ticked.data() == "slow"
    press(asked, QDialogButtonBox.StandardButton.Cancel)
    assert moving(program) is MotionSpeed.NORMAL
    assert program.preferences.text("motion") == ""


def test_the_order_of_the_hand_is_tried_live(program: Program, asked: PreferencesDialog) -> None:
    order = asked.play.findChildren(QComboBox)[0]
    QTest.keyClick(order, Qt.Key.Key_Down)
    assert program.preferences.text("hand_order") == "rank"
    (ticked,) = [each for each in program.window.commands.orders.actions() if each.isChecked()]
    assert ticked.data() == "rank"
    press(asked, QDialogButtonBox.StandardButton.Cancel)
    assert program.preferences.text("hand_order") == "suit"


def test_the_language_changes_under_the_dialog(program: Program, asked: PreferencesDialog) -> None:
    asked.house_rules.draft.set("trump", "auction")
    program.preferences.set("language", "hu")
    QApplication.processEvents()
    assert asked.windowTitle() == "Beállítások"
    titles = [asked.tabs.tabText(at) for at in range(asked.tabs.count())]
    assert titles == [
        "Házi szabályok", "Játék", "Asztal", "Mozgás", "Akadálymentesítés", "Nyelv",
    ]  # fmt: skip
    page = asked.house_rules
    assert page.options.rows["beg"].editor.accessibleName() == "Kérés"
    assert page.problem.sentence.endswith("Pontok az elvitt adukért: nem, Kérés: nem")
    assert page.draft.values["trump"] == "auction"
    cancel = QDialogButtonBox.StandardButton.Cancel
    assert asked.buttons.button(cancel).text() == "Mégse"
    page.search.setText("kerés")
    assert not page.options.rows["beg"].isHidden()
    press(asked, cancel)
    assert program.preferences.text("language") == ""


def test_the_dialog_lies_over_the_window(program: Program, asked: PreferencesDialog) -> None:
    assert asked.isModal()
    assert program.window.frameGeometry().intersects(asked.frameGeometry())
    assert asked.screen().availableGeometry().contains(asked.geometry())


def test_named_rules_are_on_offer_for_a_new_match(program: Program) -> None:
    program.companions.house_rules.save("Friday", "all_fives", Options(target=31))
    program.window.commands.new_match.trigger()
    (choices,) = [
        box
        for box in program.window.findChildren(QComboBox)
        if "Friday" in [box.itemText(at) for at in range(box.count())]
    ]
    assert choices.isVisible()
