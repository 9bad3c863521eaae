"""Decks that were not drawn for this program: those of KDE games and PySolFC, and the player's own.

They are looked for where the system keeps shared data, and in the player's folder of decks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths

from allfives_desktop.table.appearance import Maker

SHORT: Final = 64 * 1024
LONGEST_NAME: Final = 60
KDE: Final = "carddecks/*/index.desktop"
PYSOL: Final = ("games/pysolfc", "games/PySolFC", "pysolfc", "PySolFC", "PySolFC/cardsets")
FRENCH: Final = "1"


class DeckFaultKind(StrEnum):
    """What is wrong with a deck."""

    GONE = "gone"
    MISSING = "missing"
    TOO_LARGE = "too_large"
    NOT_A_PICTURE = "not_a_picture"
    WRONG_SHAPE = "wrong_shape"
    REACHES_OUT = "reaches_out"
    UNREADABLE = "unreadable"


@dataclass(frozen=True, slots=True)
class DeckFault:
    """What is wrong, and with which file, card or element."""

    kind: DeckFaultKind
    what: str


class DeckError(Exception):
    """A deck cannot be used."""

    def __init__(self, kind: DeckFaultKind, what: str) -> None:
        super().__init__(kind, what)
        self.fault = DeckFault(kind, what)


@dataclass(frozen=True, slots=True)
class ForeignDeck:
    """A deck that was found. `source` is its folder, or the one file that holds all its cards."""

    maker: Maker
    name: str
    source: Path
    suffix: str = ""

    @property
    def key(self) -> str:
        """Names it in the preferences: `kde:svg-oxygen`."""
        return f"{self.maker}:{self.folder.name}"

    @property
    def folder(self) -> Path:
        return self.source.parent if self.maker is Maker.KDE else self.source

    def state(self) -> str:
        """Changes when a file of the deck does. Raises DeckError when it is gone."""
        try:
            files = sorted(self.folder.iterdir())
            stats = [(file.name, file.stat()) for file in files]
        except OSError as error:
            raise DeckError(DeckFaultKind.GONE, self.name) from error
        return " ".join(f"{name} {stat.st_size} {stat.st_mtime_ns}" for name, stat in stats)


def own_folder() -> Path:
    """Where a player puts decks, a folder each: `AS.svg` to `2C.svg`, perhaps `back.svg`."""
    data = QStandardPaths.StandardLocation.GenericDataLocation
    return Path(QStandardPaths.writableLocation(data)) / "allfives" / "decks"


def shared_folders() -> list[Path]:
    """Where the system keeps the data of programs, the player's first."""
    data = QStandardPaths.StandardLocation.GenericDataLocation
    return [Path(folder) for folder in QStandardPaths.standardLocations(data)]


def found() -> list[ForeignDeck]:
    """All decks there are, by name; of two of one key the player's."""
    by_key: dict[str, ForeignDeck] = {}
    with suppress(OSError):
        for deck in _found():
            by_key.setdefault(deck.key, deck)
    return sorted(by_key.values(), key=lambda deck: (deck.name.casefold(), deck.key))


def deck_of(key: str) -> ForeignDeck:
    """The deck of a key. Raises DeckError when it is no longer there."""
    for deck in found():
        if deck.key == key:
            return deck
    raise DeckError(DeckFaultKind.GONE, key.partition(":")[2])


def _found() -> Iterator[ForeignDeck]:
    for folder in sorted(own_folder().glob("*/")):
        yield ForeignDeck(Maker.OWN, _named(folder.name), folder)
    for shared in shared_folders():
        for index in sorted(shared.glob(KDE)):
            yield from _of_kde(index)
        for place in PYSOL:
            for config in sorted((shared / place).glob("cardset-*/config.txt")):
                yield from _of_pysol(config)


def _of_kde(index: Path) -> Iterator[ForeignDeck]:
    """A folder with `index.desktop`, which names one SVG with all cards."""
    text = _text(index)
    svg = re.search(r"^SVG=([^/\\\n]+)$", text, re.MULTILINE)
    name = re.search(r"^Name=(.+)$", text, re.MULTILINE)
    if svg:
        title = name.group(1) if name else index.parent.name
        yield ForeignDeck(Maker.KDE, _named(title), index.parent / svg.group(1).strip())


def _of_pysol(config: Path) -> Iterator[ForeignDeck]:
    """A folder with `config.txt`: a line of fields, then a line with the name."""
    lines = _text(config).splitlines()
    fields = lines[0].split(";") if lines else []
    if len(lines) < 2 or len(fields) < 5 or not fields[0].startswith("PySol"):
        return
    if fields[3].strip() == FRENCH and re.fullmatch(r"\.\w{2,4}", fields[2].strip()):
        title = lines[1].rpartition(";")[2] or config.parent.name
        yield ForeignDeck(Maker.PYSOL, _named(title), config.parent, fields[2].strip())


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return file.read(SHORT).decode("utf-8", errors="replace")
    except OSError:
        return ""


def _named(text: str) -> str:
    """A name to show: one line, not too long."""
    line = " ".join(part for part in text.split() if part.isprintable())
    return line if len(line) <= LONGEST_NAME else line[: LONGEST_NAME - 1] + "…"
