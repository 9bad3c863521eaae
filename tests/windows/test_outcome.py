"""Beside the options: the rule card that follows them, and the measurement of what they do."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from allfives_desktop.session.house_rules import HouseRules
from allfives_desktop.session.preferences import Preferences
from allfives_desktop.windows.preferences.dialog import PreferencesDialog


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> PreferencesDialog:
    rules = HouseRules(tmp_path / "house rules")
    dialog = PreferencesDialog(Preferences(tmp_path / "preferences.json"), rules)
    qtbot.addWidget(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    dialog.open()
    return dialog


def test_the_rule_card_rewrites_itself(dialog: PreferencesDialog) -> None:
    card, draft = dialog.house_rules.outcome.card, dialog.house_rules.draft
    assert "61" in card.toPlainText()
    assert "★" not in card.toPlainText()
    draft.set("target", 37)
    assert "37" in card.toPlainText()
    assert "★" in card.toPlainText()
    draft.choose("california_jack")
    assert "California Jack" in card.toPlainText()


def test_rules_that_do_not_fit_together_leave_the_card_as_it_was(dialog: PreferencesDialog) -> None:
    card, draft = dialog.house_rules.outcome.card, dialog.house_rules.draft
    before = card.toPlainText()
    draft.set("trump", "auction")
    assert draft.options is None
    assert card.toPlainText() == before


def test_it_measures_only_while_it_is_looked_at(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    outcome, draft = dialog.house_rules.outcome, dialog.house_rules.draft
    process = outcome.effect._process
    draft.set("target", 31)
    assert not process.is_measuring
    outcome.setCurrentWidget(outcome.effect)
    qtbot.waitUntil(lambda: process.is_measuring, timeout=20_000)
    dialog.reject()
    assert not process.is_measuring
