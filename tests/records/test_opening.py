"""Opening a record: whole and true, or refused with the place that is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from allfives_desktop.records.action_log import log_of
from allfives_desktop.records.building import record_of
from allfives_desktop.records.faults import Fault, FaultError, FaultKind
from allfives_desktop.records.opening import open_record
from allfives_desktop.records.record import encode
from allfives_desktop.rules.options import options_from

Json = dict[str, Any]
Damage = Callable[[Json], object]


def written(folder: Path, contents: object) -> Path:
    path = folder / "match.allfives"
    path.write_text(json.dumps(contents), encoding="utf-8")
    return path


def fault_of(path: Path) -> Fault:
    with pytest.raises(FaultError) as raised:
        open_record(path)
    return raised.value.fault


def test_a_sound_record_comes_with_its_actions(samples: list[Json], tmp_path: Path) -> None:
    for sample in samples[:3]:
        opened = open_record(written(tmp_path, sample))
        assert list(opened.actions) == log_of(opened.record)
        assert not opened.is_first_of_several
        assert opened.seed == sample.get("seed")


def test_opened_and_written_again_it_is_the_same_to_the_byte(
    samples: list[Json], tmp_path: Path
) -> None:
    first = tmp_path / "one.allfives"
    record = open_record(written(tmp_path, samples[0])).record
    first.write_bytes(encode(record))
    opened = open_record(first)
    again = record_of(
        options_from(opened.record.options),
        opened.record.seats,
        opened.actions,
        ruleset=opened.record.ruleset,
        seed=opened.seed,
    )
    assert encode(again) == first.read_bytes()


def test_of_several_matches_the_first_is_opened(samples: list[Json], tmp_path: Path) -> None:
    opened = open_record(written(tmp_path, samples[:2]))
    assert opened.is_first_of_several
    assert opened.record.seats == tuple(samples[0]["seats"])


def test_a_shuffle_of_another_program_has_no_seed_for_us(
    samples: list[Json], tmp_path: Path
) -> None:
    samples[0]["shuffle"] = "another-1"
    assert open_record(written(tmp_path, samples[0])).seed is None


@pytest.mark.parametrize(
    ("damage", "kind", "path"),
    [
        (lambda r: r.pop("seats"), FaultKind.MISSING_KEY, "seats"),
        (lambda r: r.update(version=2), FaultKind.NEWER_VERSION, "version"),
        (lambda r: r.update(games_won=[9, 9]), FaultKind.BREAKS_RULES, "games_won"),
        (lambda r: r.update(winner=None), FaultKind.BREAKS_RULES, "winner"),
        (lambda r: r["games"][0].update(winner=7), FaultKind.BREAKS_RULES, "games[0].winner"),
        (
            lambda r: r["games"][0]["hands"][0]["scores"].__setitem__(0, 60),
            FaultKind.BREAKS_RULES,
            "games[0].hands[0].scores",
        ),
        (
            lambda r: r["games"][0]["hands"][0]["events"].pop(),
            FaultKind.BREAKS_RULES,
            "games[0].hands[0].events[{last}]",
        ),
        (
            lambda r: r["games"][0]["hands"][0]["actions"].__setitem__(0, "0 fly"),
            FaultKind.BREAKS_RULES,
            "games[0].hands[0].actions[0]",
        ),
        (
            lambda r: r["games"][0]["hands"][0].update(dealer=3),
            FaultKind.BREAKS_RULES,
            "games[0].hands[0].dealer",
        ),
        (lambda r: r["games"].append(r["games"][0]), FaultKind.BREAKS_RULES, "games[{games}]"),
    ],
)
def test_what_is_not_as_the_rules_have_it_is_named_by_its_place(
    samples: list[Json], tmp_path: Path, damage: Damage, kind: FaultKind, path: str
) -> None:
    sample = next(each for each in samples if not each.get("unfinished"))
    games, last = len(sample["games"]), len(sample["games"][0]["hands"][0]["events"]) - 1
    damage(sample)
    fault = fault_of(written(tmp_path, sample))
    assert (fault.kind, fault.path) == (kind, path.format(games=games, last=last))


@pytest.mark.parametrize(
    ("data", "kind", "offset"),
    [
        (b"", FaultKind.EMPTY, None),
        (b"\x89PNG\r\n\x1a\n", FaultKind.NOT_UTF8, 0),
        (b'{"format": ', FaultKind.NOT_JSON, 11),
        (b"[" * 100_000, FaultKind.TOO_DEEP, 32),
    ],
)
def test_what_is_no_record_is_named_by_its_byte(
    tmp_path: Path, data: bytes, kind: FaultKind, offset: int | None
) -> None:
    path = tmp_path / "strange.allfives"
    path.write_bytes(data)
    fault = fault_of(path)
    assert (fault.kind, fault.offset) == (kind, offset)
