"""Draws `walnut.jpg`: the top of a walnut board, grain along its length, without seams or light.

Run `python resources/board/make_grain.py`; the picture depends on nothing but this file.
"""

from math import exp, floor, sin, sqrt
from pathlib import Path

from PySide6.QtGui import QImage

WIDTH, HEIGHT = 320, 1372
SEED = 61
QUALITY = 86
DARK, MIDDLE, LIGHT = (0x2E, 0x17, 0x0C), (0x5E, 0x36, 0x20), (0x84, 0x52, 0x32)

Colour = tuple[float, float, float]


def lattice(x: int, y: int) -> float:
    """A fixed random number 0..1 at whole coordinates."""
    bits = (x * 0x27D4EB2D ^ y * 0x165667B1 ^ SEED * 0x9E3779B1) & 0xFFFFFFFF
    bits = ((bits ^ bits >> 15) * 0x85EBCA6B) & 0xFFFFFFFF
    bits = ((bits ^ bits >> 13) * 0xC2B2AE35) & 0xFFFFFFFF
    return (bits ^ bits >> 16) / 0xFFFFFFFF


def noise(x: float, y: float) -> float:
    """Smooth noise, -1..1, one bump a unit."""
    left, top = floor(x), floor(y)
    across, down = ease(x - left), ease(y - top)
    upper = mix(lattice(left, top), lattice(left + 1, top), across)
    lower = mix(lattice(left, top + 1), lattice(left + 1, top + 1), across)
    return 2 * mix(upper, lower, down) - 1


def ease(t: float) -> float:
    return t * t * (3 - 2 * t)


def mix(a: float, b: float, t: float) -> float:
    return a + (b - a) * t


def shade(x: float, y: float) -> float:
    """How light the wood is, -1..1, at design units of a board 168 x 720."""
    bend = 9 * noise(x / 90 + 3, y / 210) + 3 * noise(x / 30, y / 80 + 40)
    heart = 96 + 26 * sin(y / 300 + 0.5)
    flame = 34 * exp(-(((x - heart) / 44) ** 2)) * sin(y / 170 + 0.9)
    ring = (x + bend + flame) / 7.5 + 0.35 * noise(x / 16, y / 120 + 9)
    phase = ring - floor(ring)
    late = phase**3 if phase < 0.9 else (1 - phase) * 7.3
    cloud = noise(x / 60 + 11, y / 260 + 5)
    fibre = noise(x * 1.7, y / 34) * 0.6 + noise(x * 3.1, y / 17 + 70) * 0.4
    strength = 0.75 + 0.35 * noise(x / 40 + 80, y / 150)
    return 0.30 + 0.36 * cloud - 0.95 * late * strength + 0.26 * fibre - pore(x, y)


def pore(x: float, y: float) -> float:
    """Short dark scratches along the grain."""
    column = x * 1.25 + 0.8 * noise(x / 25, y / 60)
    speck = noise(column * 1.9 + 200, y / 9 + 300)
    return 0.9 * (speck - 0.62) / 0.38 if speck > 0.62 else 0.0


def colour(light: float) -> Colour:
    low, high, t = (DARK, MIDDLE, light + 1) if light < 0 else (MIDDLE, LIGHT, light)
    t = min(1.0, max(0.0, t))
    red, green, blue = (mix(a, b, t) for a, b in zip(low, high, strict=True))
    return red, green, blue


def draw() -> QImage:
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    for row in range(HEIGHT):
        for column in range(WIDTH):
            light = shade(column * 168 / WIDTH, row * 720 / HEIGHT)
            softened = light / sqrt(1 + 0.5 * light * light)
            red, green, blue = (round(part) for part in colour(softened))
            picture.setPixel(column, row, 0xFF000000 | red << 16 | green << 8 | blue)
    return picture


if __name__ == "__main__":
    target = Path(__file__).with_name("walnut.jpg")
    if not draw().save(str(target), quality=QUALITY):
        raise SystemExit(f"cannot write {target}")
