"""The weights of a net as files: numbers in one, what they are in another beside it.

`NAME.f16` holds the arrays of `Weights` one after the other, in half precision, little-endian.
`NAME.json` holds the number of players, the hidden units, the checksum of the numbers, and how they
were made.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

from allfives_desktop.ai.net.network import Weights

HALF = np.dtype("<f2")
MOST_BYTES = 200_000
MOST_HIDDEN = 128
FORMAT = 1


class WeightsError(ValueError):
    """A file that cannot be a net; says why."""


def save(
    weights: Weights, folder: Path, name: str, *, players: int, made: Mapping[str, Any]
) -> None:
    """Writes both files."""
    numbers = b"".join(array.astype(HALF).tobytes() for array in weights.arrays().values())
    told = {
        "format": FORMAT,
        "players": players,
        "hidden": weights.hidden,
        "sha256": sha256(numbers).hexdigest(),
        **made,
    }
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.f16").write_bytes(numbers)
    text = json.dumps(told, indent=2)
    (folder / f"{name}.json").write_text(f"{text}\n", encoding="utf-8")


def load(folder: Path, name: str, *, players: int) -> Weights:
    """Reads them. Raises WeightsError, OSError."""
    told = _told((folder / f"{name}.json").read_bytes())
    hidden = told.get("hidden")
    if told.get("format") != FORMAT or told.get("players") != players:
        raise WeightsError(f"{name}: not a net of this program for {players}")
    if type(hidden) is not int or not 0 < hidden <= MOST_HIDDEN:
        raise WeightsError(f"{name}: {hidden!r} hidden units")
    with (folder / f"{name}.f16").open("rb") as file:
        numbers = file.read(MOST_BYTES + 1)
    return _weights(name, numbers, str(told.get("sha256")), Weights.shapes(players, hidden))


def _told(text: bytes) -> dict[str, Any]:
    if len(text) > MOST_BYTES:
        raise WeightsError("the description is too long")
    try:
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise WeightsError(f"the description is not JSON: {error}") from None
    if not isinstance(told, dict):
        raise WeightsError("the description is not an object")
    return told


def _weights(
    name: str, numbers: bytes, checksum: str, shapes: Mapping[str, tuple[int, ...]]
) -> Weights:
    size = HALF.itemsize * sum(map(prod, shapes.values()))
    if len(numbers) != size:
        raise WeightsError(f"{name}: {len(numbers)} bytes instead of {size}")
    if sha256(numbers).hexdigest() != checksum:
        raise WeightsError(f"{name}: the checksum differs")
    flat = np.frombuffer(numbers, HALF).astype(np.float32)
    if not np.isfinite(flat).all():
        raise WeightsError(f"{name}: not all numbers are finite")
    arrays, at = {}, 0
    for key, shape in shapes.items():
        arrays[key] = flat[at : at + prod(shape)].reshape(shape)
        at += prod(shape)
    return Weights(**arrays)
