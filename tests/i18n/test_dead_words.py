"""In scripted games everything that is asked for has a translation, and nothing waits in vain."""

from __future__ import annotations

import pkgutil
import sys
from argparse import Namespace
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

import allfives_desktop.table
import allfives_desktop.text
import allfives_desktop.windows
from allfives_desktop.app import Program
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.players import ComputerPlayers
from allfives_desktop.windows.play import Game
from tests.i18n.situations import go_on, lay, situations

Key = tuple[str, str, str]
FOLDERS: Final = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
PACKAGES: Final = (allfives_desktop.text, allfives_desktop.table, allfives_desktop.windows)
# What the table says during play.
OF_PLAY: Final = {
    *("Board", "Button", "Call", "Card", "Count sheet", "Event", "Hint", "Level", "Point", "Seat"),
    *("Rank in a card's name", "Sentence", "Suit", "Suit in a card's name", "Table"),
}
# Said of play, but not by it: each with who asks for it.
NOT_BY_PLAY: Final = {
    "cards shown and called": {
        *("Call: %1", "Show: %1", "card called, %1", "card shown, %1", "Can be shown"),
        *("Lies open", "lies open", "Which card will you show?"),
        "%1 to play: will you call an open card?",
    },
    "packets": {"Deal by ones", "Deal by threes", "Deal one card at a time, or three?"},
    "a pack that is cut": {
        *("Pack %1, fixed before the deal", "pack %1 checked", "your deal"),
        "The highest are equal: they cut again.",
    },
    "hands played to their end by a button": {"Play on"},
    "other offers": {"%1, one game, against the computer", "Next lesson: %1", "New match"},
    "a player who thinks, a disk that is slow": {"level %1", "thinking…", "Being saved…"},
    "cards chosen, tricks looked at": {
        *("Chosen for discarding", "Last trick: %1", "No trick has been taken yet."),
    },
    "score sheet and statistics": {"Capture", "Gift", "Hanged jack"},
    "reasons of options": {"%1 or %2"},
    "ends of games by others, pitchers": {"%1 wins the game", "You win the game!", "leads"},
}
NOT_FOR_TWO: Final = {
    *("North", "East", "South", "West", "North-South", "East-West", "N-S", "E-W"),
    *("%1 · %2", "Highest bid: %1 (%2)", "the dealer may take it for the same"),
    "The same suit again: the cards are thrown in.",
}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[Key]:
    """Every key that is asked for from now on; of `tr` that of each class it may be found under."""
    found: set[Key] = set()
    ask = QCoreApplication.translate

    def translate(context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        found.add((context, source, comment or ""))
        return ask(context, source, comment, n)

    def tr(self: QObject, source: str, comment: str | None = None, n: int = -1) -> str:
        said = [translate(each.__name__, source, comment, n) for each in type(self).__mro__]
        return next((each for each in said if each != source), source)

    for package in PACKAGES:
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    for name, loaded in list(sys.modules.items()):
        if name.startswith("allfives_desktop.") and vars(loaded).get("translate") is ask:
            monkeypatch.setattr(loaded, "translate", translate)
    monkeypatch.setattr(QObject, "tr", tr)
    return found


@pytest.fixture
def program(
    qtbot: QtBot, asked: set[Key], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Program]:
    monkeypatch.setattr(ComputerPlayers, "ask", lambda _: None)
    for variable in FOLDERS:
        monkeypatch.setenv(variable, str(tmp_path / variable))
    request = Namespace(language="en", speed="off")
    program = Program(Game("all_fives", RULESETS["all_fives"].options()), None, request)
    qtbot.addWidget(program.window)
    with qtbot.waitSignal(program.completed):
        program.show()
    yield program
    program.window.close()
    program._translators.remove()


def without_translation(asked: set[Key], known: set[Key]) -> set[tuple[str, str]]:
    """Sources with their comments that no context asked for has."""
    has = {key[1:] for key in asked & known}
    return {key[1:] for key in asked} - has


def never_asked(asked: set[Key], known: set[Key]) -> set[str]:
    return {source for context, source, comment in known - asked if context in OF_PLAY}


def known_to(checks: ModuleType) -> set[Key]:
    return {message.key for message in checks.read_all()["hu"].messages}


@pytest.mark.parametrize(
    ("players", "apart"),
    [
        pytest.param((2,), NOT_FOR_TWO, id="two"),
        pytest.param(
            (2, 3, 4),
            set[str](),
            id="all",
            marks=[pytest.mark.slow, pytest.mark.timeout(900)],
        ),
    ],
)
def test_scripted_games_ask_for_what_there_is(
    program: Program,
    asked: set[Key],
    checks: ModuleType,
    players: tuple[int, ...],
    apart: set[str],
) -> None:
    for moment in situations(players):
        lay(program, moment)
        go_on(program, moment)
    known = known_to(checks)
    assert len(asked & known) > 150
    assert not without_translation(asked, known)
    assert never_asked(asked, known) <= apart.union(*NOT_BY_PLAY.values())


def test_what_is_set_apart_is_there(checks: ModuleType) -> None:
    said = {source for context, source, _ in known_to(checks) if context in OF_PLAY}
    assert NOT_FOR_TWO.union(*NOT_BY_PLAY.values()) <= said


def test_what_has_no_translation_would_be_seen(asked: set[Key], checks: ModuleType) -> None:
    from allfives_desktop.text import phrases, telling

    phrases.best_of(3)
    known = known_to(checks)
    assert asked
    assert not without_translation(asked, known)
    telling.translate("Event", "Somebody sneezes")
    QObject().tr("A door slams", "aside")
    assert without_translation(asked, known) == {
        ("Somebody sneezes", ""),
        ("A door slams", "aside"),
    }


def test_what_is_never_asked_for_would_be_seen(asked: set[Key]) -> None:
    from allfives_desktop.text import telling

    telling.translate("Event", "They sit down")
    dead = {("Event", "They sit down", ""), ("Event", "They get up", ""), ("Rule", "Sit still", "")}
    assert never_asked(asked, dead) == {"They get up"}
