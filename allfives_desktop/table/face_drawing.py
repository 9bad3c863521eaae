"""Draws the face of a card as SVG: paper, a drawing in the middle, and an index in two corners.

The small cut, for low cards, has a taller index and plainer courts; a large index leaves less room
between the corners. Units: 630 x 880, the origin in the middle.
`resources/deck/make_deck.py` draws the parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from allfives_desktop.rules.cards import Card, Rank, Suit
from allfives_desktop.table.appearance import Appearance, Deck, Index, Inks, Letters
from allfives_desktop.table.index_letters import INTERNATIONAL, IndexLetters, letters_of

INK, RED, GREEN, BLUE, IVORY = "#17171B", "#C8202F", "#0F7536", "#12399A", "#FBF8F0"
PAPER_DARKEST: Final = "#F5EEDD"
SUIT_INKS: Final = {
    Inks.TWO: {Suit.SPADES: INK, Suit.HEARTS: RED, Suit.DIAMONDS: RED, Suit.CLUBS: INK},
    Inks.FOUR: {Suit.SPADES: INK, Suit.HEARTS: RED, Suit.DIAMONDS: BLUE, Suit.CLUBS: GREEN},
}
COURTS: Final = frozenset({Rank.JACK, Rank.QUEEN, Rank.KING})
# Courts that are drawn with what they hold at the right, as in a deck of old.
MIRRORED: Final = frozenset({"KH", "KC", "QS", "QD", "JH", "JC"})
HEAD: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'viewBox="-315 -440 630 880" width="630" height="880">'
)
FOOT: Final = "</svg>\n"
SUIT_INK: Final = "currentColor"


@dataclass(frozen=True, slots=True)
class FaceStyle:
    """Which of the faces a card can have."""

    deck: Deck = Deck.COURTS
    inks: Inks = Inks.TWO
    index: Index = Index.NORMAL
    letters: IndexLetters = INTERNATIONAL
    small: bool = False


def style_of(look: Appearance, language: str, *, small: bool) -> FaceStyle:
    """The faces of an appearance where a language is spoken."""
    follow = look.letters is Letters.LANGUAGE
    letters = letters_of(language) if follow else INTERNATIONAL
    return FaceStyle(look.deck, look.inks, look.index, letters, small)


class Corner(NamedTuple):
    """Where the index stands: the middle of its column, its top, and the suit mark below."""

    x: float
    top: float
    glyph: float
    pip_y: float
    pip: float


class Layout(NamedTuple):
    """Where number cards have their marks, and how large they are."""

    column: float
    row: float
    pip: float


CORNER: Final = Corner(-253, -402, 1.1, -231, 0.72)
TALL_CORNER: Final = Corner(-238, -410, 1.5, -196, 1.02)
LARGE_CORNER: Final = Corner(-221, -408, 1.85, -142, 1.3)
HUGE_CORNER: Final = Corner(-196, -406, 2.5, -46, 1.9)
USUAL: Final = Layout(114, 294, 1.14)
NARROW: Final = Layout(80, 294, 0.96)
COURT_PIPS: Final = {Rank.KING: (151, -289), Rank.QUEEN: (151, -289), Rank.JACK: (148, -166)}
COURT_PIP: Final = 0.75
LONE_PIP: Final = 2.4
# Room for a large index, taken out of two corners of a court's frame.
NOTCHES: Final = (
    '<path fill="url(#b)" d="M-206-356H-132V-76Q-132-64-144-64H-206ZM206 356H132V76Q132 64 144 64'
    'H206Z"/><g fill="none"><path stroke="#17171B" stroke-width="5" d="M-132-346V-76Q-132-64-144-64'
    'H-197M132 346V76Q132 64 144 64H197"/><path stroke="#D9A441" stroke-width="3" d="M-139-352V-78'
    'Q-139-71-146-71H-203M139 352V78Q139 71 146 71H203"/></g>'
)
UPPER_PIPS: Final = {
    2: "top", 3: "top", 4: "sides", 5: "sides", 6: "sides", 7: "sides", 8: "sides heart",
    9: "sides thirds", 10: "sides thirds throat",
}  # fmt: skip
MIDDLE_PIPS: Final = {
    3: "middle", 5: "middle", 6: "waist", 7: "waist heart", 8: "waist", 9: "middle",
}  # fmt: skip
# In columns and rows.
PLACES: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "top": ((0, -1),),
    "sides": ((-1, -1), (1, -1)),
    "thirds": ((-1, -1 / 3), (1, -1 / 3)),
    "throat": ((0, -2 / 3),),
    "heart": ((0, -1 / 2),),
    "waist": ((-1, 0), (1, 0)),
    "middle": ((0, 0),),
}


class FaceDrawer:
    """Draws the faces of one style; reads each part once. `parts` is the folder of drawings."""

    def __init__(self, parts: Path, style: FaceStyle) -> None:
        self._parts = parts
        self._style = style
        self._large = style.index is Index.LARGE
        self._plain = style.deck is Deck.PLAIN
        self._corner = self._corner_of_style()
        self._read: dict[str, str] = {}

    def face(self, card: Card) -> str:
        """An SVG file. It needs no font and no other file."""
        ink = SUIT_INKS[self._style.inks][card.suit]
        mark = f'<defs><g id="s">{self._part(f"pip_{card.suit}")}</g></defs>'
        body = self._part("paper") + mark + self._middle(card, ink) + self._index(card, ink)
        return HEAD + body.replace(SUIT_INK, ink) + FOOT

    def _part(self, name: str) -> str:
        """What a part's file holds, without its root element."""
        if name not in self._read:
            text = (self._parts / f"{name}.svg").read_text(encoding="utf-8")
            self._read[name] = text[text.index(">") + 1 : text.rindex("<")]
        return self._read[name]

    def _corner_of_style(self) -> Corner:
        if self._plain:
            return HUGE_CORNER if self._large else LARGE_CORNER
        if self._large:
            return LARGE_CORNER
        return TALL_CORNER if self._style.small else CORNER

    def _middle(self, card: Card, ink: str) -> str:
        if self._plain:
            return "" if self._large else f'<g fill="{ink}">{_pip(0, 0, LONE_PIP)}</g>'
        if card.rank in COURTS:
            return self._court(card, ink)
        if card.rank is Rank.ACE:
            return self._ace(card.suit)
        layout = NARROW if self._large else USUAL
        return f'<g fill="{ink}">{_pips(card.strength + 2, layout)}</g>'

    def _ace(self, suit: Suit) -> str:
        """The ornament of the ace of spades keeps clear of a large index."""
        ace = self._part(f"ace_{suit}")
        if self._large and suit is Suit.SPADES:
            return f'<g transform="scale(.8)">{ace}</g>'
        return ace

    def _court(self, card: Card, ink: str) -> str:
        """A large index needs the room of the suit mark, and what is held on the other side."""
        if self._style.small:
            return _mirror_image(self._part(f"small_{card.rank}{card.suit}"))
        court = self._part(f"court_{card.rank}{card.suit}")
        if self._large:
            return _mirror_image(court) + NOTCHES
        court += _court_pips(card.rank, ink)
        return _mirror_image(court) if f"{card.rank}{card.suit}" in MIRRORED else court

    def _index(self, card: Card, ink: str) -> str:
        """The index in the top left corner, and the same turned round."""
        x, top, glyph, pip_y, pip = self._corner
        letter = self._part(f"glyph_{self._style.letters.of(card.rank)}")
        index = (
            f'<g id="i"><g transform="translate({x} {top}) scale({glyph})">{letter}</g>'
            f"{_pip(x, pip_y, pip)}</g>"
        )
        turned = '<use xlink:href="#i" transform="rotate(180)"/>'
        shown = f'<g fill="{ink}">{index}{turned}</g>'
        if self._plain or card.rank not in COURTS or not self._style.small:
            return shown
        halo = f'fill="{IVORY}" stroke="{IVORY}" stroke-width="14" stroke-linejoin="round"'
        under = f'<g {halo}><use xlink:href="#i"/>{turned}</g>'
        return f"<defs>{index}</defs>{under}" + shown.replace(index, '<use xlink:href="#i"/>')


def _mirror_image(body: str) -> str:
    return f'<g transform="scale(-1 1)">{body}</g>'


def _court_pips(rank: Rank, ink: str) -> str:
    """The suit mark beside each head of a court, with a halo that keeps it apart."""
    x, y = COURT_PIPS[rank]
    marks = _pip(x, y, COURT_PIP) + _pip(-x, -y, -COURT_PIP)
    halo = f'fill="{IVORY}" stroke="{IVORY}" stroke-width="11.5" stroke-linejoin="round"'
    return f'<g {halo}>{marks}</g><g fill="{ink}">{marks}</g>'


def _pips(count: int, layout: Layout) -> str:
    """The suit marks of a number card, those of the lower half upside down."""
    upper = list(_places(UPPER_PIPS[count], layout))
    upright = [*upper, *_places(MIDDLE_PIPS.get(count, ""), layout)]
    marks = [_pip(x, y, layout.pip) for x, y in upright]
    return "".join([*marks, *(_pip(-x, -y, -layout.pip) for x, y in upper)])


def _places(names: str, layout: Layout) -> Iterator[tuple[float, float]]:
    for name in names.split():
        for across, down in PLACES[name]:
            yield across * layout.column, down * layout.row


def _pip(x: float, y: float, size: float) -> str:
    return f'<use xlink:href="#s" transform="translate({x:g} {y:g}) scale({size})"/>'
