"""PROTOCOLS.md tells the truth about records and presets."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from allfives_desktop.records import presets
from allfives_desktop.records.record import GameRecord, HandRecord, Record
from allfives_desktop.records.strict_json import MAX_BYTES, MAX_DEPTH, MAX_LIST_BYTES
from allfives_desktop.rules.events import ScoreKind

TEXT = (Path(__file__).parents[2] / "PROTOCOLS.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    [found] = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    return str(found)


def example(title: str) -> Any:
    [found] = re.findall(r"```json\n(.*?)```", section(title), re.DOTALL)
    return json.loads(found)


def test_example_record_has_every_key_in_order() -> None:
    record = example("Record format")
    assert [*record, "unfinished", "fair"] == list(Record.__struct_fields__)
    assert list(record["games"][0]) == list(GameRecord.__struct_fields__)
    assert [*record["games"][0]["hands"][0], "fair"] == list(HandRecord.__struct_fields__)
    assert msgspec.convert(record, Record).seats == ("Ana", "Bo", "Cy", "Di")


def test_every_scoring_event_is_named() -> None:
    assert all(f"`{kind}`" in section("Record format") for kind in ScoreKind)


def test_limits_are_those_of_the_reader() -> None:
    limits = (
        f"{MAX_BYTES // 2**20} MiB a record or line, {MAX_LIST_BYTES // 2**20} MiB a list, "
        f"{MAX_DEPTH} levels"
    )
    assert limits in section("Record format")


def test_example_preset_can_be_played() -> None:
    preset = presets.decode(json.dumps(example("Preset format")).encode())
    assert preset.options().skunk_line == 16
