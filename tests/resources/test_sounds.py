"""The sounds of the table: made again they are the same; none louder, cut off, or a plain tone."""

from __future__ import annotations

import cmath
import wave
from array import array
from math import pi, sin
from pathlib import Path

import pytest

from resources.sounds import make_sounds
from resources.sounds.loudness import loudness
from resources.sounds.synthesis import Samples

FOLDER = make_sounds.FOLDER
NAMES = [
    f"{name}_{variant}"
    for name, makers in make_sounds.MAKERS.items()
    for variant in range(1, len(makers) + 1)
]
LARGEST, LARGEST_OF_ALL = 70_000, 750_000
ROUNDING = 2  # sine and power differ in their last digit from system to system
END = 0.004
WINDOW = 2048


def pcm(path: Path) -> tuple[array[int], int]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        return array("h", file.readframes(file.getnframes())), file.getframerate()


def sound(name: str) -> tuple[Samples, int]:
    values, rate = pcm(FOLDER / f"{name}.wav")
    return [value / 32_768 for value in values], rate


def spectrum(samples: Samples) -> Samples:
    """Energy by pitch, for a number of samples that is a power of two."""
    return [abs(value) ** 2 for value in _transformed([complex(value) for value in samples])][
        : len(samples) // 2
    ]


def _transformed(values: list[complex]) -> list[complex]:
    if len(values) == 1:
        return values
    even, odd = _transformed(values[::2]), _transformed(values[1::2])
    half = len(even)
    turned = [cmath.exp(-1j * pi * at / half) * odd[at] for at in range(half)]
    return [even[at] + turned[at] for at in range(half)] + [
        even[at] - turned[at] for at in range(half)
    ]


def test_each_sound_has_its_variants_and_nothing_else_lies_there() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.wav")) == sorted(NAMES)
    assert {len(makers) for makers in make_sounds.MAKERS.values()} == {3}
    assert len({(FOLDER / f"{name}.wav").read_bytes() for name in NAMES}) == len(NAMES)


def test_the_files_are_small() -> None:
    sizes = [(FOLDER / f"{name}.wav").stat().st_size for name in NAMES]
    assert max(sizes) < LARGEST
    assert sum(sizes) < LARGEST_OF_ALL


def test_made_again_they_are_the_same(tmp_path: Path) -> None:
    for name, samples in make_sounds.sounds():
        make_sounds.write(tmp_path / "again.wav", samples)
        again, rate = pcm(tmp_path / "again.wav")
        kept, kept_rate = pcm(FOLDER / f"{name}.wav")
        assert (len(again), rate) == (len(kept), kept_rate)
        assert max(abs(a - b) for a, b in zip(again, kept, strict=True)) <= ROUNDING, name


def test_loudness_is_measured_as_the_standard_says() -> None:
    """A sine of 997 Hz as large as can be has -3.01 LKFS, where the standard takes off 0.691."""
    tone = [sin(2 * pi * 997 * at / 48_000) for at in range(24_000)]
    assert loudness(tone, 48_000) == pytest.approx(-3.01 + 0.691, abs=0.05)
    assert loudness([value / 10 for value in tone], 48_000) == pytest.approx(-22.32, abs=0.05)
    bass = [sin(2 * pi * 60 * at / 48_000) for at in range(24_000)]
    assert loudness(bass, 48_000) < loudness(tone, 48_000) - 1


def test_all_are_equally_loud() -> None:
    levels = [loudness(*sound(name)) for name in NAMES]
    assert max(levels) - min(levels) < 3


@pytest.mark.parametrize("name", NAMES)
def test_none_is_cut_off_or_stands_to_one_side(name: str) -> None:
    samples, _ = sound(name)
    assert 0.1 < max(map(abs, samples)) < 0.95
    assert abs(sum(samples) / len(samples)) < 1e-4


@pytest.mark.parametrize("name", NAMES)
def test_none_clicks_at_its_beginning_or_end(name: str) -> None:
    samples, rate = sound(name)
    highest = max(map(abs, samples))
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[-round(END * rate) :])) < highest / 1000


@pytest.mark.parametrize("name", NAMES)
def test_none_is_a_plain_tone(name: str) -> None:
    """Where it is loudest no narrow band holds most of the sound, as it does in a beep."""
    samples, rate = sound(name)
    loudest = max(range(len(samples)), key=lambda at: abs(samples[at]))
    first = max(min(loudest - WINDOW // 8, len(samples) - WINDOW), 0)
    piece = samples[first : first + WINDOW]
    energy = spectrum([*piece, *[0.0] * (WINDOW - len(piece))])
    assert narrow_share(energy) < 0.75
    beep = [sin(2 * pi * 700 * at / rate) for at in range(WINDOW)]
    assert narrow_share(spectrum(beep)) > 0.9


def narrow_share(energy: Samples) -> float:
    """The share of the energy in the strongest five neighbours."""
    return max(sum(energy[at : at + 5]) for at in range(len(energy) - 4)) / sum(energy)
