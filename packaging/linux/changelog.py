"""CHANGELOG.md as records: what every release tells, and what is not released yet."""

import re
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).resolve().parents[2] / "CHANGELOG.md"
HEADING: Final = re.compile(r"^## \[([^]]+)\](?: - (\d{4}-\d\d-\d\d))?$", re.MULTILINE)
BULLET: Final = re.compile(r"^- (.+(?:\n  \S.*)*)", re.MULTILINE)
UNRELEASED: Final = "Unreleased"


@dataclass(frozen=True, slots=True)
class Release:
    """A version, the day it came out, and its changes, a sentence or two each."""

    version: str
    day: date | None
    changes: tuple[str, ...]


def sections(text: str) -> tuple[Release, ...]:
    """Every section of a changelog, newest first, `Unreleased` among them.

    Raises ValueError when a version has no day.
    """
    parts = HEADING.split(text)[1:]
    rows = zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    return tuple(_section(version, day, body) for version, day, body in rows)


def releases(text: str) -> tuple[Release, ...]:
    """What has come out, newest first."""
    return tuple(section for section in sections(text) if section.version != UNRELEASED)


def _section(version: str, day: str | None, body: str) -> Release:
    if version != UNRELEASED and not day:
        raise ValueError(f"version {version} has no day")
    changes = (re.sub(r"\s+", " ", bullet) for bullet in BULLET.findall(body))
    return Release(version, date.fromisoformat(day) if day else None, tuple(changes))
