"""The colours of the viewer, so that it is one picture with the table in it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap, QPolygonF

from allfives_desktop.table.appearance import Felt, Scheme
from allfives_desktop.windows.style import colours

Role = QPalette.ColorRole

LIGHTER: Final = 125  # per cent of a button's lightness
DARKER: Final = 160
ICON: Final = 16


def table_palette(scheme: Scheme, felt: Felt) -> QPalette:
    """The palette of everything in the viewer, as round a table with this cloth."""
    of = colours(scheme, felt)
    window = QColor(of.bar)
    # High contrast draws its buttons as it does everywhere: white on black, with an edge.
    plain = scheme is Scheme.CONTRAST
    button, words = (of.bar, of.bar_text) if plain else (of.chosen, of.chosen_text)
    text, row = QColor(of.panel_text), QColor(of.other_row)
    palette = QPalette()
    for role, colour in (
        (Role.Window, window), (Role.WindowText, QColor(of.bar_text)),
        (Role.Base, QColor(of.panel)), (Role.AlternateBase, row), (Role.Text, text),
        (Role.Button, QColor(button)), (Role.ButtonText, QColor(words)),
        (Role.Light, QColor(button).lighter(LIGHTER)),
        (Role.Midlight, QColor(button).lighter(LIGHTER)),
        (Role.Mid, _between(row, text)), (Role.Dark, window.darker(DARKER)),
        (Role.Highlight, QColor(of.selected)), (Role.HighlightedText, QColor(of.selected_text)),
    ):  # fmt: skip
        palette.setColor(role, colour)
    return palette


def field_palette(palette: QPalette) -> QPalette:
    """The palette of boxes and bars, that stand out from a window of this palette."""
    field = QPalette(palette)
    field.setColor(Role.Base, palette.color(Role.Button))
    field.setColor(Role.Window, palette.color(Role.Mid))
    return field


def _between(one: QColor, other: QColor) -> QColor:
    """A third of the way from one to the other."""

    def mixed(a: int, b: int) -> int:
        return (2 * a + b) // 3

    return QColor(
        mixed(one.red(), other.red()),
        mixed(one.green(), other.green()),
        mixed(one.blue(), other.blue()),
    )


def end_icon(colour: QColor, *, first: bool) -> QIcon:
    """A bar and an arrow that leads to it."""
    pixmap = QPixmap(QSize(2 * ICON, 2 * ICON))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(2, 2)
    if not first:
        painter.translate(ICON, 0)
        painter.scale(-1, 1)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRect(QRectF(3, 4, 2, 8))
    painter.drawPolygon(QPolygonF([QPointF(6, 8), QPointF(12, 4), QPointF(12, 12)]))
    painter.end()
    pixmap.setDevicePixelRatio(2)
    return QIcon(pixmap)
