"""The net: what playing each card is worth, in points, apart from a number that all cards share.

Every suit has a hidden layer of its own, fed by its planes, by those of trumps, by the sum of the
planes of all plain suits and by the rest; plain suits share their weights, so that it is all the
same to the net which of them is which. Thirteen outputs a suit, one a card.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from math import prod
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from allfives_desktop.ai.net.features import PLANE, REST, Floats, Sights, plane_count
from allfives_desktop.ai.net.lanes import Words

CARDS = 13
FORBIDDEN = np.float32(-1e9)


@dataclass(frozen=True, slots=True)
class Weights:
    """`shared` are those of trumps, of all plain suits and of the rest, for the hidden units of a
    plain suit and then for those of trumps."""

    own: Floats
    shared: Floats
    bias: Floats
    plain: Floats
    plain_bias: Floats
    trumps: Floats
    trumps_bias: Floats

    @classmethod
    def shapes(cls, players: int, hidden: int) -> dict[str, tuple[int, ...]]:
        """Of each array."""
        bits = PLANE * plane_count(players)
        return {
            "own": (bits, hidden),
            "shared": (2 * bits + REST, 2 * hidden),
            "bias": (2 * hidden,),
            "plain": (hidden, CARDS),
            "plain_bias": (CARDS,),
            "trumps": (hidden, CARDS),
            "trumps_bias": (CARDS,),
        }

    @classmethod
    def random(cls, players: int, hidden: int, rng: np.random.Generator) -> Self:
        """To begin with."""
        arrays = {}
        for name, shape in cls.shapes(players, hidden).items():
            scale = 0.0 if len(shape) == 1 else 0.5 / np.sqrt(25 if name != "plain" else hidden)
            arrays[name] = (scale * rng.standard_normal(shape)).astype(np.float32)
        return cls(**arrays)

    @property
    def hidden(self) -> int:
        return len(self.plain)

    def arrays(self) -> dict[str, Floats]:
        return {field.name: getattr(self, field.name) for field in fields(self)}


class Pass(NamedTuple):
    """What a way through the net leaves behind for the way back; `scores` are by table, lane and
    card. The arrays are overwritten by the next pass."""

    own: Floats
    shared: Floats
    plain: Floats
    trumps: Floats
    scores: Floats


_BITS_OF_BYTE = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little")
_BITS_OF_BYTE_AS_FLOATS = _BITS_OF_BYTE.astype(np.float32)


class _Scratch:
    """Arrays that are used again: fetching memory takes longer than the sums that fill it."""

    def __init__(self) -> None:
        self._arrays: dict[str, Floats] = {}

    def array(self, name: str, *shape: int) -> Floats:
        """Of this shape, with anything in it."""
        size = prod(shape)
        kept = self._arrays.get(name)
        if kept is None or len(kept) < size:
            kept = self._arrays[name] = np.empty(size, dtype=np.float32)
        return kept[:size].reshape(shape)


_scratch = _Scratch()


def forward(weights: Weights, sights: Sights) -> Pass:
    """The scores that the net gives all cards."""
    rows, hidden, array = len(sights.rest), weights.hidden, _scratch.array
    bits = _spread(sights.planes)
    width = bits.shape[2]
    shared = array("shared", rows, 2 * width + REST)
    shared[:, :width] = bits[0]
    np.add(bits[1], bits[2], out=shared[:, width : 2 * width])
    shared[:, width : 2 * width] += bits[3]
    shared[:, 2 * width :] = sights.rest
    common = np.matmul(shared, weights.shared, out=array("common", rows, 2 * hidden))
    common += weights.bias
    own = bits[1:].reshape(3 * rows, width)
    plain = np.matmul(own, weights.own, out=array("plain", 3 * rows, hidden))
    by_lane = plain.reshape(3, rows, hidden)
    by_lane += common[:, :hidden]
    np.maximum(plain, 0, out=plain)
    trumps = np.maximum(common[:, hidden:], 0, out=array("trumps", rows, hidden))
    scores = array("scores", rows, 4, CARDS)
    scores[:, 0] = trumps @ weights.trumps + weights.trumps_bias
    of_plain = plain @ weights.plain + weights.plain_bias
    scores[:, 1:] = of_plain.reshape(3, rows, CARDS).transpose(1, 0, 2)
    return Pass(own, shared, by_lane, trumps, scores)


def _spread(planes: NDArray[np.uint16]) -> Floats:
    """Bits as numbers: by lane, table and bit."""
    lanes, rows, count = planes.shape
    raw = np.ascontiguousarray(planes).view(np.uint8).reshape(lanes, rows, 2 * count)
    bits = _scratch.array("bits", lanes, rows, 2 * count, 8)
    np.take(_BITS_OF_BYTE_AS_FLOATS, raw, axis=0, out=bits, mode="clip")
    return bits.reshape(lanes, rows, PLANE * count)


def legal_mask(legal: Words) -> NDArray[np.bool]:
    """Sets as truth by table, lane and card."""
    raw = legal.astype("<u8").view(np.uint8).reshape(len(legal), 8)
    flags = np.unpackbits(raw, axis=1, bitorder="little").reshape(len(legal), 4, PLANE)
    return flags[:, :, :CARDS].astype(bool)
