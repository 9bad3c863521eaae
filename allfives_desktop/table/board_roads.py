"""The engraved lines that lead along a cribbage board, as SVG path data in design units."""

from collections.abc import Iterator
from typing import Final

from allfives_desktop.table.board_layout import BoardLayout, Point

HOLE_EDGE: Final = 5.2
RING_EDGE: Final = 12.5


def roads(layout: BoardLayout) -> Iterator[str]:
    """Where the road turns, how it comes home, and which way it starts."""
    for track in range(layout.tracks):
        for turn in range(1, layout.columns):
            if turn * layout.rows < layout.target - 1:
                yield _turn(layout, track, turn)
        yield _home(layout, track)
        yield _chevrons(layout, track)


def _turn(layout: BoardLayout, track: int, turn: int) -> str:
    """An arch from the last hole of a column over to the next one."""
    zoom = layout.zoom
    left, right = (layout.column_x(track, column) for column in (turn - 1, turn))
    out = -1 if turn % 2 else 1
    row = layout.plan.top_row if turn % 2 else layout.plan.first_row
    near, far = row + out * HOLE_EDGE * zoom, row + out * 14.5 * zoom
    return _move(layout.at(left, near)) + _curve(
        layout.at(left, far), layout.at(right, far), layout.at(right, near)
    )


def _home(layout: BoardLayout, track: int) -> str:
    """From the last hole to the end of its column and round to the game hole."""
    column, row = layout.place(layout.target - 1)
    plan, zoom = layout.plan, layout.zoom
    x, out = layout.column_x(track, column), -1 if column % 2 == 0 else 1
    end = plan.top_row if out < 0 else plan.first_row
    start = layout.row_y(row) + out * HOLE_EDGE * zoom
    bend = end + out * 14 * zoom
    middle = plan.width / 2
    if abs(x - middle) < 1:
        return _move(layout.at(x, start)) + _line(layout.at(x, plan.game - out * RING_EDGE * zoom))
    side = 1 if x > middle else -1
    ring = layout.at(middle + side * RING_EDGE * zoom, plan.game)
    return (
        _move(layout.at(x, start))
        + _line(layout.at(x, bend))
        + _curve(layout.at(x, plan.game - out * 4), layout.at(x, plan.game), ring)
    )


def _chevrons(layout: BoardLayout, track: int) -> str:
    """Two small arrowheads from the start holes onto the road."""
    zoom, x = layout.zoom, layout.column_x(track, 0)
    tip = layout.plan.first_row + 21 * zoom
    return "".join(
        _move(layout.at(x - 3 * zoom, y + 3 * zoom))
        + _line(layout.at(x, y))
        + _line(layout.at(x + 3 * zoom, y + 3 * zoom))
        for y in (tip, tip + 4.5 * zoom)
    )


def _move(point: Point) -> str:
    return f"M{point.x:.2f},{point.y:.2f}"


def _line(point: Point) -> str:
    return f"L{point.x:.2f},{point.y:.2f}"


def _curve(first: Point, second: Point, end: Point) -> str:
    return f"C{first.x:.2f},{first.y:.2f} {second.x:.2f},{second.y:.2f} {end.x:.2f},{end.y:.2f}"
