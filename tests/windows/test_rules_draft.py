"""A draft of house rules: what differs, what applies, what does not fit, and the way out."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from allfives_desktop.records.record import OptionValue
from allfives_desktop.rules.options import OPTION, OPTIONS, Options, broken
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.windows.preferences.house_rules_model import RulesDraft
from allfives_desktop.windows.preferences.ways_out import way_out

BOUND = ("players", "partners", "trump", "beg", "turn_up_points", "capture", "five_end_bonus")


@pytest.fixture
def draft() -> RulesDraft:
    return RulesDraft()


def told(draft: RulesDraft) -> list[None]:
    list_: list[None] = []
    draft.changed.connect(lambda: list_.append(None))
    return list_


@pytest.mark.parametrize("name", RULESETS)
def test_a_game_begins_with_its_own_rules(draft: RulesDraft, name: str) -> None:
    draft.choose(name)
    assert draft.options == RULESETS[name].options()
    assert (draft.differences, draft.conflicts, draft.way_out) == ({}, (), {})


def test_what_differs_is_known_and_can_be_reset(draft: RulesDraft) -> None:
    draft.choose("pitch")
    draft.set("target", 21)
    draft.set("skunk", True)
    assert draft.differences == {"target": 21, "skunk": True}
    assert draft.standard("target") == 7
    draft.reset("target")
    assert draft.differences == {"skunk": True}
    draft.reset_all()
    assert draft.options == RULESETS["pitch"].options()


def test_every_change_is_told_once_and_nothing_else(draft: RulesDraft) -> None:
    changes = told(draft)
    draft.set("target", 31)
    draft.set("target", 31)
    draft.choose("all_fives")
    draft.reset_all()
    draft.reset_all()
    assert len(changes) == 2


def test_each_game_keeps_what_was_changed_in_it(draft: RulesDraft) -> None:
    draft.set("target", 31)
    draft.choose("pitch")
    assert draft.options == RULESETS["pitch"].options()
    assert draft.changed_in("all_fives")
    assert not draft.changed_in("pitch")
    draft.choose("all_fives")
    assert draft.differences == {"target": 31}


def test_rules_taken_replace_what_was_set(draft: RulesDraft) -> None:
    draft.set("target", 31)
    draft.take("trinidad", RULESETS["trinidad"].options(target=21))
    assert (draft.ruleset, draft.differences) == ("trinidad", {"target": 21})
    draft.take("all_fives", Options())
    assert draft.differences == {}


@pytest.mark.parametrize(("key", "value"), [("target", 4), ("target", True), ("beg", 1)])
def test_only_values_of_the_option_are_taken(
    draft: RulesDraft, key: str, value: OptionValue
) -> None:
    with pytest.raises(ValueError, match=key):
        draft.set(key, value)


def test_only_numbers_of_players_of_the_game_are_offered(draft: RulesDraft) -> None:
    draft.choose("trinidad")
    assert draft.offered("players") == (2, 4)
    draft.choose("setback")
    assert draft.offered("players") == (4,)
    assert not draft.is_free("players")
    draft.take("setback", RULESETS["setback"].options(players=2, partners=False))
    assert draft.offered("players") == (2, 4)


def test_dependent_options_follow_their_master(draft: RulesDraft) -> None:
    assert draft.is_free("gift_to")
    draft.set("beg", False)
    assert not draft.is_free("gift_to")
    draft.set("beg", True)
    assert draft.is_free("gift_to")


@pytest.mark.parametrize("name", RULESETS)
def test_only_what_applies_is_free(draft: RulesDraft, name: str) -> None:
    draft.choose(name)
    values = draft.values
    for option in OPTIONS:
        has_choice = option.key != "players" or len(RULESETS[name].players_allowed) > 1
        assert draft.is_free(option.key) == (option.has_effect(values) and has_choice)


def test_a_conflict_names_its_options_and_has_a_way_out(draft: RulesDraft) -> None:
    draft.set("trump", "auction")
    assert [each.id for each in draft.conflicts] == ["c3", "c4"]
    assert draft.options is None
    assert [each.id for each in draft.in_conflict("beg")] == ["c4"]
    assert [each.id for each in draft.in_conflict("trump")] == ["c3", "c4"]
    assert draft.in_conflict("turn_up_points") == ()
    assert draft.way_out == {"capture": False, "beg": False}
    draft.mend()
    assert draft.options == Options(trump="auction", capture=False, beg=False)


def test_the_way_out_keeps_what_was_set_last(draft: RulesDraft) -> None:
    draft.choose("all_fives_partners")
    draft.set("players", 2)
    assert draft.way_out == {"partners": False}
    draft.choose("california_jack")
    draft.set("beg", True)
    assert draft.way_out == {"trump": "turn_up"}


def test_a_low_target_draws_the_skunk_line_along(draft: RulesDraft) -> None:
    draft.set("skunk", True)
    draft.set("target", 11)
    assert [each.id for each in draft.conflicts] == ["c5"]
    assert draft.way_out == {"skunk_line": 6}
    draft.mend()
    assert draft.options == Options(skunk=True, target=11, skunk_line=6)


def test_there_is_a_way_out_of_every_set_of_values() -> None:
    rng = Random("ways")
    for _ in range(1000):
        values = {option.key: rng.choice(option.values) for option in OPTIONS}
        standard = dict(RULESETS[rng.choice(list(RULESETS))].options())
        keep = rng.choice(OPTIONS).key
        change = way_out(values, standard, keep=keep)
        assert not broken(values | change)
        assert bool(change) == bool(broken(values))


def test_no_smaller_change_would_do() -> None:
    standard = dict(Options())
    for bound in product(*(OPTION[key].values for key in BOUND)):
        values = standard | dict(zip(BOUND, bound, strict=True))
        if broken(values):
            assert len(way_out(values, standard)) == fewest_changes(values)


def fewest_changes(values: dict[str, OptionValue]) -> int:
    """By trying everything."""
    for number in range(1, len(BOUND) + 1):
        for keys in combinations(BOUND, number):
            for tried in product(*(OPTION[key].values for key in keys)):
                if not broken(values | dict(zip(keys, tried, strict=True))):
                    return number
    raise AssertionError("nothing helps")


def test_conflicts_never_last_after_mending(qtbot: QtBot) -> None:
    draft, rng = RulesDraft(), Random("draft")
    for _ in range(300):
        if rng.random() < 0.1:
            draft.choose(rng.choice(list(RULESETS)))
        option = rng.choice(OPTIONS)
        last = rng.choice(option.values)
        draft.set(option.key, last)
        was_broken = bool(draft.conflicts)
        draft.mend()
        assert draft.options is not None
        assert not was_broken or draft.values[option.key] == last
