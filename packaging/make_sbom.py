"""Writes what the program is made of, as CycloneDX JSON, out of requirements.lock:
python packaging/make_sbom.py FILE

What only development needs is in it too, with the scope `excluded`.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from allfives_desktop import __version__

ROOT: Final = Path(__file__).resolve().parents[1]
NAME: Final = "allfives-desktop"
PIN: Final = re.compile(r"^([\w.-]+)==([^\s;\\]+)")
HASH: Final = re.compile(r"--hash=sha256:([0-9a-f]{64})")
FOR: Final = re.compile(r"^    #\s+(?:via )?(\S+)(?: \(.*\))?$")
REQUIRED_NAME: Final = re.compile(r"[\w.-]+")
LICENCES: Final = {
    "msgspec": "BSD-3-Clause",
    "numpy": "BSD-3-Clause",
    "platformdirs": "MIT",
    "pyside6-addons": "LGPL-3.0-only",
    "pyside6-essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
}


@dataclass(frozen=True, slots=True)
class Pin:
    """A distribution of the lock, the digests of its archives, and who asked for it."""

    name: str
    version: str
    digests: tuple[str, ...]
    asked_by: tuple[str, ...]


def main() -> None:
    text = json.dumps(sbom(), indent=2) + "\n"
    Path(sys.argv[1]).write_text(text, encoding="utf-8")


def sbom() -> dict[str, Any]:
    """The whole document; equal for equal locks."""
    pins = read_lock((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    needed = needed_to_run(pins, asked_for())
    main_component = {
        "type": "application",
        "bom-ref": NAME,
        "name": NAME,
        "version": __version__,
        "licenses": [{"license": {"id": "GPL-3.0-or-later"}}],
    }
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": main_component},
        "components": [_component(pin, is_needed=pin.name in needed) for pin in pins.values()],
        "dependencies": [
            {"ref": NAME, "dependsOn": sorted(_ref(pins[name]) for name in asked_for())},
            *({"ref": _ref(pin), "dependsOn": _below(pin, pins)} for pin in pins.values()),
        ],
    }


def read_lock(text: str) -> dict[str, Pin]:
    """Name -> pin, in the order of the lock."""
    blocks: list[list[str]] = []
    for line in text.splitlines():
        if PIN.match(line):
            blocks.append([])
        if blocks:
            blocks[-1].append(line)
    pins = [_pin(block) for block in blocks]
    return {pin.name: pin for pin in pins}


def _pin(block: list[str]) -> Pin:
    found = PIN.match(block[0])
    if found is None:
        raise ValueError(block[0])
    digests = tuple(digest for line in block for digest in HASH.findall(line))
    asked_by = (who[1] for line in block if (who := FOR.match(line)))
    return Pin(found[1], found[2], digests, tuple(name for name in asked_by if name != "via"))


def asked_for() -> set[str]:
    """What pyproject.toml says the program depends on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = (REQUIRED_NAME.match(line) for line in project["dependencies"])
    return {name[0].lower() for name in names if name}


def needed_to_run(pins: Mapping[str, Pin], roots: Iterable[str]) -> set[str]:
    needed = set(roots)
    while more := {
        pin.name for pin in pins.values() if pin.name not in needed and needed & set(pin.asked_by)
    }:
        needed |= more
    return needed


def _component(pin: Pin, *, is_needed: bool) -> dict[str, Any]:
    component: dict[str, Any] = {
        "type": "library",
        "bom-ref": _ref(pin),
        "name": pin.name,
        "version": pin.version,
        "purl": _ref(pin),
        "scope": "required" if is_needed else "excluded",
    }
    if pin.name in LICENCES:
        component["licenses"] = [{"license": {"id": LICENCES[pin.name]}}]
    component["properties"] = [
        {"name": "archive:sha256", "value": digest} for digest in pin.digests
    ]
    return component


def _below(pin: Pin, pins: Mapping[str, Pin]) -> list[str]:
    return sorted(_ref(other) for other in pins.values() if pin.name in other.asked_by)


def _ref(pin: Pin) -> str:
    return f"pkg:pypi/{pin.name}@{pin.version}"


if __name__ == "__main__":
    main()
