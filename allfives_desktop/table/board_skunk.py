"""Where the skunk line of a cribbage board runs, and where its plate is, in design units."""

from dataclasses import dataclass
from typing import Final

from allfives_desktop.table.board_digits import Number
from allfives_desktop.table.board_layout import BoardLayout, Point

HEAD_MIDDLE: Final = 41.0
HEAD_EDGE: Final = 26.0
TAB_HEIGHT: Final = 1.75
TAB_PADDING: Final = 0.7
FIGURE_WIDTH: Final = 2.0

Stroke = tuple[Point, ...]
Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Tab:
    """The plate that names the line; `figure` is true where there is room for the animal."""

    number: Number
    figure: bool

    @property
    def at(self) -> Point:
        return self.number.at

    @property
    def width(self) -> float:
        padding = 2 * TAB_PADDING + FIGURE_WIDTH if self.figure else 1.6 * TAB_PADDING
        return self.number.width + padding * self.number.height

    @property
    def height(self) -> float:
        return TAB_HEIGHT * self.number.height


@dataclass(frozen=True, slots=True)
class SkunkLine:
    """Strokes between the last hole that is skunked and the next, and their plates."""

    strokes: tuple[Stroke, ...]
    tabs: tuple[Tab, ...]


def skunk_line(layout: BoardLayout) -> SkunkLine | None:
    """Between `skunk_line - 1` and `skunk_line`: who has not passed it is skunked."""
    if layout.skunk_line is None:
        return None
    before = layout.skunk_line - 1
    if before and before % layout.rows == 0 and before < layout.target - 1:
        return _at_turn(layout, before // layout.rows)
    if layout.columns == 1:
        return _across(layout, before)
    return _in_street(layout, before)


def _at_turn(layout: BoardLayout, turn: int) -> SkunkLine:
    """Into the turn of each track, from the head where that can be."""
    top, foot = layout.plan.top_row, layout.plan.first_row
    middles = [
        (layout.column_x(track, turn - 1) + layout.column_x(track, turn)) / 2
        for track in range(layout.tracks)
    ]
    if turn % 2 == 0:
        return _plain_bars(layout, middles, (foot - 10, foot + 13))
    if layout.columns % 2:
        return _plain_bars(layout, middles, (top + 10, top - 22))
    return SkunkLine(_joined(layout, middles), (_head_tab(layout),))


def _plain_bars(layout: BoardLayout, middles: list[float], span: Span) -> SkunkLine:
    bars = tuple((layout.at(x, span[0]), layout.at(x, span[1])) for x in middles)
    return SkunkLine(bars, (_head_tab(layout),))


def _joined(layout: BoardLayout, middles: list[float]) -> tuple[Stroke, ...]:
    """All bars hang from one line over the top."""
    low = layout.plan.top_row + 10
    first, last = middles[0], middles[-1]
    corners = ((first, low), (first, HEAD_MIDDLE), (last, HEAD_MIDDLE), (last, low))
    inner = [(layout.at(x, HEAD_MIDDLE), layout.at(x, low)) for x in middles[1:-1]]
    return (tuple(layout.at(*corner) for corner in corners), *inner)


def _in_street(layout: BoardLayout, before: int) -> SkunkLine:
    """Across one column of each track, and on to a plate where the column has free ground."""
    column, y = _crossing(layout, before)
    half = layout.plan.spacing.column / 2 - 1
    spans: list[Span] = []
    for track in range(layout.tracks):
        x = layout.column_x(track, column)
        spans.append((x - half, x + half))
    if column == 0:
        left, right = layout.margins
        spans[0], spans[-1] = (left, spans[0][1]), (spans[-1][0], right)
        tabs = (_small_tab(layout, left, y), _small_tab(layout, right, y))
        return SkunkLine(_level(layout, spans, y), tabs)
    if column == layout.columns - 1:
        right_of_it = (layout.tracks + 1) // 2
        left_span = spans[right_of_it - 1]
        spans[right_of_it - 1 : right_of_it + 1] = [(left_span[0], spans[right_of_it][1])]
        return SkunkLine(_level(layout, spans, y), (_small_tab(layout, layout.channel, y),))
    return SkunkLine(_level(layout, spans, y), (_head_tab(layout),))


def _across(layout: BoardLayout, before: int) -> SkunkLine:
    """One line over all tracks of a short board; its plate where no column is."""
    _, y = _crossing(layout, before)
    left, right = layout.margins
    if layout.tracks % 2:
        tabs = (_small_tab(layout, left, y), _small_tab(layout, right, y))
        return SkunkLine(_level(layout, [(left, right)], y), tabs)
    side = 9 * layout.zoom
    span = layout.column_x(0, 0) - side, layout.column_x(layout.tracks - 1, 0) + side
    return SkunkLine(_level(layout, [span], y), (_small_tab(layout, layout.channel, y),))


def _level(layout: BoardLayout, spans: list[Span], y: float) -> tuple[Stroke, ...]:
    return tuple((layout.at(left, y), layout.at(right, y)) for left, right in spans)


def _crossing(layout: BoardLayout, before: int) -> tuple[int, float]:
    """The column and the upright y where the line crosses the road."""
    if before == 0:
        return 0, layout.plan.first_row + 14 * layout.zoom
    column, row = layout.place(before)
    onward = -1 if column % 2 else 1
    if before == layout.target - 1:
        return column, layout.row_y(row) - onward * 9 * layout.zoom
    return column, (layout.row_y(row) + layout.row_y(row + onward)) / 2


def _head_tab(layout: BoardLayout) -> Tab:
    """In the middle of the head, or above the game hole if that is here."""
    y = HEAD_EDGE if layout.columns % 2 else HEAD_MIDDLE
    at = layout.at(layout.plan.width / 2, y)
    fits = layout.upright or layout.columns % 2 == 0
    return Tab(Number(layout.skunk_line or 0, at, max(9.0, layout.number_height)), figure=fits)


def _small_tab(layout: BoardLayout, x: float, y: float) -> Tab:
    height = min(layout.number_height, 9.0)
    return Tab(Number(layout.skunk_line or 0, layout.at(x, y), height), figure=False)
