"""Draws the icons of program and files: `python -m resources.icons.make_icons`, in the root.

A card on green cloth; its spade is drilled like a peg board, five holes bushed with brass. Below
48 pixels a bolder drawing takes its place. A record of a match is a sheet with a spade and a street
of holes with two pegs, a file of house rules one with lines of text. The folders are those of an
icon theme.
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
RECORD: Final = "application-x-allfives-record+json"
HOUSE_RULES: Final = "application-x-allfives-rules+json"
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
    for name, lower_half in ((RECORD, street()), (HOUSE_RULES, text_lines())):
        drawn = sheet(lower_half)
        yield f"scalable/mimetypes/{name}.svg", drawn.encode()
        for size in SIZES:
            yield f"{size}x{size}/mimetypes/{name}.png", png(drawn, size)


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


def sheet(lower_half: str) -> str:
    """A page with a folded corner, a spade on its upper half."""
    return document(
        f"{GRADIENTS}"
        '<path d="M44 12h118l54 54v166q0 12-12 12H44q-12 0-12-12V24q0-12 12-12z" '
        'fill="url(#paper)" stroke="#8F8468" stroke-width="5" stroke-linejoin="round"/>'
        '<path d="M162 12v42q0 12 12 12h42z" fill="#D8CCAE" stroke="#8F8468" stroke-width="5" '
        'stroke-linejoin="round"/>'
        f'<path transform="translate(104 92) scale(.95)" d="{SPADE}" fill="{INK}"/>'
        f"{lower_half}"
    )


def street() -> str:
    """Two rows of holes in cloth, a peg in each."""
    holes = "".join(
        f'<circle cx="{x}" cy="{y}" r="8" fill="{fill}"/>'
        for y, peg, colour in ((176, 2, "#FFFDF7"), (206, 1, "#D9A441"))
        for place, x in enumerate((80, 112, 144, 176))
        for fill in (colour if place == peg else "#0A241A",)
    )
    return f'<rect x="56" y="154" width="144" height="74" rx="14" fill="#1F5A45"/>{holes}'


def text_lines() -> str:
    """Three lines of text, each behind a bullet of brass."""
    return "".join(
        f'<circle cx="66" cy="{y}" r="9" fill="#B98A33"/>'
        f'<rect x="86" y="{y - 6}" width="{width}" height="12" rx="6" fill="#1F5A45"/>'
        for y, width in ((164, 108), (192, 84), (220, 98))
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
