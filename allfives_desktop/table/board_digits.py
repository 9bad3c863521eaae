"""Digits as strokes: the board is a picture and needs no font."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from allfives_desktop.table.board_layout import Point

"""Of the height of a digit."""
STROKE: Final = 0.19
_CELL: Final = 10.0
_SPACE: Final = 2.2

# Middle lines in a cell ten high: width, then the path
_DIGITS: Final[Mapping[str, tuple[float, str]]] = {
    "0": (6, "M3,0C5,0 6,2 6,5C6,8 5,10 3,10C1,10 0,8 0,5C0,2 1,0 3,0"),
    "1": (3, "M0,2.2L2.6,0L2.6,10"),
    "2": (5.8, "M.2,2.7C.2,1 1.3,0 2.9,0C4.6,0 5.6,1.1 5.6,2.7C5.6,5 1.8,7 0,10L5.8,10"),
    "3": (
        5.8,
        (
            "M.4,1.7C.9,.6 1.8,0 2.9,0C4.4,0 5.4,1 5.4,2.4C5.4,3.9 4.3,4.7 2.4,4.7"
            "C4.6,4.7 5.8,5.7 5.8,7.3C5.8,9 4.5,10 2.9,10C1.5,10 .5,9.4 0,8.3"
        ),
    ),
    "4": (6.2, "M4.5,10L4.5,0L0,7L6.2,7"),
    "5": (
        5.8,
        (
            "M5.3,0L1.1,0L.7,4.6C1.3,4 2.1,3.7 3,3.7C4.6,3.7 5.8,4.9 5.8,6.8"
            "C5.8,8.7 4.6,10 2.9,10C1.6,10 .6,9.4 0,8.3"
        ),
    ),
    "6": (
        6,
        (
            "M4.9,.2C2.2,1 0,3.6 0,6.7C0,8.7 1.2,10 3,10C4.8,10 6,8.7 6,6.9"
            "C6,5.1 4.8,3.9 3.1,3.9C1.6,3.9 .4,4.9 0,6.4"
        ),
    ),
    "7": (5.6, "M0,0L5.6,0L2,10"),
    "8": (
        6,
        (
            "M3,4.6C1.5,4.6 .6,3.7 .6,2.3C.6,1 1.5,0 3,0C4.5,0 5.4,1 5.4,2.3C5.4,3.7 4.5,4.6 3,4.6"
            "C1.2,4.6 0,5.7 0,7.3C0,8.9 1.2,10 3,10C4.8,10 6,8.9 6,7.3C6,5.7 4.8,4.6 3,4.6"
        ),
    ),
    "9": (
        6,
        (
            "M1.1,9.8C3.8,9 6,6.4 6,3.3C6,1.3 4.8,0 3,0C1.2,0 0,1.3 0,3.1"
            "C0,4.9 1.2,6.1 2.9,6.1C4.4,6.1 5.6,5.1 6,3.6"
        ),
    ),
    "-": (4.4, "M0,5.2L4.4,5.2"),
}
_COMMAND: Final = re.compile(r"([MLC])([^MLC]*)")


@dataclass(frozen=True, slots=True)
class Number:
    """A number centred at a point; `height` is that of its digits, in design units."""

    value: int
    at: Point
    height: float

    @property
    def width(self) -> float:
        return digits_width(self.value, self.height)


def digits_width(value: int, height: float) -> float:
    """How wide a number is whose digits are `height` high."""
    text = str(value)
    cells = sum(_DIGITS[digit][0] for digit in text) + _SPACE * (len(text) - 1)
    return cells * height / _CELL


def digits_path(number: Number) -> str:
    """Middle lines of the digits as SVG path data, to be stroked `STROKE` of their height wide."""
    scale = number.height / _CELL
    x, y = number.at.x - number.width / 2, number.at.y - number.height / 2
    parts: list[str] = []
    for digit in str(number.value):
        width, path = _DIGITS[digit]
        parts.extend(_moved(path, x, y, scale=scale))
        x += (width + _SPACE) * scale
    return "".join(parts)


def _moved(path: str, x: float, y: float, *, scale: float) -> Iterator[str]:
    for command, numbers in _COMMAND.findall(path):
        values = [float(number) for number in re.split(r"[ ,]", numbers)]
        points = zip(values[::2], values[1::2], strict=True)
        yield command + " ".join(f"{x + px * scale:.2f},{y + py * scale:.2f}" for px, py in points)
