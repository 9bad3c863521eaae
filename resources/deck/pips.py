"""The four suit marks, each in a box of about a hundred units, and where they stand on a card."""

from typing import Final

from PySide6.QtGui import QPainterPath

from resources.deck.inks import Suit
from resources.deck.paths import moved, path

PIPS: Final[dict[Suit, QPainterPath]] = {
    "H": path(
        "M0,50 C-7,31 -49,6 -49,-20 C-49,-38 -37,-48 -24,-48 C-12,-48 -3,-40 0,-27 "
        "C3,-40 12,-48 24,-48 C37,-48 49,-38 49,-20 C49,6 7,31 0,50 Z"
    ),
    "S": path(
        "M0,-52 C7,-30 46,-8 46,17 C46,31 35,39 24,39 C15,39 7,34 3.5,26 C4.5,39 10,47 20,51 "
        "L-20,51 C-10,47 -4.5,39 -3.5,26 C-7,34 -15,39 -24,39 C-35,39 -46,31 -46,17 "
        "C-46,-8 -7,-30 0,-52 Z"
    ),
    "D": path(
        "M0,-53 C9,-33 23,-14 40,0 C23,14 9,33 0,53 C-9,33 -23,14 -40,0 C-23,-14 -9,-33 0,-53 Z"
    ),
    "C": path(
        "M7,-4 C10,-9 17,-12.5 24,-12.5 C37,-12.5 48,-2 48,12 C48,26 37,36 25,36 "
        "C15,36 7,31 3.5,22 C4.5,37 10,47 20,51 L-20,51 C-10,47 -4.5,37 -3.5,22 "
        "C-7,31 -15,36 -25,36 C-37,36 -48,26 -48,12 C-48,-2 -37,-12.5 -24,-12.5 "
        "C-17,-12.5 -10,-9 -7,-4 C-15,-9 -24,-17 -24,-28 C-24,-42 -13,-52 0,-52 "
        "C13,-52 24,-42 24,-28 C24,-17 15,-9 7,-4 Z"
    ),
}


def pip(suit: Suit, x: float, y: float, scale: float, *, turn: float = 0) -> QPainterPath:
    return moved(PIPS[suit], x, y, scale=scale, turn=turn)


def lozenge(x: float, y: float, scale: float, *, turn: float = 0) -> QPainterPath:
    """The diamond as an ornament."""
    return pip("D", x, y, scale, turn=turn)
