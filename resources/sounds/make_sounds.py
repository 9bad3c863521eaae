"""Makes the sounds: `python -m resources.sounds.make_sounds`, in the root of a checkout.

Nothing is recorded. Paper is noise that hisses past, wood is a blow and the partials it wakes. Each
sound comes in variants, so that no two cards in a row are the same, all as loud as one another.
"""

import wave
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random

from resources.sounds.loudness import loudness
from resources.sounds.synthesis import (
    RATE,
    Mode,
    Samples,
    band,
    cleaned,
    ended,
    fading,
    full,
    noise,
    put,
    ringing,
    shaped,
    silence,
)

FOLDER = Path(__file__).parent
LOUDNESS = -20.0
FULL = 32_767

WOOD = ((1.0, 1.0, 1.0), (1.83, 0.6, 0.8), (2.71, 0.45, 0.6), (4.14, 0.3, 0.45), (5.6, 0.15, 0.3))
BAR = ((1.0, 0.6, 1.0), (2.76, 0.6, 0.45), (5.4, 0.35, 0.25), (8.93, 0.2, 0.15))


def main() -> None:
    for name, samples in sounds():
        write(FOLDER / f"{name}.wav", samples)


def sounds() -> Iterator[tuple[str, Samples]]:
    """File names without their ending, and samples from -1 to 1."""
    for name, makers in MAKERS.items():
        for variant, make in enumerate(makers, 1):
            yield f"{name}_{variant}", finished(make(Random(f"{name} {variant}")))


def finished(samples: Sequence[float]) -> Samples:
    """As loud as every other sound, without rumble, and with a soft end."""
    clean = ended(cleaned(samples), min(0.06, len(samples) / RATE / 4))
    gain = 10 ** ((LOUDNESS - loudness(clean, RATE)) / 20)
    return [value * gain for value in clean]


def write(path: Path, samples: Sequence[float]) -> None:
    pcm = array("h", (round(value * FULL) for value in samples))
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, RATE, 0, "NONE", ""))
        file.writeframes(pcm.tobytes())


# Paper


def shuffle(rng: Random) -> Samples:
    """A riffle, quicker and quicker, the bridge falling together, and the pack knocked square."""
    whole = silence(0.95)
    at, gap = 0.02, rng.uniform(0.019, 0.023)
    while at < 0.42:
        put(whole, snap(rng, rng.uniform(1900, 3600)), at=at, level=rng.uniform(0.35, 0.8))
        at += gap * rng.uniform(0.7, 1.25)
        gap *= 0.972
    put(whole, hiss(rng, 0.26, (2600, 1700, 3400)), at=0.44, level=0.2)
    while at < 0.68:
        put(whole, snap(rng, rng.uniform(2400, 4800)), at=at, level=rng.uniform(0.15, 0.4))
        at += rng.uniform(0.006, 0.012)
    put(whole, slap(rng, rng.uniform(170, 200)), at=0.72, level=0.75)
    put(whole, slap(rng, rng.uniform(190, 230)), at=rng.uniform(0.8, 0.83), level=0.45)
    return whole


def deal(rng: Random) -> Samples:
    """A card sent over cloth: a hiss that rises, and the edge that comes to rest."""
    whole = silence(0.2)
    put(whole, hiss(rng, 0.15, (1800, rng.uniform(3600, 4400), 2600)), at=0, level=0.7)
    put(whole, snap(rng, rng.uniform(1500, 2100)), at=rng.uniform(0.115, 0.13), level=0.7)
    return whole


def card(rng: Random) -> Samples:
    """A card laid on the table: a short slide, and the flat of it."""
    whole = silence(0.22)
    put(whole, hiss(rng, 0.06, (2200, 3800)), at=0, level=0.22)
    put(whole, slap(rng, rng.uniform(150, 190)), at=0.04)
    return whole


def turn(rng: Random) -> Samples:
    """A card turned over: its edge leaves the thumb, the air under it, and the flat."""
    whole = silence(0.3)
    put(whole, snap(rng, rng.uniform(2600, 3300)), at=0.004, level=0.5)
    put(whole, hiss(rng, 0.11, (3200, rng.uniform(1500, 1900))), at=0.02, level=0.3)
    put(whole, slap(rng, rng.uniform(160, 210)), at=rng.uniform(0.11, 0.125), level=0.9)
    return whole


def trick(rng: Random) -> Samples:
    """Cards swept together over the cloth, and the little pack put down."""
    whole = silence(0.42)
    sweep = hiss(rng, 0.26, (1400, rng.uniform(2600, 3000), 2000))
    put(whole, sweep, at=0, level=0.6)
    for _ in range(5):
        put(whole, snap(rng, rng.uniform(1600, 3000)), at=rng.uniform(0.05, 0.22), level=0.35)
    put(whole, slap(rng, rng.uniform(140, 165)), at=rng.uniform(0.26, 0.28), level=0.8)
    return whole


def hiss(rng: Random, seconds: float, pitches: Sequence[float]) -> Samples:
    """Paper along cloth, with the grain of the cloth in it."""
    grain = band(noise(rng, seconds), (90,), width=0.8)
    rough = [value * (1 + 3 * step) for value, step in zip(noise(rng, seconds), grain, strict=True)]
    smooth = shaped(rough, ((0, 0), (seconds * 0.3, 1), (seconds * 0.55, 0.7), (seconds, 0)))
    return full(band(smooth, pitches, width=0.9))


def snap(rng: Random, pitch: float) -> Samples:
    """The edge of a card that springs free."""
    strike = fading(noise(rng, 0.012), 0.0018)
    stiff = (Mode(pitch * share, 1.0, 0.0022) for share in (1, 1.47, 2.09))
    return full(ringing(strike, stiff, 0.03))


def slap(rng: Random, pitch: float) -> Samples:
    """The flat of a card on cloth over wood: air pressed out, and a dull knock below."""
    whole = silence(0.16)
    air = band(fading(noise(rng, 0.08), 0.011), (1900, 1100), width=1.2)
    put(whole, full(air), at=0, level=0.9)
    blow = fading(noise(rng, 0.008), 0.002)
    depths = ((1, 0.02), (1.9, 0.013), (3.1, 0.008))
    table = (Mode(pitch * share, 0.9, fade) for share, fade in depths)
    put(whole, full(ringing(blow, table, 0.15)), at=0, level=0.8)
    return full(whole)


# Wood


def peg(rng: Random, *, pitch: float) -> Samples:
    """A peg dropped into its hole: the tick of the tip, and the board under it."""
    whole = silence(0.12)
    put(whole, knock(rng, pitch, fade=0.011), at=0.001)
    put(whole, knock(rng, pitch * 0.31, fade=0.016), at=0.004, level=0.4)
    put(whole, snap(rng, 3900), at=0.001, level=0.4)
    return whole


def hand(rng: Random, *, pitch: float) -> Samples:
    """The hand is over: two knocks on the table, the second a fifth above."""
    whole = silence(0.4)
    for at, share in ((0.002, 1.0), (rng.uniform(0.13, 0.14), 1.5)):
        put(whole, knock(rng, pitch * share, fade=0.028), at=at)
        put(whole, knock(rng, pitch * share * 0.62, fade=0.02), at=at, level=0.6)
        put(whole, slap(rng, pitch * share * 0.8), at=at, level=0.4)
    return whole


def game(rng: Random, *, tune: Sequence[int]) -> Samples:
    """A game is won: three bars of wood, upwards."""
    return played(rng, 392, [(0.14 * step, (note,)) for step, note in enumerate(tune)], 0.8)


def match(rng: Random, *, tune: Sequence[int], chord: tuple[int, ...]) -> Samples:
    """The match is won: a run along the bars, and three of them struck together."""
    steps = [(0.12 * step, (note,)) for step, note in enumerate(tune)]
    return played(rng, 349, [*steps, (0.53, chord)], 1.2)


def played(
    rng: Random, lowest: float, steps: Sequence[tuple[float, tuple[int, ...]]], seconds: float
) -> Samples:
    """Bars struck at their times; notes are semitones above the lowest."""
    whole = silence(seconds)
    for at, notes in steps:
        for note in notes:
            struck = bar(rng, lowest * 2 ** (note / 12))
            put(whole, struck, at=at + rng.uniform(0, 0.008), level=rng.uniform(0.85, 1))
    return whole


def knock(rng: Random, pitch: float, *, fade: float) -> Samples:
    """Wood on wood."""
    blow = fading(noise(rng, 0.006), 0.0012)
    partials = [
        Mode(pitch * share * rng.uniform(0.97, 1.03), strength, fade * lasting)
        for share, strength, lasting in WOOD
    ]
    return full(ringing(blow, partials, 10 * fade))


def bar(rng: Random, pitch: float) -> Samples:
    """A bar of wood under a hard mallet: the blow is heard before the bar."""
    blow = fading(noise(rng, 0.01), 0.002)
    partials = [Mode(pitch * share, strength, 0.12 * lasting) for share, strength, lasting in BAR]
    whole = full(ringing(blow, partials, 0.9))
    put(whole, knock(rng, pitch * 1.4, fade=0.012), at=0, level=0.8)
    mallet = band(fading(noise(rng, 0.06), 0.008), (2600,), width=1.0)
    put(whole, full(mallet), at=0, level=0.7)
    return full(whole)


MAKERS: dict[str, Sequence[Callable[[Random], Samples]]] = {
    "shuffle": [shuffle] * 3,
    "deal": [deal] * 3,
    "card": [card] * 3,
    "turn": [turn] * 3,
    "trick": [trick] * 3,
    "peg": [partial(peg, pitch=pitch) for pitch in (1180, 1250, 1120)],
    "hand": [partial(hand, pitch=pitch) for pitch in (262, 277, 247)],
    "game": [partial(game, tune=tune) for tune in ((0, 4, 7), (0, 5, 9), (0, 3, 7))],
    "match": [
        partial(match, tune=(0, 4, 7, 4), chord=(0, 7, 12)),
        partial(match, tune=(0, 5, 9, 5), chord=(0, 9, 12)),
        partial(match, tune=(0, 7, 4, 9), chord=(4, 7, 12)),
    ],
}


if __name__ == "__main__":
    main()
