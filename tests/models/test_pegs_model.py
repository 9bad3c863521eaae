"""The pegs model: the back peg leaps over the front peg, and the model is right at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from allfives_desktop.models.peg_places import PegKind, Place
from allfives_desktop.models.pegs_model import PegRole, PegsModel
from allfives_desktop.table.board_layout import BELOW_ZERO, BoardLayout

WAY = 60


def told_name(track: int, kind: PegKind, hole: int) -> str:
    return f"{track} {kind} {hole}"


@pytest.fixture
def board() -> BoardLayout:
    return BoardLayout(61, 2, below=BELOW_ZERO)


@pytest.fixture
def model(board: BoardLayout) -> Iterator[PegsModel]:
    model = PegsModel(told_name)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.lay_out(board)
    model.reset([0, 0], [0, 0], [0, 0])
    yield model
    tester.deleteLater()


def told(model: PegsModel, row: int, role: PegRole) -> Any:
    return model.data(model.index(row), role)


def row_of(model: PegsModel, track: int, kind: PegKind) -> int:
    return next(
        row
        for row in range(model.rowCount())
        if told(model, row, PegRole.TRACK) == track and told(model, row, PegRole.KIND) == kind
    )


def spot(model: PegsModel, track: int, kind: PegKind) -> Place:
    return place(told(model, row_of(model, track, kind), PegRole.SPOT))


def place(point: QPointF) -> Place:
    return point.x(), point.y()


def path(model: PegsModel, track: int) -> list[Place]:
    row = row_of(model, track, PegKind.FRONT)
    return [place(point) for point in told(model, row, PegRole.PATH)]


def trail(model: PegsModel) -> list[Place]:
    return [place(point) for point in model.property("trail")]


def test_a_game_begins_in_the_start_holes(model: PegsModel, board: BoardLayout) -> None:
    for track in range(2):
        assert spot(model, track, PegKind.FRONT) == board.hole(track, 0)
        assert spot(model, track, PegKind.BACK) == board.spare_hole(track)


def test_the_back_peg_leaps_over_the_front_peg(model: PegsModel, board: BoardLayout) -> None:
    model.advance(1, 0, 4, hop_ms=WAY)
    first = row_of(model, 1, PegKind.FRONT)
    model.advance(1, 4, 6, hop_ms=WAY)
    second = row_of(model, 1, PegKind.FRONT)
    assert first != second
    assert row_of(model, 1, PegKind.BACK) == first
    assert model.holes(1) == (4, 6)
    assert spot(model, 1, PegKind.BACK) == board.hole(1, 4)
    assert spot(model, 1, PegKind.FRONT) == board.hole(1, 6)


def test_a_walk_is_a_hop_a_point_from_where_the_back_peg_stood(
    model: PegsModel, board: BoardLayout
) -> None:
    model.advance(0, 0, 28)
    model.advance(0, 28, 32, hop_ms=WAY)
    assert path(model, 0) == [
        board.hole(0, 0),
        *(board.hole(0, n) for n in (29, 30, 31, 32)),
    ]
    assert told(model, row_of(model, 0, PegKind.FRONT), PegRole.HOP_MS) == WAY


def test_no_time_is_no_walk(model: PegsModel, board: BoardLayout) -> None:
    model.advance(0, 0, 10, hop_ms=0)
    assert path(model, 0) == []
    assert spot(model, 0, PegKind.FRONT) == board.hole(0, 10)


def test_the_trail_is_the_holes_passed_until_the_next_hand(
    model: PegsModel, board: BoardLayout
) -> None:
    model.advance(1, 0, 10)
    model.advance(0, 0, 3)
    assert trail(model) == [board.hole(0, 1), board.hole(0, 2)]
    model.clear_trail()
    assert trail(model) == []


def test_a_set_back_side_walks_backwards_below_the_start(
    model: PegsModel, board: BoardLayout
) -> None:
    model.advance(0, 0, 2)
    model.advance(0, 2, -2, hop_ms=WAY)
    assert path(model, 0)[1:] == [board.hole(0, n) for n in (1, 0, -1, -2)]
    assert model.holes(0) == (2, -2)


def test_a_score_below_the_last_hole_stands_in_it_and_keeps_its_number(
    model: PegsModel, board: BoardLayout
) -> None:
    model.advance(0, 0, -9, hop_ms=WAY)
    assert told(model, row_of(model, 0, PegKind.FRONT), PegRole.HOLE) == -9
    assert spot(model, 0, PegKind.FRONT) == board.below_holes(0)[-1]
    assert path(model, 0)[1:] == list(board.below_holes(0))


def test_the_winner_stands_in_the_middle_of_the_game_hole(
    model: PegsModel, board: BoardLayout
) -> None:
    model.advance(1, 0, 57)
    model.advance(1, 57, 64, hop_ms=WAY)
    assert spot(model, 1, PegKind.FRONT) == board.game_hole
    assert path(model, 1)[-1] == board.game_hole
    assert len(path(model, 1)) == 1 + 4


def test_pegs_that_share_the_game_hole_stand_side_by_side(
    model: PegsModel, board: BoardLayout
) -> None:
    model.advance(0, 0, 61)
    model.advance(1, 0, 61)
    model.advance(1, 61, 63, hop_ms=WAY)
    fronts = {spot(model, track, PegKind.FRONT) for track in range(2)}
    together = fronts | {spot(model, 1, PegKind.BACK)}
    assert len(together) == 3
    assert board.game_hole not in together
    assert path(model, 1)[-1] == spot(model, 1, PegKind.FRONT)


def test_a_loaded_score_without_a_past_has_its_back_peg_one_hole_behind(
    model: PegsModel, board: BoardLayout
) -> None:
    model.reset([20, 0], [20, 0], [0, 0])
    assert spot(model, 0, PegKind.BACK) == board.hole(0, 19)


def test_a_reset_moves_nothing_and_forgets_stories_and_trail(model: PegsModel) -> None:
    model.advance(0, 0, 10, hop_ms=WAY, story="ten")
    model.reset([30, 5], [20, 0], [1, 0])
    assert trail(model) == []
    assert {told(model, row, PegRole.STORY) for row in range(4)} == {""}
    assert all(told(model, row, PegRole.PATH) == [] for row in range(4))
    assert [model.holes(track) for track in range(2)] == [(20, 30), (0, 5)]


def test_a_peg_keeps_the_story_of_what_moved_it(model: PegsModel) -> None:
    model.advance(0, 0, 10, story="ten of trumps")
    model.advance(0, 10, 11, story="low")
    assert told(model, row_of(model, 0, PegKind.FRONT), PegRole.STORY) == "low"
    assert told(model, row_of(model, 0, PegKind.BACK), PegRole.STORY) == "ten of trumps"
    model.tell(0, "front", back="back")
    assert told(model, row_of(model, 0, PegKind.FRONT), PegRole.STORY) == "front"


def test_names_come_from_the_caller(model: PegsModel, qtbot: QtBot) -> None:
    model.advance(1, 0, 7)
    assert told(model, row_of(model, 1, PegKind.FRONT), PegRole.NAME) == "1 front 7"
    with qtbot.waitSignal(model.dataChanged) as told_again:
        model.retranslate()
    assert told_again.args is not None
    assert told_again.args[2] == [int(PegRole.NAME)]


def test_pegs_of_games_won_fill_the_match_holes(model: PegsModel, board: BoardLayout) -> None:
    model.set_games([0, 1])
    assert model.rowCount() == 5
    assert place(told(model, 4, PegRole.SPOT)) == board.match_holes(1)[0]
    model.set_games([1, 3])
    games = [
        (told(model, row, PegRole.TRACK), told(model, row, PegRole.HOLE))
        for row in range(4, model.rowCount())
    ]
    assert sorted(games) == [(0, 1), (1, 1), (1, 2)]
    model.set_games([0, 0])
    assert model.rowCount() == 4


def test_another_board_has_every_peg_at_its_place_at_once(model: PegsModel) -> None:
    model.advance(0, 0, 33, hop_ms=WAY)
    lying = BoardLayout(61, 2, upright=False)
    model.lay_out(lying)
    assert spot(model, 0, PegKind.FRONT) == lying.hole(0, 33)
    assert path(model, 0) == []
    assert trail(model)[0] == lying.hole(0, 1)
    assert model.property("boardWidth") == 720


def test_another_number_of_sides_has_its_own_pegs_and_looks(model: PegsModel) -> None:
    model.lay_out(BoardLayout(61, 4))
    model.reset([1, 2, 3, 4], [0, 0, 0, 0], [0, 0, 0, 1])
    assert model.rowCount() == 9
    looks = [told(model, 2 * track, PegRole.LOOK) for track in range(4)]
    assert looks == ["ebony", "jade", "lapis", "bone"]
    model.lay_out(BoardLayout(61, 2))
    model.reset([1, 2], [0, 0], [0, 0])
    assert [told(model, 2 * track, PegRole.LOOK) for track in range(2)] == ["ebony", "bone"]


def test_a_path_is_told_after_the_spot_and_the_pace(model: PegsModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.dataChanged) as change:
        model.advance(0, 0, 3, hop_ms=WAY)
    assert change.args is not None
    roles = change.args[2]
    assert roles[-1] == int(PegRole.PATH)
    assert {int(PegRole.SPOT), int(PegRole.HOP_MS)} < set(roles)


def test_no_points_move_nothing(model: PegsModel, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(model.dataChanged):
        model.advance(0, 0, 0, hop_ms=WAY)


def test_pegs_need_a_board() -> None:
    with pytest.raises(RuntimeError, match="board"):
        PegsModel(told_name).reset([0, 0], [0, 0], [0, 0])
