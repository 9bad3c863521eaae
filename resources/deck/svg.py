"""Writes drawings as small SVG: relative commands, one decimal, looks that repeat joined."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from PySide6.QtGui import QPainterPath

from resources.deck.art import Art, Mark
from resources.deck.paths import CARD_HEIGHT, CARD_WIDTH, segments

NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
TENTHS = 10


def document(body: str, box: tuple[int, int, int, int] | None = None) -> str:
    """A file; the body begins after its first `>` and ends before its last `<`."""
    x, y, width, height = box or (-CARD_WIDTH // 2, -CARD_HEIGHT // 2, CARD_WIDTH, CARD_HEIGHT)
    size = f'viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"'
    return f"<svg {NAMESPACES} {size}>{body}</svg>\n"


def drawing(art: Art) -> str:
    """The marks as paths; the group sets what most pens have in common."""
    runs = groupby(art.marks, key=lambda mark: (mark.fill, mark.pen, mark.width, mark.flat))
    paths = "".join(element(mark) for _, run in runs for mark in _merged(list(run)))
    return f'<g stroke-linejoin="round" stroke-linecap="round">{paths}</g>'


def element(mark: Mark) -> str:
    look = f' fill="{mark.fill or "none"}"'
    if mark.pen:
        look += f' stroke="{mark.pen}" stroke-width="{_number(round(mark.width * TENTHS))}"'
    if mark.flat:
        look += ' stroke-linecap="butt"'
    return f'<path{look} d="{data(mark.path)}"/>'


def _merged(run: list[Mark]) -> Iterator[Mark]:
    """Marks of one look as few as can be: lines always join, areas where they do not meet."""
    gathered: list[Mark] = []
    for mark in run:
        if gathered and mark.fill and not _apart(gathered, mark):
            yield _joined(gathered)
            gathered = []
        gathered.append(mark)
    yield _joined(gathered)


def _apart(gathered: Iterable[Mark], mark: Mark) -> bool:
    reach = mark.path.controlPointRect().adjusted(-6, -6, 6, 6)
    return not any(reach.intersects(other.path.controlPointRect()) for other in gathered)


def _joined(marks: list[Mark]) -> Mark:
    first = marks[0]
    parts = tuple(part for mark in marks for part in mark.parts)
    return Mark(parts, first.fill, first.pen, first.width, first.flat)


def data(drawn: QPainterPath) -> str:
    """SVG path data. A line that comes back to its start is closed."""
    written = _Writer()
    for fresh, points in segments(drawn):
        rounded = [(round(p.x() * TENTHS), round(p.y() * TENTHS)) for p in points]
        if fresh:
            written.move(rounded[0])
        written.go(rounded[1:])
    return written.finished()


class _Writer:
    def __init__(self) -> None:
        self._out: list[str] = []
        self._command = ""
        self._here = self._start = (0, 0)

    def move(self, point: tuple[int, int]) -> None:
        self._close()
        self._out.append(("m" if self._out else "M") + self._steps([point]))
        self._command = "m"
        self._here = self._start = point

    def go(self, points: list[tuple[int, int]]) -> None:
        if len(points) == 1:
            self._line(points[0])
        else:
            self._write("c", self._steps(points))
        self._here = points[-1]

    def finished(self) -> str:
        self._close()
        return "".join(self._out)

    def _line(self, point: tuple[int, int]) -> None:
        across, down = point[0] - self._here[0], point[1] - self._here[1]
        if down == 0 and across == 0:
            return
        if down == 0:
            self._write("h", _number(across))
        elif across == 0:
            self._write("v", _number(down))
        else:
            self._write("l", self._steps([point]))

    def _steps(self, points: list[tuple[int, int]]) -> str:
        """All relative to where the pen is, as SVG wants it."""
        steps = (_number(p[axis] - self._here[axis]) for p in points for axis in (0, 1))
        return _packed(steps)

    def _write(self, command: str, numbers: str) -> None:
        if command == self._command:
            self._out.append(numbers if numbers.startswith("-") else f" {numbers}")
        else:
            self._out.append(command + numbers)
        self._command = command

    def _close(self) -> None:
        if self._out and self._here == self._start and self._command not in {"m", ""}:
            self._out.append("z")
        self._command = ""


def _packed(numbers: Iterable[str]) -> str:
    packed = ""
    for number in numbers:
        packed += number if not packed or number.startswith("-") else f" {number}"
    return packed


def _number(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), TENTHS)
    sign = "-" if tenths < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{rest}"
