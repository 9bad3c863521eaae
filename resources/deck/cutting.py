"""Cuts shapes and lines along the edge of a region."""

from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from resources.deck.paths import Segment, empty, segments

STEPS = 24
HALVINGS = 10
SHORTEST = 0.01


def cut_area(drawn: QPainterPath, region: QPainterPath) -> QPainterPath:
    """What of a filled shape lies in the region."""
    bounds = drawn.controlPointRect()
    if region.contains(bounds):
        return drawn
    return drawn.intersected(region) if region.intersects(bounds) else empty()


def cut_line(drawn: QPainterPath, region: QPainterPath) -> QPainterPath:
    """The stretches of a line that lie in the region."""
    if region.contains(drawn.controlPointRect()):
        return drawn
    kept, end = empty(), QPointF()
    for fresh, segment in segments(drawn):
        for start, stop in _stretches(segment, region):
            piece = _part(segment, start, stop)
            if fresh or start > 0 or kept.isEmpty() or end != piece[0]:
                kept.moveTo(piece[0])
            _add(kept, piece)
            end = piece[-1]
    return kept


def _stretches(segment: Segment, region: QPainterPath) -> list[tuple[float, float]]:
    times = [step / STEPS for step in range(STEPS + 1)]
    inside = [region.contains(_at(segment, time)) for time in times]
    edges = [0.0] if inside[0] else []
    for (early, was), (late, is_now) in pairwise(zip(times, inside, strict=True)):
        if was != is_now:
            edges.append(_edge(segment, region, early, late))
    if inside[-1]:
        edges.append(1.0)
    pairs = zip(edges[::2], edges[1::2], strict=True)
    return [(start, stop) for start, stop in pairs if stop - start > SHORTEST]


def _edge(segment: Segment, region: QPainterPath, early: float, late: float) -> float:
    was = region.contains(_at(segment, early))
    for _ in range(HALVINGS):
        middle = (early + late) / 2
        if region.contains(_at(segment, middle)) == was:
            early = middle
        else:
            late = middle
    return early if was else late


def _at(segment: Segment, time: float) -> QPointF:
    points = list(segment)
    while len(points) > 1:
        points = [a + (b - a) * time for a, b in pairwise(points)]
    return points[0]


def _part(segment: Segment, start: float, stop: float) -> Segment:
    if stop < 1:
        segment = _before(segment, stop)
        start /= stop
    return _before(segment[::-1], 1 - start)[::-1] if start > 0 else segment


def _before(segment: Segment, time: float) -> Segment:
    """The part of a segment until a time, by de Casteljau."""
    points, kept = list(segment), [segment[0]]
    while len(points) > 1:
        points = [a + (b - a) * time for a, b in pairwise(points)]
        kept.append(points[0])
    return tuple(kept)


def _add(drawn: QPainterPath, segment: Segment) -> None:
    if len(segment) == 2:
        drawn.lineTo(segment[1])
    else:
        drawn.cubicTo(*segment[1:])
