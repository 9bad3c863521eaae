"""The step behind `strict_json`: parsed JSON into a struct, msgspec's complaints into faults."""

import re
from typing import Any, TypeVar

import msgspec

from allfives_desktop.records.faults import Fault, FaultError, FaultKind
from allfives_desktop.records.strict_json import join

Shape = TypeVar("Shape", bound=msgspec.Struct)

_MESSAGE = re.compile(r"(?P<what>.*?)(?: - at `\$\.?(?P<path>.*)`)?", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(?P<key>.*)`")
_LENGTH = re.compile(r"Expected `array` of length (?P<expected>\d+), got (?P<found>\d+)")
_TYPE = re.compile(r"Expected `(?P<expected>.*)`, got `(?P<found>.*)`")
_JSON_TYPES = {
    bool: "bool",
    int: "int",
    float: "float",
    str: "str",
    list: "array",
    dict: "object",
    type(None): "null",
}


def object_of(value: object, *, format_name: str, version: int) -> dict[str, Any]:
    """`value`, if it is an object of this format and of no newer version.

    Asked before all else: a newer version may have another shape. Raises FaultError.
    """
    if not isinstance(value, dict):
        raise FaultError(
            Fault(kind=FaultKind.WRONG_TYPE, expected="object", found=json_type(value))
        )
    if value.get("format") != format_name:
        raise FaultError(Fault(kind=FaultKind.WRONG_FORMAT, path="format", expected=format_name))
    if "version" not in value:
        raise FaultError(Fault(kind=FaultKind.MISSING_KEY, path="version"))
    _check_version(value["version"], version)
    return value


def convert(value: dict[str, Any], shape: type[Shape]) -> Shape:
    """Raises FaultError. Keys that `shape` does not name are ignored."""
    try:
        return msgspec.convert(value, shape)
    except msgspec.ValidationError as error:
        raise FaultError(_fault_of(str(error))) from None


def json_type(value: object) -> str:
    return _JSON_TYPES[type(value)]


def _check_version(found: object, version: int) -> None:
    if type(found) is not int:
        kind, description = FaultKind.WRONG_TYPE, json_type(found)
        fault = Fault(kind=kind, path="version", expected="int", found=description)
    elif found > version:
        kind = FaultKind.NEWER_VERSION
        fault = Fault(kind=kind, path="version", expected=str(version), found=str(found))
    elif found < 1:
        kind = FaultKind.WRONG_VALUE
        fault = Fault(kind=kind, path="version", expected=str(version), found=str(found))
    else:
        return
    raise FaultError(fault)


def _fault_of(message: str) -> Fault:
    parts = _MESSAGE.fullmatch(message)
    what, path = (parts["what"], parts["path"] or "") if parts else (message, "")
    path = path.replace("[...]", "")  # how msgspec writes "some key of this object"
    if missing := _MISSING.fullmatch(what):
        return Fault(kind=FaultKind.MISSING_KEY, path=join(path, missing["key"]))
    for pattern, kind in ((_LENGTH, FaultKind.WRONG_LENGTH), (_TYPE, FaultKind.WRONG_TYPE)):
        if match := pattern.fullmatch(what):
            return Fault(kind=kind, path=path, expected=match["expected"], found=match["found"])
    return Fault(kind=FaultKind.WRONG_VALUE, path=path)
