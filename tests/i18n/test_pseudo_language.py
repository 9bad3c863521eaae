"""In a language of marks, every word that is seen or spoken is marked: nothing bypasses `tr`."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Callable, Iterator
from itertools import chain, product
from pathlib import Path
from types import ModuleType
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractTableModel,
    QLocale,
    Qt,
)
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QDockWidget,
    QLabel,
    QListView,
    QMenu,
    QTabBar,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from allfives_desktop import assets
from allfives_desktop.app import Program
from allfives_desktop.models.cards_model import CardRole
from allfives_desktop.models.pegs_model import PegRole
from allfives_desktop.models.table_words import RowRole
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.players import ComputerPlayers
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.text.licences import WORKS
from allfives_desktop.windows.error_report import ErrorReport
from allfives_desktop.windows.fair_deal_dialog import FairDealDialog
from allfives_desktop.windows.play import Game
from tests.i18n.situations import go_on, lay, situations, texts

FOLDERS: Final = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
MARKED: Final = re.compile(r"⟦[^⟦⟧]*⟧")
LONGER: Final = 0.4
KEY: Final = re.compile(r" \([\w+]+\)$")  # at the end of a tip, named by Qt
NAMES: Final = {"All Fives", *OWN_NAMES.values(), *chain.from_iterable(WORKS)}


def put_into_marks(catalogue: Path) -> None:
    """Each source, in marks and two fifths longer, becomes its own translation."""
    tree = ET.parse(catalogue)
    for message in tree.iter("message"):
        source = message.findtext("source", "")
        for translation in message.iter("translation"):
            del translation.attrib["type"]
            for said in list(translation) or [translation]:
                said.text = f"⟦{source}{'~' * round(len(source) * LONGER)}⟧"
    tree.write(catalogue, encoding="utf-8", xml_declaration=True)


@pytest.fixture(scope="module")
def pseudo_folder(
    updating: ModuleType,
    load: Callable[[str], ModuleType],
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    """A folder in which Galician, which has even Qt's buttons, is the language of marks."""
    folder = tmp_path_factory.mktemp("pseudo")
    catalogue = folder / "allfives_gl.ts"
    updating.run_lupdate(catalogue, "gl", [])
    put_into_marks(catalogue)
    load("hatch_build").compile_translations(folder, folder)
    return folder


@pytest.fixture
def program(
    qtbot: QtBot, pseudo_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Program]:
    monkeypatch.setattr(assets, "translations_dir", lambda: pseudo_folder)
    monkeypatch.setattr(ComputerPlayers, "ask", lambda _: None)
    for variable in FOLDERS:
        monkeypatch.setenv(variable, str(tmp_path / variable))
    before = QLocale()
    request = Namespace(language="gl", speed="off")
    program = Program(Game("all_fives", RULESETS["all_fives"].options()), None, request)
    qtbot.addWidget(program.window)
    with qtbot.waitSignal(program.completed):
        program.show()
    yield program
    program.window.close()
    program._translators.remove()
    QLocale.setDefault(before)


def bare(said: str) -> str:
    """The letters of a text that stand in no marks, the innermost taken away first."""
    text = said.replace("&", "")
    while (less := MARKED.sub("", text)) != text:
        text = less
    for name in sorted(NAMES, key=len, reverse=True):
        text = text.replace(name, "")
    return re.sub(r"[\W\d_]", "", text)


def unmarked(said: Iterator[tuple[str, str]]) -> set[str]:
    return {f"{where}: {text!r}" for where, text in said if bare(text)}


def spoken(program: Program) -> Iterator[tuple[str, str]]:
    """What a screen reader gets from the scene."""
    top = QAccessible.queryAccessibleInterface(program.table.view)
    yield from _spoken(top)


def _spoken(node: QAccessibleInterface) -> Iterator[tuple[str, str]]:
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Help):
        yield f"spoken {kind.name}", node.text(kind)
    for at in range(node.childCount()):
        child = node.child(at)
        if child is not None:
            yield from _spoken(child)


def written(program: Program) -> Iterator[tuple[str, str]]:
    """What is to be read in the scene."""
    for text in texts(program.table.view.rootObject()):
        yield "scene", text.property("text")


def modelled(program: Program) -> Iterator[tuple[str, str]]:
    """What the models hand out, seen or not."""
    tableau = program.table.tableau
    yield from _roles(tableau.cards, (CardRole.NAME, CardRole.NOTE))
    yield from _roles(tableau.pegs, (PegRole.NAME, PegRole.STORY))
    for rows in (tableau.count, program.table.choices.buttons):
        yield from _roles(rows, (RowRole.LABEL, RowRole.NOTE, RowRole.VALUE))
    for view in (*program.window.findChildren(QListView), *program.window.findChildren(QTableView)):
        model = view.model()
        yield from _roles(model, (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole))
        for section in range(model.columnCount() if isinstance(view, QTableView) else 0):
            yield "heading", str(model.headerData(section, Qt.Orientation.Horizontal))


def _roles(model: QAbstractItemModel, roles: tuple[int, ...]) -> Iterator[tuple[str, str]]:
    for row in range(model.rowCount()):
        columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
        for column, role in product(range(columns), roles):
            yield type(model).__name__, str(model.index(row, column).data(role) or "")


def framed(top: QWidget) -> Iterator[tuple[str, str]]:
    """What the widgets of a window say, and their menus; Qt itself speaks for rows of tabs."""
    for widget in (top, *top.findChildren(QWidget)):
        if isinstance(widget.parent(), QTabBar):
            continue
        for said in (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()):
            yield type(widget).__name__, said
        if isinstance(widget, QLabel | QAbstractButton):
            yield type(widget).__name__, widget.text()
        elif isinstance(widget, QMenu):
            yield "menu", widget.title()
        elif isinstance(widget, QDockWidget) or widget.isWindow():
            yield "title", widget.windowTitle()
    for action in top.findChildren(QAction):
        yield "action", action.text()
        yield "tip", action.toolTip()


def everything(program: Program) -> Iterator[tuple[str, str]]:
    yield from written(program)
    yield from spoken(program)
    yield from modelled(program)


def test_it_would_be_seen() -> None:
    assert not bare("⟦Led: ⟦hearts~~⟧~~⟧ · 61 (All Fives) Português")
    assert bare("⟦Led: %1~~⟧ hearts") == "hearts"
    assert bare("5 of ⟦hearts⟧") == "of"


@pytest.mark.slow
def test_every_word_on_the_table_is_translated(program: Program) -> None:
    director, found = program.table.director, unmarked(everything(program))
    director.presented.connect(lambda _: found.update(unmarked(written(program))))
    for moment in situations((2, 4)):
        lay(program, moment)
        found |= unmarked(everything(program))
        go_on(program, moment)
        found |= unmarked(everything(program))
    assert not found, "\n".join(sorted(found))


def test_every_word_of_the_window_is_translated(program: Program) -> None:
    program.play.begin()
    QApplication.processEvents()
    program.window.commands.panel.setChecked(True)
    found = unmarked(framed(program.window))
    program.companions.lessons.begin()
    program.companions.tutorial.ask()
    found |= unmarked(framed(program.window))
    program.window.commands.set_watching("club")
    program.window.commands.about.trigger()
    program.window.commands.new_match.trigger()
    program.window.commands.preferences.trigger()
    program.window.commands.enter_code.trigger()
    program._tell_unsaved("28")
    program._tell_damaged("0123")
    found |= unmarked(framed(program.window))
    boxes = program.window.findChildren(QDialog)
    assert len(boxes) == 6
    for box in boxes:
        found |= unmarked(framed(box))
        box.reject()
    assert not found, "\n".join(sorted(found))


def chosen_from(top: QWidget) -> Iterator[tuple[str, str]]:
    """What can be chosen, and the headings of tables and tabs."""
    for box in top.findChildren(QComboBox):
        yield from (("choice", box.itemText(at)) for at in range(box.count()))
    for tabs in top.findChildren(QTabBar):
        yield from (("tab", tabs.tabText(at)) for at in range(tabs.count()))
    for view in top.findChildren(QTableView):
        model = view.model()
        for column in range(model.columnCount()):
            yield "heading", str(model.headerData(column, Qt.Orientation.Horizontal))
            for row in range(model.rowCount()):
                yield "cell", str(model.index(row, column).data() or "")


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_every_word_of_the_other_windows_is_translated(program: Program) -> None:
    program.play.begin()
    commands, companions = program.window.commands, program.companions
    for command in (commands.rules, commands.how_to_play, commands.statistics, commands.look_back):
        command.trigger()
    companions.help.search.field.setText("All Fours")
    commands.proof.trigger()
    report = ErrorReport("", program.window, tells_cards=True)
    report.copy()
    QApplication.processEvents()
    (proof,) = program.window.findChildren(FairDealDialog)
    windows = (
        *(companions.rules_window, companions.help, companions.statistics_window),
        *(companions.look_back.viewer, proof, report),
    )
    for window in windows:
        assert len({text for _, text in framed(window)}) > 2
        said = ((where, KEY.sub("", text)) for where, text in framed(window))
        found = unmarked(said) | unmarked(chosen_from(window))
        assert not found, "\n".join(sorted(found))
        window.close()
