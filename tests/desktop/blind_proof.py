"""What the blind player read and heard, held against what was so."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

READ: Final = ("trumps", "scores", "trick", "legal")


def pressed(printed: str) -> list[str]:
    """The names of what the player pressed, from what it printed."""
    return [line["pressed"] for line in _lines(printed.splitlines()) if "pressed" in line]


def fault(printed: str, truth: Path) -> str:
    """The first thing that the player did not know, or nothing."""
    player = list(_lines(printed.splitlines()))
    window = list(_lines(truth.read_text(encoding="utf-8").splitlines()))
    heard = [line["heard"] for line in player if "heard" in line]
    announced = [line["announced"] for line in window if "announced" in line]
    if heard != announced:
        at = next(
            (at for at, (one, other) in enumerate(zip(heard, announced, strict=False))
             if one != other),
            min(len(heard), len(announced)),
        )  # fmt: skip
        return f"heard {heard[at : at + 3]} where {announced[at : at + 3]} was announced"
    read = [(line["pressed"], _facts(line)) for line in player if "trumps" in line]
    was = [(line["chosen"], _facts(line)) for line in window if line.get("chosen")]
    for (card, known), (chosen, so) in zip(read, was, strict=False):
        if card != chosen or known != so:
            return f"{card}: read {known}; {chosen}: it was {so}"
    return "" if len(read) == len(was) else f"{len(read)} cards were pressed, {len(was)} played"


def _lines(lines: Iterable[str]) -> Iterable[dict[str, Any]]:
    return (json.loads(line) for line in lines)


def _facts(line: dict[str, Any]) -> list[Any]:
    return [line[key] for key in READ]
