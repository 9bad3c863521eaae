"""Blocks that have been measured, kept in a file so that a long measurement can go on later.

One JSON object a line, only ever added to. Each block tells from which state of the program it is:
blocks of another state are left alone and do not count.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Protocol

from allfives_desktop.ai.bench.row import Sample
from allfives_desktop.assets import PACKAGE, resources_dir

Key = tuple[str, str, int]  # row, series, number

_LETTERS: Final = 12


class Blocks(Protocol):
    """What has been measured before."""

    def get(self, row: str, series: str, number: int) -> list[Sample] | None: ...

    def put(self, row: str, series: str, number: int, samples: Sequence[Sample]) -> None: ...


class Forgetful:
    """Keeps nothing."""

    def get(self, row: str, series: str, number: int) -> list[Sample] | None:  # noqa: ARG002
        return None

    def put(self, row: str, series: str, number: int, samples: Sequence[Sample]) -> None: ...


class BlockFile:
    """Keeps the blocks of one state of the program in a file. Raises OSError."""

    def __init__(self, path: Path, fingerprint: str) -> None:
        self._path = path
        self._fingerprint = fingerprint
        self._blocks = dict(self._read()) if path.exists() else {}

    def get(self, row: str, series: str, number: int) -> list[Sample] | None:
        return self._blocks.get((row, series, number))

    def put(self, row: str, series: str, number: int, samples: Sequence[Sample]) -> None:
        block = {
            "program": self._fingerprint,
            "row": row,
            "series": series,
            "number": number,
            "samples": samples,
        }
        self._blocks[row, series, number] = list(samples)
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(block, separators=(",", ":")) + "\n")

    def _read(self) -> Iterator[tuple[Key, list[Sample]]]:
        text = self._path.read_text(encoding="utf-8", errors="replace")
        for line in text.splitlines():
            block = _block(line)
            if block is not None and block["program"] == self._fingerprint:
                yield (block["row"], block["series"], block["number"]), block["samples"]
        if text and not text.endswith("\n"):  # a line cut short by an end in the middle of it
            with self._path.open("a", encoding="utf-8") as file:
                file.write("\n")


def _block(line: str) -> dict[str, Any] | None:
    try:
        block = json.loads(line)
    except ValueError:
        return None
    is_whole = isinstance(block, dict) and block.keys() >= {
        "program",
        "row",
        "series",
        "number",
        "samples",
    }
    return block if is_whole else None


def fingerprint() -> str:
    """Of what the figures hang on: the rules, the players and the nets."""
    files = [
        *sorted((PACKAGE / "rules").rglob("*.py")),
        *sorted((PACKAGE / "ai").rglob("*.py")),
        *sorted(path for path in (resources_dir() / "ai").rglob("*") if path.is_file()),
    ]
    digest = sha256()
    for path in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:_LETTERS]
