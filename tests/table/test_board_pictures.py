"""Pictures of boards are drawn once, and anew when boards are drawn otherwise."""

from __future__ import annotations

import hashlib
from pathlib import Path

from allfives_desktop.table.appearance import Wood
from allfives_desktop.table.board_face import board_svg
from allfives_desktop.table.board_layout import BELOW_ZERO, BoardLayout
from allfives_desktop.table.board_pictures import EDITION, board_picture

LAYOUTS = (
    BoardLayout(61, 2, skunk_line=31),
    BoardLayout(121, 3, upright=False),
    BoardLayout(7, 4, best_of=9, below=BELOW_ZERO, scale_hint=0.6),
)
# What the boards of an edition look like. Raise EDITION when this changes.
DRAWN = (1, "919d61492995c356")


def test_a_picture_is_drawn_once_and_named_by_what_it_shows(tmp_path: Path) -> None:
    cache = tmp_path / "not" / "there"
    one = board_picture(BoardLayout(61, 2), cache)
    changed = one.stat().st_mtime_ns
    assert board_picture(BoardLayout(61, 2), cache) == one
    assert one.stat().st_mtime_ns == changed
    others = {
        board_picture(BoardLayout(61, 2, skunk_line=31), cache),
        board_picture(BoardLayout(61, 2, scale_hint=0.5), cache),
        board_picture(BoardLayout(61, 2), cache, Wood.MAPLE),
    }
    assert len(others - {one}) == 3
    assert {path.suffix for path in cache.iterdir()} == {".svg"}


def test_boards_that_look_alike_share_a_picture(tmp_path: Path) -> None:
    large = [BoardLayout(61, 2, scale_hint=scale) for scale in (1.5, 1.6, 2.75)]
    assert len({board_picture(layout, tmp_path) for layout in large}) == 1
    assert len({board_svg(layout) for layout in large}) == 1


def test_another_drawing_is_another_edition() -> None:
    drawn = hashlib.sha256()
    for wood in Wood:
        for layout in LAYOUTS:
            drawn.update(board_svg(layout, wood).encode())
    assert (EDITION, drawn.hexdigest()[:16]) == DRAWN
