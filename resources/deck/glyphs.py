"""Index letters and digits: thick stems, thin bars, slab serifs, ball terminals. Capitals are 100
units high, from 0 to 100; a glyph is centred on x = 0."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QPainterPath, QTransform

from resources.deck.paths import box, ellipse, joined, moved, outline, path

THICK, THIN, SLAB, BALL = 17.0, 9.5, 9.0, 10.5
TALL: Final = 100
WIDEST: Final = 72.0
WIDEST_TEN: Final = 80.0
HANGING: Final = 20


def glyph(name: str) -> QPainterPath:
    """The shape of an index such as "K" or "10", squeezed where it is too wide."""
    parts, right = [], 0.0
    for letter in name:
        shape = SHAPES[letter]()
        bounds = shape.boundingRect()
        parts.append(moved(shape, right - bounds.left()))
        right += bounds.width() + 7
    whole = joined(*parts)
    width = whole.boundingRect().width()
    squeeze = min(1.0, (WIDEST if len(name) == 1 else WIDEST_TEN) / width)
    return QTransform().scale(squeeze, 1).translate(-width / 2, 0).map(whole)


@dataclass(frozen=True, slots=True)
class Pen:
    """Draws upright strokes `thick`, level ones `thin`, as a pen of an oval tip does."""

    thick: float = THICK
    thin: float = THIN

    def draw(self, data: str) -> QPainterPath:
        stretch = self.thick / self.thin
        high = QTransform().scale(1, stretch)
        return (
            QTransform()
            .scale(1, 1 / stretch)
            .map(outline(high.map(path(data)), self.thick, sharp=True))
        )


def stroke(data: str, width: float) -> QPainterPath:
    return outline(path(data), width, sharp=True)


def slab(left: float, right: float, *, foot: bool) -> QPainterPath:
    return box(left, TALL - SLAB if foot else 0, right - left, SLAB)


def stem(middle: float, top: float = 0, foot: float = TALL, width: float = THICK) -> QPainterPath:
    return box(middle - width / 2, top, width, foot - top)


def merged(*parts: QPainterPath) -> QPainterPath:
    """One shape, cut flush with the tops of the capitals."""
    cut = box(-60, 0, 240, TALL + HANGING)
    return joined(*parts).simplified().intersected(cut)


def flush(*parts: QPainterPath) -> QPainterPath:
    """One shape that stands on the line as well."""
    return joined(*parts).simplified().intersected(box(-60, 0, 240, TALL))


def ace() -> QPainterPath:
    return flush(
        stroke("M10,104 L38,-4", THIN),
        stroke("M33,-8 L63,108", THICK),
        stroke("M20,68 H54", THIN),
        slab(-2, 24, foot=True),
        slab(45, 79, foot=True),
    )


def king() -> QPainterPath:
    return flush(
        stem(17),
        stroke("M66,-2 L14,70", THIN + 1),
        stroke("M32,36 L66,106", THICK),
        slab(1, 34, foot=False),
        slab(1, 34, foot=True),
        slab(46, 78, foot=False),
        slab(47, 82, foot=True),
    )


def queen() -> QPainterPath:
    bowl = Pen().draw(
        "M37,4.5 C18,4.5 9,24 9,50 C9,76 18,95.5 37,95.5 C56,95.5 65,76 65,50 C65,24 "
        "56,4.5 37,4.5 Z"
    )
    return merged(bowl, stroke("M25,74 C44,66 50,124 78,104", THIN + 1))


def jack() -> QPainterPath:
    hook = Pen().draw("M39,4 V70 C39,88 33,95.25 24,95.25 C16,95.25 10,90 9,80")
    return merged(hook, ellipse(10, 80, BALL), slab(20, 58, foot=False))


def heer() -> QPainterPath:
    slabs = (slab(left, left + 32, foot=foot) for left in (1, 47) for foot in (False, True))
    return flush(stem(17), stem(63), stroke("M17,50 H63", THIN), *slabs)


def vrouw() -> QPainterPath:
    return flush(
        stroke("M12,-8 L43,108", THICK),
        stroke("M67,-4 L38,106", THIN),
        slab(-3, 31, foot=False),
        slab(53, 79, foot=False),
    )


def boer() -> QPainterPath:
    upper = Pen().draw("M14,4.75 H36 C66,4.75 64,47 36,47 H14")
    lower = Pen().draw("M36,47 C76,47 74,95.25 36,95.25 H14")
    return flush(stem(17), upper, lower, slab(1, 20, foot=False), slab(1, 20, foot=True))


def rei() -> QPainterPath:
    bowl = Pen().draw("M14,4.75 H36 C70,4.75 70,53 36,53 H14")
    return flush(
        stem(17),
        bowl,
        stroke("M37,48 L64,106", THICK),
        slab(1, 20, foot=False),
        slab(1, 34, foot=True),
        slab(48, 80, foot=True),
    )


def dama() -> QPainterPath:
    bowl = Pen().draw("M14,4.75 H30 C80,4.75 80,95.25 30,95.25 H14")
    return flush(stem(17), bowl, slab(1, 20, foot=False), slab(1, 20, foot=True))


def one() -> QPainterPath:
    return flush(stem(21, width=16), stroke("M-1,27 C10,24 18,15 20,0", 10), slab(3, 39, foot=True))


def nought() -> QPainterPath:
    return (
        Pen(16)
        .draw(
            "M26,4.5 C12,4.5 8,24 8,50 C8,76 12,95.5 26,95.5 C40,95.5 44,76 44,50 C44,24 "
            "40,4.5 26,4.5 Z"
        )
        .simplified()
    )


def two() -> QPainterPath:
    neck = Pen().draw("M10,28 C10,13 18,4.75 31,4.75 C46,4.75 55,14 55,28 C55,50 22,62 8,92")
    return flush(
        neck,
        ellipse(12, 30, BALL),
        box(3, 86, 56, 14),
        stroke("M59.5,70 L54,98", 8),
        stroke("M8,100 C9,86 16,78 24,70", 8),
    )


def three() -> QPainterPath:
    upper = Pen().draw("M11,24 C13,10 20,4.75 30,4.75 C44,4.75 51,14 51,25 C51,38 42,46.5 26,47")
    lower = Pen().draw("M26,47 C45,47.5 54,58 54,71 C54,87 44,95.25 29,95.25 C17,95.25 10,90 9,79")
    return flush(upper, lower, ellipse(12.5, 26, BALL), ellipse(10.5, 77, BALL))


def four() -> QPainterPath:
    return flush(
        stem(45),
        stroke("M46,-6 L5,72", THIN),
        stroke("M1,72 H66", THIN + 0.5),
        slab(30, 61, foot=True),
    )


def five() -> QPainterPath:
    bowl = Pen().draw(
        "M13,51 C17,43 23,39 32,39 C46,39 55,51 55,66 C55,85 44,95.25 29,95.25 C17,95.25 10,90 9,79"
    )
    return flush(
        bowl, stroke("M17,2 L13.2,52", THIN - 1), box(12, 0, 40, 15), ellipse(10.5, 77, BALL)
    )


def six() -> QPainterPath:
    bowl = Pen().draw(
        "M31,40 C18,40 9,51 9,67.5 C9,84 18,95.25 31,95.25 C44,95.25 53,84 53,67.5 C53,51 "
        "44,40 31,40 Z"
    )
    back = Pen().draw("M51,22 C50,10 43,4.75 35,4.75 C17,4.75 9,30 9,66")
    return flush(bowl, back, ellipse(48.5, 23.5, BALL))


def seven() -> QPainterPath:
    return flush(
        box(3, 0, 54, 14), stroke("M6,0 V28", 8), stroke("M48,6 C37,30 28,62 28,102", THICK)
    )


def eight() -> QPainterPath:
    upper = Pen(15.5).draw(
        "M31,4.75 C19,4.75 12,13 12,25 C12,37 19,46 31,46 C43,46 50,37 50,25 C50,13 "
        "43,4.75 31,4.75 Z"
    )
    lower = Pen().draw(
        "M31,46 C17,46 8,56 8,70.5 C8,86 17,95.25 31,95.25 C45,95.25 54,86 54,70.5 C54,56 "
        "45,46 31,46 Z"
    )
    return flush(upper, lower)


def nine() -> QPainterPath:
    return moved(six(), 62, TALL, turn=180)


SHAPES: Final[dict[str, Callable[[], QPainterPath]]] = {
    "A": ace, "K": king, "Q": queen, "J": jack, "H": heer, "V": vrouw, "B": boer, "R": rei,
    "D": dama, "1": one, "0": nought, "2": two, "3": three, "4": four, "5": five, "6": six,
    "7": seven, "8": eight, "9": nine,
}  # fmt: skip
NAMES: Final = ("A", "K", "Q", "J", "H", "V", "B", "R", "D", "10", *"23456789")
