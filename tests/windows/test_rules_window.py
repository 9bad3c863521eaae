"""The window with the rules in force: what it shows, says and writes."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QFileDialog,
    QMessageBox,
    QPushButton,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from allfives_desktop import assets
from allfives_desktop.app import Program
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.matches import against_computer
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.windows.play import Game
from allfives_desktop.windows.rules_window import RulesWindow

FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
# The offscreen plugin has no window manager to tell sizes to.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")
NEXT = RULESETS["all_fives"].options(target=31)


@pytest.fixture
def program(
    qtbot: QtBot, compiled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Program]:
    monkeypatch.setattr(assets, "translations_dir", lambda: compiled)
    for variable in FOLDERS:
        monkeypatch.setenv(variable, str(tmp_path / variable))
    before = QLocale()
    program = Program(Game("all_fives", NEXT), None, Namespace(language="en", speed="off"))
    qtbot.addWidget(program.window)
    with qtbot.waitSignal(program.completed):
        program.show()
    qtbot.waitActive(program.window)
    yield program
    program.window.close()
    program._translators.remove()
    QLocale.setDefault(before)


@pytest.fixture
def window(qtbot: QtBot, speak: Callable[[str], None]) -> Iterator[RulesWindow]:
    speak("en")
    parent = QWidget()
    qtbot.addWidget(parent)
    window = RulesWindow(parent)
    window.show_rules("trinidad", RULESETS["trinidad"].options(target=15))
    window.show()
    yield window
    window.close()


def shown(window: RulesWindow) -> str:
    return window.findChildren(QTextBrowser)[0].toPlainText()


def button(window: RulesWindow, words: str) -> QAbstractButton:
    return next(each for each in window.findChildren(QPushButton) if words in each.text())


def box_of(window: RulesWindow) -> QMessageBox:
    boxes = window.findChildren(QMessageBox)
    assert len(boxes) == 1
    return boxes[0]


def test_f2_shows_the_rules_of_the_next_match(program: Program) -> None:
    assert not program.companions.rules_window.isVisible()
    QTest.keyClick(program.window, Qt.Key.Key_F2)
    assert program.companions.rules_window.isVisible()
    assert not program.companions.rules_window.isModal()
    assert "★ The target of a game is 31 points." in shown(program.companions.rules_window)
    QTest.keyClick(program.companions.rules_window, Qt.Key.Key_Escape)
    assert not program.companions.rules_window.isVisible()


def test_it_follows_the_match_on_the_table(program: Program) -> None:
    program.window.commands.rules.trigger()
    options = RULESETS["all_fours_11"].options()
    program.matches.begin(against_computer(options, "all_fours_11"))
    text = shown(program.companions.rules_window)
    assert (
        program.companions.rules_window.windowTitle() == "Classic All Fours to 11 · Rules in force"
    )
    assert "The target of a game is 11 points." in text
    assert "★" not in text


def test_it_follows_the_language(
    window: RulesWindow, speak: Callable[[str], None], qtbot: QtBot
) -> None:
    seen = {shown(window)}
    for language in OWN_NAMES:
        if language == "en":
            continue
        speak(language)
        qtbot.waitUntil(lambda: shown(window) not in seen)
        assert "★" in shown(window)
        assert "dealer" not in shown(window)
        seen.add(shown(window))
    speak("hu")
    qtbot.waitUntil(lambda: window.windowTitle() == "Trinidadi All Fours · Érvényes szabályok")
    assert button(window, "HTML").text() == "Mentés &HTML-ként…"


@pytest.mark.parametrize("language", OWN_NAMES)
def test_keys_of_the_buttons_differ(
    window: RulesWindow, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    window.retranslate()
    texts = [each.text() for each in window.findChildren(QPushButton)]
    keys = [QKeySequence.mnemonic(text).toString() for text in texts]
    assert len(texts) == 4
    assert len(set(filter(None, keys))) == len(list(filter(None, keys))) >= 3


def test_everything_has_a_name_and_takes_the_focus(window: RulesWindow) -> None:
    browser = window.findChildren(QTextBrowser)[0]
    assert browser.accessibleName() == "Rules in force"
    assert window.focusWidget() is browser
    QTest.keyClick(browser, Qt.Key.Key_Return)
    assert window.isVisible()
    assert not window.findChildren(QPrintDialog)
    for each in (browser, *window.findChildren(QPushButton)):
        assert each.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_html_is_a_page_of_its_own(window: RulesWindow, tmp_path: Path) -> None:
    path = tmp_path / "rules.html"
    window.save_html(path)
    text = path.read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert '<meta charset="utf-8">' in text
    assert "<title>Trinidad All Fours · Rules in force</title>" in text


def test_pdf_is_one_sheet(window: RulesWindow, tmp_path: Path) -> None:
    path = tmp_path / "rules.pdf"
    window.save_pdf(path)
    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == 1
    assert len(data) > 5000


def test_a_file_is_asked_for(window: RulesWindow, tmp_path: Path) -> None:
    for kind in ("html", "pdf"):
        button(window, f"{kind.upper()}".replace("PDF", "P&DF")).click()
        dialog = window.findChildren(QFileDialog)[-1]
        assert dialog.defaultSuffix() == kind
        dialog.fileSelected.emit(str(tmp_path / f"rules.{kind}"))
        dialog.close()
        assert (tmp_path / f"rules.{kind}").stat().st_size > 1000


def test_a_failing_save_says_which_file_and_why(window: RulesWindow, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "rules.html"
    window.save_html(path)
    assert str(path) in box_of(window).text()
    assert box_of(window).text().endswith("There is no such file or folder.")


def test_a_printer_is_asked_for_and_gets_the_sheet(
    window: RulesWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDialog, "open", lambda _dialog: None)
    button(window, "Print").click()
    dialog = window.findChildren(QPrintDialog)[0]
    printer = dialog.printer()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.accepted.emit(printer)
    assert (tmp_path / "printed.pdf").read_bytes().count(b"/Type /Page\n") == 1
