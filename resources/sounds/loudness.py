"""How loud a sound is to an ear: weighted as ITU-R BS.1770-4 does it, at its loudest moment."""

from collections.abc import Sequence
from itertools import accumulate
from math import log10, pi, tan

MOMENT = 0.1  # an ear adds up about so many seconds
SILENT = -120.0

SHELF_PITCH, SHELF_GAIN, SHELF_Q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
BASS_PITCH, BASS_Q = 38.13547087602444, 0.5003270373238773


def loudness(samples: Sequence[float], rate: int) -> float:
    """The mean power of the loudest MOMENT, in decibels below a full square wave."""
    weighted = _filtered(_filtered(samples, _shelf(rate)), _bass(rate))
    span = round(MOMENT * rate)
    sums = list(accumulate((value * value for value in weighted), initial=0.0))
    sums += [sums[-1]] * max(span + 1 - len(sums), 0)
    power = max(sums[at + span] - sums[at] for at in range(len(sums) - span)) / span
    return 10 * log10(power) if power > 0 else SILENT


Biquad = tuple[tuple[float, float, float], tuple[float, float]]


def _shelf(rate: int) -> Biquad:
    turn = tan(pi * SHELF_PITCH / rate)
    high = 10 ** (SHELF_GAIN / 20)
    middle = high**0.4996667741545416
    whole = 1 + turn / SHELF_Q + turn * turn
    return (
        (high + middle * turn / SHELF_Q + turn * turn) / whole,
        2 * (turn * turn - high) / whole,
        (high - middle * turn / SHELF_Q + turn * turn) / whole,
    ), (2 * (turn * turn - 1) / whole, (1 - turn / SHELF_Q + turn * turn) / whole)


def _bass(rate: int) -> Biquad:
    turn = tan(pi * BASS_PITCH / rate)
    whole = 1 + turn / BASS_Q + turn * turn
    return (1.0, -2.0, 1.0), (
        2 * (turn * turn - 1) / whole,
        (1 - turn / BASS_Q + turn * turn) / whole,
    )


def _filtered(samples: Sequence[float], biquad: Biquad) -> list[float]:
    (b0, b1, b2), (a1, a2) = biquad
    x1 = x2 = y1 = y2 = 0.0
    passed = []
    for value in samples:
        now = b0 * value + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = value, x1, now, y1
        passed.append(now)
    return passed
