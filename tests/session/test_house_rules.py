"""Named house rules: kept, renamed, sent and taken in; what is broken changes nothing."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from allfives_desktop.records import presets
from allfives_desktop.records.faults import FaultKind
from allfives_desktop.records.presets import SUFFIX, Preset
from allfives_desktop.rules.options import OPTIONS, OptionError, Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.house_rules import (
    LARGEST,
    LONGEST_NAME,
    HouseRules,
    NamedRules,
    Refusal,
)
from allfives_desktop.session.journal import Job, Then
from allfives_desktop.text.faults import fault_sentence

SETS = 500
MUTANTS = 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "config" / "house rules"


@pytest.fixture
def rules(folder: Path) -> HouseRules:
    return HouseRules(folder)


def saved(rules: HouseRules, name: str = "Tía Xana", **changes: Any) -> NamedRules:
    done = rules.save(name, "trinidad", RULESETS["trinidad"].options(**changes))
    assert isinstance(done, NamedRules)
    return done


def names(rules: HouseRules) -> list[str]:
    return [each.name for each in rules.all]


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def legal_options(rng: Random) -> Options:
    while True:
        values = {option.key: rng.choice(option.values) for option in OPTIONS}
        try:
            return Options(**values)
        except OptionError:
            continue


class Later:
    """A disk that answers when it is told to."""

    def __init__(self) -> None:
        self._due: list[tuple[Job, Then]] = []

    def do(self, job: Job, then: Then) -> None:
        self._due.append((job, then))

    def answer(self) -> None:
        for job, then in self._due:
            job()
            then(None)
        self._due.clear()


def test_nobody_waits_for_a_slow_folder(rules: HouseRules, folder: Path, qtbot: QtBot) -> None:
    saved(rules)
    disk = Later()
    late = HouseRules(folder, reading=disk)
    assert late.all == ()
    with qtbot.waitSignal(late.changed):
        disk.answer()
    assert names(late) == ["Tía Xana"]


def test_what_is_read_late_takes_nothing_back(rules: HouseRules, folder: Path) -> None:
    disk = Later()
    late = HouseRules(folder, reading=disk)
    saved(late, "Mine")
    (folder / f"x{SUFFIX}").write_text("nonsense", encoding="utf-8")
    disk.answer()
    assert (names(late), late.refused) == (["Mine"], ())
    late.read()
    disk.answer()
    assert (names(late), len(late.refused)) == (["Mine"], 1)


def test_there_are_none_before_the_first(rules: HouseRules, folder: Path) -> None:
    assert (rules.all, rules.refused, rules.deleted) == ((), (), "")
    assert not folder.exists()


def test_saved_rules_are_there_after_a_restart(rules: HouseRules, folder: Path) -> None:
    saved(rules, target=21)
    [again] = HouseRules(folder).all
    assert (again.name, again.ruleset) == ("Tía Xana", "trinidad")
    assert again.options == RULESETS["trinidad"].options(target=21)
    assert [path.suffix for path in folder.iterdir()] == [SUFFIX]


def test_a_change_is_told(rules: HouseRules, qtbot: QtBot) -> None:
    with qtbot.waitSignal(rules.changed):
        saved(rules)


def test_the_same_name_replaces(rules: HouseRules, folder: Path) -> None:
    first = saved(rules, target=21)
    presets.save(first.path, Preset(first.name, "trinidad", {}, {"author": "Ana"}))
    again = HouseRules(folder)
    saved(again, " TÍA   XANA ", target=15)
    [only] = again.all
    assert only.options.target == 15
    assert only.preset.unknown == {"author": "Ana"}


def test_names_are_one_short_line(rules: HouseRules) -> None:
    assert saved(rules, " a\n\x07\u202e b  " + "c" * 100).name == "a b " + "c" * (LONGEST_NAME - 4)


@pytest.mark.parametrize("name", ["../../etc/passwd", "a/b\\c:d*?", "...", "ő" * 60, "🂡🂢", "-rf"])
def test_any_name_makes_a_file_in_the_folder(rules: HouseRules, folder: Path, name: str) -> None:
    done = saved(rules, name)
    assert done.path.parent == folder
    assert done.path.is_file()
    assert HouseRules(folder).named(name) is not None


def test_rename(rules: HouseRules, folder: Path) -> None:
    first, _ = saved(rules, "One"), saved(rules, "Two")
    renamed = rules.rename(first, "Three")
    assert isinstance(renamed, NamedRules)
    assert names(rules) == names(HouseRules(folder)) == ["Three", "Two"]
    rules.rename(renamed, "two")
    assert names(rules) == ["Two", "two 2"]


def test_a_new_spelling_of_the_own_name_is_no_clash(rules: HouseRules) -> None:
    rules.rename(saved(rules, "friday"), "Friday")
    assert names(rules) == ["Friday"]


def test_duplicate(rules: HouseRules) -> None:
    first = saved(rules, "House", target=21)
    done = rules.duplicate(first)
    assert isinstance(done, NamedRules)
    assert names(rules) == ["House", "House 2"]
    assert done.options == first.options
    assert done.path != first.path


def test_a_deletion_can_be_taken_back(rules: HouseRules, folder: Path) -> None:
    before = saved(rules, "House", target=21)
    kept = contents(folder)
    assert rules.delete(before) is None
    assert (names(rules), rules.deleted, contents(folder)) == ([], "House", {})
    assert rules.take_back() == before
    assert (names(rules), rules.deleted, contents(folder)) == (["House"], "", kept)
    assert rules.take_back() is None


def test_what_is_taken_back_does_not_overwrite_what_came_since(rules: HouseRules) -> None:
    rules.delete(saved(rules, "House", target=21))
    saved(rules, "House", target=7, skunk_line=4)
    rules.take_back()
    assert {each.name: each.options.target for each in rules.all} == {"House": 7, "House 2": 21}


@pytest.mark.slow
def test_export_and_import_are_equal_for_all_legal_rules(
    rules: HouseRules, folder: Path, tmp_path: Path
) -> None:
    rng, file = Random("presets"), tmp_path / f"sent{SUFFIX}"
    for number in range(SETS):
        options, ruleset = legal_options(rng), rng.choice(list(RULESETS))
        done = rules.save(f"Rules {number}", ruleset, options)
        assert isinstance(done, NamedRules)
        assert rules.export_to(done, file) is None
        assert rules.delete(done) is None
        back = rules.import_from(file)
        assert isinstance(back, NamedRules)
        assert (back.name, back.ruleset, back.options) == (f"Rules {number}", ruleset, options)
        assert rules.delete(back) is None
    assert not contents(folder)


def test_what_a_newer_version_wrote_is_kept(rules: HouseRules, tmp_path: Path) -> None:
    file = tmp_path / f"new{SUFFIX}"
    presets.save(file, Preset("New", "pitch", {"target": 9}, {"colour": {"felt": "slate"}}))
    done = rules.import_from(file)
    assert isinstance(done, NamedRules)
    renamed = rules.rename(done, "Newer")
    assert json.loads(done.path.read_text(encoding="utf-8"))["colour"] == {"felt": "slate"}
    assert isinstance(renamed, NamedRules)
    copy = rules.duplicate(renamed)
    assert isinstance(copy, NamedRules)
    assert copy.preset.unknown == {"colour": {"felt": "slate"}}


def test_an_imported_name_that_is_taken_gets_a_number(rules: HouseRules, tmp_path: Path) -> None:
    file = tmp_path / f"sent{SUFFIX}"
    rules.export_to(saved(rules, "House"), file)
    rules.import_from(file)
    rules.import_from(file)
    assert names(rules) == ["House", "House 2", "House 3"]


def mutants() -> Iterator[bytes]:
    """Preset files that are broken in one or several ways."""
    rng = Random("mutants")
    whole = presets.encode(Preset("House", "trinidad", {"target": 21, "beg": False}))
    sound: dict[str, Any] = json.loads(whole)
    values: list[Any] = [None, -1, 10**30, 1.5, "", "x", [], {}, [[[]]], "\x00", True]
    for number in range(MUTANTS):
        broken = json.loads(whole)
        match number % 6:
            case 0:
                at = rng.randrange(len(whole) - 2)
                yield whole[:at] + bytes([rng.choice(b"\x00\x1b\xff")]) + whole[at + 2 :]
                continue
            case 1:
                yield whole[: rng.randrange(len(whole) - 2)]
                continue
            case 2:
                key = rng.choice([key for key in sound if key != "name"])
                broken[key] = rng.choice([v for v in values if v != {}])
            case 3:
                option = rng.choice(OPTIONS)
                broken["set"] = {option.key: rng.choice([v for v in values if v is not True])}
            case 4:
                broken["set"] |= rng.choice(
                    [{"jokers": 2}, {"players": 3}, {"trump": "auction", "beg": True}]
                )
            case _:
                del broken[rng.choice(list(sound))]
        yield json.dumps(broken).encode()


def test_broken_files_are_refused_in_a_line_and_change_nothing(
    rules: HouseRules, folder: Path, tmp_path: Path
) -> None:
    saved(rules, "House")
    before, told = contents(folder), list[None]()
    rules.changed.connect(lambda: told.append(None))
    for number, data in enumerate(mutants()):
        file = tmp_path / f"mutant{number}{SUFFIX}"
        file.write_bytes(data)
        done = rules.import_from(file)
        assert isinstance(done, Refusal), data
        assert done.fault is not None
        sentence = fault_sentence(done.fault)
        assert sentence.isprintable()
        assert 10 < len(sentence) < 400
    assert number == MUTANTS - 1
    assert contents(folder) == before
    assert not told


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"[" * 1000, FaultKind.TOO_DEEP),
        (b" " * (LARGEST + 1), FaultKind.TOO_LARGE),
        (b"", FaultKind.EMPTY),
        (b'{"format": "allfives-rules", "version": 2}', FaultKind.NEWER_VERSION),
        (b'{"format": "allfives-record", "version": 1}', FaultKind.WRONG_FORMAT),
    ],
)
def test_hostile_files_have_their_reason(
    rules: HouseRules, tmp_path: Path, data: bytes, kind: FaultKind
) -> None:
    file = tmp_path / "hostile"
    file.write_bytes(data)
    done = rules.import_from(file)
    assert isinstance(done, Refusal)
    assert done.fault is not None
    assert done.fault.kind is kind


def test_what_is_no_plain_file_is_not_read(rules: HouseRules, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", tmp_path / "nothing"):
        done = rules.import_from(path)
        assert isinstance(done, Refusal)
        assert done.fault is None
    assert rules.all == ()


def test_a_broken_file_in_the_folder_is_told_and_left_alone(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / f"bad{SUFFIX}").write_text("{")
    rules = HouseRules(folder)
    saved(rules, "Bad")
    assert names(rules) == ["Bad"]
    [refused] = rules.refused
    assert refused.path.name == f"bad{SUFFIX}"
    assert (folder / f"bad{SUFFIX}").read_text() == "{"


def test_a_folder_that_cannot_be_written_refuses(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    rules = HouseRules(tmp_path / "config")
    done = rules.save("House", "pitch", RULESETS["pitch"].options())
    assert isinstance(done, Refusal)
    assert done.reason
    assert rules.all == ()


def test_an_export_that_cannot_be_written_refuses(rules: HouseRules, tmp_path: Path) -> None:
    refusal = rules.export_to(saved(rules), tmp_path / "no folder" / "file")
    assert refusal is not None
    assert "No such file" in refusal.reason
