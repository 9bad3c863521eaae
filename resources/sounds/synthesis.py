"""What the sounds are made of: shaped noise, and bodies that ring on when they are struck.

A sound is a list of samples, RATE a second; times are seconds, pitches hertz.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, exp, pi, sin, tan
from random import Random
from typing import NamedTuple

RATE = 22_050
HIGHEST = 0.42  # of RATE
RUMBLE = 45.0

Samples = list[float]


class Mode(NamedTuple):
    """One partial of a struck body: its pitch, its strength, and when it has faded to 1/e."""

    pitch: float
    strength: float
    fade: float


def length(seconds: float) -> int:
    return round(seconds * RATE)


def silence(seconds: float) -> Samples:
    return [0.0] * length(seconds)


def noise(rng: Random, seconds: float) -> Samples:
    return [rng.uniform(-1, 1) for _ in range(length(seconds))]


def shaped(samples: Sequence[float], points: Sequence[tuple[float, float]]) -> Samples:
    """Louder and softer along (seconds, level) points, joined by straight lines."""
    levels = Samples()
    for (start, level), (end, following) in pairwise(points):
        steps = max(length(end) - length(start), 1)
        levels += [level + (following - level) * step / steps for step in range(steps)]
    return [value * level for value, level in zip(samples, levels, strict=False)]


def fading(samples: Sequence[float], fade: float) -> Samples:
    """Less and less, to 1/e after `fade`."""
    step, level = exp(-1 / (fade * RATE)), 1.0
    faded = Samples()
    for value in samples:
        faded.append(value * level)
        level *= step
    return faded


def band(samples: Sequence[float], pitches: Sequence[float], *, width: float = 1.0) -> Samples:
    """What is near a pitch, which glides through the `pitches`; `width` is a share of the pitch."""
    one = two = 0.0
    passed = Samples()
    for at, value in enumerate(samples):
        turn = tan(pi * min(_along(pitches, at / len(samples)) / RATE, HIGHEST))
        middle = (one + turn * (value - two)) / (1 + turn * (turn + width))
        two += 2 * turn * middle
        one = 2 * middle - one
        passed.append(width * middle)
    return passed


def ringing(strike: Sequence[float], modes: Iterable[Mode], seconds: float) -> Samples:
    """A body with these partials, struck with `strike`, which fades by itself."""
    whole = silence(seconds)
    for mode in modes:
        radius = exp(-1 / (mode.fade * RATE))
        turn = 2 * radius * cos(2 * pi * mode.pitch / RATE)
        gain = mode.strength * sin(2 * pi * mode.pitch / RATE)
        before = last = 0.0
        for at in range(len(whole)):
            struck = strike[at] if at < len(strike) else 0.0
            before, last = last, gain * struck + turn * last - radius * radius * before
            whole[at] += last
    return whole


def put(whole: Samples, part: Sequence[float], *, at: float, level: float = 1.0) -> None:
    """Lay a part over a sound from a time on; what does not fit is left away."""
    start = length(at)
    for step, value in enumerate(part[: max(len(whole) - start, 0)]):
        whole[start + step] += level * value


def full(samples: Sequence[float]) -> Samples:
    """As large as -1 to 1 allows, so that parts can be weighed against one another."""
    highest = max(map(abs, samples))
    return [value / highest for value in samples]


def cleaned(samples: Sequence[float]) -> Samples:
    """Without rumble and standing offset: twice through a filter of the first order."""
    return _without_rumble(_without_rumble(samples))


def ended(samples: Sequence[float], fade: float) -> Samples:
    """From nothing in half a millisecond, and to nothing in the last `fade` seconds."""
    rise, fall = length(0.0005), length(fade)
    last = len(samples) - 1
    return [
        value * min(1.0, at / rise) * (0.5 - 0.5 * cos(pi * min(1.0, (last - at) / fall)))
        for at, value in enumerate(samples)
    ]


def _without_rumble(samples: Sequence[float]) -> Samples:
    keep = exp(-2 * pi * RUMBLE / RATE)
    before = passed = 0.0
    cleaned = Samples()
    for value in samples:
        passed = keep * (passed + value - before)
        before = value
        cleaned.append(passed)
    return cleaned


def _along(pitches: Sequence[float], share: float) -> float:
    place = share * (len(pitches) - 1)
    step = min(int(place), len(pitches) - 2) if len(pitches) > 1 else 0
    following = pitches[min(step + 1, len(pitches) - 1)]
    return pitches[step] + (following - pitches[step]) * (place - step)
