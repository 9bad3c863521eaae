"""Where everything is on a cribbage board, for any target and two to four tracks.

Measures are design units; (0, 0) is the top left corner. A board is thought of upright, its foot
below and the tracks side by side; lying, its foot is at the left and the first track on top.

A track is a road of `columns` x `rows` holes: up the outer column, down the next, and so on,
then into the game hole. Rows are parted in streets of five.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import ceil
from typing import Final, NamedTuple

TARGETS: Final = range(5, 122)
TRACKS: Final = range(2, 5)
STREET: Final = 5
BELOW_ZERO: Final = 6

LENGTH: Final = 720.0
LONGEST_COLUMN: Final = 30
LONGEST_SINGLE: Final = 15
WIDEST_PITCH: Final = 46.0
STREET_GAP: Final = 0.75
LARGEST_ZOOM: Final = 1.75


class Point(NamedTuple):
    """A place on the board, in design units."""

    x: float
    y: float


class Box(NamedTuple):
    """A rectangle on the board, in design units."""

    x: float
    y: float
    width: float
    height: float


class _Spacing(NamedTuple):
    column: float
    gap: float
    margin: float


# (columns of a track, tracks): between columns, between tracks, before the first column
_SPACING: Final[Mapping[tuple[int, int], _Spacing]] = {
    (1, 2): _Spacing(0, 64, 52),
    (1, 3): _Spacing(0, 44, 43),
    (1, 4): _Spacing(0, 36, 41),
    (2, 2): _Spacing(24, 40, 40),
    (2, 3): _Spacing(21, 34, 38),
    (2, 4): _Spacing(19, 30, 37),
    (3, 2): _Spacing(20, 38, 36),
    (3, 3): _Spacing(17, 30, 34),
    (3, 4): _Spacing(15, 28, 32),
    (4, 2): _Spacing(18, 36, 35),
    (4, 3): _Spacing(15, 29, 32),
    (4, 4): _Spacing(13.5, 27, 31),
}


class _Plan(NamedTuple):
    """The measures of an upright board."""

    columns: int
    rows: int
    spacing: _Spacing
    zoom: float
    pitch: float
    top_row: float
    first_row: float
    start: float
    game: float
    match: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """A board for a game to `target`, in design units; 168 x 720 for 61 and two tracks.

    `skunk_line` is None when skunks do not count. `below` holes stand before the start for scores
    under zero. `scale_hint` is the number of pixels a unit will take: numbers grow on small boards.
    """

    target: int
    tracks: int
    skunk_line: int | None = None
    best_of: int = 3
    upright: bool = True
    scale_hint: float = 1.0
    below: int = 0

    def __post_init__(self) -> None:
        if self.target not in TARGETS or self.tracks not in TRACKS:
            raise ValueError(f"no board to {self.target} for {self.tracks}")

    @property
    def width(self) -> float:
        return self.plan.width if self.upright else self.plan.height

    @property
    def height(self) -> float:
        return self.plan.height if self.upright else self.plan.width

    @property
    def zoom(self) -> float:
        """The size of holes and pegs; 1 on the board to 61."""
        return self.plan.zoom

    @property
    def columns(self) -> int:
        """How many columns of holes a track has."""
        return self.plan.columns

    @property
    def rows(self) -> int:
        """How many holes a full column has."""
        return self.plan.rows

    @property
    def plan(self) -> _Plan:
        return _plan(self.target, self.tracks, self.below)

    @property
    def number_height(self) -> float:
        """Height of the numbers: 7.6 or 8 px, whichever is more; in steps, for few pictures."""
        wanted = max(7.6 * min(self.zoom, 1.3), 8 / max(self.scale_hint, 0.1))
        return min(12.0, round(wanted * 2) / 2)

    @property
    def games_needed(self) -> int:
        return self.best_of // 2 + 1

    def at(self, x: float, y: float) -> Point:
        """The place on this board of a place on the upright one."""
        return Point(x, y) if self.upright else Point(self.plan.height - y, x)

    def column_x(self, track: int, column: int) -> float:
        """Upright x of a column; column 0 is the first of the road, on the outside of the board."""
        space = self.plan.spacing
        lane = (self.columns - 1) * space.column
        left = space.margin + track * (lane + space.gap)
        return left + (
            lane - column * space.column if self.mirrored(track) else column * space.column
        )

    def row_y(self, row: int) -> float:
        """Upright y of a row, 1 at the foot."""
        above = row - 1
        return self.plan.first_row - self.plan.pitch * (above + above // STREET * STREET_GAP)

    def mirrored(self, track: int) -> bool:
        """True for a track whose outer column is at its right."""
        return track >= (self.tracks + 1) // 2

    def place(self, n: int) -> tuple[int, int]:
        """Column (from 0) and row (from 1) of hole 1 .. target - 1."""
        column, above = divmod(n - 1, self.rows)
        return column, above + 1 if column % 2 == 0 else self.rows - above

    def hole(self, track: int, n: int) -> Point:
        """The hole of a score; beyond either end of the board, its last hole there."""
        if n >= self.target:
            return self.game_hole
        if n < 1:
            back = min(-n, self.below) * 13 * self.zoom
            return self.at(self.column_x(track, 0), self.plan.start + back)
        column, row = self.place(n)
        return self.at(self.column_x(track, column), self.row_y(row))

    @property
    def game_hole(self) -> Point:
        return self.at(self.plan.width / 2, self.plan.game)

    def start_holes(self, track: int) -> tuple[Point, Point]:
        """The hole of score 0 and the one where the other peg of the side waits."""
        return self.hole(track, 0), self.spare_hole(track)

    def spare_hole(self, track: int) -> Point:
        """The second start hole: behind the first, or beside it where scores go below zero."""
        x = self.column_x(track, 0)
        if not self.below:
            return self.at(x, self.plan.start + 16 * self.zoom)
        outward = 1 if self.mirrored(track) else -1
        room = 14 * self.zoom if self.columns > 1 else self.plan.spacing.gap / 2
        return self.at(x + outward * min(14 * self.zoom, room), self.plan.start)

    def below_holes(self, track: int) -> tuple[Point, ...]:
        """The holes of -1, -2, ... as far as they go."""
        return tuple(self.hole(track, -n) for n in range(1, self.below + 1))

    def below_ground(self, track: int) -> Box:
        """The routed ground under the holes before the start."""
        x, side = self.column_x(track, 0), min(7 * self.zoom, self.plan.spacing.gap / 2 - 3)
        first = self.plan.start + 13 * self.zoom
        last = self.plan.start + 13 * self.zoom * self.below
        return self.box(x - side, first - 6.4 * self.zoom, x + side, last + 7 * self.zoom)

    def road(self, track: int) -> tuple[Point, ...]:
        """Holes 1 .. target - 1."""
        return tuple(self.hole(track, n) for n in range(1, self.target))

    @property
    def match_pitch(self) -> float:
        space = self.plan.spacing
        room = (self.columns - 1) * space.column + space.gap - 6
        return min(11 * min(self.zoom, 1.25), room / self.games_needed)

    def match_holes(self, track: int) -> tuple[Point, ...]:
        """One hole a game needed to win the match, filled from the first."""
        needed, pitch = self.games_needed, self.match_pitch
        middle = self.lane_middle(track) - (needed - 1) * pitch / 2
        return tuple(self.at(middle + game * pitch, self.plan.match) for game in range(needed))

    def lane_middle(self, track: int) -> float:
        """Upright x of the middle of a track."""
        return (self.column_x(track, 0) + self.column_x(track, self.columns - 1)) / 2

    @property
    def margins(self) -> tuple[float, float]:
        """Upright x of the middle of the ground outside the first and the last track."""
        left = self.plan.spacing.margin / 2 + 1.5 - max(0.0, self.zoom - 1.3) * 4
        return left, self.plan.width - left

    @property
    def channel(self) -> float:
        """Upright x of the middle of the ground between the last columns of two tracks."""
        right = (self.tracks + 1) // 2
        last = self.columns - 1
        return (self.column_x(right - 1, last) + self.column_x(right, last)) / 2

    def lane(self, track: int) -> Box:
        """The routed ground under the holes of a track."""
        side = min(10 * self.zoom, self.plan.spacing.gap / 2 - 3, self.plan.spacing.margin - 14)
        end = 18 * self.zoom
        outer, inner = self.column_x(track, 0), self.column_x(track, self.columns - 1)
        left, right = min(outer, inner) - side, max(outer, inner) + side
        top, foot = self.plan.top_row - end, self.plan.first_row + end
        return self.box(left, top, right, foot)

    def box(self, left: float, top: float, right: float, foot: float) -> Box:
        """The rectangle on this board of one on the upright board."""
        corners = self.at(left, top), self.at(right, foot)
        x, y = min(c.x for c in corners), min(c.y for c in corners)
        return Box(x, y, max(c.x for c in corners) - x, max(c.y for c in corners) - y)


@cache
def _plan(target: int, tracks: int, below: int) -> _Plan:
    columns, rows = _columns_and_rows(target)
    spacing = _SPACING[columns, tracks]
    units = (rows - 1) + (rows - 1) // STREET * STREET_GAP
    zoom, pitch = 1.0, 16.0
    for _ in range(6):
        ends = _head(columns, zoom) + _foot(columns, tracks, below=below, zoom=zoom).edge
        pitch = min(WIDEST_PITCH, (LENGTH - ends) / units)
        zoom = _zoom(pitch, spacing)
    head, foot = _head(columns, zoom), _foot(columns, tracks, below=below, zoom=zoom)
    first_row = head + pitch * units
    return _Plan(
        columns=columns,
        rows=rows,
        spacing=spacing,
        zoom=zoom,
        pitch=pitch,
        top_row=head,
        first_row=first_row,
        start=first_row + foot.start,
        game=first_row + foot.game if columns % 2 == 0 else head - 48 * zoom,
        match=first_row + foot.match,
        width=2 * spacing.margin
        + tracks * (columns - 1) * spacing.column
        + (tracks - 1) * spacing.gap,
        height=first_row + foot.edge,
    )


def _columns_and_rows(target: int) -> tuple[int, int]:
    """Full streets wherever the road turns; a short game goes straight up."""
    holes = target - 1
    if holes <= LONGEST_SINGLE:
        return 1, holes
    columns = max(2, ceil(holes / LONGEST_COLUMN))
    return columns, STREET * ceil(holes / columns / STREET)


def _zoom(pitch: float, spacing: _Spacing) -> float:
    room = spacing.column / 15 if spacing.column else spacing.gap / 24
    return float(min(LARGEST_ZOOM, room, (pitch / 16) ** 0.55))


def _head(columns: int, zoom: float) -> float:
    """From the edge to the top row: the place of the skunk, or of the game hole if it is here."""
    return 74 + 18 * zoom if columns % 2 == 0 else 30 + 70 * zoom


class _Foot(NamedTuple):
    start: float
    game: float
    match: float
    edge: float


def _foot(columns: int, tracks: int, *, below: int, zoom: float) -> _Foot:
    """Distances from the first row; a middle track starts there, so the game hole moves out."""
    start = 34 * zoom if below else 36 * zoom
    last = start + (13 * below if below else 16) * zoom
    crowded = columns % 2 == 0 and tracks % 2 == 1
    game = last + 24 * zoom if crowded else 44 * zoom
    match = game + 40 * zoom if crowded else max(75 * zoom, last + 23 * zoom)
    return _Foot(start, game, match, match + 21 + 8 * zoom)
