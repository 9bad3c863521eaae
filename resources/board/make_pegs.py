"""Draws the pegs, their shadow, the ring round a hole and the shadow of the board.

Run `python resources/board/make_pegs.py`. Measures are design units of the board; light falls
from the top left, and a peg is seen from a little before it, so its head is above its hole.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import cos, exp, hypot, pi, sin
from pathlib import Path

from PySide6.QtGui import QImage

FOLDER = Path(__file__).parent

# The picture of a peg: its hole is at 0,0
LEFT, TOP, WIDTH, HEIGHT = -14, -24, 28, 32
SHADOW_SCALE = 4
SHADOW_LEFT, SHADOW_TOP, SHADOW_WIDTH, SHADOW_HEIGHT = -10, -10, 36, 32
BOARD_MARGIN, BOARD_CORNER, BOARD_BLUR = 36, 18, 11.0

Corner = tuple[float, float]


@dataclass(frozen=True)
class Look:
    """A material and the form cut from it."""

    name: str
    corners: int
    turn: float
    reach: float
    light: str
    middle: str
    dark: str
    edge: str


LOOKS = (
    Look("bone", 0, 0, 1.0, "#FFFFFA", "#F3E7CB", "#B9A272", "#7A6843"),
    Look("ebony", 4, -90, 1.2, "#8A7C70", "#3A322C", "#0C0908", "#050302"),
    Look("jade", 3, -90, 1.28, "#8FDDB6", "#2F8F66", "#12503A", "#08281C"),
    Look("lapis", 6, -90, 1.1, "#9DB8F2", "#3A60B8", "#182F6C", "#0A1534"),
)


def main() -> None:
    for look in LOOKS:
        write(f"peg_{look.name}_front.svg", standing(look, 7.1, 8.2, front=True))
        write(f"peg_{look.name}_back.svg", standing(look, 5.7, 4.2, front=False))
        head_only = picture(head(look, 7.6, 0, front=True), (-10, -10, 20, 20), look)
        write(f"peg_{look.name}.svg", head_only)
    for name, colour in (("ring", "#F6DE9E"), ("ring_dark", "#2A1608")):
        circle = f'<circle r="4.4" fill="none" stroke="{colour}" stroke-width="1.1"/>'
        write(f"{name}.svg", svg(circle, (-6, -6, 12, 12)))
    bake("peg_shadow.png", SHADOW_WIDTH, SHADOW_HEIGHT, SHADOW_SCALE, peg_shadow)
    side = 2 * BOARD_MARGIN + 2 * BOARD_CORNER + 8
    bake("board_shadow.png", side, side, 1, board_shadow)


def standing(look: Look, size: float, rise: float, *, front: bool) -> str:
    parts = shaft(look, rise) + head(look, size, -rise, front=front)
    return picture(parts, (LEFT, TOP, WIDTH, HEIGHT), look)


def shaft(look: Look, rise: float) -> str:
    """The part between hole and head, thinner below."""
    top = -rise + 1.5
    outline = f"M-2.4,.4L-3.5,{top:g}H3.5L2.4,.4Q0,1.9 -2.4,.4Z"
    return (
        f'<path d="{outline}" fill="url(#shaft)" stroke="{look.edge}" stroke-width=".5"/>'
        f'<path d="M-3.2,{top + 1.6:g}Q0,{top + 4.4:g} 3.2,{top + 1.6:g}" fill="none" '
        'stroke="#D2A64C" stroke-width="1.1"/>'
    )


def head(look: Look, size: float, y: float, *, front: bool) -> str:
    """A brass rim with the material in it; the back peg's is hollowed and bears a brass dot."""
    inner = size - (1.7 if look.corners == 0 else 2.1)
    rim = shape(look, size, y, 'fill="url(#rim)" stroke="#4E3611" stroke-width=".6"')
    low = shape(look, size, y + 0.9, 'fill="#3B270B"')
    if not front:
        face = shape(look, inner, y, f'fill="url(#hollow)" stroke="{look.edge}" stroke-width=".5"')
        dot = f'<circle cy="{y:g}" r="1.5" fill="url(#rim)" stroke="#4E3611" stroke-width=".4"/>'
        return low + rim + face + dot
    face = shape(look, inner, y, f'fill="url(#dome)" stroke="{look.edge}" stroke-width=".4"')
    return low + rim + face + (glint(inner, y) if look.corners == 0 else facets(look, inner, y))


def glint(size: float, y: float) -> str:
    x, up = -0.34 * size, y - 0.42 * size
    return (
        f'<ellipse cx="{x:.2f}" cy="{up:.2f}" rx="{0.3 * size:.2f}" ry="{0.2 * size:.2f}" '
        f'transform="rotate(-38 {x:.2f} {up:.2f})" fill="#FFF" fill-opacity=".95"/>'
    )


def facets(look: Look, size: float, y: float) -> str:
    """Cut faces from the middle: bright towards the light, dark away from it."""
    corners = list(polygon(look, size))
    parts = []
    for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
        toward = -(one[0] + other[0]) * 0.6 - (one[1] + other[1]) * 0.8
        strength = toward / (2 * look.reach * size)
        colour = look.light if strength > 0 else look.edge
        d = f"M0,{y:.2f}L{one[0]:.2f},{one[1] + y:.2f}L{other[0]:.2f},{other[1] + y:.2f}Z"
        parts.append(f'<path d="{d}" fill="{colour}" fill-opacity="{abs(strength) * 0.95:.2f}"/>')
    return "".join(parts)


def shape(look: Look, size: float, y: float, style: str) -> str:
    if look.corners == 0:
        return f'<circle cy="{y:g}" r="{size:g}" {style}/>'
    d = "L".join(f"{px:.2f},{py + y:.2f}" for px, py in polygon(look, size))
    return f'<path d="M{d}Z" stroke-linejoin="round" {style}/>'


def polygon(look: Look, size: float) -> Iterator[Corner]:
    low = 0.18 * size if look.corners == 3 else 0.0
    for corner in range(look.corners):
        angle = (look.turn + 360 * corner / look.corners) * pi / 180
        yield look.reach * size * cos(angle), look.reach * size * sin(angle) + low


def picture(parts: str, box: tuple[int, int, int, int], look: Look) -> str:
    rim = linear("rim", (0, 0, 1, 1), ("#FFF0BE", "#D2A64C", "#7A5720"))
    side = linear("shaft", (0, 0, 1, 0), (look.light, look.middle, look.dark))
    hollow = linear("hollow", (0, 0, 1, 1), (look.dark, look.middle, look.light))
    dome = (
        '<radialGradient id="dome" cx=".36" cy=".3" r=".8">'
        f'<stop offset="0" stop-color="{look.light}"/>'
        f'<stop offset=".55" stop-color="{look.middle}"/>'
        f'<stop offset="1" stop-color="{look.dark}"/></radialGradient>'
    )
    return svg(f"<defs>{rim}{side}{hollow}{dome}</defs>{parts}", box)


def linear(name: str, ends: tuple[int, int, int, int], colours: tuple[str, str, str]) -> str:
    x1, y1, x2, y2 = ends
    stops = "".join(
        f'<stop offset="{at}" stop-color="{colour}"/>'
        for at, colour in zip((0, 0.5, 1), colours, strict=True)
    )
    span = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
    return f'<linearGradient id="{name}" {span}>{stops}</linearGradient>'


def svg(parts: str, box: tuple[int, int, int, int]) -> str:
    x, y, width, height = box
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{x} {y} {width} {height}">{parts}</svg>\n'
    )


def peg_shadow(x: float, y: float) -> float:
    """Darkness of the shadow of a peg whose hole is at 0,0: narrow there, wide under its head.

    Softer than a hole, and joined to the peg, or it would be taken for one.
    """
    x, y = x + SHADOW_LEFT, y + SHADOW_TOP
    steps = [step / 24 for step in range(25)]
    nearest = min(hypot(x - 1 - 6 * t, y - 1 - 4.5 * t) - (2.4 + 3.4 * t) for t in steps)
    return 0.52 / (1 + exp(0.8 * (nearest + 0.8)))


def board_shadow(x: float, y: float) -> float:
    """Darkness beside a board with round corners that leaves `BOARD_MARGIN` all round it."""
    far = BOARD_MARGIN + BOARD_CORNER
    size = 2 * far + 8
    dx = max(far - x, x - (size - far), 0.0)
    dy = max(far - y, y - (size - far), 0.0)
    outside = hypot(dx, dy) - BOARD_CORNER
    return 0.66 / (1 + exp(1.7 * outside / BOARD_BLUR))


def bake(
    name: str, width: int, height: int, scale: int, dark: Callable[[float, float], float]
) -> None:
    image = QImage(width * scale, height * scale, QImage.Format.Format_ARGB32)
    for row in range(height * scale):
        for column in range(width * scale):
            alpha = round(255 * dark((column + 0.5) / scale, (row + 0.5) / scale))
            image.setPixel(column, row, (alpha if alpha > 2 else 0) << 24 | 0x060402)
    if not image.save(str(FOLDER / name)):
        raise SystemExit(f"cannot write {name}")


def write(name: str, text: str) -> None:
    (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
