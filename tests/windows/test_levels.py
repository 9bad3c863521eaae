"""Levels in the window: chosen and remembered, shown on the plates, watched."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from allfives_desktop.ai.ladder import USUAL, Level
from allfives_desktop.app import Program
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.game import Game
from allfives_desktop.text.levels import level_name
from allfives_desktop.windows.new_match.dialog import NewMatchDialog
from tests.windows.conftest import Open

PAIRS = RULESETS["all_fives_partners"].options()
FIVE = ["Novice", "Casual", "Club", "Strong", "Expert"]


def test_a_new_match_offers_five_levels_and_begins_with_the_usual_one(program: Program) -> None:
    assert program.play.game.opponents == program.play.game.partner == USUAL
    program.window.commands.new_match.trigger()
    dialog = program.window.findChild(NewMatchDialog)
    assert dialog is not None
    found = [
        [box.itemText(at) for at in range(box.count())] for box in dialog.findChildren(QComboBox)
    ]
    assert found.count(FIVE) == 2
    dialog.reject()


def test_levels_are_remembered(open_program: Open) -> None:
    program = open_program()
    game = Game("all_fives_partners", PAIRS, opponents=Level.EXPERT, partner=Level.NOVICE)
    program.play.begin_with(game)
    again = open_program()
    assert again.play.game.levels == ("expert", "novice", "expert")
    assert [seat.player for seat in again.session.setup.seats][1:] == ["expert", "novice", "expert"]


def test_the_plates_show_and_speak_the_levels(program: Program, qtbot: QtBot) -> None:
    game = Game("all_fives_partners", PAIRS, opponents=Level.STRONG, partner=Level.CASUAL)
    program.play.begin_with(game)
    plates = [each.plate for each in program.table.tableau.plates]
    assert [plate.level for plate in plates] == ["", "Strong", "Casual", "Strong"]
    assert [plate.spoken.endswith(f"level {plate.level}") for plate in plates[1:]] == [True] * 3
    program.preferences.set("language", "hu")
    qtbot.waitUntil(lambda: program.table.tableau.plates[1].plate.level == "Erős")


def test_a_player_of_no_level_shows_none(program: Program) -> None:
    assert level_name("greedy") == level_name("cmd:bot") == level_name(None) == ""
    program.play.begin_with(replace(program.play.game, opponents="greedy"))
    plate = program.table.tableau.plates[1].plate
    assert plate.level == ""
    assert "level" not in plate.spoken


@pytest.mark.parametrize("level", [Level.NOVICE, Level.EXPERT])
def test_a_level_is_watched_and_ticked_while_it_is(program: Program, level: Level) -> None:
    commands = program.window.commands
    action = next(each for each in commands.watched.actions() if each.data() == level)
    action.trigger()
    assert [seat.player for seat in program.session.setup.seats] == [level, level]
    assert [each.data() for each in commands.watched.actions() if each.isChecked()] == [level]
    commands.watch.trigger()
    assert not program.session.setup.watched
    assert not any(each.isChecked() for each in commands.watched.actions())


def test_watching_is_at_the_level_of_the_opponents(program: Program) -> None:
    program.play.set_game(replace(program.play.game, opponents=Level.CASUAL))
    program.window.commands.watch.trigger()
    assert program.session.setup.seats[0].player == Level.CASUAL
