"""Whatever window and whatever moment: nothing nameless, nothing listed that cannot be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QApplication, QDialog, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.rules.actions import Play
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase
from allfives_desktop.windows.play import Game
from tests.windows.trees import Found, Role, faults, tree

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LONG = 60_000
HAND, FELT = "Your hand", "On the table"


@pytest.fixture(autouse=True)
def listening(qapp: QApplication) -> Iterator[None]:
    """A screen reader is there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def below(program: Program, group: str) -> list[Found]:
    return [found for found in tree(program.window) if found.above and found.above[-1] == group]


class Table:
    """Plays without a hand, and stops where something is to be looked at."""

    def __init__(self, program: Program, qtbot: QtBot) -> None:
        self.program, self.qtbot = program, qtbot
        self.director, self.session = program.table.director, program.session

    def begin(self, ruleset: str, **options: object) -> None:
        game = Game(ruleset, RULESETS[ruleset].options(**options))
        self.program.play.set_game(replace(game, opponents="greedy"))
        self.program.play.begin(seed="TREE")

    def is_at(self, phase: Phase) -> bool:
        return self.session.state.phase is phase

    def go_to(self, is_there: Callable[[], bool]) -> None:
        def step() -> bool:
            if self.director.property("accepting"):
                if is_there():
                    return True
                self.director.submit(legal_actions(self.session.state)[0])
            elif self.director.is_resting:
                if is_there():
                    return True
                self.program.play.go_on()
            else:
                self.director.hurry()
            return False

        self.qtbot.waitUntil(step, timeout=LONG)


@pytest.fixture
def table(program: Program, qtbot: QtBot) -> Table:
    return Table(program, qtbot)


def test_the_offer_can_be_read(program: Program) -> None:
    assert faults(program.window) == []
    assert [found.name for found in below(program, "Actions")] == [
        "Deal", "Choose another game", "Learn in three minutes"
    ], "no hint, which cannot be seen"  # fmt: skip


def test_every_moment_of_a_hand_can_be_read(table: Table) -> None:
    table.begin("all_fives")
    for moment in (Phase.BEG, Phase.PLAY):
        table.go_to(partial(table.is_at, moment))
        assert faults(table.program.window) == [], moment
    table.program.window.commands.hint.trigger()
    words = table.program.table.tableau.words
    table.qtbot.waitUntil(lambda: bool(words.words.hint_why), timeout=LONG)
    assert faults(table.program.window) == []
    table.go_to(lambda: bool(table.session.view().tricks))
    table.program.table.show_last_trick()
    assert faults(table.program.window) == []
    table.go_to(lambda: table.director.is_resting)
    assert faults(table.program.window) == []
    assert any(found.name == "The count" for found in tree(table.program.window))


def test_cards_are_read_as_they_lie_and_tell_whose_they_are(table: Table) -> None:
    table.begin("trinidad", first_dealer="seat0")
    view = table.session.view
    table.go_to(lambda: view().phase is Phase.PLAY and len(view().trick) >= 2)
    own = below(table.program, HAND)
    held = table.program.table.tableau.cards.pile("hand", view().seat)  # type: ignore[arg-type]
    word = table.program.table.tableau.cards._name_of
    assert [card.name for card in own] == [word(face) for face in held]
    legal = {word(play.card) for play in view().legal if isinstance(play, Play)}
    assert {card.name for card in own if card.description == "Playable"} == legal
    assert {card.role for card in own} == {Role.Button}
    names = table.program.table.tableau.seats.names
    felt = below(table.program, FELT)
    assert felt[0].description == "Turned up"
    played = [(card.name, card.description) for card in felt[1 : 1 + len(view().trick)]]
    assert played == [(word(face), names[seat]) for seat, face in view().trick]
    hidden = felt[1 + len(view().trick) :]
    assert {(card.name, card.role) for card in hidden} == {("Hidden card", Role.Graphic)}
    assert {card.description for card in hidden} == set(names) - {names[view().seat]}
    order = [card.description for card in hidden]
    assert order == sorted(order, key=order.index), "one hand after another"


def test_another_order_of_the_hand_is_read_so(table: Table) -> None:
    table.begin("all_fives")
    table.go_to(partial(table.is_at, Phase.PLAY))
    cards = table.program.table.tableau.cards
    for order in ("rank", "suit"):
        table.program.preferences.set("hand_order", order)
        held = cards.pile("hand", table.session.view().seat)  # type: ignore[arg-type]
        assert [card.name for card in below(table.program, HAND)] == [
            cards._name_of(face) for face in held
        ]


WINDOWS = ("preferences", "new_match", "statistics", "rules", "how_to_play", "enter_code", "about")


@pytest.mark.parametrize("name", WINDOWS)
def test_every_window_can_be_read(program: Program, qtbot: QtBot, name: str) -> None:
    for window in opened(program, qtbot, getattr(program.window.commands, name)):
        for page in pages(window):
            assert faults(window) == [], page
        close(window)


def test_what_tells_of_a_match_can_be_read(
    program: Program, qtbot: QtBot, play_out: Callable[[Program], None]
) -> None:
    Table(program, qtbot).begin("all_fives", target=11, best_of=1)
    play_out(program)
    commands = program.window.commands
    for action in (commands.proof, commands.look_back):
        for window in opened(program, qtbot, action):
            for page in pages(window):
                assert faults(window) == [], page
            close(window)


def test_lesson_and_panel_can_be_read(program: Program, qtbot: QtBot) -> None:
    program.window.commands.panel.trigger()
    program.window.commands.lessons.actions()[0].trigger()
    qtbot.waitUntil(lambda: program.companions.lessons.is_on, timeout=LONG)
    assert faults(program.window) == []


def opened(program: Program, qtbot: QtBot, action: QAction) -> list[QWidget]:
    """The windows that a command opens beside the table."""

    def others() -> list[QWidget]:
        found = QApplication.topLevelWidgets()
        return [each for each in found if each.isVisible() and each is not program.window]

    action.trigger()
    qtbot.waitUntil(lambda: bool(others()), timeout=LONG)
    return others()


def pages(window: QWidget) -> Iterator[str]:
    """Turns to each page of a window that has some."""
    tabs = window.findChild(QTabWidget)
    if tabs is None:
        yield window.windowTitle()
        return
    for at in range(tabs.count()):
        tabs.setCurrentIndex(at)
        QApplication.processEvents()
        yield tabs.tabText(at)


def close(window: QWidget) -> None:
    if isinstance(window, QDialog):
        window.reject()
    else:
        window.close()
