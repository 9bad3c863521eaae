"""The game chosen last: kept as JSON, read strictly, and made a match of."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.game import LONGEST_NAME, Game, as_mapping, game_of, read
from allfives_desktop.session.matches import against_computer
from allfives_desktop.session.preferences import Preferences
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.session.store import Store

NAMES = ("Ana", "Bo", "Cy „x”", "Di")


def game(ruleset: str = "trinidad", **changes: object) -> Game:
    options = RULESETS[ruleset].options(**changes)
    return Game(ruleset, options, NAMES[: options.players])


def setup_of(one: Game) -> MatchSetup:
    return against_computer(one.options, one.ruleset, names=one.names, levels=one.levels)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_game_comes_back(ruleset: str) -> None:
    kept = replace(game(ruleset, best_of=5, hang_jack=3), opponents="random", preset="sunday")
    assert read(json.loads(json.dumps(as_mapping(kept)))) == kept


GOOD = as_mapping(game())


def test_whether_undo_is_allowed_comes_back_and_is_by_default() -> None:
    kept = replace(game(), undo=False)
    assert read(as_mapping(kept)) == kept
    assert game_of(replace(setup_of(kept), undo=False)).undo is False
    assert read({key: value for key, value in GOOD.items() if key != "undo"}) == game()


@pytest.mark.parametrize(
    "value",
    [
        {},
        GOOD | {"ruleset": "whist"},
        GOOD | {"ruleset": ["trinidad"]},
        GOOD | {"set": {"target": 4}},
        GOOD | {"set": {"tricks": 4}},
        GOOD | {"set": {"players": 3}},
        GOOD | {"set": [["target", 11]]},
        GOOD | {"set": {"hang_jack": True}},
        GOOD | {"names": "Ana"},
        GOOD | {"names": ["Ana", None]},
        GOOD | {"names": ["x" * (LONGEST_NAME + 1)]},
        GOOD | {"names": ["a", "b", "c", "d", "e"]},
        GOOD | {"partner": 1},
        GOOD | {"undo": 1},
        GOOD | {"preset": None},
        GOOD | {"seed": "S"},
        {key: value for key, value in GOOD.items() if key != "opponents"},
    ],
)
def test_anything_else_is_refused_and_named_in_the_preferences(
    tmp_path: Path, value: dict[str, Any]
) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - a value that is not a game
        read(value)
    path = tmp_path / "preferences.json"
    path.write_text(json.dumps({"new_match": value, "motion": "slow"}), encoding="utf-8")
    preferences = Preferences(path)
    assert preferences.faults == (["new_match"] if value else [])
    assert preferences.mapping("new_match") == {}
    assert preferences.text("motion") == "slow"


def test_every_seat_gets_its_name_and_its_player() -> None:
    one = replace(game(), opponents="random", partner="greedy")
    assert setup_of(one).seats == (
        Seat("Ana", None),
        Seat("Bo", "random"),
        Seat("Cy „x”", "greedy"),
        Seat("Di", "random"),
    )


def test_seats_without_a_word_go_by_their_place_and_play_as_usual() -> None:
    plain = against_computer(RULESETS["pitch"].options(), "pitch")
    assert plain.seats == (Seat("", None), *[Seat("", "club")] * 3)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_names_and_players_come_back_from_the_store(tmp_path: Path, ruleset: str) -> None:
    kept = replace(game(ruleset), opponents="random")
    store = Store(tmp_path / "matches.sqlite")
    setup = store.read(store.create(setup_of(kept)).match).setup
    assert setup.names == NAMES[: kept.options.players]
    assert game_of(setup) == kept
