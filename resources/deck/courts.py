"""Court cards: half a figure, the same half turned, a sash over the seam between them."""

from math import atan, degrees
from typing import Final, Protocol

from PySide6.QtGui import QPainterPath, QTransform

from resources.deck.art import Art
from resources.deck.heads import Rank
from resources.deck.inks import BLUE, GOLD, INK, IVORY, RAYS, RED, SUIT_INK, TINT, Suit
from resources.deck.jacks import jack
from resources.deck.kings import king
from resources.deck.paths import around, box, ellipse, moved, path, polygon
from resources.deck.pips import lozenge, pip
from resources.deck.queens import queen
from resources.deck.svg import drawing


class Figure(Protocol):
    def __call__(self, art: Art, suit: Suit, *, plain: bool) -> None: ...


FIGURES: Final[dict[Rank, Figure]] = {"K": king, "Q": queen, "J": jack}

HALF_WIDTH, HALF_HEIGHT, SLOPE = 219, 384, 0.30
SMALL_WIDTH, SMALL_HEIGHT, SMALL_SLOPE = 232, 400, 0.34
GROWN, SMALL_GROWN = 1.02, 1.09
FITTED: Final = 0.9
BUCKLE, EMBLEM = 94, 1.3
SASH: Final[dict[Suit, tuple[str, str]]] = {
    "S": (GOLD, BLUE), "H": (GOLD, RED), "D": (BLUE, GOLD), "C": (GOLD, INK),
}  # fmt: skip


def court(rank: Rank, suit: Suit) -> str:
    """The middle of a card in the full cut, without its index and the suit mark beside the head."""
    half = Art()
    _niche(half)
    FIGURES[rank](half, suit, plain=False)
    region = _half_card(HALF_WIDTH, HALF_HEIGHT, SLOPE)
    placed, panel, over, frame = Art(), Art(), Art(), Art()
    placed.put(half, QTransform().scale(GROWN, GROWN), region)
    panel.fill(_panel(), IVORY)
    _sash(over, suit)
    _medallion(over, suit)
    _frame(frame)
    middle = twice(drawing(placed)) + drawing(over)
    return f'<g transform="scale({FITTED})">{drawing(panel)}{middle}{drawing(frame)}</g>'


def small_court(rank: Rank, suit: Suit) -> str:
    """The middle of a card in the small cut: larger, flat robes, no frame."""
    half = Art()
    FIGURES[rank](half, suit, plain=True)
    placed, over = Art(), Art()
    region = _half_card(SMALL_WIDTH, SMALL_HEIGHT, SMALL_SLOPE)
    placed.put(half, QTransform().scale(SMALL_GROWN, SMALL_GROWN), region)
    reach = 222 if rank == "K" else 204
    over.shape(_band(reach, SMALL_SLOPE, 14), SASH[suit][0], 7)
    _emblem(over, suit)
    return twice(drawing(placed)) + drawing(over)


def _emblem(art: Art, suit: Suit) -> None:
    """The suit in the middle, large enough to be told on a low card without the index."""
    art.shape(ellipse(0, 0, BUCKLE), GOLD, 6)
    art.shape(ellipse(0, 0, BUCKLE - 13), IVORY, 5)
    art.fill(pip(suit, 0, 0, EMBLEM), SUIT_INK)


def twice(half: str) -> str:
    """A drawing and the same turned by half a circle."""
    return f'<g id="h">{half}</g><use xlink:href="#h" transform="rotate(180)"/>'


def _half_card(width: float, height: float, slope: float) -> QPainterPath:
    y = width * slope
    return polygon((-width, -height), (width, -height), (width, -y), (-width, y))


def _band(width: float, slope: float, half: float) -> QPainterPath:
    y = width * slope
    return polygon((-width, y - half), (width, -y - half), (width, -y + half), (-width, y + half))


def _panel(*, out: float = 0, round_by: float = 0) -> QPainterPath:
    width, height = 2 * (HALF_WIDTH + out), 2 * (HALF_HEIGHT + out)
    return box(-width / 2, -height / 2, width, height, round_by=round_by)


def _niche(art: Art) -> None:
    """Rays behind the head."""
    art.fill(ellipse(0, -214, 148), TINT)
    for width, first in ((5, 0), (3, 10)):
        for turn in range(first, 360, 20):
            (x, y), (far_x, far_y) = (around(0, -214, reach, turn) for reach in (100, 143))
            art.line(f"M{x:.1f},{y:.1f} L{far_x:.1f},{far_y:.1f}", RAYS, width)
    art.line(ellipse(0, -214, 148), GOLD, 4)


def _sash(art: Art, suit: Suit) -> None:
    colour, stone = SASH[suit]
    sash = Art()
    sash.shape(_band(HALF_WIDTH + 10, SLOPE, 16), colour)
    lean = -degrees(atan(SLOPE))
    for place in range(-7, 8):
        if abs(place) > 1:
            x = place * 32
            sash.fill(lozenge(x, -x * SLOPE, 0.2, turn=lean), stone)
    art.put(sash, within=_panel())


def _medallion(art: Art, suit: Suit) -> None:
    art.shape(ellipse(0, 0, 34), RED if suit == "D" else SASH[suit][1])
    art.line(ellipse(0, 0, 28), GOLD, 3)
    petal = path("M0,-5 C7,-12 6,-20 0,-25 C-6,-20 -7,-12 0,-5 Z")
    for turn in range(0, 360, 45):
        art.fill(moved(petal, turn=turn), IVORY if turn % 90 else GOLD)
    art.fill(ellipse(0, 0, 5), IVORY)


def _frame(art: Art) -> None:
    art.line(_panel(round_by=3), INK, 5)
    art.line(_panel(out=7, round_by=7), GOLD, 3)
