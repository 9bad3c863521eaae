"""The shuffle `sha256-fy-1` (spec 12): packs and cuts out of a seed text."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import chain, count
from struct import Struct

from allfives_desktop.rules.actions import Cut, Deal
from allfives_desktop.rules.cards import PACK, Card
from allfives_desktop.rules.state import Phase, State

_BLOCKS = 7  # of eight words each: what the 51 swaps of a pack want, but for one pack in millions
_WORDS = Struct(f">{8 * _BLOCKS}I").unpack
_RANGE = 1 << 32
# For i from 51 down to 1: the number of places, and the first word that is too large for it.
_SWAPS = tuple((i, i + 1, _RANGE - _RANGE % (i + 1)) for i in range(len(PACK) - 1, 0, -1))


def deck(seed: str, label: str) -> tuple[Card, ...]:
    """The pack of a seed and a label such as `g0h0d0`, top card first."""
    cards = list(PACK)
    following = chain.from_iterable(_words(seed, label)).__next__
    for i, places, limit in _SWAPS:
        word = following()
        while word >= limit:
            word = following()
        j = word % places
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def _words(seed: str, label: str) -> Iterator[tuple[int, ...]]:
    """The random words of a label, in helpings."""
    for first in count(step=_BLOCKS):
        digests = [
            sha256(f"{seed}/{label}/{k}".encode()).digest() for k in range(first, first + _BLOCKS)
        ]
        yield _WORDS(b"".join(digests))


def label_of(state: State) -> str:
    """The label of the next deal, or of the next round of cutting."""
    if state.phase is Phase.CUT:
        return f"g{state.game}c{state.cut_round}"
    return f"g{state.game}h{state.hand}d{state.deal}"


def chance(state: State, seed: str) -> Cut | Deal:
    """What the seed brings next; only in the phases CUT and DEAL, else ValueError."""
    if state.phase is Phase.CUT:
        return Cut(deck(seed, label_of(state))[: len(state.cutters)])
    if state.phase is Phase.DEAL:
        return Deal(deck(seed, label_of(state)))
    raise ValueError(f"no chance in phase {state.phase}")
