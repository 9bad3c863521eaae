"""A whole program in a folder of its own, and its window."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QLocale, Qt
from pytestqt.qtbot import QtBot

from allfives_desktop import assets
from allfives_desktop.app import Program
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.house_rules import HouseRules
from allfives_desktop.session.preferences import Preferences
from allfives_desktop.windows.play import Game
from allfives_desktop.windows.preferences.dialog import PreferencesDialog

FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
PATIENT = 30_000  # ms for a decision: a loaded machine is no fault of a player
Open = Callable[[], Program]


@pytest.fixture
def open_program(
    qtbot: QtBot, compiled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Open]:
    """Call it to start the program, in English and without motion; again to start it anew."""
    monkeypatch.setattr(assets, "translations_dir", lambda: compiled)
    for variable in FOLDERS:
        monkeypatch.setenv(variable, str(tmp_path / variable))
    before, opened = QLocale(), list[Program]()

    def start() -> Program:
        for program in opened:
            program.window.close()
        game = Game("all_fives", RULESETS["all_fives"].options())
        program = Program(game, None, Namespace(language="en", speed="off"))
        program.process._cap = PATIENT
        opened.append(program)
        qtbot.addWidget(program.window)
        with qtbot.waitSignal(program.completed):
            program.show()
        qtbot.waitExposed(program.window)
        return program

    yield start
    for program in opened:
        program.window.close()
        program._translators.remove()
    QLocale.setDefault(before)


@pytest.fixture
def program(open_program: Open) -> Program:
    """The program as it opens for the first time."""
    return open_program()


@pytest.fixture
def play_out() -> Callable[[Program], None]:
    """Call it to have the match on the table played to its end behind the show."""

    def play(program: Program) -> None:
        session, rng = program.session, Random(5)
        while not session.is_over:
            if session.state.actor is None:
                session.proceed()
            else:
                session.submit(rng.choice(legal_actions(session.state)))

    return play


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(tmp_path / "config" / "preferences.json")


@pytest.fixture
def house_rules(tmp_path: Path) -> HouseRules:
    return HouseRules(tmp_path / "config" / "house rules")


@pytest.fixture
def dialog(qtbot: QtBot, preferences: Preferences, house_rules: HouseRules) -> PreferencesDialog:
    """The preferences, on files of their own."""
    dialog = PreferencesDialog(preferences, house_rules)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    dialog.open()
    qtbot.waitExposed(dialog)
    return dialog
