"""The rollouts in C: compiled when they are first needed, called with numpy's arrays."""

from __future__ import annotations

import ctypes
import os
import subprocess
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir

import numpy as np
from numpy.typing import NDArray

from allfives_desktop.ai.kernel import Terms
from allfives_desktop.ai.net.features import REST, plane_count, rules_of
from allfives_desktop.ai.net.lanes import by_place
from allfives_desktop.ai.net.network import CARDS, Weights

SOURCE = Path(__file__).with_name("rollouts.c")
FLAGS = ("-O3", "-march=native", "-ffast-math", "-shared", "-fPIC")
SEATS, MOST_PLANES, MOST_HIDDEN = 4, 11, 128

SAMPLE = np.dtype(
    [
        ("planes", np.uint16, (4, MOST_PLANES)),
        ("rest", np.float32, (REST,)),
        ("legal", np.uint64),
        ("values", np.float32, (4 * CARDS,)),
    ],
    align=True,
)
DEAL = np.dtype(
    [
        ("hands", np.uint64, (SEATS,)),
        ("thrown", np.uint64, (SEATS,)),
        ("dead", np.uint64),
        ("stock", np.uint8, (40,)),
        ("stock_size", np.int32),
        ("seat", np.int32),
        ("dealer", np.int32),
        ("pitcher", np.int32),
        ("bid", np.int32),
        ("runs", np.int32),
        ("is_pitching", np.int32),
    ],
    align=True,
)
Records = NDArray[np.void]


class _Rules(ctypes.Structure):
    _fields_ = (
        ("players", ctypes.c_int32),
        ("sides", ctypes.c_int32),
        ("side_of", ctypes.c_int32 * SEATS),
        ("next_seat", ctypes.c_int32 * SEATS),
        ("is_strict", ctypes.c_int32),
        ("must_trump", ctypes.c_int32),
        ("may_undertrump", ctypes.c_int32),
        ("hang_jack", ctypes.c_int32),
        ("is_captor_low", ctypes.c_int32),
        ("is_elder_game", ctypes.c_int32),
        ("pitcher_first", ctypes.c_int32),
        ("bonus", ctypes.c_int32),
        ("is_face_up", ctypes.c_int32),
        ("captures", ctypes.c_int32 * 64),
        ("values", ctypes.c_int32 * 64),
        ("rules", ctypes.c_float * 12),
    )


class _Net(ctypes.Structure):
    _fields_ = (
        ("hidden", ctypes.c_int32),
        ("planes", ctypes.c_int32),
        *[(name, ctypes.c_void_p) for name in Weights.shapes(2, 1)],
    )


@lru_cache(maxsize=1)
def _library() -> ctypes.CDLL:
    """Raises CalledProcessError where there is no compiler that works."""
    recipe = SOURCE.read_bytes() + " ".join(FLAGS).encode()
    path = Path(gettempdir()) / f"allfives-{os.getuid()}-{sha256(recipe).hexdigest()[:16]}.so"
    if not path.exists():
        fresh = path.with_suffix(f".{os.getpid()}")
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, *FLAGS, "-o", str(fresh), str(SOURCE), "-lm"], check=True)
        fresh.replace(path)
    library = ctypes.CDLL(str(path))
    library.contest.restype = ctypes.c_double
    return library


def _rules(terms: Terms) -> _Rules:
    rules = _Rules(
        players=terms.players,
        sides=terms.sides,
        is_strict=terms.is_strict,
        must_trump=terms.must_trump,
        may_undertrump=terms.may_undertrump,
        hang_jack=terms.hang_jack,
        is_captor_low=terms.is_captor_low,
        is_elder_game=terms.is_elder_game,
        pitcher_first=terms.pitcher_first,
        bonus=terms.bonus,
        is_face_up=terms.options.stock_face_up,
    )
    rules.side_of[: terms.players] = terms.side_of
    rules.next_seat[: terms.players] = terms.next_seat
    rules.captures[:] = by_place(terms.captures).tolist()
    rules.values[:] = by_place(terms.game).tolist()
    rules.rules[:] = rules_of(terms).tolist()
    return rules


def _net(weights: Weights, players: int) -> _Net:
    net = _Net(hidden=weights.hidden, planes=plane_count(players))
    for name, array in weights.arrays().items():
        setattr(net, name, array.ctypes.data)
    return net


def explore(
    terms: Terms, weights: Weights, deals: Records, *, heat: float, wild: float, seed: int
) -> Records:
    """Plays the deals, now and then against its judgement; returns the decisions met."""
    plays = int(np.bitwise_count(deals["hands"]).sum() + deals["stock_size"].sum())
    samples = np.zeros(plays, dtype=SAMPLE)
    noted = _library().explore(
        ctypes.byref(_rules(terms)),
        ctypes.byref(_net(weights, terms.players)),
        ctypes.c_void_p(deals.ctypes.data),
        len(deals),
        ctypes.c_float(heat),
        ctypes.c_float(wild),
        ctypes.c_uint64(seed),
        ctypes.c_void_p(samples.ctypes.data),
        len(samples),
    )
    return samples[:noted]


def contest(terms: Terms, first: Weights, second: Weights, deals: Records) -> float:
    """By how many points a hand the side of seat 0 leads when it plays by `first`."""
    nets = _net(first, terms.players), _net(second, terms.players)
    total = _library().contest(
        ctypes.byref(_rules(terms)),
        *[ctypes.byref(net) for net in nets],
        ctypes.c_void_p(deals.ctypes.data),
        len(deals),
    )
    return float(total) / len(deals)


def keep_memory() -> None:
    """Lets the C library keep what numpy gives back, where it can: to fetch large arrays from the
    system again and again takes as long as all the sums."""
    with suppress(OSError, AttributeError):
        for key in (-1, -3):  # M_TRIM_THRESHOLD, M_MMAP_THRESHOLD
            ctypes.CDLL(None).mallopt(key, 1 << 30)


def empty_deals(count: int) -> Records:
    """To be filled in."""
    deals = np.zeros(count, dtype=DEAL)
    deals["pitcher"] = -1
    return deals
