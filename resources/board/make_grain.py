"""Draws the tops of boards, grain along their length, without seams or light: a picture a wood.

Run `python resources/board/make_grain.py`; the pictures depend on nothing but this file.
"""

from dataclasses import dataclass
from math import exp, floor, sin, sqrt
from pathlib import Path

from PySide6.QtGui import QImage

WIDTH, HEIGHT = 320, 1372
QUALITY = 86

Colour = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Wood:
    """Colours from dark to light, and how strongly rings, clouds, fibres and pores show."""

    name: str
    seed: int
    dark: Colour
    middle: Colour
    light: Colour
    rings: float
    clouds: float
    fibres: float
    pores: float
    curl: float = 0.0


WOODS = (
    Wood(
        "walnut", 61, (0x2E, 0x17, 0x0C), (0x5E, 0x36, 0x20), (0x84, 0x52, 0x32),
        rings=0.95, clouds=0.36, fibres=0.26, pores=0.9,
    ),
    Wood(
        "maple", 11, (0x7E, 0x52, 0x2A), (0xA6, 0x76, 0x44), (0xBE, 0x90, 0x5C),
        rings=0.6, clouds=0.30, fibres=0.20, pores=0.25, curl=0.22,
    ),
    Wood(
        "ebony", 29, (0x0E, 0x0B, 0x0A), (0x24, 0x1D, 0x1A), (0x47, 0x38, 0x30),
        rings=0.75, clouds=0.42, fibres=0.30, pores=0.5,
    ),
)  # fmt: skip


class Grain:
    """The grain of one wood: how light it is at each place."""

    def __init__(self, wood: Wood) -> None:
        self._wood = wood

    def shade(self, x: float, y: float) -> float:
        """How light the wood is, -1..1, at design units of a board 168 x 720."""
        noise, wood = self.noise, self._wood
        bend = 9 * noise(x / 90 + 3, y / 210) + 3 * noise(x / 30, y / 80 + 40)
        heart = 96 + 26 * sin(y / 300 + 0.5)
        flame = 34 * exp(-(((x - heart) / 44) ** 2)) * sin(y / 170 + 0.9)
        ring = (x + bend + flame) / 7.5 + 0.35 * noise(x / 16, y / 120 + 9)
        phase = ring - floor(ring)
        late = phase**3 if phase < 0.9 else (1 - phase) * 7.3
        cloud = noise(x / 60 + 11, y / 260 + 5)
        fibre = noise(x * 1.7, y / 34) * 0.6 + noise(x * 3.1, y / 17 + 70) * 0.4
        strength = 0.75 + 0.35 * noise(x / 40 + 80, y / 150)
        curl = wood.curl * noise(x / 70 + 20, y / 9 + 4 * noise(x / 50, y / 90)) if wood.curl else 0
        light = 0.30 + wood.clouds * cloud - wood.rings * late * strength + wood.fibres * fibre
        return light + curl - wood.pores * self.pore(x, y)

    def pore(self, x: float, y: float) -> float:
        """Short dark scratches along the grain."""
        column = x * 1.25 + 0.8 * self.noise(x / 25, y / 60)
        speck = self.noise(column * 1.9 + 200, y / 9 + 300)
        return (speck - 0.62) / 0.38 if speck > 0.62 else 0.0

    def noise(self, x: float, y: float) -> float:
        """Smooth noise, -1..1, one bump a unit."""
        left, top = floor(x), floor(y)
        across, down = ease(x - left), ease(y - top)
        upper = mix(self.lattice(left, top), self.lattice(left + 1, top), across)
        lower = mix(self.lattice(left, top + 1), self.lattice(left + 1, top + 1), across)
        return 2 * mix(upper, lower, down) - 1

    def lattice(self, x: int, y: int) -> float:
        """A fixed random number 0..1 at whole coordinates."""
        bits = (x * 0x27D4EB2D ^ y * 0x165667B1 ^ self._wood.seed * 0x9E3779B1) & 0xFFFFFFFF
        bits = ((bits ^ bits >> 15) * 0x85EBCA6B) & 0xFFFFFFFF
        bits = ((bits ^ bits >> 13) * 0xC2B2AE35) & 0xFFFFFFFF
        return (bits ^ bits >> 16) / 0xFFFFFFFF


def ease(t: float) -> float:
    return t * t * (3 - 2 * t)


def mix(a: float, b: float, t: float) -> float:
    return a + (b - a) * t


def colour(wood: Wood, light: float) -> Colour:
    low, high, t = (
        (wood.dark, wood.middle, light + 1) if light < 0 else (wood.middle, wood.light, light)
    )
    t = min(1.0, max(0.0, t))
    red, green, blue = (mix(a, b, t) for a, b in zip(low, high, strict=True))
    return red, green, blue


def draw(wood: Wood) -> QImage:
    grain = Grain(wood)
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    for row in range(HEIGHT):
        for column in range(WIDTH):
            light = grain.shade(column * 168 / WIDTH, row * 720 / HEIGHT)
            softened = light / sqrt(1 + 0.5 * light * light)
            red, green, blue = (round(part) for part in colour(wood, softened))
            picture.setPixel(column, row, 0xFF000000 | red << 16 | green << 8 | blue)
    return picture


if __name__ == "__main__":
    for wood in WOODS:
        target = Path(__file__).with_name(f"{wood.name}.jpg")
        if not draw(wood).save(str(target), quality=QUALITY):
            raise SystemExit(f"cannot write {target}")
