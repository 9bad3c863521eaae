"""What is wrong with option values out of a file, every fault of them."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from allfives_desktop.records.faults import Fault, FaultKind
from allfives_desktop.records.shapes import json_type
from allfives_desktop.records.strict_json import join
from allfives_desktop.rules.options import OPTION, Option, broken, spelled


def value_faults(values: Mapping[str, Any], path: str) -> Iterator[Fault]:
    """Keys that are no options, and values their option does not allow."""
    for key, value in values.items():
        option = OPTION.get(key)
        if option is None:
            yield Fault(kind=FaultKind.UNKNOWN_KEY, path=join(path, key))
        elif not option.allows(value):
            yield _value_fault(option, value, join(path, key))


def constraint_faults(values: Mapping[str, Any], path: str) -> Iterator[Fault]:
    """Constraints broken by these values, of all options and each allowed."""
    for constraint in broken(values):
        yield Fault(kind=FaultKind.BROKEN_CONSTRAINT, path=path, expected=constraint.id)


def _value_fault(option: Option, value: object, path: str) -> Fault:
    if not option.has_type_of(value):
        types = dict.fromkeys(map(json_type, option.values))
        expected = " | ".join(types)
        return Fault(
            kind=FaultKind.WRONG_TYPE, path=path, expected=expected, found=json_type(value)
        )
    expected = _allowed(option)
    return Fault(kind=FaultKind.WRONG_VALUE, path=path, expected=expected, found=json.dumps(value))


def _allowed(option: Option) -> str:
    if isinstance(option.values, range):
        return f"{option.values[0]}..{option.values[-1]}"
    return ", ".join(map(spelled, option.values))
