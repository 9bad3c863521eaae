"""The proof of a fair deal in a record: told truly, checked, and refused where it is malformed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from allfives_desktop.records.building import record_of
from allfives_desktop.records.checking import record_of as read_record
from allfives_desktop.records.differences import DifferenceKind
from allfives_desktop.records.faults import FaultError, FaultKind
from allfives_desktop.records.record import encode
from allfives_desktop.records.replay import verify
from allfives_desktop.rules.fair_deal import FairDeal
from allfives_desktop.rules.options import Options
from tests.records.conftest import PlayMatch

FAIR = FairDeal("0123456789abcdef0123456789abcdef", 17)
Spoil = Callable[[dict[str, Any]], None]


@pytest.fixture
def proved(play_match: PlayMatch) -> dict[str, Any]:
    log = play_match(Options(target=11), FAIR.seed)
    record = record_of(Options(target=11), ("A", "B"), log, seed=FAIR.seed, fair=FAIR)
    return dict(json.loads(encode(record)))


def kinds(contents: dict[str, Any]) -> list[DifferenceKind]:
    record = read_record(contents)
    return [difference.kind for difference in verify(record)]


def hand(contents: dict[str, Any]) -> dict[str, Any]:
    return dict(contents["games"][0]["hands"][0])


def test_a_fair_match_is_proved(proved: dict[str, Any]) -> None:
    assert proved["fair"] == {"commit": FAIR.commit, "cut": 17, "secret": FAIR.secret}
    assert all(len(each["fair"]) == len(each["decks"]) for each in proved["games"][0]["hands"])
    assert kinds(proved) == []


def test_while_it_is_under_way_the_secret_is_kept(play_match: PlayMatch) -> None:
    log = play_match(Options(target=11), FAIR.seed)[:9]
    record = record_of(
        Options(target=11), ("A", "B"), log, seed=FAIR.seed, fair=FAIR, with_seed=False
    )
    assert FAIR.secret.encode() not in encode(record)
    assert verify(record) == []


def test_a_match_without_a_proof_has_no_key_for_it(play_match: PlayMatch) -> None:
    record = record_of(Options(target=11), ("A", "B"), play_match(Options(target=11), "X"))
    assert b"fair" not in encode(record)


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (lambda each: each["fair"].update(commit="0" * 64), {DifferenceKind.COMMITMENT}),
        (lambda each: each["fair"].update(cut=18), {DifferenceKind.SEED_NOT_OF_CUT}),
        (lambda each: hand(each)["fair"].clear(), {DifferenceKind.PROOFS}),
        (
            lambda each: hand(each)["fair"][0].update(nonce="0" * 64),
            {DifferenceKind.NONCE, DifferenceKind.FINGERPRINT},
        ),
        (
            lambda each: hand(each)["fair"][0].update(fingerprint="0" * 64),
            {DifferenceKind.FINGERPRINT},
        ),
    ],
)
def test_each_part_is_checked(
    proved: dict[str, Any], spoil: Spoil, expected: set[DifferenceKind]
) -> None:
    spoil(proved)
    assert set(kinds(proved)) == expected


@pytest.mark.parametrize(
    ("spoil", "path", "kind"),
    [
        (lambda each: each["fair"].update(cut=52), "fair.cut", FaultKind.WRONG_VALUE),
        (lambda each: each["fair"].update({"secret": "0"}), "fair.secret", FaultKind.WRONG_LENGTH),
        (lambda each: each["fair"].update(commit="G" * 64), "fair.commit", FaultKind.WRONG_VALUE),
        (
            lambda each: hand(each)["fair"][0].update(nonce="é" * 64),
            "games[0].hands[0].fair[0].nonce",
            FaultKind.WRONG_VALUE,
        ),
        (lambda each: each["fair"].update(cut="17"), "fair.cut", FaultKind.WRONG_TYPE),
    ],
)
def test_malformed_proofs_are_named(
    proved: dict[str, Any], spoil: Spoil, path: str, kind: FaultKind
) -> None:
    spoil(proved)
    with pytest.raises(FaultError) as raised:
        kinds(proved)
    assert (raised.value.fault.path, raised.value.fault.kind) == (path, kind)
