"""The preferences dialog, used as a player uses it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QPushButton,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.options import OPTION, OPTIONS, Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.house_rules import HouseRules
from allfives_desktop.session.preferences import Preferences
from allfives_desktop.text.option_reasons import reason_not_applied
from allfives_desktop.windows.preferences.dialog import PreferencesDialog
from allfives_desktop.windows.preferences.option_row import OptionRow

pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support propagateSizeHints"
)  # offscreen
Button = QDialogButtonBox.StandardButton
GAMES = list(RULESETS)


def button(dialog: PreferencesDialog, which: Button) -> QPushButton:
    return dialog.buttons.button(which)


def shown_rows(dialog: PreferencesDialog) -> list[str]:
    rows = dialog.house_rules.options.rows
    return [key for key, row in rows.items() if not row.isHidden()]


def row(dialog: PreferencesDialog, key: str) -> OptionRow:
    return dialog.house_rules.options.rows[key]


def test_every_option_has_the_box_its_declaration_asks_for(dialog: PreferencesDialog) -> None:
    assert list(dialog.house_rules.options.rows) == [option.key for option in OPTIONS]
    for key, each in dialog.house_rules.options.rows.items():
        option = OPTION[key]
        if option.kind == "bool":
            assert isinstance(each.editor, QCheckBox)
        elif isinstance(option.values, range):
            assert isinstance(each.editor, QSpinBox)
            assert (each.editor.minimum(), each.editor.maximum()) == (
                option.values[0],
                option.values[-1],
            )
        else:
            assert isinstance(each.editor, QComboBox)
            assert each.editor.count() == len(option.values)


def test_nothing_is_changed_by_looking(dialog: PreferencesDialog) -> None:
    assert dialog.house_rules.draft.options == Options()
    assert not button(dialog, Button.Apply).isEnabled()


@pytest.mark.parametrize("name", GAMES)
def test_only_rules_that_apply_are_enabled_and_others_say_why(
    dialog: PreferencesDialog, name: str
) -> None:
    dialog.house_rules.games.setCurrentRow(GAMES.index(name))
    values = dict(RULESETS[name].options())
    for key, each in dialog.house_rules.options.rows.items():
        reason = reason_not_applied(OPTION[key], values)
        if reason:
            assert not each.editor.isEnabled()
            assert each.status == reason
            assert reason in each.editor.accessibleDescription()
        elif each.editor.isEnabled():
            assert each.status == ""
        else:
            assert (key, len(RULESETS[name].players_allowed)) == ("players", 1)
            assert each.status.startswith("Always so in this game")


def test_values_are_set_by_keyboard(dialog: PreferencesDialog) -> None:
    beg, follow, target = (row(dialog, key).editor for key in ("beg", "follow", "target"))
    QTest.keyClick(beg, Qt.Key.Key_Space)
    QTest.keyClick(follow, Qt.Key.Key_Down)
    assert isinstance(target, QSpinBox)
    target.setFocus()
    target.selectAll()
    QTest.keyClicks(target, "31")
    QTest.keyClick(target, Qt.Key.Key_Tab)
    draft = dialog.house_rules.draft
    assert draft.differences == {"beg": False, "follow": "strict", "target": 31}


def test_half_a_number_is_no_value(dialog: PreferencesDialog) -> None:
    target = row(dialog, "target").editor
    assert isinstance(target, QSpinBox)
    target.selectAll()
    QTest.keyClicks(target, "12")
    assert dialog.house_rules.draft.options == Options()


def test_games_are_chosen_by_arrows_with_the_dialog_open(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    assert dialog.focusWidget() is dialog.house_rules.games
    for _ in range(GAMES.index("trinidad")):
        QTest.keyClick(dialog.house_rules.games, Qt.Key.Key_Down)
    assert dialog.house_rules.draft.ruleset == "trinidad"
    assert row(dialog, "players").editor.currentText() == "4"  # type: ignore[union-attr]
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert preferences.game.ruleset == "trinidad"
    assert preferences.game.options == RULESETS["trinidad"].options()


def test_tab_reaches_every_box_that_is_enabled(dialog: PreferencesDialog) -> None:
    wanted = {each.editor for each in dialog.house_rules.options.rows.values()}
    enabled = {editor for editor in wanted if editor.isEnabled()}
    reached = set()
    for _ in range(120):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        reached.add(dialog.focusWidget())
    assert enabled <= reached


def test_what_differs_is_marked_and_can_be_reset(dialog: PreferencesDialog) -> None:
    draft, beg = dialog.house_rules.draft, row(dialog, "beg")
    assert not beg.reset.isVisible()
    draft.set("beg", False)
    draft.set("hang_jack", 3)
    assert beg.editor.text().startswith("◆ ")  # type: ignore[union-attr]
    assert beg.editor.font().bold()
    assert beg.status == "Changed. The game itself has: on."
    assert "All Fives (changed)" in dialog.house_rules.games.item(0).text()
    QTest.mouseClick(beg.reset, Qt.MouseButton.LeftButton)
    assert draft.differences == {"hang_jack": 3}
    assert not beg.editor.font().bold()
    QTest.mouseClick(dialog.house_rules.reset_all, Qt.MouseButton.LeftButton)
    assert draft.options == Options()
    assert dialog.house_rules.reset_all.isHidden()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("skunk", ["skunk", "skunk_line", "best_of"]),
        ("TARGET", ["gift_may_win", "target", "out_rule"]),
        ("clockwise", ["direction"]),
        ("five game", ["five_end_bonus", "game_fives"]),
        ("tobago", []),
        ("ace six", ["turn_up_points"]),
    ],
)
def test_search_finds_titles_sentences_and_values(
    dialog: PreferencesDialog, words: str, found: list[str]
) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.focusWidget() is dialog.house_rules.search
    QTest.keyClicks(dialog.house_rules.search, words)
    assert shown_rows(dialog) == found
    assert dialog.house_rules.options.nothing_found == (not found)


def test_escape_clears_the_search_before_it_closes(dialog: PreferencesDialog) -> None:
    search = dialog.house_rules.search
    search.setFocus()
    QTest.keyClicks(search, "skunk")
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert len(shown_rows(dialog)) == 36
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_conflict_is_named_and_the_button_ends_it(dialog: PreferencesDialog) -> None:
    page = dialog.house_rules
    page.draft.set("trump", "auction")
    sentence = "With bidding, captures score no points and the five of trumps no bonus."
    assert page.problem.isVisible()
    assert sentence in page.problem.sentence
    assert page.problem.sentence.endswith("Change to: Points for captures: off, Begging: off")
    assert row(dialog, "capture").status == f"Does not fit: {sentence}"
    QTest.mouseClick(page.problem.button, Qt.MouseButton.LeftButton)
    assert page.draft.options == Options(trump="auction", capture=False, beg=False)
    assert not page.problem.isVisible()


@pytest.mark.parametrize("which", [Button.Ok, Button.Apply])
def test_what_does_not_fit_is_not_kept(
    dialog: PreferencesDialog, preferences: Preferences, which: Button
) -> None:
    dialog.house_rules.draft.set("trump", "auction")
    dialog.tabs.setCurrentWidget(dialog.motion)
    QTest.mouseClick(button(dialog, which), Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert dialog.tabs.currentWidget() is dialog.house_rules
    assert dialog.focusWidget() is dialog.house_rules.problem.button
    assert preferences.game.options == Options()


def test_apply_keeps_and_leaves_open(dialog: PreferencesDialog, preferences: Preferences) -> None:
    dialog.house_rules.draft.set("target", 31)
    assert preferences.game.options.target == 61
    QTest.mouseClick(button(dialog, Button.Apply), Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert preferences.game.options.target == 31
    assert not button(dialog, Button.Apply).isEnabled()
    dialog.house_rules.draft.set("target", 41)
    QTest.mouseClick(button(dialog, Button.Cancel), Qt.MouseButton.LeftButton)
    assert preferences.game.options.target == 31


def test_cancel_takes_live_previews_back(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    dialog.tabs.setCurrentWidget(dialog.motion)
    speed, dwell, _ = dialog.motion.findChildren(QComboBox)
    QTest.keyClick(speed, Qt.Key.Key_Down)
    QTest.keyClick(dwell, Qt.Key.Key_Down)
    assert (preferences.text("motion"), preferences.text("dwell")) == ("slow", "long")
    QTest.mouseClick(button(dialog, Button.Apply), Qt.MouseButton.LeftButton)
    QTest.keyClick(speed, Qt.Key.Key_Down)
    assert preferences.text("motion") == "normal"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert (preferences.text("motion"), preferences.text("dwell")) == ("slow", "long")


def test_closing_the_window_is_cancel(dialog: PreferencesDialog, preferences: Preferences) -> None:
    QTest.keyClick(dialog.motion.findChildren(QComboBox)[0], Qt.Key.Key_Down)
    dialog.close()
    assert preferences.text("motion") == ""


def test_a_wheel_over_a_box_is_left_to_the_page(dialog: PreferencesDialog) -> None:
    box = row(dialog, "first_dealer").editor
    at = QPointF(box.rect().center())
    event = QWheelEvent(
        at,
        QPointF(box.mapToGlobal(at)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, event)
    assert dialog.house_rules.draft.options == Options()
    assert not event.isAccepted()


def test_broken_files_in_the_folder_are_told(qtbot: QtBot, tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "bad.allfives-rules").write_text("{")
    dialog = PreferencesDialog(Preferences(tmp_path / "p.json"), HouseRules(folder))
    qtbot.addWidget(dialog)
    assert dialog.house_rules.news.sentence == (
        "“bad.allfives-rules” cannot be used. Byte 1: This is not JSON."
    )
