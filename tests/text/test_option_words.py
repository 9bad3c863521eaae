"""Every option, value, constraint and fault has words of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from allfives_desktop.records.faults import Fault, FaultKind
from allfives_desktop.records.record import OptionValue
from allfives_desktop.rules.options import CONSTRAINTS, OPTION, OPTIONS, Group, Option, Options
from allfives_desktop.text.faults import LONGEST, fault_sentence
from allfives_desktop.text.option_reasons import (
    constraint_sentence,
    reason_not_applied,
    settings_named,
)
from allfives_desktop.text.option_values import value_name, value_names
from allfives_desktop.text.option_words import group_name, option_help, option_title


def test_every_group_has_a_name_of_its_own() -> None:
    assert len({group_name(group) for group in Group}) == len(Group)


def test_every_option_has_a_title_of_its_own() -> None:
    titles = [option_title(option.key) for option in OPTIONS]
    assert len(set(titles)) == 36
    assert not set(titles) & set(OPTION)
    assert max(map(len, titles)) <= 32


@pytest.mark.parametrize("option", OPTIONS, ids=repr)
def test_every_option_has_one_sentence(option: Option) -> None:
    sentence = option_help(option.key)
    assert sentence.endswith(".")
    assert sentence.count(". ") == 0
    assert sentence[0].isupper()


@pytest.mark.parametrize("option", OPTIONS, ids=repr)
def test_the_values_of_an_option_can_be_told_apart(option: Option) -> None:
    names = [value_name(option.key, value) for value in option.values]
    assert len(set(names)) == len(option.values)
    if option.kind == "enum":
        assert not set(names) & set(map(str, option.values))


def test_every_constraint_has_a_sentence_of_its_own() -> None:
    assert len({constraint_sentence(each.id) for each in CONSTRAINTS}) == 5


def others(option: Option) -> Iterator[dict[str, OptionValue]]:
    """Values of all options under which `option` has no effect, one for each condition."""
    for key, allowed in option.applies.items():
        for value in OPTION[key].values:
            if value not in allowed:
                yield dict(Options()) | {key: value}


@pytest.mark.parametrize("option", OPTIONS, ids=repr)
def test_who_does_not_apply_says_which_other_option_it_is(option: Option) -> None:
    cases = list(others(option))
    assert bool(cases) == bool(option.applies)
    for values in cases:
        reason = reason_not_applied(option, values)
        assert any(option_title(key) in reason for key in option.applies)


def test_who_applies_has_no_reason() -> None:
    assert all(
        bool(reason_not_applied(option, dict(Options()))) != option.has_effect(dict(Options()))
        for option in OPTIONS
    )


def test_reasons_name_what_is_needed() -> None:
    values = dict(Options())
    assert reason_not_applied(OPTION["direction"], values) == (
        "Does not apply because of “Players”: 2. Needed: 3 or 4."
    )
    assert reason_not_applied(OPTION["skunk_line"], values) == (
        "Does not apply because “Skunk” is off."
    )
    assert value_names("best_of", (3, 5, 7)) == "Best of 3, Best of 5 or Best of 7"
    assert settings_named({"beg": False, "target": 7}) == "Begging: off, Target: 7"


@pytest.mark.parametrize("kind", FaultKind)
def test_every_fault_is_a_sentence(kind: FaultKind) -> None:
    expected = {FaultKind.BROKEN_CONSTRAINT: "c3", FaultKind.WRONG_TYPE: "int | str"}.get(kind, "7")
    found = "bool" if kind is FaultKind.WRONG_TYPE else "9"
    fault = Fault(kind=kind, path="set.beg", offset=12, expected=expected, found=found)
    sentence = fault_sentence(fault)
    assert sentence.startswith("set.beg, byte 12: ")
    assert sentence.endswith(".")
    assert "%" not in sentence


def test_a_fault_is_one_line_however_hostile_its_file() -> None:
    found = "\x1b[2J\n\u202e" + "x" * 5000
    fault = Fault(kind=FaultKind.UNKNOWN_RULESET, path="a\nb" * 100, found=found)
    sentence = fault_sentence(fault)
    assert sentence.isprintable()
    assert len(sentence) < 3 * LONGEST


def test_a_type_nobody_has_heard_of_is_shown_as_it_is() -> None:
    fault = Fault(kind=FaultKind.WRONG_TYPE, expected="decimal", found="int")
    assert fault_sentence(fault) == "Expected: decimal. Found: a whole number."
    assert fault_sentence(Fault(kind=FaultKind.WRONG_VALUE)) == "The value is not allowed."
