"""Puts the faces of the cards together out of drawn parts, into the user's cache folder.

A face is paper, a drawing in the middle, and an index in two corners. Index letters follow the
language; the small cut, for low cards, has a taller index and plainer courts. Units: 630 x 880, the
origin in the middle. `resources/deck/make_deck.py` draws the parts.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from allfives_desktop.rules.cards import PACK, Card, Rank

ASSEMBLY: Final = "2"
BACKS: Final = ("back", "back_blue")
INK, RED, IVORY = "#17171B", "#C8202F", "#FBF8F0"
INKS: Final = {"S": INK, "C": INK, "H": RED, "D": RED}
COURTS: Final = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING})
HEAD: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'viewBox="-315 -440 630 880" width="630" height="880">'
    '<defs><linearGradient id="b" x1="0" y1="0" x2=".7" y2="1"><stop offset="0" '
    'stop-color="#FFFDF7"/><stop offset="1" stop-color="#F5EEDD"/></linearGradient></defs>'
    '<rect x="-313" y="-438" width="626" height="876" rx="42" fill="url(#b)" stroke="#B9AE96" '
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
    "en": INTERNATIONAL,
    "pt": INTERNATIONAL,
    "pt_PT": IndexLetters("A", "R", "D", "V"),
    "nl": IndexLetters("A", "H", "V", "B"),
    "gl": INTERNATIONAL,
    "hu": INTERNATIONAL,
}


def letters_of(language: str) -> IndexLetters:
    """The index letters that cards have where the language is spoken."""
    general = LETTERS.get(language.partition("_")[0], INTERNATIONAL)
    return LETTERS.get(language, general)


class Corner(NamedTuple):
    """Where the index stands: the middle of its column, its top, and the suit mark below."""

    x: float
    top: float
    glyph: float
    pip_y: float
    pip: float


CORNER: Final = Corner(-258, -404, 0.98, -250, 0.66)
TALL_CORNER: Final = Corner(-241, -410, 1.5, -196, 1.02)

COLUMN, ROW, PIP = 114, 294, 1.14
THIRD: Final = ROW / 3
UPPER_PIPS: Final = {
    2: "top", 3: "top", 4: "sides", 5: "sides", 6: "sides", 7: "sides", 8: "sides heart",
    9: "sides thirds", 10: "sides thirds throat",
}  # fmt: skip
MIDDLE_PIPS: Final = {
    3: "middle", 5: "middle", 6: "waist", 7: "waist heart", 8: "waist", 9: "middle",
}  # fmt: skip
PLACES: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "top": ((0, -ROW),),
    "sides": ((-COLUMN, -ROW), (COLUMN, -ROW)),
    "thirds": ((-COLUMN, -THIRD), (COLUMN, -THIRD)),
    "throat": ((0, -2 * THIRD),),
    "heart": ((0, -ROW / 2),),
    "waist": ((-COLUMN, 0), (COLUMN, 0)),
    "middle": ((0, 0),),
}


class DeckFaces:
    """Writes each set of faces once; `parts` is the folder of drawings, `cache` may be lost."""

    def __init__(self, parts: Path, cache: Path) -> None:
        self._parts = parts
        self._cache = cache / "faces"
        self._folders: dict[tuple[IndexLetters, bool], Path] = {}

    def folder(self, *, letters: IndexLetters, small: bool) -> Path:
        """A folder with AS.svg ... 2C.svg (the ten is T), back.svg and back_blue.svg.

        It is complete when it is there. Where the cache cannot be written, a temporary one serves.
        """
        known = self._folders.get((letters, small))
        if known is None or not known.is_dir():
            known = self._folders[letters, small] = self._made(letters, small=small)
        return known

    def _made(self, letters: IndexLetters, *, small: bool) -> Path:
        folder = self._cache / self._name(letters, small=small)
        if folder.is_dir():
            return folder
        try:
            self._cache.mkdir(parents=True, exist_ok=True)
            return self._write(folder, letters, small=small)
        except OSError:
            spare = Path(tempfile.mkdtemp(prefix="allfives-"))
            return self._write(spare / folder.name, letters, small=small)

    def _name(self, letters: IndexLetters, *, small: bool) -> str:
        edition = (self._parts / "edition.txt").read_text(encoding="ascii")
        text = f"{ASSEMBLY} {edition} {'.'.join(letters)} {small}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def _write(self, folder: Path, letters: IndexLetters, *, small: bool) -> Path:
        """All faces into a folder that takes its name when it is complete."""
        draft = Path(tempfile.mkdtemp(prefix="draft-", dir=folder.parent))
        for name, body in self._bodies(letters, small=small):
            (draft / f"{name}.svg").write_text(f"{HEAD}{body}{FOOT}", encoding="utf-8")
        try:
            return draft.rename(folder)
        except OSError:
            return folder if folder.is_dir() else draft

    def _bodies(self, letters: IndexLetters, *, small: bool) -> Iterator[tuple[str, str]]:
        drawer = _Drawer(self._parts, letters, small=small)
        for card in PACK:
            yield card.code, drawer.face(card)
        for back in BACKS:
            yield back, drawer.part(back)


class _Drawer:
    """Draws the faces of one set; reads each part once."""

    def __init__(self, parts: Path, letters: IndexLetters, *, small: bool) -> None:
        self._parts = parts
        self._letters = letters
        self._small = small
        self._corner = TALL_CORNER if small else CORNER
        self._read: dict[str, str] = {}

    def part(self, name: str) -> str:
        """What a part's file holds, without its root element."""
        if name not in self._read:
            text = (self._parts / f"{name}.svg").read_text(encoding="utf-8")
            self._read[name] = text[text.index(">") + 1 : text.rindex("<")]
        return self._read[name]

    def face(self, card: Card) -> str:
        suit = card.suit.value
        mark = f'<defs><g id="s">{self.part(f"pip_{suit}")}</g></defs>'
        return mark + self._middle(card) + self._index(card)

    def _middle(self, card: Card) -> str:
        if card.rank in COURTS:
            return self.part(f"{'small' if self._small else 'court'}_{card.rank}{card.suit}")
        if card.rank is Rank.ACE:
            return self.part(f"ace_{card.suit}")
        return f'<g fill="{INKS[card.suit]}">{_pips(card.strength + 2)}</g>'

    def _index(self, card: Card) -> str:
        """The index in the top left corner, and the same turned round."""
        x, top, glyph, pip_y, pip = self._corner
        letter = self.part(f"glyph_{_letter(card.rank, self._letters)}")
        index = (
            f'<g id="i"><g transform="translate({x} {top}) scale({glyph})">{letter}</g>'
            f'<use xlink:href="#s" transform="translate({x} {pip_y}) scale({pip})"/></g>'
        )
        turned = '<use xlink:href="#i" transform="rotate(180)"/>'
        shown = f'<g fill="{INKS[card.suit]}">{index}{turned}</g>'
        if not (self._small and card.rank in COURTS):
            return shown
        halo = f'fill="{IVORY}" stroke="{IVORY}" stroke-width="14" stroke-linejoin="round"'
        under = f'<g {halo}><use xlink:href="#i"/>{turned}</g>'
        return f"<defs>{index}</defs>{under}" + shown.replace(index, '<use xlink:href="#i"/>')


def _pips(count: int) -> str:
    """The suit marks of a number card, those of the lower half upside down."""
    upper = _places(UPPER_PIPS[count])
    upright = (*upper, *_places(MIDDLE_PIPS.get(count, "")))
    return "".join(
        (*(_pip(x, y, PIP) for x, y in upright), *(_pip(-x, -y, -PIP) for x, y in upper))
    )


def _places(names: str) -> list[tuple[float, float]]:
    return [place for name in names.split() for place in PLACES[name]]


def _pip(x: float, y: float, size: float) -> str:
    return f'<use xlink:href="#s" transform="translate({x:g} {y:g}) scale({size})"/>'


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
        case Rank.TEN:
            return "10"
        case _:
            return rank.value
