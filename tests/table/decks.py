"""Decks as others keep them, drawn with the least that makes a card."""

from __future__ import annotations

import gzip
from pathlib import Path

from PySide6.QtGui import QColor, QImage

from allfives_desktop.rules.cards import PACK
from allfives_desktop.table.foreign_faces import PYSOL_RANKS
from allfives_desktop.table.kde_faces import element_of

NAMESPACE = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'


def card_svg(hue: int, inside: str = "") -> str:
    """A card of one colour."""
    colour = QColor.fromHsv(hue * 6, 200, 200).name()
    return (
        f'<svg {NAMESPACE} width="70" height="100"><rect width="70" height="100" '
        f'fill="{colour}"/>{inside}</svg>'
    )


def own_deck(data: Path, name: str = "Mine") -> Path:
    """Fifty-two files in the player's folder."""
    folder = data / "allfives" / "decks" / name
    folder.mkdir(parents=True)
    for at, each in enumerate(PACK):
        (folder / f"{each.code}.svg").write_text(card_svg(at))
    return folder


def kde_deck(data: Path, name: str = "svg-plain") -> Path:
    """One packed SVG whose cards lie side by side in a group that is moved."""
    folder = data / "carddecks" / name
    folder.mkdir(parents=True)
    (folder / "index.desktop").write_text("[KDE Backdeck]\nName=Plain Deck\nSVG=plain.svgz\n")
    cards = "".join(
        f'<g id="{element_of(each)}"><rect x="{80 * at}" width="70" height="100" '
        f'fill="{QColor.fromHsv(at * 6, 200, 200).name()}"/></g>'
        for at, each in enumerate(PACK)
    )
    back = '<rect id="back" x="0" y="200" width="70" height="100" fill="url(#shade)"/>'
    shade = (
        '<defs><linearGradient id="shade"><stop offset="0" stop-color="#123456"/>'
        '<stop offset="1" stop-color="#123456"/></linearGradient></defs>'
    )
    whole = f'<g transform="translate(30 40)">{cards}{back}</g>'
    text = f'<svg {NAMESPACE} width="5000" height="500">{shade}{whole}</svg>'
    (folder / "plain.svgz").write_bytes(gzip.compress(text.encode()))
    return folder


def pysol_deck(data: Path, name: str = "cardset-small") -> Path:
    """Fifty-two pictures of pixels and two backs."""
    folder = data / "games" / "pysolfc" / name
    folder.mkdir(parents=True)
    lines = ("PySolFC solitaire cardset;4;.png;1;52;7", "123-small;Small Cards", "73 97 8")
    (folder / "config.txt").write_text("\n".join(lines) + "\n")
    for at, each in enumerate(PACK):
        name = f"{PYSOL_RANKS[each.rank]:02}{each.suit.value.lower()}.png"
        _picture(QColor.fromHsv(at * 6, 200, 200)).save(str(folder / name))
    _picture(QColor("#123456")).save(str(folder / "back01.png"))
    return folder


def _picture(colour: QColor) -> QImage:
    image = QImage(73, 97, QImage.Format.Format_RGB32)
    image.fill(colour)
    return image
