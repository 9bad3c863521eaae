"""The cloth of the robes: one pattern a suit, in the small cut plain."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from resources.deck.art import Art, Mark
from resources.deck.cutting import cut_area, cut_line
from resources.deck.inks import BLUE, GOLD, INK, IVORY, LIVERY, Livery, Pattern, Suit
from resources.deck.paths import around, box, ellipse, empty, joined, polygon, polyline
from resources.deck.pips import lozenge

Shapes = Iterator[QPainterPath]


def robe(art: Art, region: QPainterPath, suit: Suit, *, plain: bool) -> None:
    """A garment in the suit's own pattern."""
    livery = LIVERY[suit]
    cloth(art, region, livery, plain=plain)


def sleeve(art: Art, region: QPainterPath, colour: str, *, plain: bool) -> None:
    """A striped garment."""
    cloth(art, region, Livery(colour, GOLD, INK, "stripes"), plain=plain)


def cloth(art: Art, region: QPainterPath, livery: Livery, *, plain: bool) -> None:
    art.fill(region, livery.main)
    if not plain:
        for mark in PATTERNS[livery.pattern](region.boundingRect(), livery):
            parts = tuple(_cut(mark, region))
            if parts:
                art.marks.append(replace(mark, parts=parts))
    art.line(region, INK, 7 if plain else 6)


def _cut(mark: Mark, region: QPainterPath) -> Shapes:
    cut = cut_area if mark.fill else cut_line
    for part in mark.parts:
        kept = cut(part, region)
        if not kept.isEmpty():
            yield kept


def chevrons(reach: QRectF, livery: Livery) -> Iterator[Mark]:
    rows = _steps(reach.top() - 40, reach.bottom() + 40, 34)
    yield Mark(
        tuple(
            polyline(*((j * 24, y + (14 if j % 2 else -14)) for j in range(-9, 10))) for y in rows
        ),
        pen=livery.trim,
        width=5,
    )
    yield Mark(tuple(lozenge(j * 24, y + 6, 0.13) for y in rows for j in range(-8, 9, 2)), IVORY)


def scales(reach: QRectF, livery: Livery) -> Iterator[Mark]:
    size = 19
    rows = _steps(reach.top() - size, reach.bottom() + size, size)
    places = [
        (2 * size * column + size * (row % 2), y)
        for row, y in enumerate(rows)
        for column in range(-6, 7)
    ]
    yield Mark(tuple(_scale(x, y, size) for x, y in places), pen=livery.trim, width=4)
    yield Mark(tuple(ellipse(x, y + 5, 4.5) for x, y in places), livery.trim)


def _scale(x: float, y: float, size: float) -> QPainterPath:
    reach = QRectF(x - size, y - size, 2 * size, 2 * size)
    arc = empty()
    arc.arcMoveTo(reach, 180)
    arc.arcTo(reach, 180, 180)
    return arc


def lozenges(reach: QRectF, livery: Livery) -> Iterator[Mark]:
    rows = list(enumerate(_steps(reach.top() - 96, reach.bottom() + 40, 32)))
    columns = range(-8, 9)
    yield Mark(
        tuple(_tall(j * 24, y) for k, y in rows for j in columns if k % 2 == 0 and j % 2 == 0),
        livery.trim,
    )
    yield Mark(
        tuple(ellipse(j * 24, y, 4) for k, y in rows for j in columns if k % 2 == 0 and j % 2),
        BLUE,
    )


def _tall(x: float, y: float) -> QPainterPath:
    return polygon((x, y - 30), (x + 22.5, y), (x, y + 30), (x - 22.5, y))


def quatrefoils(reach: QRectF, livery: Livery) -> Iterator[Mark]:
    rows = enumerate(_steps(reach.top() - 48, reach.bottom() + 30, 24))
    yield Mark(
        tuple(_quatrefoil(j * 40 + 20 * (k % 2), y) for k, y in rows for j in range(-6, 7)),
        livery.trim,
    )


def _quatrefoil(x: float, y: float) -> QPainterPath:
    return joined(*(ellipse(*around(x, y, 7, turn), 5.2) for turn in (0, 90, 180, 270)))


def stripes(reach: QRectF, livery: Livery) -> Iterator[Mark]:
    yield Mark(
        tuple(box(j * 22 - 4, reach.top() - 5, 8, reach.height() + 10) for j in range(-12, 13)),
        livery.trim,
    )


def _steps(start: float, stop: float, step: float) -> list[float]:
    return [start + step * count for count in range(int((stop - start) // step) + 1)]


PATTERNS: Final[dict[Pattern, Callable[[QRectF, Livery], Iterator[Mark]]]] = {
    "chevrons": chevrons,
    "scales": scales,
    "lozenges": lozenges,
    "quatrefoils": quatrefoils,
    "stripes": stripes,
}
