"""Draws the parts of the deck: `python -m resources.deck.make_deck`, in the root of a checkout.

Parts are SVG files of paths, without text; `allfives_desktop.table.face_drawing` makes cards of
them. What a file holds lies between its first `>` and its last `<`. Backs are whole cards.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtGui import QPainterPath

from resources.deck import aces, backs, courts, geometric_backs, glyphs, pips, svg
from resources.deck.heads import RANKS
from resources.deck.inks import SUITS
from resources.deck.paper import PAPER

PARTS = Path(__file__).parent / "parts"
BACKS = Path(__file__).parent / "backs"
PIP_BOX, GLYPH_BOX = (-56, -56, 112, 112), (-46, -10, 92, 130)

Part = Callable[[], str]
DRAWN_BACKS: dict[str, Part] = {
    "red": backs.trellis,
    "blue": backs.engraved,
    "green": geometric_backs.petals,
    "black": geometric_backs.fans,
}


def main() -> None:
    PARTS.mkdir(exist_ok=True)
    drawn = {name: part() for name, part in parts()}
    for name, text in drawn.items():
        (PARTS / name).write_text(text, encoding="utf-8", newline="\n")
    (PARTS / "edition.txt").write_text(edition(drawn), encoding="ascii")
    BACKS.mkdir(exist_ok=True)
    for name, draw in DRAWN_BACKS.items():
        (BACKS / f"{name}.svg").write_text(back(draw), encoding="utf-8", newline="\n")


def edition(drawn: Mapping[str, str]) -> str:
    """A name for these very drawings: faces put together from others are out of date."""
    whole = "".join(f"{name} {drawn[name]}" for name in sorted(drawn))
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


def parts() -> Iterator[tuple[str, Part]]:
    """File names, and what draws each."""
    for suit in SUITS:
        yield f"pip_{suit}.svg", partial(shape, pips.PIPS[suit], PIP_BOX)
        yield f"ace_{suit}.svg", partial(whole, partial(aces.ace, suit))
        for rank in RANKS:
            yield f"court_{rank}{suit}.svg", partial(whole, partial(courts.court, rank, suit))
            yield f"small_{rank}{suit}.svg", partial(whole, partial(courts.small_court, rank, suit))
    for name in glyphs.NAMES:
        yield f"glyph_{name}.svg", partial(letter, name)
    yield "paper.svg", partial(svg.document, PAPER)


def back(draw: Part) -> str:
    return svg.document(PAPER + draw())


def whole(draw: Part) -> str:
    return svg.document(draw())


def letter(name: str) -> str:
    return shape(glyphs.glyph(name), GLYPH_BOX)


def shape(drawn: QPainterPath, reach: tuple[int, int, int, int]) -> str:
    """A shape without a colour of its own: it takes that of the group it is put into."""
    return svg.document(f'<path d="{svg.data(drawn)}"/>', reach)


if __name__ == "__main__":
    main()
