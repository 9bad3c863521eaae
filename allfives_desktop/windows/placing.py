"""Where a window may stand: wholly on a screen that is there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect


def on_screen(wanted: QRect, screens: Sequence[QRect]) -> QRect:
    """`wanted`, moved and at most shrunk until a screen holds all of it.

    `screens` are the free areas, the main screen's first; the one that shows most of `wanted` is
    kept to. Pixels.
    """
    screen = max(screens, key=lambda area: _pixels(area.intersected(wanted)))
    size = wanted.size().boundedTo(screen.size())
    left = min(max(wanted.left(), screen.left()), screen.right() + 1 - size.width())
    top = min(max(wanted.top(), screen.top()), screen.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())


def _pixels(area: QRect) -> int:
    return 0 if area.isEmpty() else area.width() * area.height()
