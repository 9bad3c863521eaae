"""Qt's own dialogs and menus speak the language too, where Qt has no words for it or old ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFileDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QTabWidget,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

# Dutch for the same; what is typed or chosen is no word of Qt's.
SAME: Final = {"OK", "Type", "Type:", "Printer"}
CHOSEN: Final = ("lookInCombo", "filename")


def words(top: QWidget) -> Iterator[str]:
    for widget in (top, *top.findChildren(QWidget)):
        yield from (widget.toolTip(), widget.accessibleName())
        yield from _written(widget)
    yield from (action.text() for action in top.findChildren(QAction))


def _written(widget: QWidget) -> Iterator[str]:
    if widget.objectName() in CHOSEN:
        return
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QGroupBox):
        yield widget.title()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(at) for at in range(widget.count()))
    elif isinstance(widget, QTabWidget):
        yield from (widget.tabText(at) for at in range(widget.count()))
    elif isinstance(widget, QHeaderView) and (model := widget.model()) is not None:
        columns = range(model.columnCount())
        yield from (str(model.headerData(at, Qt.Orientation.Horizontal)) for at in columns)


def everything(qtbot: QtBot) -> list[str]:
    """What these dialogs and menus say, in the same order each time."""
    saving, printer = QFileDialog(), QPrinter(QPrinter.PrinterMode.HighResolution)
    saving.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    tops: list[QWidget] = [QFileDialog(), saving, QPrintDialog(printer)]
    said = [each for top in tops for each in words(top)]
    line, page = QLineEdit("x"), QTextBrowser()
    page.setHtml("<a href='x'>x</a>")
    menus: list[QMenu] = [line.createStandardContextMenu(), page.createStandardContextMenu()]
    said += [action.text() for menu in menus for action in menu.actions()]
    for widget in (*tops, line, page, *menus):
        qtbot.addWidget(widget)
    return said


def left_in_english(english: list[str], said: list[str]) -> set[str]:
    pairs = zip(english, said, strict=True)
    same = {text for was, text in pairs if was == text and any(map(str.isalpha, text))}
    return same - SAME


@pytest.mark.parametrize("language", ["pt", "pt_PT", "nl", "gl", "hu"])
def test_nothing_is_left_in_english(
    qtbot: QtBot, speak: Callable[[str], None], language: str
) -> None:
    speak("en")
    english = everything(qtbot)
    assert {"&Look in:", "Page &Set:", "Copy &Link Location"} <= set(english)
    assert left_in_english(english, english)
    speak(language)
    assert not left_in_english(english, everything(qtbot))


def test_portugal_keeps_its_files_in_no_arquivo(qtbot: QtBot, speak: Callable[[str], None]) -> None:
    speak("pt_PT")
    said = " ".join(everything(qtbot)).lower()
    assert "ficheiro" in said
    assert not [word for word in ("arquivo", "salvar", "excluir") if word in said]
