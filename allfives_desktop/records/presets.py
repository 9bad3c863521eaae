"""House rules with a name, as files: a ruleset and what differs from it."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from allfives_desktop.records import shapes, strict_json
from allfives_desktop.records.faults import Fault, FaultError, FaultKind
from allfives_desktop.records.option_faults import constraint_faults, value_faults
from allfives_desktop.records.writing import replace_file
from allfives_desktop.rules.options import OPTIONS, Options
from allfives_desktop.rules.rulesets import RULESETS

FORMAT = "allfives-rules"
VERSION = 1
SUFFIX = ".allfives-rules"


class _File(msgspec.Struct, frozen=True):
    format: str
    version: int
    name: str
    ruleset: str
    set: dict[str, Any]


_KEYS = _File.__struct_fields__


@dataclass(frozen=True, slots=True)
class Preset:
    """What a preset file says, also what this program cannot play.

    `set` holds only what differs from the ruleset; `unknown` the other keys of the file, which
    are written back.
    """

    name: str
    ruleset: str
    set: Mapping[str, Any]
    unknown: Mapping[str, Any] = field(default_factory=dict)

    def options(self) -> Options:
        """The rules to play by. Raises FaultError with the first of `faults`."""
        for fault in self.faults():
            raise FaultError(fault)
        return RULESETS[self.ruleset].options(**self.set)

    def faults(self) -> tuple[Fault, ...]:
        """Why it cannot be played; broken constraints only when all else is sound."""
        return tuple(self._value_faults()) or tuple(self._constraint_faults())

    def _value_faults(self) -> Iterator[Fault]:
        if self.ruleset not in RULESETS:
            yield Fault(kind=FaultKind.UNKNOWN_RULESET, path="ruleset", found=self.ruleset)
        yield from value_faults(self.set, "set")

    def _constraint_faults(self) -> Iterator[Fault]:
        defaults = {option.key: option.default for option in OPTIONS}
        values = {**defaults, **RULESETS[self.ruleset].set, **self.set}
        yield from constraint_faults(values, "set")


def preset_of(name: str, ruleset: str, options: Options) -> Preset:
    """The preset that makes `options` out of a known ruleset."""
    base = dict(RULESETS[ruleset].options())
    return Preset(name, ruleset, {key: value for key, value in options if value != base[key]})


def decode(data: bytes) -> Preset:
    """Raises FaultError when `data` is no preset; one that cannot be played is still a preset."""
    value = strict_json.parse(data)
    contents = shapes.object_of(value, format_name=FORMAT, version=VERSION)
    file = shapes.convert(contents, _File)
    unknown = {key: part for key, part in contents.items() if key not in _KEYS}
    return Preset(file.name, file.ruleset, file.set, unknown)


def encode(preset: Preset) -> bytes:
    file = _File(FORMAT, VERSION, preset.name, preset.ruleset, dict(preset.set))
    contents = msgspec.structs.asdict(file) | dict(preset.unknown)
    return json.dumps(contents, indent=2, ensure_ascii=False).encode() + b"\n"


def load(path: Path) -> Preset:
    """Raises FaultError and OSError."""
    with path.open("rb") as stream:
        return decode(stream.read(strict_json.MAX_BYTES + 1))


def save(path: Path, preset: Preset) -> None:
    """Replaces the file in one step: a crash leaves the old one or the new one. Raises OSError."""
    replace_file(path, encode(preset))
