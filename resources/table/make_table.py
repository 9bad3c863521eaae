"""Draws the cloth, the shadows and glow of cards, and the small marks of the table.

Run `python -m resources.table.make_table` in the root of a checkout. Light falls from the top left.
Shadows and glow are for a card of 120 x 168 pixels with a margin all round; they are stretched
with the card.
"""

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from math import cos, erf, hypot, pi, sin, sqrt
from pathlib import Path
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from allfives_desktop.rules.cards import Suit
from allfives_desktop.table.face_drawing import SUIT_INKS
from resources.deck.pips import PIPS
from resources.deck.svg import data

FOLDER = Path(__file__).parent

CARD_WIDTH, CARD_HEIGHT = 120, 168
SHADOW_MARGIN, GLOW_MARGIN = 24, 40
FADE = 12
SHADOW = (0x03, 0x12, 0x0C)
SHADOWS = {  # name: offset right and down, blur, strength
    "shadow_rest": (2, 3, 3, 0.45),
    "shadow_trick": (3, 5, 5, 0.50),
    "shadow_raised": (5, 10, 9, 0.55),
    "shadow_turned": (3, -2, 3, 0.45),  # of a card that lies crosswise, turned clockwise
}
FELT_WIDTH, FELT_HEIGHT = 576, 360
LIGHT = (0xFF, 0xE6, 0xB0)
CLOUD = (27.5, 16.5)
FIBRE, FIBRES, STRAND = 256, 15000, (2.0, 4.5)
FIBRE_LIGHT, FIBRE_DARK = QColor(0xFF, 0xF4, 0xDC), QColor(0x00, 0x0D, 0x06)

Colour = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Cloth:
    """A felt: its dye, the dark of its folds, the dark at its edges, and how bright the lamp is.

    The brighter the dye, the weaker the lamp, so that text can be read everywhere.
    """

    name: str
    dye: Colour
    fold: Colour
    edge: Colour
    lamp: float


CLOTHS = (
    Cloth("green", (0x1F, 0x5A, 0x45), (0x00, 0x1A, 0x0D), (0x04, 0x14, 0x0E), 0.18),
    Cloth("blue", (0x22, 0x47, 0x70), (0x04, 0x10, 0x22), (0x04, 0x0C, 0x18), 0.21),
    Cloth("burgundy", (0x66, 0x22, 0x33), (0x1E, 0x04, 0x0A), (0x16, 0x05, 0x08), 0.23),
    Cloth("grey", (0x43, 0x4B, 0x52), (0x0E, 0x12, 0x16), (0x0B, 0x0E, 0x11), 0.18),
    Cloth("sand", (0x66, 0x55, 0x3B), (0x1E, 0x16, 0x0A), (0x16, 0x10, 0x08), 0.11),
)


def main() -> None:
    for cloth in CLOTHS:
        draw_felt(cloth).save(str(FOLDER / f"felt_{cloth.name}.jpg"), quality=98)
    draw_fibre().save(str(FOLDER / "fibre.png"))
    for name, (right, down, blur, strength) in SHADOWS.items():
        draw_shadow(right, down, blur=blur, strength=strength).save(str(FOLDER / f"{name}.png"))
    draw_glow().save(str(FOLDER / "glow.png"))
    for suit, mark in PIPS.items():
        for inks, colours in SUIT_INKS.items():
            name = f"pip_{inks}_{suit}.svg"
            write(name, f'<path d="{data(mark)}" fill="{colours[Suit(suit)]}"/>', 54)
        write(f"avatar_{suit}.svg", medallion(data(mark)), 52)
    write("dealer.svg", dealer_button(), 52)
    (FOLDER / "ring.svg").write_text(ring())


def draw_felt(cloth: Cloth) -> QImage:
    """The cloth under a lamp at the top left, without its fibre, which hides the steps of it."""
    image = QImage(FELT_WIDTH, FELT_HEIGHT, QImage.Format.Format_RGB32)
    cloud = Cloud(Random(3))
    for y in range(FELT_HEIGHT):
        for x in range(FELT_WIDTH):
            lit = felt_at(cloth, x / FELT_WIDTH, y / FELT_HEIGHT)
            red, green, blue = mixed(lit, cloth.fold, cloud.at(x / CLOUD[0], y / CLOUD[1]))
            image.setPixel(x, y, 0xFF000000 | round(red) << 16 | round(green) << 8 | round(blue))
    return image


class Cloud:
    """Soft darker places in the cloth, 0 to about 0.1, of one unit in size and of two."""

    def __init__(self, grain: Random) -> None:
        self._grid = [[grain.random() for _ in range(64)] for _ in range(64)]

    def at(self, x: float, y: float) -> float:
        return 0.06 * self._smooth(x, y) + 0.04 * self._smooth(x / 2 + 30, y / 2 + 30)

    def _smooth(self, x: float, y: float) -> float:
        column, row = int(x), int(y)
        across, down = eased(x - column), eased(y - row)
        upper, lower = (self._grid[(row + step) % 64] for step in (0, 1))
        left, right = column % 64, (column + 1) % 64
        over = upper[left] + (upper[right] - upper[left]) * across
        under = lower[left] + (lower[right] - lower[left]) * across
        return over + (under - over) * down


def eased(part: float) -> float:
    return part * part * (3 - 2 * part)


def felt_at(cloth: Cloth, x: float, y: float) -> Colour:
    """The colour at a place of the cloth, both from 0 to 1."""
    aspect = FELT_HEIGHT / FELT_WIDTH
    from_lamp = hypot(x - 0.26, (y - 0.16) * aspect) / 0.62
    lamp = between(from_lamp, ((0.0, cloth.lamp), (0.45, 0.4 * cloth.lamp), (1.0, 0.0)))
    from_middle = hypot(x - 0.42, (y - 0.44) * aspect) / 0.72
    dark = between(from_middle, ((0.45, 0.0), (1.0, 0.72)))
    return mixed(mixed(cloth.dye, LIGHT, lamp), cloth.edge, dark)


def between(at: float, stops: tuple[tuple[float, float], ...]) -> float:
    """A value on a line through stops, eased so that no edge shows."""
    if at <= stops[0][0]:
        return stops[0][1]
    for (start, first), (end, last) in itertools.pairwise(stops):
        if at <= end:
            part = (at - start) / (end - start)
            return first + (last - first) * eased(part)
    return stops[-1][1]


def mixed(under: Colour, over: Colour, strength: float) -> Colour:
    red, green, blue = (u + (o - u) * strength for u, o in zip(under, over, strict=True))
    return red, green, blue


def draw_fibre() -> QImage:
    """Short threads, dark and light, to be tiled over the cloth; they go on over the edges."""
    grain = Random(5)
    image = QImage(FIBRE, FIBRE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for _ in range(FIBRES):
        colour = QColor(grain.choice((FIBRE_LIGHT, FIBRE_DARK)))
        colour.setAlpha(grain.randint(3, 10))
        painter.setPen(QPen(colour, grain.uniform(0.6, 1.1)))
        strand = thread(grain)
        for across, down in itertools.product((-FIBRE, 0, FIBRE), repeat=2):
            if strand.controlPointRect().translated(across, down).intersects(QRectF(image.rect())):
                painter.drawPath(strand.translated(across, down))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def thread(grain: Random) -> QPainterPath:
    """A strand from a place in the tile, bent a little."""
    x, y, turn = grain.uniform(0, FIBRE), grain.uniform(0, FIBRE), grain.uniform(0, 2 * pi)
    length, bend = grain.uniform(*STRAND), grain.uniform(-0.7, 0.7)
    strand = QPainterPath(QPointF(x, y))
    half = QPointF(x + length / 2 * cos(turn), y + length / 2 * sin(turn))
    end = half + QPointF(length / 2 * cos(turn + bend), length / 2 * sin(turn + bend))
    strand.quadTo(half, end)
    return strand


def draw_shadow(right: float, down: float, *, blur: float, strength: float) -> QImage:
    def alpha(x: float, y: float) -> float:
        return strength * blurred_card(x - right, y - down, blur=blur)

    return painted(SHADOW_MARGIN, lambda x, y: (SHADOW, alpha(x, y)))


def draw_glow() -> QImage:
    def at(x: float, y: float) -> tuple[Colour, float]:
        outer = 0.85 * blurred_card(x, y, blur=14, grown=8)
        inner = 0.90 * blurred_card(x, y, blur=5, grown=4)
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
            to_edge = min(x, y, width - 1 - x, height - 1 - y)
            shown = alpha * eased(min(1, to_edge / FADE))
            image.setPixel(x, y, round(shown * 255) << 24 | colour)
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
        '<defs><radialGradient id="f" cx=".35" cy=".25" r=".85"><stop offset="0" '
        'stop-color="#FFF" stop-opacity=".16"/><stop offset="1" stop-opacity=".28"/>'
        "</radialGradient>"
        '<linearGradient id="r" x1="0" y1="0" x2="1" y2="1"><stop offset="0" '
        'stop-color="#FFF0BE"/><stop offset=".45" stop-color="#D9B25F"/><stop offset="1" '
        'stop-color="#8A6526"/></linearGradient></defs>'
        '<circle r="48" fill="url(#f)" stroke="url(#r)" stroke-width="5"/>'
        '<circle r="42" fill="none" stroke="#D9B25F" stroke-opacity=".4" stroke-width="1.5"/>'
        f'<path d="{pip}" fill="#03120C" fill-opacity=".5" transform="translate(1.5 2.5) '
        f'scale(.53)"/><path d="{pip}" fill="#F6EEDC" transform="scale(.53)"/>'
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
