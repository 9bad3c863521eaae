"""The language changes with a match on the table: nothing is left in the language before."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QLocale, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QListView,
    QTabBar,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from allfives_desktop import assets
from allfives_desktop.app import Program
from allfives_desktop.rules.events import Begged, CardsDealt, HandStarted
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.table.cues import Cue
from allfives_desktop.windows.play import Game
from allfives_desktop.windows.preferences.dialog import PreferencesDialog
from tests.i18n.test_pseudo_language import framed

FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")


@pytest.fixture
def program(
    qtbot: QtBot, compiled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Program]:
    monkeypatch.setattr(assets, "translations_dir", lambda: compiled)
    for variable in FOLDERS:
        monkeypatch.setenv(variable, str(tmp_path / variable))
    before = QLocale()
    request = Namespace(language="en", speed="off")
    program = Program(Game("all_fives", RULESETS["all_fives"].options()), None, request)
    qtbot.addWidget(program.window)
    with qtbot.waitSignal(program.completed):
        program.show()
    program.window.commands.panel.trigger()
    program.play.begin()
    yield program
    program.window.close()
    program._translators.remove()
    QLocale.setDefault(before)


def shown(program: Program) -> Iterator[str]:
    """Every text of the window and the table."""
    tableau, window = program.table.tableau, program.window
    words, plates = tableau.words.words, [seat.plate for seat in tableau.plates[:2]]
    yield from words
    yield from (str(part) for plate in plates for part in plate)
    yield from (label.text() for label in window.findChildren(QLabel))
    yield from (action.text() for action in window.findChildren(type(window.commands.quit)))
    for view in (*window.findChildren(QListView), *window.findChildren(QTableView)):
        yield view.accessibleName()
        yield from cells(view.model())
    yield from cells(tableau.cards)


def cells(model: QAbstractItemModel) -> Iterator[str]:
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    for row in range(model.rowCount()):
        for column in range(columns):
            yield str(model.index(row, column).data(Qt.ItemDataRole.DisplayRole) or "")


def plain(text: str) -> str:
    return text.replace("&", "")


def english_left(texts: set[str], checks: ModuleType, language: str) -> list[str]:
    """Texts that are, or fill, an English sentence for which the language has another."""
    patterns = [
        re.compile(re.sub(r"%\d", ".+", re.escape(plain(message.source))))
        for message in checks.read_all()[language].messages
        if not message.numerus and plain(message.source) not in map(plain, message.forms)
        and len(re.sub(r"%\d|\W", "", message.source)) > 3
    ]  # fmt: skip
    return [text for text in map(plain, texts) if any(one.fullmatch(text) for one in patterns)]


def choose(program: Program, language: str) -> None:
    """In the menu."""
    (choice,) = [a for a in program.window.commands.languages.actions() if a.data() == language]
    choice.trigger()
    QApplication.processEvents()


@pytest.mark.parametrize("language", ["hu", "gl"])
def test_no_english_is_left(
    program: Program, qtbot: QtBot, checks: ModuleType, language: str
) -> None:
    log = program.window.findChildren(QListView)[0].model()
    qtbot.waitUntil(lambda: log.rowCount() > 3)
    assert len(english_left(set(shown(program)), checks, language)) > 20
    choose(program, language)
    assert not english_left(set(shown(program)), checks, language)
    assert program.preferences.text("language") == language


def test_the_way_back_leads_back(program: Program, qtbot: QtBot) -> None:
    log = program.window.findChildren(QListView)[0].model()
    qtbot.waitUntil(lambda: log.rowCount() > 3)
    program.table.director.pause()
    QApplication.processEvents()
    before = sorted(set(shown(program)))
    choose(program, "nl")
    assert sorted(set(shown(program))) != before
    choose(program, "en")
    assert sorted(set(shown(program))) == before


def test_a_sentence_is_retold_after_beats_that_say_nothing(program: Program) -> None:
    stage, words = program.table.stage, program.table.tableau.words
    program.table.director.stop()
    for beat in (HandStarted(0, 0, 0), CardsDealt(0, ())):
        stage.show(beat, Cue())
    assert words.words.headline == "Hand 1, dealer: You"
    choose(program, "nl")
    assert words.words.headline == "Ronde 1, deler: Jij"


def test_a_call_is_retold(program: Program) -> None:
    program.table.director.stop()
    program.table.stage.show(Begged(1), Cue())
    choose(program, "hu")
    assert program.table.tableau.plates[1].plate.bubble == "Könyörgöm"


def test_languages_stand_under_their_own_names(program: Program) -> None:
    names = [action.text() for action in program.window.commands.languages.actions()]
    assert names[1:] == [
        "English",
        "Português",
        "Português (Portugal)",
        "Nederlands",
        "Galego",
        "Magyar",
    ]


def everything_open(program: Program) -> list[QWidget]:
    """All that can be open beside the table at once, filled."""
    commands, companions = program.window.commands, program.companions
    for command in (commands.rules, commands.how_to_play, commands.statistics, commands.look_back):
        command.trigger()
    companions.help.search.field.setText("All Fours")
    commands.preferences.trigger()
    (preferences,) = program.window.findChildren(PreferencesDialog)
    windows = [companions.rules_window, companions.help, companions.statistics_window]
    return [*windows, companions.look_back.viewer, preferences]


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.parametrize(
    "language",
    ["hu", *(pytest.param(each, marks=pytest.mark.slow) for each in ("pt", "pt_PT", "nl", "gl"))],
)
def test_no_english_is_left_in_open_windows(
    program: Program, qtbot: QtBot, checks: ModuleType, language: str
) -> None:
    log = program.window.findChildren(QListView)[0].model()
    qtbot.waitUntil(lambda: log.rowCount() > 3)
    windows = everything_open(program)
    qtbot.waitUntil(lambda: all(window.isVisible() for window in windows))
    for window in windows:
        assert english_left(words_of(window), checks, language), type(window).__name__
    choose(program, language)
    for window in windows:
        assert not english_left(words_of(window), checks, language), type(window).__name__
        window.close()


def words_of(window: QWidget) -> set[str]:
    """What a window and its parts say, with its lists and its tables."""
    said = {text for _, text in framed(window)}
    for view in window.findChildren(QAbstractItemView):
        if (model := view.model()) is not None:
            said |= {*cells(model)}
            said |= {
                str(model.headerData(at, Qt.Orientation.Horizontal) or "")
                for at in range(model.columnCount() if isinstance(view, QTableView) else 0)
            }
    for box in window.findChildren(QComboBox):
        said |= {box.itemText(at) for at in range(box.count())}
    for tabs in window.findChildren(QTabBar):
        said |= {tabs.tabText(at) for at in range(tabs.count())}
    return said
