"""Preferences: kept, defended, and nothing of a stranger's file is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from allfives_desktop.session.preferences import ALLOWED, DEFAULTS, Preferences


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "preferences.json"


def written(path: Path, values: object) -> Preferences:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(values if isinstance(values, str) else json.dumps(values), encoding="utf-8")
    return Preferences(path)


def test_without_a_file_there_are_defaults_and_no_faults(path: Path) -> None:
    preferences = Preferences(path)
    assert preferences.text("motion") == "normal"
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
    ],
)
def test_a_bad_value_is_named_and_the_rest_counts(path: Path, key: str, value: Any) -> None:
    other = "dwell" if key != "dwell" else "motion"
    good = ALLOWED[other][0]
    preferences = written(path, {key: value, other: good})
    assert preferences.faults == [key]
    assert preferences.text(other) == good
    shown = preferences.flag(key) if key == "panel" else preferences.text(key)
    assert shown == DEFAULTS[key]


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
