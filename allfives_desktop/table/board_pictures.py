"""Pictures of boards, each drawn once and kept in the cache folder."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from allfives_desktop.table.appearance import Wood

if TYPE_CHECKING:
    from pathlib import Path

    from allfives_desktop.table.board_layout import BoardLayout

EDITION: Final = 1  # one more whenever `board_face` draws something else: kept pictures go by it


def board_picture(layout: BoardLayout, cache: Path, wood: Wood = Wood.WALNUT) -> Path:
    """An SVG file of the board in the folder `cache`; drawn only if it is not there yet."""
    path = cache / f"board-{_name(layout, wood)}.svg"
    if not path.exists():
        _draw(layout, wood, path)
    return path


def _name(layout: BoardLayout, wood: Wood) -> str:
    """The same for layouts that look alike, however many pixels they get."""
    alike = replace(layout, scale_hint=1.0)
    seen = f"{EDITION} {wood} {alike!r} {layout.number_height:.2f}"
    return hashlib.sha256(seen.encode()).hexdigest()[:16]


def _draw(layout: BoardLayout, wood: Wood, path: Path) -> None:
    from allfives_desktop.table.board_face import board_svg

    path.parent.mkdir(parents=True, exist_ok=True)
    written = path.with_suffix(".part")
    written.write_text(board_svg(layout, wood), encoding="utf-8")
    written.replace(path)
