"""Draws the cloth, the shadows and glow of cards, and the small marks of the table.

Run `python resources/table/make_table.py`. Light falls from the top left. Shadows and glow are for
a card of 120 x 168 pixels with a margin all round; they are stretched with the card.
"""

import itertools
from collections.abc import Callable
from math import erf, hypot, sqrt
from pathlib import Path
from random import Random

from PySide6.QtGui import QImage

FOLDER = Path(__file__).parent

CARD_WIDTH, CARD_HEIGHT = 120, 168
SHADOW_MARGIN, GLOW_MARGIN = 24, 40
SHADOW = (0x03, 0x12, 0x0C)
SHADOWS = {  # name: offset right and down, blur, strength
    "shadow_rest": (2, 3, 3, 0.45),
    "shadow_trick": (3, 5, 5, 0.50),
    "shadow_raised": (5, 10, 9, 0.55),
}
FELT_WIDTH, FELT_HEIGHT = 1152, 720
FELT = (0x1F, 0x5A, 0x45)
LIGHT = (0xFF, 0xE6, 0xB0)
VIGNETTE = (0x04, 0x14, 0x0E)
FIBRE = 192

PIPS = {
    "H": "M0 50C-7 31-49 6-49-20-49-38-37-48-24-48-12-48-3-40 0-27 3-40 12-48 24-48 37-48 49-38 "
    "49-20 49 6 7 31 0 50Z",
    "S": "M0-52C7-30 46-8 46 17 46 31 35 39 24 39 15 39 7 34 3.5 26 4.5 39 10 47 20 51H-20C-10 47"
    "-4.5 39-3.5 26-7 34-15 39-24 39-35 39-46 31-46 17-46-8-7-30 0-52Z",
    "D": "M0-53C9-33 23-14 40 0 23 14 9 33 0 53-9 33-23 14-40 0-23-14-9-33 0-53Z",
    "C": "M7-4C10-9 17-12.5 24-12.5 37-12.5 48-2 48 12 48 26 37 36 25 36 15 36 7 31 3.5 22 4.5 37 "
    "10 47 20 51H-20C-10 47-4.5 37-3.5 22-7 31-15 36-25 36-37 36-48 26-48 12-48-2-37-12.5-24-12.5"
    "-17-12.5-10-9-7-4-15-9-24-17-24-28-24-42-13-52 0-52 13-52 24-42 24-28 24-17 15-9 7-4Z",
}
INKS = {"S": "#17171B", "C": "#17171B", "H": "#C8202F", "D": "#C8202F"}

Colour = tuple[float, float, float]


def main() -> None:
    draw_felt().save(str(FOLDER / "felt.jpg"), quality=92)
    draw_fibre().save(str(FOLDER / "fibre.png"))
    for name, (right, down, blur, strength) in SHADOWS.items():
        draw_shadow(right, down, blur=blur, strength=strength).save(str(FOLDER / f"{name}.png"))
    draw_glow().save(str(FOLDER / "glow.png"))
    for suit, path in PIPS.items():
        write(f"pip_{suit}.svg", f'<path d="{path}" fill="{INKS[suit]}"/>', 54)
        write(f"avatar_{suit}.svg", medallion(path), 52)
    write("dealer.svg", dealer_button(), 52)
    (FOLDER / "ring.svg").write_text(ring())


def draw_felt() -> QImage:
    """The cloth under a lamp at the top left, without its fibre; dithered, so no bands are seen."""
    grain = Random(61)
    image = QImage(FELT_WIDTH, FELT_HEIGHT, QImage.Format.Format_RGB32)
    for y in range(FELT_HEIGHT):
        for x in range(FELT_WIDTH):
            red, green, blue = felt_at(x / FELT_WIDTH, y / FELT_HEIGHT)
            noise = grain.random()
            image.setPixel(
                x,
                y,
                0xFF000000 | int(red + noise) << 16 | int(green + noise) << 8 | int(blue + noise),
            )
    return image


def felt_at(x: float, y: float) -> Colour:
    """The colour at a place of the cloth, both from 0 to 1."""
    aspect = FELT_HEIGHT / FELT_WIDTH
    from_lamp = hypot(x - 0.26, (y - 0.16) * aspect) / 0.62
    lamp = between(from_lamp, ((0.0, 0.28), (0.45, 0.10), (1.0, 0.0)))
    from_middle = hypot(x - 0.42, (y - 0.44) * aspect) / 0.72
    dark = between(from_middle, ((0.45, 0.0), (1.0, 0.72)))
    return mixed(mixed(FELT, LIGHT, lamp), VIGNETTE, dark)


def between(at: float, stops: tuple[tuple[float, float], ...]) -> float:
    """A value on a line through stops, eased so that no edge shows."""
    if at <= stops[0][0]:
        return stops[0][1]
    for (start, first), (end, last) in itertools.pairwise(stops):
        if at <= end:
            part = (at - start) / (end - start)
            return first + (last - first) * part * part * (3 - 2 * part)
    return stops[-1][1]


def mixed(under: Colour, over: Colour, strength: float) -> Colour:
    red, green, blue = (u + (o - u) * strength for u, o in zip(under, over, strict=True))
    return red, green, blue


def draw_fibre() -> QImage:
    """Fine threads, dark and light, to be tiled over the cloth."""
    grain = Random(5)
    image = QImage(FIBRE, FIBRE, QImage.Format.Format_ARGB32)
    for y in range(FIBRE):
        for x in range(FIBRE):
            value = grain.gauss(0, 1)
            alpha = min(int(abs(value) * 7), 26)
            image.setPixel(x, y, alpha << 24 | (0x00FFF4DC if value > 0 else 0x00000D06))
    return image


def draw_shadow(right: float, down: float, *, blur: float, strength: float) -> QImage:
    def alpha(x: float, y: float) -> float:
        return strength * blurred_card(x - right, y - down, blur=blur)

    return painted(SHADOW_MARGIN, lambda x, y: (SHADOW, alpha(x, y)))


def draw_glow() -> QImage:
    def at(x: float, y: float) -> tuple[Colour, float]:
        outer = 0.85 * blurred_card(x, y, blur=13, grown=6)
        inner = 0.90 * blurred_card(x, y, blur=4, grown=3)
        alpha = 1 - (1 - outer) * (1 - inner)
        return mixed((0xFF, 0xC9, 0x4D), (0xFF, 0xE0, 0x8A), inner), alpha

    return painted(GLOW_MARGIN, at)


def blurred_card(x: float, y: float, *, blur: float, grown: float = 0) -> float:
    """How much of a blurred card covers a place; its top left corner is at 0,0."""
    across = covered(x, -grown, CARD_WIDTH + grown, blur)
    return across * covered(y, -grown, CARD_HEIGHT + grown, blur)


def covered(at: float, start: float, end: float, blur: float) -> float:
    spread = blur * sqrt(2)
    return (erf((at - start) / spread) - erf((at - end) / spread)) / 2


def painted(margin: int, at: Callable[[float, float], tuple[Colour, float]]) -> QImage:
    width, height = CARD_WIDTH + 2 * margin, CARD_HEIGHT + 2 * margin
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    for y in range(height):
        for x in range(width):
            (red, green, blue), alpha = at(x - margin + 0.5, y - margin + 0.5)
            colour = int(red) << 16 | int(green) << 8 | int(blue)
            image.setPixel(x, y, round(alpha * 255) << 24 | colour)
    return image


def write(name: str, body: str, reach: int) -> None:
    """An SVG seen from -reach to +reach both ways."""
    side = 2 * reach
    box = f"{-reach} {-reach} {side} {side}"
    (FOLDER / name).write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{side}" height="{side}">'
        f"{body}</svg>\n"
    )


def medallion(pip: str) -> str:
    return (
        '<circle r="48" fill="#174534" stroke="#D9B25F" stroke-width="4.5"/>'
        f'<path d="{pip}" fill="#F6EEDC" transform="scale(.5)"/>'
    )


def dealer_button() -> str:
    return (
        '<defs><radialGradient id="b" cx=".35" cy=".3" r=".8">'
        '<stop offset="0" stop-color="#FFFFFA"/><stop offset=".6" stop-color="#F3E7CB"/>'
        '<stop offset="1" stop-color="#BFAA7C"/></radialGradient></defs>'
        '<circle cx="2" cy="3" r="47" fill="#03120C" fill-opacity=".45"/>'
        '<circle r="46" fill="url(#b)" stroke="#8A6526" stroke-width="3"/>'
        '<circle r="38" fill="none" stroke="#BFAA7C" stroke-width="1.5"/>'
    )


def ring() -> str:
    """Two thin ellipses of brass, with the direction of play (clockwise)."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 254" width="460" height="254" '
        'preserveAspectRatio="none"><g fill="none" stroke="#D9B25F">'
        '<ellipse cx="230" cy="127" rx="222" ry="126" stroke-opacity=".30" stroke-width="1.4" '
        'fill="#000" fill-opacity=".07"/>'
        '<ellipse cx="230" cy="127" rx="215.6" ry="119.6" stroke-opacity=".16"/></g>'
        '<g fill="#D9B25F" fill-opacity=".75"><path d="M445 119l7 14 7-14z"/>'
        '<path d="M1 135l7-14 7 14z"/></g></svg>\n'
    )


if __name__ == "__main__":
    main()
