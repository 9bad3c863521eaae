"""House rules on file: kept whole, written back whole, played only when sound."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from allfives_desktop.records import presets
from allfives_desktop.records.faults import Fault, FaultError, FaultKind
from allfives_desktop.records.presets import Preset, preset_of
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS


def contents(**changes: Any) -> dict[str, Any]:
    return {
        "format": "allfives-rules",
        "version": 1,
        "name": "Tía Xana",
        "ruleset": "trinidad",
        "set": {"target": 21},
        **changes,
    }


def decoded(value: object) -> Preset:
    return presets.decode(json.dumps(value).encode())


def test_preset_plays_its_ruleset_with_its_changes() -> None:
    preset = decoded(contents())
    assert preset.faults() == ()
    assert preset.options() == RULESETS["trinidad"].options(target=21)


def test_only_what_differs_from_the_ruleset_is_kept() -> None:
    options = RULESETS["trinidad"].options(target=21, hang_jack=3, max_runs=2)
    preset = preset_of("House", "trinidad", options)
    assert preset.set == {"max_runs": 2, "target": 21}
    assert preset.options() == options
    assert preset_of("Plain", "pitch", RULESETS["pitch"].options()).set == {}
    assert preset_of("Far", "pitch", Options()).options() == Options()


def test_unknown_keys_are_written_back(tmp_path: Path) -> None:
    preset = decoded(contents(author="Ana", later={"a": [1.5, None]}, set={"jokers": 2, "beg": 1}))
    file = tmp_path / "house.allfives-rules"
    presets.save(file, preset)
    written = json.loads(file.read_text(encoding="utf-8"))
    assert written == contents(author="Ana", later={"a": [1.5, None]}, set={"jokers": 2, "beg": 1})
    assert presets.load(file) == preset
    before = file.read_bytes()
    presets.save(file, presets.load(file))
    assert file.read_bytes() == before


def test_unknown_option_is_named_and_not_played() -> None:
    preset = decoded(contents(set={"target": 21, "jokers": 2}))
    assert preset.faults() == (Fault(kind=FaultKind.UNKNOWN_KEY, path="set.jokers"),)
    with pytest.raises(FaultError) as caught:
        preset.options()
    assert caught.value.fault.path == "set.jokers"


def test_every_fault_of_the_values_is_named() -> None:
    preset = decoded(contents(ruleset="chess", set={"target": 4, "beg": "no", "skunk": True}))
    assert [(fault.kind.name, fault.path) for fault in preset.faults()] == [
        ("UNKNOWN_RULESET", "ruleset"),
        ("WRONG_VALUE", "set.target"),
        ("WRONG_TYPE", "set.beg"),
    ]


def test_broken_constraint_is_named() -> None:
    [fault] = decoded(contents(set={"players": 2})).faults()
    assert (fault.kind, fault.expected) == (FaultKind.BROKEN_CONSTRAINT, "c1")


@pytest.mark.parametrize(
    ("value", "kind", "path"),
    [
        (contents(version=2, name=7), FaultKind.NEWER_VERSION, "version"),
        (contents(format="x"), FaultKind.WRONG_FORMAT, "format"),
        (contents(name=7), FaultKind.WRONG_TYPE, "name"),
        (contents(set=[1]), FaultKind.WRONG_TYPE, "set"),
        ({"format": "allfives-rules", "version": 1}, FaultKind.MISSING_KEY, "name"),
        ("house", FaultKind.WRONG_TYPE, ""),
    ],
)
def test_what_is_no_preset(value: object, kind: FaultKind, path: str) -> None:
    with pytest.raises(FaultError) as caught:
        decoded(value)
    assert (caught.value.fault.kind, caught.value.fault.path) == (kind, path)


def test_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "house.allfives-rules"
    presets.save(file, decoded(contents()))
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        presets.save(file, decoded(contents(name="Other")))
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)
keys = st.text(max_size=8).filter(lambda key: key not in contents())
objects = st.dictionaries(keys, json_values, max_size=4)


@settings(max_examples=50)
@given(name=st.text(max_size=10), ruleset=st.text(max_size=5), values=objects, unknown=objects)
def test_any_preset_comes_back_as_it_was(
    name: str, ruleset: str, values: dict[str, Any], unknown: dict[str, Any]
) -> None:
    preset = Preset(name, ruleset, values, unknown)
    again = presets.decode(presets.encode(preset))
    assert again == preset
    assert presets.encode(again) == presets.encode(preset)
