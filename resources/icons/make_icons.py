"""Draws the icon of the program: `python -m resources.icons.make_icons`, in a checkout's root.

A card on green cloth; its spade is drilled like a peg board, five holes bushed with brass. Below
48 pixels a bolder drawing takes its place. The folders are those of an icon theme.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

from resources.deck.inks import INK
from resources.deck.pips import PIPS
from resources.deck.svg import data

NAME: Final = "org.allfives.AllFives"
THEME: Final = Path(__file__).parent / "hicolor"
SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256)
BOLD_BELOW: Final = 48
SIDE: Final = 256

SPADE: Final = data(PIPS["S"])
QUINCUNX: Final = ((-13, -9), (13, -9), (0, 4), (-13, 17), (13, 17))


def main() -> None:
    for name, content in files():
        path = THEME / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def files() -> Iterator[tuple[str, bytes]]:
    """Path in the theme, and what is in it."""
    yield f"scalable/apps/{NAME}.svg", fine().encode()
    yield f"symbolic/apps/{NAME}-symbolic.svg", symbolic().encode()
    for size in SIZES:
        drawn = bold() if size < BOLD_BELOW else fine()
        yield f"{size}x{size}/apps/{NAME}.png", png(drawn, size)


def fine() -> str:
    holes = "".join(bush(x, y) for x, y in QUINCUNX)
    return document(
        f"{GRADIENTS}{cloth(8, 7)}"
        '<g transform="translate(128 128) rotate(-8)">'
        '<rect x="-61" y="-84" width="128" height="178" rx="13" fill="#03120C" fill-opacity=".22"/>'
        '<rect x="-63" y="-87" width="129" height="180" rx="13" fill="#03120C" fill-opacity=".3"/>'
        '<rect x="-66" y="-92" width="132" height="184" rx="13" fill="url(#paper)" '
        'stroke="#B9AE96" stroke-width="1.5"/>'
        f'<g transform="translate(0 -1) scale(1.16)"><path d="{SPADE}" fill="{INK}"/>{holes}</g>'
        "</g>"
    )


def bush(x: float, y: float) -> str:
    """A hole with a brass ring, lit from the top left."""
    return (
        f'<circle cx="{x}" cy="{y}" r="6.4" fill="url(#brass)"/>'
        f'<circle cx="{x}" cy="{y}" r="3.7" fill="#2A1B05"/>'
    )


def bold() -> str:
    """Without the card: an ivory spade with one brass bush."""
    return document(
        f"{GRADIENTS}{cloth(0, 10)}"
        f'<g transform="translate(128 127) scale(1.92)"><path d="{SPADE}" fill="#FFFDF7"/>'
        '<circle cy="9" r="17" fill="#8A6526"/><circle cy="9" r="14.5" fill="#D9A441"/>'
        '<circle cy="9" r="7.5" fill="#2A1B05"/></g>'
    )


def symbolic() -> str:
    """One colour, the holes cut out, for a theme to tint."""
    holes = "".join(
        f"M{x - 5.4} {y}a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0z" for x, y in QUINCUNX
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-56 -56 112 112" width="16" height="16">'
        f'<path fill="#2e3436" fill-rule="evenodd" d="{SPADE}{holes}"/></svg>\n'
    )


def document(body: str) -> str:
    box = f'viewBox="0 0 {SIDE} {SIDE}" width="{SIDE}" height="{SIDE}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{body}</svg>\n'


GRADIENTS: Final = (
    "<defs>"
    '<radialGradient id="cloth" cx=".3" cy=".2" r="1"><stop offset="0" stop-color="#3F8A69"/>'
    '<stop offset=".5" stop-color="#1F5A45"/><stop offset="1" stop-color="#0E3527"/>'
    "</radialGradient>"
    '<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF0BE"/>'
    '<stop offset=".45" stop-color="#D2A64C"/><stop offset="1" stop-color="#7A5720"/>'
    "</linearGradient>"
    '<linearGradient id="paper" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" '
    'stop-color="#FFFEFA"/><stop offset="1" stop-color="#F1E8D2"/></linearGradient>'
    '<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" '
    'stop-color="#FFF0BE"/><stop offset=".5" stop-color="#D9A441"/><stop offset="1" '
    'stop-color="#8A6526"/></linearGradient>'
    "</defs>"
)


def cloth(margin: int, rim: int) -> str:
    return "".join(
        f'<rect x="{inset}" y="{inset}" width="{SIDE - 2 * inset}" height="{SIDE - 2 * inset}" '
        f'rx="{62 - inset}" fill="url(#{fill})"/>'
        for inset, fill in ((margin, "rim"), (margin + rim, "cloth"))
    )


def png(drawn: str, size: int) -> bytes:
    """Drawn four times as large, then made smaller, for even edges."""
    image = QImage(size * 4, size * 4, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(drawn.encode()).render(painter, QRectF(image.rect()))
    painter.end()
    modes = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    writer.setQuality(0)
    writer.write(image.scaled(size, size, *modes))
    return bytes(buffer.data().data())


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    main()
