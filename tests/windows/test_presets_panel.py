"""Named house rules in the dialog: used, saved, renamed, deleted, sent and dropped."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QInputDialog,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.house_rules import HouseRules, NamedRules
from allfives_desktop.session.preferences import Preferences
from allfives_desktop.windows.preferences.dialog import PreferencesDialog
from allfives_desktop.windows.preferences.presets_panel import PresetsPanel

pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support propagateSizeHints"
)  # offscreen


@pytest.fixture
def panel(dialog: PreferencesDialog) -> PresetsPanel:
    return dialog.house_rules.presets


def news(dialog: PreferencesDialog) -> str:
    return dialog.house_rules.news.sentence


def listed(panel: PresetsPanel) -> list[str]:
    return [panel.list.item(row).text() for row in range(panel.list.count())]


def offered(panel: PresetsPanel) -> list[str]:
    return [action.text() for action in panel.more.menu().actions() if action.isVisible()]


def kept(house_rules: HouseRules, name: str = "Friday", target: int = 21) -> NamedRules:
    done = house_rules.save(name, "pitch", RULESETS["pitch"].options(target=target))
    assert isinstance(done, NamedRules)
    return done


def name_it(qtbot: QtBot, panel: PresetsPanel, name: str) -> None:
    asked = panel.findChild(QInputDialog)
    assert asked is not None
    qtbot.waitUntil(lambda: QApplication.activeWindow() is asked)
    asked.setTextValue(name)
    QTest.keyClick(asked, Qt.Key.Key_Return)


def test_without_rules_there_is_an_invitation(panel: PresetsPanel) -> None:
    assert panel.list.isHidden()
    assert panel.use.isHidden()
    assert offered(panel) == ["", "&Import…"]


def test_save_as(
    qtbot: QtBot, dialog: PreferencesDialog, panel: PresetsPanel, house_rules: HouseRules
) -> None:
    dialog.house_rules.draft.set("target", 31)
    QTest.mouseClick(panel.save, Qt.MouseButton.LeftButton)
    name_it(qtbot, panel, "  Short  game ")
    assert listed(panel) == ["✓ Short game"]
    assert news(dialog) == "“Short game” was saved."
    assert house_rules.all[0].options.target == 31


def test_an_empty_name_is_no_answer(qtbot: QtBot, panel: PresetsPanel) -> None:
    panel.ask_to_save()
    name_it(qtbot, panel, "  ")
    assert listed(panel) == []


@pytest.mark.parametrize("replace", [True, False])
def test_a_name_that_is_taken_is_asked_about(
    qtbot: QtBot, panel: PresetsPanel, house_rules: HouseRules, *, replace: bool
) -> None:
    kept(house_rules)
    panel.ask_to_save()
    name_it(qtbot, panel, "friday")
    box = panel.findChild(QMessageBox)
    assert box is not None
    assert box.defaultButton() is box.button(QMessageBox.StandardButton.Cancel)
    (button,) = [
        each
        for each in box.buttons()
        if (box.buttonRole(each) is QMessageBox.ButtonRole.DestructiveRole) == replace
    ]
    button.click()
    assert [each.ruleset for each in house_rules.all] == ["all_fives" if replace else "pitch"]


def test_what_does_not_fit_is_not_saved(dialog: PreferencesDialog, panel: PresetsPanel) -> None:
    dialog.house_rules.draft.set("trump", "auction")
    panel.ask_to_save()
    assert panel.findChild(QInputDialog) is None
    assert dialog.focusWidget() is dialog.house_rules.problem.button


def test_rules_are_used_by_enter(
    dialog: PreferencesDialog, panel: PresetsPanel, house_rules: HouseRules
) -> None:
    kept(house_rules)
    panel.list.setFocus()
    panel.list.setCurrentRow(0)
    assert dialog.house_rules.draft.ruleset == "all_fives"
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.house_rules.draft.options == RULESETS["pitch"].options(target=21)
    assert dialog.house_rules.games.currentItem().text() == "Pitch, each for himself (changed)"


def test_of_two_with_equal_rules_the_one_used_is_marked_and_kept(
    dialog: PreferencesDialog,
    panel: PresetsPanel,
    house_rules: HouseRules,
    preferences: Preferences,
) -> None:
    first, second = kept(house_rules), kept(house_rules, "Sunday")
    panel.list.setCurrentRow(1)
    panel.use_chosen()
    assert listed(panel) == ["Friday", "✓ Sunday"]
    QTest.mouseClick(
        dialog.buttons.button(QDialogButtonBox.StandardButton.Apply), Qt.MouseButton.LeftButton
    )
    assert preferences.game.preset == second.key != first.key
    house_rules.rename(second, "Aaron")
    assert listed(panel) == ["✓ Aaron", "Friday"]
    assert news(dialog) == "These are the rules of “Sunday” now."
    dialog.house_rules.draft.set("target", 9)
    assert listed(panel) == ["Aaron", "Friday"]
    assert news(dialog) == ""
    dialog.house_rules.keep()
    assert preferences.game.preset == ""


def test_rename_by_key(
    qtbot: QtBot, dialog: PreferencesDialog, panel: PresetsPanel, house_rules: HouseRules
) -> None:
    kept(house_rules)
    panel.list.setCurrentRow(0)
    panel.list.setFocus()
    QTest.keyClick(panel.list, Qt.Key.Key_F2)
    name_it(qtbot, panel, "Saturday")
    assert listed(panel) == ["Saturday"]
    assert panel.chosen is not None


def test_duplicate(panel: PresetsPanel, house_rules: HouseRules) -> None:
    kept(house_rules)
    panel.list.setCurrentRow(0)
    panel.duplicate_chosen()
    assert listed(panel) == ["Friday", "Friday 2"]
    assert panel.chosen is not None
    assert panel.chosen.name == "Friday 2"


def test_delete_by_key_and_undo(
    dialog: PreferencesDialog, panel: PresetsPanel, house_rules: HouseRules
) -> None:
    kept(house_rules)
    panel.list.setCurrentRow(0)
    panel.list.setFocus()
    QTest.keyClick(panel.list, Qt.Key.Key_Delete)
    assert (listed(panel), news(dialog)) == ([], "“Friday” was deleted.")
    assert "&Undo the deletion" in offered(panel)
    QTest.mouseClick(dialog.house_rules.news.button, Qt.MouseButton.LeftButton)
    assert listed(panel) == ["Friday"]
    assert news(dialog) == ""
    assert "&Undo the deletion" not in offered(panel)


def test_export_and_import(
    dialog: PreferencesDialog, panel: PresetsPanel, house_rules: HouseRules, tmp_path: Path
) -> None:
    kept(house_rules)
    panel.list.setCurrentRow(0)
    panel.ask_where_to_export()
    file = panel.findChild(QFileDialog)
    assert file is not None
    assert file.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    file.fileSelected.emit(str(tmp_path / "sent.allfives-rules"))
    assert news(dialog) == "“Friday” was exported."
    panel.take_in([tmp_path / "sent.allfives-rules"])
    assert (listed(panel), news(dialog)) == (["Friday", "Friday 2"], "“Friday 2” was imported.")


def dropped(widget: QWidget, *paths: Path) -> bool:
    """Drag files over a widget and let go; False when it does not want them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    action = Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPoint(5, 5), action, data, buttons, keys)
    QApplication.sendEvent(widget, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(widget, QDropEvent(QPointF(5, 5), action, data, buttons, keys))
    return True


def test_a_dropped_file_is_taken_in(
    dialog: PreferencesDialog, panel: PresetsPanel, house_rules: HouseRules, tmp_path: Path
) -> None:
    file = tmp_path / "sent.allfives-rules"
    house_rules.export_to(kept(house_rules), file)
    assert dropped(dialog.house_rules, file)
    assert listed(panel) == ["Friday", "Friday 2"]


def test_a_bad_dropped_file_is_told_with_its_reason(
    dialog: PreferencesDialog, panel: PresetsPanel, tmp_path: Path
) -> None:
    file = tmp_path / "bad.allfives-rules"
    file.write_text(
        '{"format": "allfives-rules", "version": 1, "name": "B", "ruleset": "pitch",'
        ' "set": {"jokers": 2}}'
    )
    before = dialog.house_rules.draft.values
    assert dropped(dialog.house_rules, file)
    assert news(dialog) == (
        "“bad.allfives-rules” cannot be used. set.jokers: This program does not know the key."
    )
    assert listed(panel) == []
    assert dialog.house_rules.draft.values == before


def test_what_is_no_file_is_not_taken(dialog: PreferencesDialog) -> None:
    assert not dropped(dialog.house_rules)
