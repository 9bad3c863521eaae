"""The places of the board: exact for 61, and sound for every target and number of tracks."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, product
from math import dist, floor

import pytest

from allfives_desktop.table.board_layout import (
    BELOW_ZERO,
    STREET,
    TARGETS,
    TRACKS,
    BoardLayout,
    Point,
)
from allfives_desktop.table.board_marks import inlays, numbers
from allfives_desktop.table.board_skunk import skunk_line

EDGE = 11
NEAREST = 11


def every_layout(**facts: bool) -> Iterable[BoardLayout]:
    for target, tracks, below in product(TARGETS, TRACKS, (0, BELOW_ZERO)):
        yield BoardLayout(target, tracks, below=below, **facts)


def holes(layout: BoardLayout) -> list[Point]:
    return [
        layout.game_hole,
        *(
            point
            for track in range(layout.tracks)
            for point in (
                *layout.road(track),
                *layout.start_holes(track),
                *layout.below_holes(track),
            )
        ),
    ]


def nearest(points: list[Point], reach: float) -> float:
    """The least distance between two points, or `reach` if all are farther apart."""
    cells: dict[tuple[int, int], list[Point]] = {}
    least = reach
    for point in points:
        column, row = floor(point.x / reach), floor(point.y / reach)
        for dx, dy in product((-1, 0, 1), repeat=2):
            for other in cells.get((column + dx, row + dy), ()):
                least = min(least, dist(point, other))
        cells.setdefault((column, row), []).append(point)
    return least


def test_the_board_to_61_has_the_measures_of_the_style_sheet() -> None:
    layout = BoardLayout(61, 2)
    assert (layout.width, layout.height, layout.zoom) == (168, 720, 1)
    for row in range(1, 31):
        y = 616 - ((row - 1) * 16 + (row - 1) // 5 * 12)
        assert layout.hole(0, row) == (40, y)
        assert layout.hole(1, row) == (128, y)
        assert layout.hole(0, 61 - row) == (64, y)
        assert layout.hole(1, 61 - row) == (104, y)
    assert layout.game_hole == layout.hole(0, 61) == layout.hole(1, 64) == (84, 660)
    assert layout.start_holes(0) == ((40, 652), (40, 668))
    assert layout.lane(0) == (30, 74, 44, 560)
    assert {point.y for point in layout.match_holes(1)} == {691}


def test_the_board_to_61_has_its_tens_where_the_style_sheet_says() -> None:
    layout = BoardLayout(61, 2)
    found = {(number.value, number.at) for number in numbers(layout)}
    margins = {(n, layout.hole(0, n).y, x) for n in (10, 20, 30) for x in (21.5, 146.5)}
    middle = {(n, layout.hole(0, n).y, 84.0) for n in (40, 50, 60)}
    placed = {(value, at.y, at.x) for value, at in found if value != 61}
    assert placed == margins | middle
    assert [at.x for value, at in found if value == 61] == [84]


@pytest.mark.parametrize("upright", [True, False])
def test_no_two_holes_meet_and_all_are_inside_the_frame(upright: bool) -> None:
    for layout in every_layout(upright=upright):
        points = holes(layout)
        assert len(set(points)) == len(points), layout
        assert nearest(points, 18) >= NEAREST, layout
        for x, y in points:
            assert EDGE < x < layout.width - EDGE, layout
            assert EDGE < y < layout.height - EDGE, layout


def test_every_board_fits_the_place_of_the_board_to_61() -> None:
    for layout in every_layout():
        assert layout.height <= 721, layout
        assert layout.width <= 310, layout
        assert layout.height > 1.9 * layout.width, layout


def test_match_holes_are_one_a_game_and_apart() -> None:
    for tracks, best_of in product(TRACKS, (1, 3, 5, 7, 9)):
        for target in (5, 16, 31, 61, 91, 121):
            layout = BoardLayout(target, tracks, best_of=best_of)
            points = [p for track in range(tracks) for p in layout.match_holes(track)]
            assert len(points) == tracks * (best_of // 2 + 1)
            assert nearest(points, 12) >= 5
            assert max(p.y for p in points) < layout.height - EDGE
            assert all(EDGE < p.x < layout.width - EDGE for p in points)


def test_a_road_goes_on_to_the_nearest_hole_and_is_wider_between_streets() -> None:
    for layout in every_layout():
        pitch = layout.plan.pitch
        for track in range(layout.tracks):
            for n, (one, other) in enumerate(pairwise(layout.road(track)), start=1):
                step = dist(one, other)
                if n % layout.rows == 0:
                    assert one.y == other.y, "the road turns level"
                elif n % STREET == 0:
                    assert abs(step - 1.75 * pitch) < 1e-6
                else:
                    assert abs(step - pitch) < 1e-6


def test_a_road_turns_only_at_the_end_of_a_street() -> None:
    for layout in every_layout():
        assert layout.columns == 1 or layout.rows % STREET == 0
        assert layout.rows * layout.columns >= layout.target - 1
        assert layout.rows <= 30


@pytest.mark.parametrize(
    ("target", "columns", "rows"),
    [(7, 1, 6), (10, 1, 9), (11, 1, 10), (14, 1, 13), (31, 2, 15), (61, 2, 30), (121, 4, 30)],
)
def test_known_games_have_their_own_board(target: int, columns: int, rows: int) -> None:
    layout = BoardLayout(target, 2)
    assert (layout.columns, layout.rows) == (columns, rows)


def test_a_lying_board_is_the_upright_one_turned_with_its_foot_at_the_left() -> None:
    for target, tracks in product((7, 61, 91, 121), TRACKS):
        upright = BoardLayout(target, tracks)
        lying = BoardLayout(target, tracks, upright=False)
        assert (lying.width, lying.height) == (upright.height, upright.width)
        for one, other in zip(holes(upright), holes(lying), strict=True):
            assert other == pytest.approx((upright.height - one.y, one.x))


def test_scores_below_zero_stand_before_the_start_and_stop_at_the_last_hole() -> None:
    layout = BoardLayout(11, 4, below=BELOW_ZERO)
    for track in range(4):
        below = layout.below_holes(track)
        assert [p.y for p in below] == sorted(p.y for p in below)
        assert below[0].y > layout.hole(track, 0).y > layout.hole(track, 1).y
        assert layout.hole(track, -BELOW_ZERO - 5) == below[-1]


def test_inlays_lie_between_streets() -> None:
    for target, tracks in product((14, 61, 121), TRACKS):
        layout = BoardLayout(target, tracks)
        for inlay in inlays(layout):
            assert inlay.start.y == inlay.end.y
            gap = min(abs(hole.y - inlay.start.y) for hole in layout.road(0))
            assert gap == pytest.approx(0.875 * layout.plan.pitch)


def test_every_ten_is_named_once_a_road_at_least() -> None:
    for layout in every_layout():
        named = {number.value for number in numbers(layout)}
        assert set(range(10, layout.target, 10)) <= named
        assert layout.target in named


def test_numbers_stay_on_the_board_and_off_the_holes() -> None:
    for target, tracks, upright, hint in product(
        (5, 7, 10, 16, 31, 61, 91, 121), TRACKS, (True, False), (0.6, 1.0, 2.0)
    ):
        layout = BoardLayout(target, tracks, upright=upright, scale_hint=hint, below=BELOW_ZERO)
        everywhere = holes(layout)
        for number in numbers(layout):
            assert number.at.x - number.width / 2 > 10, (layout, number)
            assert number.at.x + number.width / 2 < layout.width - 10, (layout, number)
            assert number.at.y - number.height / 2 > 10, (layout, number)
            assert number.at.y + number.height / 2 < layout.height - 10, (layout, number)
            for hole in everywhere:
                aside = abs(hole.x - number.at.x) - number.width / 2
                above = abs(hole.y - number.at.y) - number.height / 2
                assert max(aside, above) > 3 * layout.zoom, (layout, number)


def test_numbers_grow_on_a_small_board() -> None:
    assert BoardLayout(61, 2, scale_hint=0.66).number_height * 0.66 >= 7.9
    assert BoardLayout(61, 2, scale_hint=0.66).number_height > BoardLayout(61, 2).number_height


@pytest.mark.parametrize("tracks", list(TRACKS))
def test_the_skunk_line_parts_the_hole_before_it_from_its_own(tracks: int) -> None:
    for target in (7, 14, 31, 61, 62, 91, 121):
        for line in range(1, target + 1):
            layout = BoardLayout(target, tracks, skunk_line=line)
            mark = skunk_line(layout)
            assert mark is not None
            assert mark.tabs
            assert all(tab.number.value == line for tab in mark.tabs)
            for track in range(tracks):
                before, after = layout.hole(track, line - 1), layout.hole(track, line)
                assert any(parts(stroke, before, after) for stroke in mark.strokes), layout


def parts(stroke: tuple[Point, ...], before: Point, after: Point) -> bool:
    """True if a stroke passes between two holes, or on beyond the first towards the second."""
    for one, other in pairwise(stroke):
        low, high = min(one, other), max(one, other)
        if one.y == other.y:
            reaches = low.x <= before.x <= high.x or low.x <= after.x <= high.x
            if reaches and min(before.y, after.y) < one.y < max(before.y, after.y):
                return True
        elif min(before.x, after.x) < one.x < max(before.x, after.x):
            top, foot = min(one.y, other.y), max(one.y, other.y)
            if top <= before.y <= foot:
                return True
    return False


def test_no_skunk_line_where_skunks_do_not_count() -> None:
    assert skunk_line(BoardLayout(61, 2)) is None


@pytest.mark.parametrize(("target", "tracks"), [(4, 2), (122, 2), (61, 1), (61, 5)])
def test_there_is_no_board_for_other_games(target: int, tracks: int) -> None:
    with pytest.raises(ValueError, match=str(target)):
        BoardLayout(target, tracks)
