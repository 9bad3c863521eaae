"""The colours of the viewer, so that it is one picture with the table in it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap, QPolygonF

Role = QPalette.ColorRole

COLOURS: Final = MappingProxyType(
    {
        Role.Window: "#0A2119",
        Role.WindowText: "#F6EEDC",
        Role.Base: "#0C2A20",
        Role.AlternateBase: "#11362A",
        Role.Text: "#F6EEDC",
        Role.Button: "#1F5A45",
        Role.ButtonText: "#F6EEDC",
        Role.Light: "#2A7058",
        Role.Midlight: "#25624D",
        Role.Mid: "#4D6A57",
        Role.Dark: "#061510",
        Role.Highlight: "#D9B25F",
        Role.HighlightedText: "#1B1B1F",
    }
)
ICON: Final = 16


def table_palette() -> QPalette:
    """The palette of everything in the viewer."""
    palette = QPalette()
    for role, colour in COLOURS.items():
        palette.setColor(role, QColor(colour))
    return palette


def field_palette() -> QPalette:
    """The palette of boxes and bars, that stand out from the window."""
    palette = table_palette()
    palette.setColor(Role.Base, QColor(COLOURS[Role.Button]))
    palette.setColor(Role.Window, QColor(COLOURS[Role.Mid]))
    return palette


def end_icon(*, first: bool) -> QIcon:
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
    painter.setBrush(QColor(COLOURS[Role.ButtonText]))
    painter.drawRect(QRectF(3, 4, 2, 8))
    painter.drawPolygon(QPolygonF([QPointF(6, 8), QPointF(12, 4), QPointF(12, 12)]))
    painter.end()
    pixmap.setDevicePixelRatio(2)
    return QIcon(pixmap)
