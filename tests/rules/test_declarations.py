"""What the code declares is what the tables of the rules say: options, constraints, rulesets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from allfives_desktop.rules.options import (
    CONSTRAINTS,
    OPTION,
    OPTIONS,
    OptionError,
    as_mapping,
    broken,
    options_from,
    parse_value,
)
from allfives_desktop.rules.rulesets import RULESETS

TABLES: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "data" / "options.json").read_text()
)
DECLARED = {option["key"]: option for option in TABLES["options"]}


def test_the_same_options_in_the_same_order() -> None:
    assert [option.key for option in OPTIONS] == list(DECLARED)
    assert len(OPTIONS) == 36


@pytest.mark.parametrize("key", DECLARED)
def test_an_option_is_as_declared(key: str) -> None:
    option, declared = OPTION[key], DECLARED[key]
    values = declared.get("values") or list(range(declared["min"], declared["max"] + 1))
    assert list(option.values) == values
    assert (option.kind, option.group.value) == (declared["type"], declared["group"])
    assert option.default == declared["default"]
    applies = {other: list(allowed) for other, allowed in option.applies.items()}
    assert applies == declared["applies"]


@pytest.mark.parametrize("key", DECLARED)
def test_every_value_survives_being_spelled(key: str) -> None:
    for value in list(OPTION[key].values)[:12]:
        spelled = str(value).lower() if isinstance(value, bool) else str(value)
        assert parse_value(key, spelled) == value


@pytest.mark.parametrize("key", DECLARED)
def test_a_value_of_another_type_is_refused(key: str) -> None:
    with pytest.raises(OptionError):
        options_from({key: 1.5})


def test_the_defaults_are_all_fives() -> None:
    values = as_mapping(RULESETS["all_fives"].options())
    assert values == {key: option["default"] for key, option in DECLARED.items()}


@pytest.mark.parametrize("name", TABLES["rulesets"])
def test_a_ruleset_is_as_declared(name: str) -> None:
    ruleset, declared = RULESETS[name], TABLES["rulesets"][name]
    assert (ruleset.title, dict(ruleset.set)) == (declared["title"], declared["set"])
    assert list(ruleset.players_allowed) == declared["players_allowed"]


def test_there_are_no_other_rulesets() -> None:
    assert list(RULESETS) == list(TABLES["rulesets"])


@pytest.mark.parametrize(
    ("constraint", "values"),
    [
        ("c1", {"partners": True}),
        ("c2", {"trump": "stock_top", "players": 3, "beg": False}),
        ("c3", {"trump": "auction", "beg": False}),
        ("c3", {"trump": "auction", "beg": False, "capture": False, "five_end_bonus": 5}),
        ("c4", {"trump": "stock_top"}),
        ("c4", {"trump": "stock_top", "beg": False, "turn_up_points": "jack1"}),
        ("c5", {"skunk": True, "target": 30}),
    ],
)
def test_what_does_not_go_together_is_named(constraint: str, values: dict[str, Any]) -> None:
    everything = {**as_mapping(RULESETS["all_fives"].options()), **values}
    assert [each.id for each in broken(everything)] == [constraint]
    with pytest.raises(OptionError) as refused:
        options_from(values)
    assert refused.value.constraint is not None
    assert refused.value.constraint.id == constraint


def test_the_constraints_are_those_of_the_table() -> None:
    assert [each.id for each in CONSTRAINTS] == [each["id"] for each in TABLES["constraints"]]
