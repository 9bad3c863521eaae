"""Every text has room in the smallest window, in every language and with large letters."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QApplication, QDialog, QLabel
from pytestqt.qtbot import QtBot

from allfives_desktop import assets
from allfives_desktop.app import Program
from allfives_desktop.rules.actions import Play
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.violation import Violation
from allfives_desktop.session.players import ComputerPlayers
from allfives_desktop.text import phrases
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.windows.main_window import SMALLEST
from allfives_desktop.windows.play import Game
from allfives_desktop.windows.preferences.dialog import PreferencesDialog
from tests.i18n.crowding import cramped, crowded
from tests.i18n.situations import Situation, go_on, lay, situations

FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
Open = Callable[[str, float], Program]


@pytest.fixture(scope="module")
def moments() -> list[Situation]:
    return situations((2,))


@pytest.fixture(scope="module")
def moments_round() -> dict[int, list[Situation]]:
    return {players: situations((players,)) for players in (3, 4)}


@pytest.fixture
def open_program(
    qtbot: QtBot, compiled: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Open]:
    """Opens the smallest window in a language, its letters so many times the usual size."""
    monkeypatch.setattr(assets, "translations_dir", lambda: compiled)
    monkeypatch.setattr(ComputerPlayers, "ask", lambda _: None)
    for variable in FOLDERS:
        monkeypatch.setenv(variable, str(tmp_path / variable))
    before, font = QLocale(), QApplication.font()
    programs = []

    def opened(language: str, scale: float) -> Program:
        larger = QApplication.font()
        larger.setPointSizeF(font.pointSizeF() * scale)
        QApplication.setFont(larger)
        request = Namespace(language=language, speed="off")
        program = Program(Game("all_fives", RULESETS["all_fives"].options()), None, request)
        programs.append(program)
        qtbot.addWidget(program.window)
        program.window.resize(SMALLEST)
        with qtbot.waitSignal(program.completed):
            program.show()
        return program

    yield opened
    for program in programs:
        program.window.close()
        program._translators.remove()
    QApplication.setFont(font)
    QLocale.setDefault(before)


# The table's letters grow with its window, not with the system's: those only make the menu higher.
@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "scale"), [*((each, 1.0) for each in OWN_NAMES), ("nl", 1.5), ("hu", 1.5)]
)
def test_the_table_has_room(
    open_program: Open, moments: list[Situation], language: str, scale: float
) -> None:
    faults = faults_in(open_program(language, scale), moments)
    assert not faults, "\n".join(faults)


# Upright and lying board, with and without room beside the table.
@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("size", [SMALLEST, QSize(800, 1200), QSize(1280, 800)], ids=str)
@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("players", [3, 4])
def test_more_than_two_have_room(
    open_program: Open,
    moments_round: dict[int, list[Situation]],
    players: int,
    language: str,
    size: QSize,
) -> None:
    program = open_program(language, 1.0)
    program.window.resize(size)
    faults = faults_in(program, moments_round[players])
    assert not faults, "\n".join(faults)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("size", [SMALLEST, QSize(800, 1200), QSize(1280, 800)], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_letters_twice_as_large_have_room_on_the_table(
    open_program: Open,
    moments: list[Situation],
    moments_round: dict[int, list[Situation]],
    players: int,
    size: QSize,
) -> None:
    program = open_program("hu", 1.0)
    program.preferences.set("text_size", "200")
    program.window.resize(size)
    faults = faults_in(program, moments_round.get(players, moments))
    assert not faults, "\n".join(faults)


def faults_in(program: Program, moments: list[Situation]) -> list[str]:
    """What is wrong with the table in any of these moments, and in what follows from each."""
    root = program.table.view.rootObject()
    found: set[str] = set()
    program.table.director.presented.connect(lambda _: found.update(crowded(root)))
    for situation in moments:
        lay(program, situation)
        found.update(crowded(root))
        go_on(program, situation)
        found.update(crowded(root))
    return sorted(found)


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("language", OWN_NAMES)
def test_what_passes_has_room_too(
    open_program: Open, moments: list[Situation], language: str, scale: float
) -> None:
    """The offer, a player who thinks, every refusal, and what a peg tells."""
    program = open_program(language, scale)
    QApplication.processEvents()
    root, tableau = program.table.view.rootObject(), program.table.tableau
    found = list(crowded(root))
    lay(program, next(moment for moment in moments if isinstance(moment.action, Play)))
    for plate in tableau.plates[:2]:
        plate.amend(turn=True, caption=phrases.thinking())
    for why in Violation:
        sentence = phrases.violation(why, program.session.view())
        tableau.words.amend(detail=sentence, rule=phrases.read_rule())
        found += crowded(root)
    for row in range(tableau.pegs.rowCount()):
        tableau.words.amend(detail=tableau.pegs.index(row).data())
        found += crowded(root)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_letters_twice_as_large_have_room(
    open_program: Open, moments: list[Situation], language: str
) -> None:
    """One look at each phase on the smallest table, and all of the window round it."""
    program = open_program(language, 1.0)
    program.preferences.set("text_size", "200")
    phases: dict[tuple[str, type], Situation] = {}
    for moment in moments:
        phases.setdefault((moment.setup.options.trump, type(moment.action)), moment)
    found = list[str]()
    for moment in phases.values():
        lay(program, moment)
        found += crowded(program.table.view.rootObject())
    window = program.window
    found += cramped(window)
    for command in (window.commands.about, window.commands.new_match, window.commands.preferences):
        command.trigger()
    QApplication.processEvents()
    boxes = window.findChildren(QDialog)
    assert len(boxes) == 3
    for box in boxes:
        # The house rules are rolled: what is out of sight there is no fault.
        parts = box.pages[1:] if isinstance(box, PreferencesDialog) else (box,)
        found += [fault for part in parts for fault in cramped(part)]
        box.reject()
    assert not found, "\n".join(sorted({*found}))


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("language", OWN_NAMES)
def test_the_window_has_room(
    open_program: Open, moments: list[Situation], language: str, scale: float
) -> None:
    """Menus, the panel beside the table, and boxes."""
    program = open_program(language, scale)
    window = program.window
    window.commands.panel.setChecked(True)
    lay(program, max(moments, key=lambda moment: len(moment.log)))
    assert window.height() == SMALLEST.height()
    found = [*cramped(window), *crowded(program.table.view.rootObject())]
    program._tell_unsaved("No space left on device")
    program._tell_damaged("/home/user/.local/share/allfives/matches.sqlite #12")
    program._tell_rescued("/home/user/.local/share/allfives/matches.damaged-1.sqlite")
    window.commands.about.trigger()
    window.commands.new_match.trigger()
    QApplication.processEvents()
    boxes = window.findChildren(QDialog)
    assert len(boxes) == 5
    for box in boxes:
        found += cramped(box)
        box.reject()
    assert not found, "\n".join(found)


def test_what_is_cut_would_be_seen(open_program: Open, moments: list[Situation]) -> None:
    program = open_program("en", 1.0)
    lay(program, moments[0])
    root, tableau = program.table.view.rootObject(), program.table.tableau
    assert not list(crowded(root))
    tableau.plates[1].amend(name="Bartholomew Featherstonehaugh")
    assert any("Bartholomew" in fault for fault in crowded(root))
    tableau.plates[1].amend(name="Ann", bubble="Running the cards, and " * 4)
    assert any("Running" in fault for fault in crowded(root))
    label = next(one for one in program.window.findChildren(QLabel) if one.text())
    label.setFixedWidth(20)
    assert any(label.text() in fault for fault in cramped(program.window))
