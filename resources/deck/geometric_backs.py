"""Two backs of circles: green with a net of petals, black with fans that open from the middle."""

from collections.abc import Iterator
from itertools import product

from PySide6.QtGui import QPainterPath, QTransform

from resources.deck.art import Art
from resources.deck.cutting import cut_area
from resources.deck.paths import Point, around, box, ellipse, empty, moved, path
from resources.deck.pips import lozenge, pip
from resources.deck.svg import drawing

LEAF, GROVE, MOSS, CREAM = "#1F5B45", "#123D2E", "#4E8A6B", "#EBDDAF"
NIGHT, COAL, GILT, PALE = "#1D1B22", "#111015", "#CBA04B", "#F1E4C3"
WIDE, HIGH = 262, 387
CIRCLE = 43.7
FAN, RINGS = 87.0, 4


def petals() -> str:
    """Circles that cross make leaves, four to a flower."""
    art = _ground(LEAF, GROVE)
    inside = box(-WIDE, -HIGH, 2 * WIDE, 2 * HIGH, round_by=10)
    clear = ellipse(0, 0, 128)
    leaves = [leaf for leaf in _leaves() if not clear.intersects(leaf)]
    art.fill_all((cut_area(leaf, inside) for leaf in leaves), MOSS)
    knots = (ellipse(x, y, 7.5) for x, y in _crossings() if not clear.contains(ellipse(x, y, 9)))
    art.fill_all((cut_area(knot, inside) for knot in knots), CREAM)
    art.line(inside, CREAM, 5)
    _round_medallion(art)
    return drawing(art)


def fans() -> str:
    """Fans of gilt ribs, one half of the card turned against the other."""
    art = _ground(NIGHT, COAL)
    half = box(-WIDE, -HIGH, 2 * WIDE, HIGH - 30)
    upper = Art()
    for x, y in _fan_feet():
        _fan(upper, x, y)
    for turn in (0, 180):
        art.put(upper, QTransform().rotate(turn), QTransform().rotate(turn).map(half))
    band = box(-WIDE, -30, 2 * WIDE, 60)
    art.fill(band, COAL)
    for y in (-30, -22, 22, 30):
        art.line(f"M{-WIDE},{y} H{WIDE}", GILT, 4 if abs(y) == 30 else 2.5, flat=True)
    for step in range(-3, 4):
        if step:
            art.fill(lozenge(step * 62, 0, 0.26), PALE if step % 2 else GILT)
    art.line(box(-WIDE, -HIGH, 2 * WIDE, 2 * HIGH, round_by=10), GILT, 5)
    _star(art)
    return drawing(art)


def _ground(cloth: str, edge: str) -> Art:
    art = Art()
    art.fill(box(-284, -409, 568, 818, round_by=26), cloth)
    art.line(box(-281.5, -406.5, 563, 813, round_by=24), edge, 5)
    return art


def _crossings() -> Iterator[Point]:
    columns, rows = round(WIDE / CIRCLE), round(HIGH / CIRCLE)
    for i, j in product(range(-columns, columns + 1), range(-rows, rows + 1)):
        if (i + j) % 2 == 0:
            yield i * CIRCLE, j * HIGH / rows


def _leaves() -> Iterator[QPainterPath]:
    """Four leaves from each crossing to its neighbours, drawn once each."""
    leaf = path("M0,0 C14,5 30,5 44,0 C30,-5 14,-5 0,0 Z")
    wide = QTransform().scale(1.16, 2.3).map(leaf)
    for x, y in _crossings():
        yield moved(wide, x + 4, y + 4, turn=45)
        yield moved(wide, x - 4, y + 4, turn=135)


def _round_medallion(art: Art) -> None:
    art.shape(ellipse(0, 0, 118), LEAF, 6, CREAM)
    art.shape(ellipse(0, 0, 102), GROVE, 4, MOSS)
    for turn in range(0, 360, 90):
        x, y = around(0, 0, 56, turn - 90)
        art.fill(pip("H" if turn % 180 else "S", x, y, 0.5, turn=turn), CREAM)
    art.fill(lozenge(0, 0, 0.3), CREAM)
    for turn in range(45, 360, 90):
        art.line(_ray(turn, 30, 88), MOSS, 4)


def _ray(turn: float, start: float, end: float) -> str:
    (x, y), (far_x, far_y) = around(0, 0, start, turn), around(0, 0, end, turn)
    return f"M{x:.1f},{y:.1f} L{far_x:.1f},{far_y:.1f}"


def _fan_feet() -> Iterator[Point]:
    """From the top down, so that a lower fan covers the foot of the one above."""
    for row in range(-10, 1):
        shift = FAN / 2 if row % 2 else 0
        for column in range(-4, 5):
            yield column * FAN + shift, row * FAN / 2


def _fan(art: Art, x: float, y: float) -> None:
    for ring in range(RINGS):
        radius = FAN / 2 * (1 - ring / RINGS) + 0.5
        art.fill(_half_disc(x, y, radius), (NIGHT, COAL)[ring % 2])
        art.line(_arc(x, y, radius), GILT, 4.2 if ring == 0 else 2.4)
    art.fill(ellipse(x, y, 6), PALE)


def _arc(x: float, y: float, radius: float) -> QPainterPath:
    arc = empty()
    arc.arcMoveTo(x - radius, y - radius, 2 * radius, 2 * radius, 0)
    arc.arcTo(x - radius, y - radius, 2 * radius, 2 * radius, 0, 180)
    return arc


def _half_disc(x: float, y: float, radius: float) -> QPainterPath:
    disc = _arc(x, y, radius)
    disc.closeSubpath()
    return disc


def _star(art: Art) -> None:
    art.shape(ellipse(0, 0, 84), COAL, 6, GILT)
    art.line(ellipse(0, 0, 70), GILT, 2.5)
    point = path("M0,-62 L11,-20 L0,0 L-11,-20 Z")
    for turn in range(0, 360, 45):
        size = 1.0 if turn % 90 == 0 else 0.7
        art.fill(moved(point, scale=size, turn=turn), PALE if turn % 90 == 0 else GILT)
    art.fill(ellipse(0, 0, 9), COAL)
