"""Preferences: kept, defended, and nothing of a stranger's file is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.game import Game
from allfives_desktop.session.preferences import ALLOWED, DEFAULTS, Preferences

READERS = {str: Preferences.text, bool: Preferences.flag, int: Preferences.number}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "preferences.json"


def written(path: Path, values: object) -> Preferences:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(values if isinstance(values, str) else json.dumps(values), encoding="utf-8")
    return Preferences(path)


def test_without_a_file_there_are_defaults_and_no_faults(path: Path) -> None:
    preferences = Preferences(path)
    assert preferences.text("motion") == ""
    assert not preferences.flag("panel")
    assert preferences.faults == []
    assert not path.exists()


@pytest.mark.parametrize(("key", "value"), [(key, v) for key in ALLOWED for v in ALLOWED[key]])
def test_every_choice_is_the_same_after_a_restart(path: Path, key: str, value: str) -> None:
    Preferences(path).set(key, value)
    again = Preferences(path)
    assert again.text(key) == value
    assert again.faults == []


def test_a_switch_is_the_same_after_a_restart(path: Path) -> None:
    Preferences(path).set("panel", value=True)
    assert Preferences(path).flag("panel")


@pytest.mark.parametrize("volume", [0, 37, 100])
def test_a_number_is_the_same_after_a_restart(path: Path, volume: int) -> None:
    Preferences(path).set("volume", volume)
    again = Preferences(path)
    assert again.number("volume") == volume
    assert again.faults == []


def test_sound_is_on_and_moderate_at_first(path: Path) -> None:
    assert Preferences(path).flag("sound")
    assert 30 <= Preferences(path).number("volume") <= 70


@pytest.mark.parametrize("volume", [-1, 101, True, 40.0])
def test_a_number_out_of_its_range_is_not_taken(path: Path, volume: Any) -> None:
    with pytest.raises(ValueError, match="volume"):
        Preferences(path).set("volume", volume)
    assert not path.exists()


def test_a_change_is_told_once(path: Path) -> None:
    preferences = Preferences(path)
    told: list[str] = []
    preferences.changed.connect(told.append)
    preferences.set("motion", "fast")
    preferences.set("motion", "fast")
    assert told == ["motion"]


def test_unknown_keys_are_written_back(path: Path) -> None:
    later = {"sounds": {"volume": 0.5, "peg": [True, None]}, "motion": "slow"}
    written(path, later).set("dwell", "long")
    assert json.loads(path.read_text(encoding="utf-8")) == later | {"dwell": "long"}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("motion", "warp"),
        ("motion", 3),
        ("motion", ["fast"]),
        ("dwell", None),
        ("language", "tlh"),
        ("panel", "yes"),
        ("panel", 1),
        ("geometry", 7),
        ("sound", 1),
        ("volume", 101),
        ("volume", -1),
        ("volume", True),
        ("volume", 60.0),
        ("volume", "60"),
        ("volume", None),
    ],
)
def test_a_bad_value_is_named_and_the_rest_counts(path: Path, key: str, value: Any) -> None:
    other = "dwell" if key != "dwell" else "motion"
    good = ALLOWED[other][0]
    preferences = written(path, {key: value, other: good})
    assert preferences.faults == [key]
    assert preferences.text(other) == good
    assert READERS[type(DEFAULTS[key])](preferences, key) == DEFAULTS[key]


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"fast"', "[" * 100_000, "\x00"])
def test_a_ruined_file_is_no_obstacle(path: Path, text: str) -> None:
    preferences = written(path, text)
    assert preferences.faults == [""]
    preferences.set("motion", "off")
    assert Preferences(path).text("motion") == "off"


def test_bytes_that_are_no_text_are_no_obstacle(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\xff\xfe\xfa")
    assert Preferences(path).faults == [""]


def test_only_values_that_fit_are_taken(path: Path) -> None:
    with pytest.raises(ValueError, match="motion"):
        Preferences(path).set("motion", "warp")
    assert not path.exists()


def test_nothing_is_left_beside_the_file(path: Path) -> None:
    preferences = Preferences(path)
    for motion in ALLOWED["motion"]:
        preferences.set("motion", motion)
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_folder_that_cannot_be_made_loses_only_the_memory(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    preferences = Preferences(tmp_path / "config" / "preferences.json")
    preferences.set("motion", "fast")
    assert preferences.text("motion") == "fast"


def test_the_game_of_a_new_match_is_the_same_after_a_restart(path: Path) -> None:
    assert Preferences(path).game == Game("all_fives", Options())
    options = RULESETS["pitch"].options(target=21, skunk=True)
    chosen = Game("pitch", options, ("Ana",), preset="sunday")
    Preferences(path).set_game(chosen)
    again = Preferences(path)
    assert again.faults == []
    assert again.game == chosen


def test_a_game_is_kept_in_one_place_and_told_once(path: Path) -> None:
    preferences = Preferences(path)
    told: list[str] = []
    preferences.changed.connect(told.append)
    preferences.set_game(Game("pitch", RULESETS["pitch"].options()))
    assert told == ["new_match"]
    assert [*json.loads(path.read_text(encoding="utf-8"))] == ["new_match"]
