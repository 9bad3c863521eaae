"""The order of the hand is chosen in the menu, taken at once, and remembered."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from allfives_desktop.app import Program
from allfives_desktop.models.cards_model import Pile
from allfives_desktop.models.hand_order import HandOrder, hand_order
from allfives_desktop.rules.cards import Card
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.windows.play import Game


@pytest.fixture
def program(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Program]:
    for kind in ("CONFIG", "DATA", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))
    request = Namespace(language="en", speed="off")
    program = Program(Game("pitch", RULESETS["pitch"].options()), None, request)
    qtbot.addWidget(program.window)
    with qtbot.waitSignal(program.completed):
        program.show()
    program.play.begin()
    yield program
    program.window.close()


def held(program: Program) -> list[Card]:
    return [card for card in program.table.tableau.cards.pile(Pile.HAND, 0) if card]


def test_another_order_is_taken_and_kept(program: Program, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: len(held(program)) == 6, timeout=20_000)
    by_rank = next(a for a in program.window.commands.orders.actions() if a.data() == "rank")
    by_rank.trigger()
    assert held(program) == hand_order(held(program), None, HandOrder.RANK)
    assert program.preferences.text("hand_order") == "rank"
    assert by_rank.isChecked()


def test_a_card_is_shown_from_the_menu_only_where_cards_are_called(program: Program) -> None:
    show = program.window.commands.show_card
    assert not show.isVisible()
    options = RULESETS["trinidad"].options()
    program.play._game = Game("trinidad", options)
    program.play.begin()
    assert show.isVisible()
