"""Reads the faces of a deck drawn by others, strictly: what is not a card is refused by name."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.parsers import expat

from PySide6.QtCore import QBuffer, QByteArray, QSize
from PySide6.QtGui import QImageReader

from allfives_desktop.rules.cards import PACK, Card, Rank
from allfives_desktop.table.appearance import Maker
from allfives_desktop.table.foreign_decks import DeckError, DeckFaultKind, ForeignDeck

LARGEST: Final = 2 * 1024 * 1024
LARGEST_OF_ALL: Final = 24 * 1024 * 1024
MOST_PIXELS: Final = 3000
DEEPEST, MOST_ELEMENTS = 80, 60_000
NARROWEST, WIDEST = 0.58, 0.86
RASTER: Final = frozenset({b"png", b"gif", b"jpeg", b"jpg", b"webp"})
FORBIDDEN: Final = frozenset({"script", "foreignObject", "handler", "iframe"})
PYSOL_RANKS: Final = {Rank.ACE: 1} | {rank: at + 2 for at, rank in enumerate(list(Rank)[:12])}


def faces_of(deck: ForeignDeck) -> Iterator[tuple[str, str]]:
    """Names and SVG files: AS ... 2C, and `back` where the deck has one. Raises DeckError."""
    if deck.maker is Maker.KDE:
        from allfives_desktop.table.kde_faces import faces_of_kde

        yield from faces_of_kde(deck.source)
        return
    room = LARGEST_OF_ALL
    for name, path in _files(deck):
        data = read_file(path)
        room -= len(data)
        if room < 0:
            raise DeckError(DeckFaultKind.TOO_LARGE, deck.name)
        vector = path.suffix.lower() == ".svg"
        yield name, checked_svg(data, path.name) if vector else _wrapped(data, path.name)


def read_file(path: Path, largest: int = LARGEST) -> bytes:
    """What a file holds. Raises DeckError when it is too large or cannot be read."""
    try:
        with path.open("rb") as file:
            data = file.read(largest + 1)
    except OSError as error:
        raise DeckError(DeckFaultKind.UNREADABLE, path.name) from error
    if len(data) > largest:
        raise DeckError(DeckFaultKind.TOO_LARGE, path.name)
    return data


def checked_svg(data: bytes, name: str) -> str:
    """An SVG that shows one card and reaches for nothing outside itself. Raises DeckError."""
    look_through(data, name)
    buffer = _buffer(data)  # the reader does not keep it alive
    check_shape(QImageReader(buffer, b"svg").size(), name)
    return data.decode("utf-8", errors="replace")


def look_through(data: bytes, name: str) -> None:
    """Refuse what is not SVG, what is too deep, and what loads something else."""
    parser = expat.ParserCreate(namespace_separator=" ")
    depth = count = 0

    def begin(tag: str, attributes: dict[str, str]) -> None:
        nonlocal depth, count
        depth, count = depth + 1, count + 1
        if depth > DEEPEST or count > MOST_ELEMENTS or (count == 1 and _local(tag) != "svg"):
            raise DeckError(DeckFaultKind.NOT_A_PICTURE, name)
        links = (value for key, value in attributes.items() if _local(key) == "href")
        if _local(tag) in FORBIDDEN or not all(_stays_inside(link) for link in links):
            raise DeckError(DeckFaultKind.REACHES_OUT, name)

    def end(_tag: str) -> None:
        nonlocal depth
        depth -= 1

    def declare(*_entity: object) -> None:
        raise DeckError(DeckFaultKind.REACHES_OUT, name)

    parser.StartElementHandler, parser.EndElementHandler = begin, end
    parser.EntityDeclHandler = declare
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        raise DeckError(DeckFaultKind.NOT_A_PICTURE, name) from error


def check_shape(size: QSize, name: str) -> None:
    """Refuse a picture that has not the shape of a card."""
    if not size.isValid() or size.isEmpty():
        raise DeckError(DeckFaultKind.NOT_A_PICTURE, name)
    if not NARROWEST <= size.width() / size.height() <= WIDEST:
        raise DeckError(DeckFaultKind.WRONG_SHAPE, name)


def _local(tag: str) -> str:
    return tag.rpartition(" ")[2]


def _stays_inside(link: str) -> bool:
    return link.strip().startswith(("#", "data:image/")) or not link.strip()


def _files(deck: ForeignDeck) -> Iterator[tuple[str, Path]]:
    """Names of cards and where they are. Raises DeckError for the first that is missing."""
    try:
        there = {path.name.lower(): path for path in deck.source.iterdir() if path.is_file()}
    except OSError as error:
        raise DeckError(DeckFaultKind.GONE, deck.name) from error
    names = _pysol_names if deck.maker is Maker.PYSOL else _own_names
    for card in PACK:
        wanted = names(card, deck.suffix)
        path = next((there[name] for name in wanted if name in there), None)
        if path is None:
            raise DeckError(DeckFaultKind.MISSING, wanted[0].upper().replace(".SVG", ".svg"))
        yield card.code, path
    backs = ("back.svg", f"back01{deck.suffix}")
    back = next((there[name] for name in backs if name in there), None)
    if back is not None:
        yield "back", back


def _own_names(card: Card, _suffix: str) -> tuple[str, ...]:
    suit = card.suit.value.lower()
    ranks = ("t", "10") if card.rank is Rank.TEN else (card.rank.value.lower(),)
    return tuple(f"{rank}{suit}.svg" for rank in ranks)


def _pysol_names(card: Card, suffix: str) -> tuple[str, ...]:
    return (f"{PYSOL_RANKS[card.rank]:02}{card.suit.value.lower()}{suffix}".lower(),)


def _wrapped(data: bytes, name: str) -> str:
    """A picture of pixels as an SVG of its size. Raises DeckError."""
    buffer = _buffer(data)
    reader = QImageReader(buffer)
    kind, size = bytes(reader.format().data()), reader.size()
    if kind not in RASTER or max(size.width(), size.height()) > MOST_PIXELS:
        raise DeckError(DeckFaultKind.NOT_A_PICTURE, name)
    check_shape(size, name)
    if reader.read().isNull():
        raise DeckError(DeckFaultKind.NOT_A_PICTURE, name)
    box = f'width="{size.width()}" height="{size.height()}"'
    link = f"data:image/{kind.decode()};base64,{b64encode(data).decode()}"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'{box}><image {box} xlink:href="{link}"/></svg>\n'
    )


def _buffer(data: bytes) -> QBuffer:
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    return buffer
