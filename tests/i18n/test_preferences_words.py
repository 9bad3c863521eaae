"""The preferences in every language: letters differ, nothing is cut, nothing stays behind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.options import OPTIONS
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.house_rules import HouseRules
from allfives_desktop.session.preferences import Preferences
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.text.option_reasons import reason_not_applied
from allfives_desktop.text.option_words import option_help, option_title
from allfives_desktop.windows.preferences.dialog import PreferencesDialog

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")  # offscreen
Speak = Callable[[str], None]
Fill = Callable[[], PreferencesDialog]


@pytest.fixture
def filled(qtbot: QtBot, tmp_path: Path) -> Fill:
    """Call it for a dialog that has everything to say at once, as small as it can be."""

    def open_() -> PreferencesDialog:
        house_rules = HouseRules(tmp_path / "rules")
        house_rules.save("Short game", "all_fives", RULESETS["all_fives"].options(target=31))
        house_rules.save("Another", "pitch", RULESETS["pitch"].options())
        dialog = PreferencesDialog(Preferences(tmp_path / "preferences.json"), house_rules)
        qtbot.addWidget(dialog)
        dialog.show()
        page = dialog.house_rules
        page.presets.list.setCurrentRow(0)
        page.presets.delete_chosen()
        page.presets.list.setCurrentRow(0)
        page.draft.set("hang_jack", 3)
        page.draft.set("trump", "auction")
        QApplication.processEvents()
        dialog.resize(dialog.minimumSizeHint())
        QApplication.processEvents()
        return dialog

    return open_


def letter(text: str) -> str:
    return QKeySequence.mnemonic(text).toString()


@pytest.mark.parametrize("language", OWN_NAMES)
def test_letters_of_a_page_differ(speak: Speak, filled: Fill, language: str) -> None:
    speak(language)
    dialog = filled()
    for page in dialog.pages:
        dialog.tabs.setCurrentWidget(page)
        shown = [w for w in dialog.findChildren(QWidget) if w.isVisible()]
        texts = [w.text() for w in shown if isinstance(w, QAbstractButton)]
        texts += [w.text() for w in shown if isinstance(w, QLabel) and w.buddy() is not None]
        letters = [letter(text) for text in texts if letter(text)]
        assert len(set(letters)) == len(letters), sorted(letters)
        assert len(letters) >= 1
    menu = [letter(each.text()) for each in dialog.house_rules.presets.more.menu().actions()]
    assert len(set(menu)) == len(menu) == 7


def shown(widget: QWidget) -> str:
    """The words on a widget."""
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def cut(widget: QWidget) -> bool:
    """Whether a widget has less room than its words need."""
    if isinstance(widget, QLabel) and widget.wordWrap():
        return widget.heightForWidth(widget.width()) > widget.height()
    needed = widget.sizeHint()
    return needed.width() > widget.width() or needed.height() > widget.height()


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("language", OWN_NAMES)
def test_nothing_is_cut_at_the_smallest_size(
    speak: Speak, filled: Fill, language: str, scale: float
) -> None:
    speak(language)
    font = QApplication.font()
    larger = QApplication.font()
    larger.setPointSizeF(font.pointSizeF() * scale)
    QApplication.setFont(larger)
    try:
        dialog = filled()
        options = dialog.house_rules.options
        inside = options.widget()
        assert inside is not None
        assert inside.width() <= options.viewport().width()
        for page in dialog.pages:
            dialog.tabs.setCurrentWidget(page)
            QApplication.processEvents()
            seen = [w for w in dialog.findChildren(QWidget) if w.isVisible()]
            words = [w for w in seen if isinstance(w, QLabel | QAbstractButton | QComboBox)]
            assert len(words) > 3
            assert not [shown(w) for w in words if cut(w)]
    finally:
        QApplication.setFont(font)


@pytest.mark.parametrize("language", [name for name in OWN_NAMES if name != "en"])
def test_every_option_speaks_the_language(speak: Speak, language: str) -> None:
    values = dict(RULESETS["california_jack"].options())

    def words() -> list[str]:
        reasons = [reason_not_applied(option, values) for option in OPTIONS]
        told = [text for o in OPTIONS for text in (option_title(o.key), option_help(o.key))]
        return told + [reason for reason in reasons if reason]

    speak("en")
    english = words()
    speak(language)
    same = {text for text, was in zip(words(), english, strict=True) if text == was}
    assert same <= {"Skunk", "Partners"}
