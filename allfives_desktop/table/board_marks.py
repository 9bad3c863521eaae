"""The numbers of a cribbage board and the brass between its streets, in design units."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from allfives_desktop.table.board_digits import Number, digits_width
from allfives_desktop.table.board_layout import STREET, BoardLayout, Point
from allfives_desktop.table.board_skunk import SkunkLine, skunk_line

DECADE: Final = 10
AIR: Final = 2.0
HOLE_EDGE: Final = 4.2
FRAME_EDGE: Final = 10.5


@dataclass(frozen=True, slots=True)
class Inlay:
    """A brass bar across a track between two streets; the tens are `major`."""

    start: Point
    end: Point
    major: bool


def inlays(layout: BoardLayout) -> tuple[Inlay, ...]:
    """The bars of all tracks; a bar leaves out the columns that have a number in its place."""
    return tuple(
        bar
        for track in range(layout.tracks)
        for above in range(STREET, layout.rows, STREET)
        for bar in _bars(layout, track, above)
    )


def _bars(layout: BoardLayout, track: int, above: int) -> Iterator[Inlay]:
    space = layout.plan.spacing
    side = min(9 * layout.zoom, space.gap / 2 - 4, space.margin - 15)
    ends = sorted((layout.column_x(track, 0), layout.column_x(track, layout.columns - 1)))
    left, right = ends[0] - side, ends[1] + side
    y, major = street_y(layout, above), above % DECADE == 0
    middle = [layout.column_x(track, column) for column in range(1, layout.columns - 1)]
    if not (major and middle):
        yield _bar(layout, (left, right), y, major=major)
        return
    half = digits_width(2 * DECADE, _middle_height(layout)) / 2 + AIR
    yield _bar(layout, (left, min(middle) - half), y, major=major)
    yield _bar(layout, (max(middle) + half, right), y, major=major)


def _bar(layout: BoardLayout, ends: tuple[float, float], y: float, *, major: bool) -> Inlay:
    one, other = (layout.at(x, y) for x in ends)
    return Inlay(min(one, other), max(one, other), major)


def street_y(layout: BoardLayout, above: int) -> float:
    """Upright y halfway between row `above` and the next."""
    return (layout.row_y(above) + layout.row_y(above + 1)) / 2


def numbers(layout: BoardLayout) -> tuple[Number, ...]:
    """Tens (fives on a short board), the target at the game hole, a hole under zero."""
    skunk = skunk_line(layout)
    step = STREET if layout.columns == 1 else DECADE
    steps = range(step, layout.target, step)
    on_the_road = [number for value in steps for number in _numbers_of(layout, value)]
    return (
        *(n for n in on_the_road if skunk is None or not _is_hidden(n, skunk)),
        _target_number(layout),
        *_below_numbers(layout),
    )


def _is_hidden(number: Number, skunk: SkunkLine) -> bool:
    """True where the skunk line says the same, or stands in the way."""
    at, room = number.at, number.height
    covered = any(
        abs(at.x - tab.at.x) < (number.width + tab.width) / 2
        and abs(at.y - tab.at.y) < (room + tab.height) / 2
        for tab in skunk.tabs
    )
    return covered or any(
        min(a.x, b.x) - room < at.x < max(a.x, b.x) + room
        and min(a.y, b.y) - room < at.y < max(a.y, b.y) + room
        for stroke in skunk.strokes
        for a, b in pairwise(stroke)
    )


def _numbers_of(layout: BoardLayout, value: int) -> Iterator[Number]:
    column, row = layout.place(value)
    y = layout.row_y(row)
    if column == 0:
        yield from _in_margins(layout, value, y)
    elif column == layout.columns - 1:
        height = _fitting(layout, value, layout.plan.spacing.gap - 2 * HOLE_EDGE * layout.zoom)
        yield Number(value, layout.at(layout.channel, y), height)
    else:
        yield from _numbers_between(layout, value)


def _in_margins(layout: BoardLayout, value: int, y: float) -> Iterator[Number]:
    middle = layout.margins[0]
    inward = layout.plan.spacing.margin - HOLE_EDGE * layout.zoom - middle
    height = _fitting(layout, value, 2 * min(middle - FRAME_EDGE, inward))
    yield from (Number(value, layout.at(x, y), height) for x in layout.margins)


def _fitting(layout: BoardLayout, value: int, room: float) -> float:
    """The height at which a number fits beside columns of holes on an upright board."""
    return min(layout.number_height, room / digits_width(value, 1) if layout.upright else 99)


def _middle_height(layout: BoardLayout) -> float:
    return min(layout.number_height, layout.plan.spacing.column / 2)


def _numbers_between(layout: BoardLayout, value: int) -> Iterator[Number]:
    """In the street gap after the hole, or beyond the track where the road turns."""
    column, row = layout.place(value)
    turns = value % layout.rows == 0
    for track in range(layout.tracks):
        x = layout.column_x(track, column)
        if turns:
            x = (x + layout.column_x(track, column + 1)) / 2
        y = _turn_y(layout, column) if turns else _after_y(layout, column, row)
        yield Number(value, layout.at(x, y), _middle_height(layout))


def _turn_y(layout: BoardLayout, column: int) -> float:
    out = 25 * layout.zoom
    return layout.plan.first_row + out if column % 2 else layout.plan.top_row - out


def _after_y(layout: BoardLayout, column: int, row: int) -> float:
    return street_y(layout, row - 1 if column % 2 else row)


def _target_number(layout: BoardLayout) -> Number:
    """Between game hole and tracks; beyond the game hole where tracks come home from all sides."""
    crowded = layout.columns % 2 == 0 and layout.tracks % 2 == 1
    height = layout.number_height * (1.25 if layout.columns == 1 else 1.0)
    away = 1 if layout.columns % 2 else -1
    if not layout.upright or crowded:
        away = -away
    extent = height if layout.upright else digits_width(layout.target, height)
    y = layout.plan.game + away * (14.4 * layout.zoom + extent / 2)
    return Number(layout.target, layout.at(layout.plan.width / 2, y), height)


def _below_numbers(layout: BoardLayout) -> Iterator[Number]:
    lowest = layout.below - layout.below % STREET
    if lowest:
        yield from _in_margins(layout, -lowest, layout.plan.start + 13 * lowest * layout.zoom)
