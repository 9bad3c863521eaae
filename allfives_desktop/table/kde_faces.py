"""Takes the cards out of a deck of KDE games: one SVG, perhaps packed, an element for each card."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtSvg import QSvgRenderer

from allfives_desktop.rules.cards import PACK, Card, Rank, Suit
from allfives_desktop.table.foreign_decks import DeckError, DeckFaultKind
from allfives_desktop.table.foreign_faces import check_shape, look_through, read_file

LARGEST: Final = 16 * 1024 * 1024
PACKED: Final = b"\x1f\x8b"
BACK: Final = "back"
SUITS: Final = {
    Suit.CLUBS: "club",
    Suit.DIAMONDS: "diamond",
    Suit.HEARTS: "heart",
    Suit.SPADES: "spade",
}
RANKS: Final = {
    Rank.ACE: "1",
    Rank.TEN: "10",
    Rank.JACK: "jack",
    Rank.QUEEN: "queen",
    Rank.KING: "king",
}
# What is drawn by reference stays, wherever in the file it stands.
GRADIENTS: Final = frozenset({"linearGradient", "radialGradient", "pattern", "filter"})
SHARED: Final = GRADIENTS | {"defs", "style"}
# Qt knows a picture as SVG by its first letters, "<svg": its names must go without a prefix.
ET.register_namespace("", "http://www.w3.org/2000/svg")
ET.register_namespace("xlink", "http://www.w3.org/1999/xlink")


def faces_of_kde(source: Path) -> Iterator[tuple[str, str]]:
    """Names and SVG files as of any deck. Raises DeckError."""
    data = _unpacked(read_file(source, LARGEST), source.name)
    look_through(data, source.name)
    renderer = QSvgRenderer(QByteArray(data))
    wanted = [(card.code, element_of(card)) for card in PACK]
    if renderer.elementExists(BACK):
        wanted.append((BACK, BACK))
    root = ET.fromstring(data)  # noqa: S314 - looked through: it declares no entity
    shared = [each for each in root if _local(each) in SHARED]
    homes = _homes(root)
    for name, element in wanted:
        if not renderer.elementExists(element) or element not in homes:
            raise DeckError(DeckFaultKind.MISSING, element)
        box = renderer.transformForElement(element).mapRect(renderer.boundsOnElement(element))
        check_shape(box.size().toSize(), element)
        yield name, _alone(root, shared, homes[element], box)


def element_of(card: Card) -> str:
    """The id of a card: `10_club`, `queen_heart`."""
    return f"{RANKS.get(card.rank, card.rank.value)}_{SUITS[card.suit]}"


def _unpacked(data: bytes, name: str) -> bytes:
    if not data.startswith(PACKED):
        return data
    packed = zlib.decompressobj(wbits=31)
    try:
        whole = packed.decompress(data, LARGEST)
    except zlib.error as error:
        raise DeckError(DeckFaultKind.NOT_A_PICTURE, name) from error
    if not packed.eof:
        raise DeckError(DeckFaultKind.TOO_LARGE, name)
    return whole


def _homes(root: ET.Element) -> dict[str, list[ET.Element]]:
    """For each id the elements it lies in, from the outermost to itself."""
    homes: dict[str, list[ET.Element]] = {}
    paths = [[child] for child in root]
    while paths:
        path = paths.pop()
        if name := path[-1].get("id"):
            homes.setdefault(name, path)
        paths.extend([*path, child] for child in path[-1])
    return homes


def _alone(root: ET.Element, shared: list[ET.Element], path: list[ET.Element], box: QRectF) -> str:
    """A drawing of one element, within the groups that place it."""
    alone = ET.Element(root.tag)
    alone.set("viewBox", f"{box.x():g} {box.y():g} {box.width():g} {box.height():g}")
    alone.set("width", f"{box.width():g}")
    alone.set("height", f"{box.height():g}")
    alone.extend(shared)
    inner = alone
    for group in path[:-1]:
        inner = ET.SubElement(inner, group.tag, group.attrib)
    inner.append(path[-1])
    return ET.tostring(alone, encoding="unicode")


def _local(element: ET.Element) -> str:
    return element.tag.rpartition("}")[2]
