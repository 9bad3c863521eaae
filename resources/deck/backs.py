"""The two backs: a red trellis with a medallion, and an engraved blue one."""

from collections.abc import Callable
from itertools import product
from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from resources.deck.art import Art
from resources.deck.inks import BLUE, GOLD, IVORY
from resources.deck.paths import Point, box, ellipse, empty, moved, path, polygon, polyline
from resources.deck.pips import lozenge, pip
from resources.deck.svg import drawing

CLOTH, DEEP, THREAD, NET = "#8E2A30", "#6A1820", "#EBCF94", "#C18567"
WIDE, HIGH = 262, 387
COLUMNS, ROWS = 6, 9

Curve = Callable[[float], Point]


def trellis() -> str:
    """A net of threads, knotted where they cross; coarse enough not to shimmer when small."""
    art = Art()
    art.fill(box(-284, -409, 568, 818, round_by=26), CLOTH)
    _meshes(art)
    art.line(box(-281.5, -406.5, 563, 813, round_by=24), DEEP, 5)
    art.line(box(-WIDE, -HIGH, 2 * WIDE, 2 * HIGH, round_by=10), THREAD, 5)
    _lozenge_medallion(art)
    return drawing(art)


def _meshes(art: Art) -> None:
    """Places count half meshes from the middle; where their sum is even, threads cross."""
    across, down = WIDE / COLUMNS, HIGH / ROWS
    inside = [
        (i, j)
        for i, j in product(range(1 - COLUMNS, COLUMNS), range(1 - ROWS, ROWS))
        if abs(i) * across / 130 + abs(j) * down / 194 > 1
    ]
    art.fill_all((lozenge(i * across, j * down, 0.34) for i, j in inside if (i + j) % 2), DEEP)
    far = (COLUMNS + ROWS) // 2 * 2
    for lean, start in product((1, -1), range(-far, far + 1, 2)):
        thread = _thread(start, lean)
        if thread:
            art.line(thread, NET, 6, flat=True)
    art.fill_all(
        (ellipse(i * across, j * down, 9.5) for i, j in inside if (i + j) % 2 == 0), THREAD
    )


def _thread(start: int, lean: int) -> QPainterPath | None:
    """The thread through half mesh `start` of the middle row, from edge to edge."""
    low, high = max(-ROWS, -COLUMNS - lean * start), min(ROWS, COLUMNS - lean * start)
    if low >= high:
        return None
    across, down = WIDE / COLUMNS, HIGH / ROWS
    return polyline(*(((start + lean * row) * across, row * down) for row in (low, high)))


def _lozenge_medallion(art: Art) -> None:
    def diamond(wide: float, high: float) -> QPainterPath:
        return polygon((0, -high), (wide, 0), (0, high), (-wide, 0))

    art.shape(diamond(112, 166), CLOTH, 6, THREAD)
    art.shape(diamond(96, 142), DEEP, 4, NET)
    art.line(diamond(74, 110), THREAD, 5)
    for turn in (0, 180):
        art.fill(moved(pip("S", 0, -38, 0.56), turn=turn), THREAD)
    art.fill(lozenge(0, 0, 0.2), THREAD)


def engraved() -> str:
    """Woven waves round an oval rosette, as a banknote is engraved."""
    art = Art()
    art.fill(box(-285, -410, 570, 820, round_by=24), BLUE)
    art.line(box(-273, -398, 546, 796, round_by=16), GOLD, 4)
    for phase in range(4):
        art.line(_smooth(_wave(phase * pi / 2), 288), GOLD if phase % 2 else IVORY, 2.4)
    for radius, swing, waves, count, colour in (
        (150, 52, 12, 8, IVORY), (84, 34, 10, 6, GOLD), (36, 16, 8, 4, IVORY),
    ):  # fmt: skip
        for turn in range(count):
            curve = _rosette(radius, swing, waves, 2 * pi * turn / count)
            art.line(_smooth(curve, waves * 6), colour, 2.4)
    art.line(ellipse(0, 0, 206, 257), GOLD, 4)
    art.line(ellipse(0, 0, 116, 144), GOLD, 3)
    _flower(art, 0.62, (GOLD, GOLD))
    for side, end in product((-1, 1), (-1, 1)):
        corner = Art()
        _flower(corner, 1.05, (IVORY, GOLD))
        art.put(corner, QTransform().translate(158 * side, 284 * end))
    return drawing(art)


def _flower(art: Art, size: float, colours: tuple[str, str]) -> None:
    petal = path("M0,-8 C12,-18 10,-34 0,-42 C-10,-34 -12,-18 0,-8 Z")
    for turn in range(8):
        art.fill(moved(petal, scale=size, turn=turn * 45), colours[turn % 2])


def _wave(phase: float) -> Curve:
    """Round a rectangle with soft corners, forty-eight waves."""

    def at(turn: float) -> Point:
        across, down = cos(turn), sin(turn)
        square = (abs(across) ** 9 + abs(down) ** 9) ** (-1 / 9)
        swing = 0.062 * sin(48 * turn + phase) / max(abs(across), abs(down)) ** 0.5
        return 238 * (square + swing) * across, 363 * (square + swing) * down

    return at


def _rosette(radius: float, swing: float, waves: int, phase: float) -> Curve:
    def at(turn: float) -> Point:
        reach = radius + swing * sin(waves * turn + phase)
        return reach * cos(turn), 1.25 * reach * sin(turn)

    return at


def _smooth(curve: Curve, pieces: int) -> QPainterPath:
    """A closed curve as cubic pieces that keep its direction where they meet."""
    step, near = 2 * pi / pieces, 1e-4
    knots = [QPointF(*curve(k * step)) for k in range(pieces + 1)]
    slopes = [
        (QPointF(*curve(k * step + near)) - QPointF(*curve(k * step - near))) * (step / near / 6)
        for k in range(pieces + 1)
    ]
    drawn = empty()
    drawn.moveTo(knots[0])
    for k in range(pieces):
        drawn.cubicTo(knots[k] + slopes[k], knots[k + 1] - slopes[k + 1], knots[k + 1])
    return drawn
