"""The whole pack on one sheet: every deck, ink and index, at the heights that count."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from allfives_desktop import assets
from allfives_desktop.rules.cards import PACK
from allfives_desktop.table.appearance import Appearance, Back, Deck, Index, Inks
from allfives_desktop.table.deck_faces import DeckFaces
from allfives_desktop.table.face_drawing import style_of

HEIGHTS: Final = (60, 120, 240, 480)  # the last is 240 on a screen of twice the pixels
LOWEST_FULL: Final = 110
FELT: Final = QColor("#1F5A45")
GAP: Final = 6
IN_A_ROW: Final = 13


def sheets(folder: Path, language: str) -> Iterator[Path]:
    """Write a sheet for each look and height; the paths."""
    with tempfile.TemporaryDirectory() as cache:
        deck = DeckFaces(assets.resource("deck/parts"), Path(cache))
        for kind, inks, index, height in product(Deck, Inks, Index, HEIGHTS):
            look = Appearance(deck=kind, inks=inks, index=index)
            faces = deck.folder(style_of(look, language, small=height < LOWEST_FULL))
            files = [faces / f"{card.code}.svg" for card in PACK]
            path = folder / f"deck_{kind}_{inks}_{index}_{height}_{language}.png"
            sheet(files, height).save(str(path))
            yield path
        for height in HEIGHTS:
            files = [assets.resource(f"deck/backs/{back}.svg") for back in Back]
            path = folder / f"backs_{height}.png"
            sheet(files, height).save(str(path))
            yield path


def sheet(files: list[Path], height: int) -> QImage:
    """Cards of a height in rows on the cloth."""
    width = round(height * 5 / 7)
    columns = min(len(files), IN_A_ROW)
    rows = -(-len(files) // columns)
    drawn = QImage(
        columns * (width + GAP) + GAP, rows * (height + GAP) + GAP, QImage.Format.Format_RGB32
    )
    drawn.fill(FELT)
    painter = QPainter(drawn)
    for number, file in enumerate(files):
        row, column = divmod(number, columns)
        reader = QImageReader(str(file))
        reader.setScaledSize(QSize(width, height))
        painter.drawImage(GAP + column * (width + GAP), GAP + row * (height + GAP), reader.read())
    painter.end()
    return drawn
