"""Puts the faces of the cards together out of drawn parts, into the user's cache folder.

A face is paper, the drawing, and an index in both corners; index letters follow the language, and
small cards have a simpler cut of the courts. Units: 630 x 880, the origin in the middle.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from allfives_desktop.rules.cards import PACK, Card, Rank

EDITION: Final = "1"
INK, RED = "#17171B", "#C8202F"
INKS: Final = {"S": INK, "C": INK, "H": RED, "D": RED}
COURTS: Final = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING})
HEAD: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-315 -440 630 880" width="630" height="880">'
    '<defs><linearGradient id="p" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" '
    'stop-color="#FFFDF7"/><stop offset="1" stop-color="#F5EEDD"/></linearGradient></defs>'
    '<rect x="-313" y="-438" width="626" height="876" rx="40" fill="url(#p)" stroke="#B9AE96" '
    'stroke-width="3.5"/>'
)
FOOT: Final = "</svg>\n"


class IndexLetters(NamedTuple):
    """The letters in the corners of an ace and of the courts."""

    ace: str = "A"
    king: str = "K"
    queen: str = "Q"
    jack: str = "J"


INTERNATIONAL: Final = IndexLetters()
LETTERS: Final = {
    "pt_PT": IndexLetters("A", "R", "D", "V"),
    "nl": IndexLetters("A", "H", "V", "B"),
}


def letters_of(language: str) -> IndexLetters:
    """The index letters that cards have where the language is spoken."""
    return LETTERS.get(language, INTERNATIONAL)


class DeckFaces:
    """Writes each set of faces once; `parts` is the folder of drawings, `cache` may be lost."""

    def __init__(self, parts: Path, cache: Path) -> None:
        self._parts = parts
        self._cache = cache / "faces"

    def folder(self, *, letters: IndexLetters, small: bool) -> Path:
        """A folder with AS.svg ... 2C.svg (the ten is T) and back.svg."""
        folder = self._cache / self._name(letters, small=small)
        if folder.is_dir():
            return folder
        try:
            self._cache.mkdir(parents=True, exist_ok=True)
            return self._write(folder, letters, small=small)
        except OSError:
            spare = Path(tempfile.mkdtemp(prefix="allfives-faces-"))
            return self._write(spare / "faces", letters, small=small)

    def _name(self, letters: IndexLetters, *, small: bool) -> str:
        newest = (self._parts / "index.json").stat().st_mtime_ns
        text = f"{EDITION} {newest} {''.join(letters)} {small}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def _write(self, folder: Path, letters: IndexLetters, *, small: bool) -> Path:
        """All faces into a folder of their own, which takes its name when it is complete."""
        shapes = json.loads((self._parts / "index.json").read_text(encoding="utf-8"))
        draft = Path(tempfile.mkdtemp(prefix="draft-", dir=folder.parent))
        for card in PACK:
            drawing = self._drawing(card, small=small)
            index = _index(card, letters, shapes)
            (draft / f"{card.code}.svg").write_text(HEAD + drawing + index + FOOT, encoding="utf-8")
        back = (self._parts / "back.part").read_text(encoding="utf-8")
        (draft / "back.svg").write_text(HEAD + back + FOOT, encoding="utf-8")
        try:
            return draft.rename(folder)
        except OSError:
            if folder.is_dir():
                return folder
            return draft

    def _drawing(self, card: Card, *, small: bool) -> str:
        cut = "small_" if small and card.rank in COURTS else ""
        return (self._parts / f"{cut}{card.code}.part").read_text(encoding="utf-8")


def _index(card: Card, letters: IndexLetters, shapes: dict[str, dict[str, str]]) -> str:
    """The index in the top left corner, and again turned round."""
    rank, suit = _letter(card.rank, letters), card.suit.value
    path = f'<path d="{shapes["index"][rank]}{shapes["pips"][suit]}"/>'
    turned = f'<g transform="rotate(180)">{path}</g>'
    return f'<g fill="{INKS[suit]}">{path}{turned}</g>'


def _letter(rank: Rank, letters: IndexLetters) -> str:
    match rank:
        case Rank.ACE:
            return letters.ace
        case Rank.KING:
            return letters.king
        case Rank.QUEEN:
            return letters.queen
        case Rank.JACK:
            return letters.jack
        case _:
            return rank.value
