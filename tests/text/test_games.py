"""The games by name: thirteen different ones, and no figure that the rules do not have."""

from __future__ import annotations

import re

import pytest

from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.text.games import game_line, game_name, length, offer


def test_english_names_are_those_of_the_rules() -> None:
    assert [game_name(name) for name in RULESETS] == [each.title for each in RULESETS.values()]


def test_a_game_nobody_knows_is_called_all_fives() -> None:
    assert game_name("whist") == "All Fives"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_figures_are_those_of_the_rules(ruleset: str) -> None:
    rules = dict(RULESETS[ruleset].options())
    base = dict(RULESETS["all_fives"].options())
    own = {str(value) for key, value in rules.items() if value != base[key] or key == "target"}
    assert set(re.findall(r"\d+", game_line(ruleset))) <= own


def test_a_target_of_the_house_is_told() -> None:
    assert "61" in game_line("all_fives")
    assert "31" in game_line("all_fives", 31)
    assert "61" not in game_line("all_fives", 31)


def test_the_offer_names_game_and_length() -> None:
    assert offer("all_fives", 3) == "All Fives, best of 3, against the computer"
    assert offer("california_jack", 1) == "California Jack, one game, against the computer"
    assert [length(games) for games in (1, 5)] == ["One game", "Best of 5"]
