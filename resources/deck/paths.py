"""Paths on a card: ten units a millimetre, 0,0 at the middle of the card, y downwards."""

import re
from collections.abc import Iterator
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

CARD_WIDTH, CARD_HEIGHT = 630, 880

Element = QPainterPath.ElementType
Point = tuple[float, float]
Segment = tuple[QPointF, ...]
TOKENS = re.compile(r"[A-Z]|-?\d*\.?\d+")


def path(data: str) -> QPainterPath:
    """A path from SVG data with the absolute commands M L H V C Q Z."""
    drawn = empty()
    tokens = TOKENS.findall(data)
    at, command = 0, ""

    def take(count: int) -> list[float]:
        nonlocal at
        at += count
        return [float(token) for token in tokens[at - count : at]]

    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        here = drawn.currentPosition()
        match command:
            case "M":
                drawn.moveTo(*take(2))
                command = "L"
            case "L":
                drawn.lineTo(*take(2))
            case "H":
                drawn.lineTo(take(1)[0], here.y())
            case "V":
                drawn.lineTo(here.x(), take(1)[0])
            case "Q":
                drawn.quadTo(*take(4))
            case "C":
                drawn.cubicTo(*take(6))
            case "Z":
                drawn.closeSubpath()
            case _:
                raise ValueError(command)
    return drawn


def empty() -> QPainterPath:
    drawn = QPainterPath()
    drawn.setFillRule(Qt.FillRule.WindingFill)
    return drawn


def ellipse(x: float, y: float, across: float, down: float | None = None) -> QPainterPath:
    """`across` and `down` are half axes; a circle without `down`."""
    drawn = empty()
    drawn.addEllipse(QPointF(x, y), across, across if down is None else down)
    return drawn


def box(x: float, y: float, width: float, height: float, *, round_by: float = 0) -> QPainterPath:
    drawn = empty()
    drawn.addRoundedRect(QRectF(x, y, width, height), round_by, round_by)
    return drawn


def polygon(*corners: Point) -> QPainterPath:
    return polyline(*corners, closed=True)


def polyline(*corners: Point, closed: bool = False) -> QPainterPath:
    drawn = empty()
    drawn.moveTo(*corners[0])
    for corner in corners[1:]:
        drawn.lineTo(*corner)
    if closed:
        drawn.closeSubpath()
    return drawn


def joined(*parts: QPainterPath) -> QPainterPath:
    drawn = empty()
    for part in parts:
        drawn.addPath(part)
    return drawn


def moved(
    drawn: QPainterPath, x: float = 0, y: float = 0, *, scale: float = 1, turn: float = 0
) -> QPainterPath:
    """Scaled, then turned by degrees, then moved."""
    return QTransform().translate(x, y).rotate(turn).scale(scale, scale).map(drawn)


def mirrored(drawn: QPainterPath) -> QPainterPath:
    return QTransform().scale(-1, 1).map(drawn)


def both(drawn: QPainterPath) -> QPainterPath:
    """A path and its mirror image."""
    return joined(drawn, mirrored(drawn))


def sided(drawn: QPainterPath, side: int) -> QPainterPath:
    """The path itself at side 1, its mirror image at side -1."""
    return drawn if side > 0 else mirrored(drawn)


def around(x: float, y: float, radius: float, degrees: float) -> Point:
    """A place on a circle; 0 degrees is to the right, 90 below."""
    turn = radians(degrees)
    return round(x + radius * cos(turn), 3), round(y + radius * sin(turn), 3)


def outline(drawn: QPainterPath, width: float, *, sharp: bool = False) -> QPainterPath:
    """The area a pen covers; a sharp one ends flat and turns in corners."""
    pen = QPainterPathStroker()
    pen.setWidth(width)
    pen.setCurveThreshold(0.25)
    cap, join = Qt.PenCapStyle, Qt.PenJoinStyle
    pen.setCapStyle(cap.FlatCap if sharp else cap.RoundCap)
    pen.setJoinStyle(join.MiterJoin if sharp else join.RoundJoin)
    area = pen.createStroke(drawn)
    area.setFillRule(Qt.FillRule.WindingFill)
    return area


def segments(drawn: QPainterPath) -> Iterator[tuple[bool, Segment]]:
    """Lines (two points) and curves (four), each with whether a new line begins with it."""
    at, here, fresh = 0, QPointF(), True
    while at < drawn.elementCount():
        element = drawn.elementAt(at)
        if element.type is Element.MoveToElement:
            here, fresh = QPointF(element.x, element.y), True
            at += 1
            continue
        reach = 3 if element.type is Element.CurveToElement else 1
        ahead = (drawn.elementAt(at + step) for step in range(reach))
        points = (here, *(QPointF(next_one.x, next_one.y) for next_one in ahead))
        yield fresh, points
        here, fresh = points[-1], False
        at += reach
