"""Deal codes: the same cards everywhere and for ever, and no wrong character goes unnoticed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from allfives_desktop.records.deal_code import (
    GROUP,
    CodedDeal,
    _check,
    decode,
    encode,
)
from allfives_desktop.records.faults import Fault, FaultError, FaultKind
from allfives_desktop.rules.engine import new_match
from allfives_desktop.rules.notation import format_cards
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.seed_text import ALPHABET, SEED_LENGTH, is_seed
from allfives_desktop.rules.shuffle import deck
from tests.ai.matches import random_options

VECTORS = json.loads(
    (Path(__file__).parents[1] / "data" / "deal_codes.json").read_text(encoding="utf-8")
)
SEED = "7K2M9XQ4ZT0VHB3C"
SHORT = encode("all_fives", RULESETS["all_fives"].options(), SEED)
LONG = encode("pitch", RULESETS["pitch"].options(target=21, calls=True, skunk=True), SEED)


def fault_of(text: str) -> Fault:
    with pytest.raises(FaultError) as raised:
        decode(text)
    return raised.value.fault


def written(*data: int) -> str:
    """A code of our own making, its checks right."""
    check, letters = 0, ""
    for at in range(0, len(data), GROUP - 1):
        part = data[at : at + GROUP - 1]
        check = _check(part, check)
        letters += "".join(ALPHABET[value] for value in (*part, check))
    return letters


def group_at(code: str, at: int) -> int:
    return at // (GROUP + 1) + 1


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["code"]))
def test_codes_of_every_version_mean_the_same_for_ever(vector: dict[str, object]) -> None:
    changes = vector["set"]
    assert isinstance(changes, dict)
    ruleset, seed = str(vector["ruleset"]), str(vector["seed"])
    options = RULESETS[ruleset].options(**changes)
    assert decode(str(vector["code"])) == CodedDeal(ruleset, options, seed)
    assert encode(ruleset, options, seed) == vector["code"]
    assert format_cards(deck(seed, "g0h0d0")[:6]) == vector["first_cards"]


def test_every_ruleset_stands_among_the_vectors() -> None:
    assert {vector["ruleset"] for vector in VECTORS} == set(RULESETS)


def test_five_hundred_mixtures_of_house_rules_come_back() -> None:
    rng = Random(500)
    for _ in range(500):
        options = random_options(rng)
        ruleset = rng.choice(list(RULESETS))
        seed = "".join(rng.choices(ALPHABET, k=SEED_LENGTH))
        code = encode(ruleset, options, seed)
        assert decode(code) == (ruleset, options, seed)
        new_match(decode(code).options)


def test_a_match_without_house_rules_takes_seven_groups_of_four() -> None:
    lengths = {
        len(encode(name, ruleset.options(), SEED).replace("-", ""))
        for name, ruleset in RULESETS.items()
    }
    assert lengths == {28}
    assert all(len(group) == GROUP for group in LONG.split("-"))


@pytest.mark.parametrize("code", [SHORT, LONG])
def test_every_other_character_is_refused_and_its_group_named(code: str) -> None:
    for at, right in enumerate(code):
        if right == "-":
            continue
        for wrong in ALPHABET + "U?ß":
            if wrong != right:
                fault = fault_of(code[:at] + wrong + code[at + 1 :])
                assert fault.group == group_at(code, at)
                assert fault.kind in (FaultKind.CODE_GROUP, FaultKind.CODE_LETTER)


@pytest.mark.parametrize("code", [SHORT, LONG])
def test_neighbours_exchanged_are_refused_and_their_group_named(code: str) -> None:
    letters = code.replace("-", "")
    for at in range(len(letters) - 1):
        first, second = letters[at], letters[at + 1]
        if first != second:
            fault = fault_of(letters[:at] + second + first + letters[at + 2 :])
            assert fault.group == at // GROUP + 1


@pytest.mark.parametrize("code", [SHORT, LONG])
def test_a_code_that_is_not_whole_says_where_it_ends(code: str) -> None:
    letters = code.replace("-", "")
    for end in range(len(letters)):
        fault = fault_of(letters[:end])
        assert (fault.kind, fault.group) == (FaultKind.CODE_SHORT, end // GROUP + 1)


def test_what_follows_a_whole_code_is_refused() -> None:
    fault = fault_of(f"{SHORT}-{LONG}")
    assert (fault.kind, fault.group) == (FaultKind.TRAILING_DATA, 8)


def test_groups_of_two_codes_do_not_make_a_third() -> None:
    other = encode("all_fives", RULESETS["all_fives"].options(), SEED[::-1])
    mixed = SHORT.split("-")[:4] + other.split("-")[4:]
    assert fault_of("-".join(mixed)).group == 5


@pytest.mark.parametrize(
    "spelled",
    [
        SHORT.lower(),
        SHORT.replace("-", ""),
        SHORT.replace("-", " "),
        "\n " + SHORT.replace("-", " \u2013 ") + " \t",
        SHORT.replace("0", "o").replace("1", "l"),
        SHORT.replace("0", "O").replace("1", "I"),
    ],
)
def test_spacing_case_and_look_alikes_do_not_matter(spelled: str) -> None:
    assert decode(spelled) == decode(SHORT)


def test_the_word_for_a_wrong_letter_is_the_letter() -> None:
    fault = fault_of(SHORT[:6] + "u" + SHORT[7:])
    assert (fault.kind, fault.found, fault.group) == (FaultKind.CODE_LETTER, "u", 2)


@pytest.mark.parametrize(
    ("data", "kind", "group"),
    [
        ((2, 0, 0), FaultKind.NEWER_VERSION, 1),
        ((1, 31, 0, *[0] * 18), FaultKind.CODE_UNKNOWN, 1),
        ((1, 0, 3, *[0] * 18), FaultKind.CODE_UNKNOWN, 1),
        # more groups than the rules need, a rule that is none, a rule told before an earlier one
        ((1, 0, 0, 1, *[0] * 20), FaultKind.CODE_UNKNOWN, 7),
        ((1, 0, 0, 1, *[0] * 16, 31, 31, 31, 31), FaultKind.CODE_UNKNOWN, 7),
        ((1, 0, 0, 1, *[0] * 16, 0, 0, 2, 11), FaultKind.CODE_UNKNOWN, 7),
    ],
)
def test_a_code_that_no_program_writes_is_refused(
    data: tuple[int, ...], kind: FaultKind, group: int
) -> None:
    fault = fault_of(written(*data))
    assert (fault.kind, fault.group) == (kind, group)


def test_rules_that_exclude_each_other_are_named() -> None:
    code = encode("all_fives", RULESETS["all_fives"].options(players=4, partners=True), SEED)
    letters = code.replace("-", "")
    values = [ALPHABET.index(each) for at, each in enumerate(letters) if at % GROUP < GROUP - 1]
    fault = fault_of(written(*values[:2], 0, *values[3:]))
    assert (fault.kind, fault.expected) == (FaultKind.BROKEN_CONSTRAINT, "c1")


@pytest.mark.parametrize(
    "seed", ["", "2024-05-01#7", SEED.lower(), SEED[1:], SEED + "0", SEED[1:] + "U"]
)
def test_other_seed_texts_have_no_code(seed: str) -> None:
    assert not is_seed(seed)
    with pytest.raises(ValueError, match="no deal code"):
        encode("all_fives", RULESETS["all_fives"].options(), seed)
