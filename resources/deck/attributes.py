"""What a court card holds, standing upright at x; the fist closes round it at y -6."""

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QTransform

from resources.deck.art import Art
from resources.deck.heads import Rank
from resources.deck.inks import (
    BLUE,
    BRONZE,
    GOLD,
    INK,
    IVORY,
    RED,
    ROSE,
    STEEL,
    Suit,
)  # fmt: skip
from resources.deck.paths import around, box, ellipse, polygon
from resources.deck.pips import lozenge, pip


def attribute(art: Art, rank: Rank, suit: Suit, x: float) -> None:
    held = Art()
    HELD[rank, suit](held)
    art.put(held, QTransform().translate(x, 0))


def shaft(art: Art, top: float, colour: str, width: float) -> None:
    art.shape(box(-width / 2, top, width, 500), colour, 4)


def sword(art: Art) -> None:
    art.shape(polygon((0, -346), (13, -316), (13, -70), (-13, -70), (-13, -316)), IVORY)
    art.fill(polygon((0, -340), (10, -315), (10, -72), (0, -72)), STEEL)
    art.line("M0,-314 V-80", INK, 2.5)
    art.shape(box(-7, -66, 14, 90), BLUE, 4)
    art.shape(
        "M-40,-84 C-28,-66 28,-66 40,-84 C47,-64 28,-50 0,-52 C-28,-50 -47,-64 -40,-84 Z", GOLD
    )
    art.shape(ellipse(0, -63, 7), RED, 3)


def sceptre(art: Art) -> None:
    shaft(art, -250, GOLD, 12)
    for y in (-244, -150, -60):
        art.shape(box(-11, y, 22, 10, round_by=4), GOLD, 4)
    art.shape(ellipse(0, -262, 16, 12), BLUE, 4)
    art.shape(pip("H", 0, -305, 0.76), RED)
    art.line(pip("H", 0, -306, 0.46), GOLD, 4)


def axe(art: Art) -> None:
    shaft(art, -330, BRONZE, 12)
    art.shape(
        "M4,-296 C-16,-296 -26,-314 -42,-326 C-56,-288 -54,-252 -40,-214 C-26,-230 "
        "-16,-246 4,-248 Z",
        IVORY,
    )
    art.line("M-37,-313 C-46,-284 -45,-254 -36,-228", BLUE, 5)
    art.shape("M6,-294 L30,-273 L6,-252 Z", IVORY)
    art.shape(box(-10, -303, 20, 62, round_by=4), GOLD, 4)
    art.shape(lozenge(0, -272, 0.3), RED, 2)
    art.shape(ellipse(0, -336, 9), GOLD, 4)


def orb(art: Art) -> None:
    shaft(art, -240, GOLD, 12)
    for y in (-150, -60):
        art.shape(box(-11, y, 22, 10, round_by=4), GOLD, 4)
    art.shape(ellipse(0, -262, 34), RED)
    art.fill("M-33,-268 Q0,-254 33,-268 L34,-256 Q0,-242 -34,-256 Z", GOLD)
    art.line(ellipse(0, -262, 34), INK, 5)
    art.shape(pip("C", 0, -316, 0.5), GOLD, 4)


def halberd(art: Art) -> None:
    shaft(art, -290, BRONZE, 11)
    art.shape(polygon((0, -352), (11, -316), (7, -280), (-7, -280), (-11, -316)), IVORY)
    art.shape("M-4,-288 L-30,-306 C-54,-280 -54,-248 -30,-222 L-4,-240 Z", IVORY)
    art.line("M-30,-292 C-42,-274 -42,-254 -30,-236", BLUE, 5)
    art.shape("M4,-282 C20,-280 30,-272 44,-250 C28,-254 18,-250 4,-246 Z", IVORY)
    art.shape("M-12,-232 H12 L20,-190 L7,-200 L0,-182 L-7,-200 L-20,-190 Z", RED, 4)


def banner(art: Art) -> None:
    shaft(art, -334, BRONZE, 11)
    art.shape(
        "M4,-318 C-16,-334 -30,-304 -52,-312 L-40,-273 L-52,-230 C-34,-220 -20,-250 4,-236 Z", BLUE
    )
    art.fill(pip("H", -24, -275, 0.38), GOLD)
    art.shape(polygon((0, -356), (11, -338), (0, -320), (-11, -338)), GOLD, 4)


def partisan(art: Art) -> None:
    shaft(art, -270, BRONZE, 11)
    art.shape(
        "M0,-352 C10,-324 20,-308 16,-282 C32,-282 36,-292 36,-304 C50,-282 36,-258 10,-256 H-10 "
        "C-36,-258 -50,-282 -36,-304 C-36,-292 -32,-282 -16,-282 C-20,-308 -10,-324 0,-352 Z",
        IVORY,
    )
    art.line("M0,-326 V-270", BLUE, 4)
    art.shape(box(-13, -256, 26, 12, round_by=3), GOLD, 4)
    art.shape("M-11,-242 H11 L22,-198 L8,-208 L0,-190 L-8,-208 L-22,-198 Z", BLUE, 4)


def staff(art: Art) -> None:
    shaft(art, -290, BRONZE, 12)
    art.line("M0,-60 C-22,-90 22,-120 0,-150 C-22,-180 22,-210 0,-240", RED, 6)
    art.shape(ellipse(0, -312, 34), INK)
    art.line(ellipse(0, -312, 25), GOLD, 4)
    art.fill(pip("C", 0, -312, 0.36), GOLD)
    art.shape(box(-14, -281, 28, 13, round_by=4), GOLD, 4)


def flower(art: Art, leaf: str) -> None:
    """A stalk with two leaves; its head comes at y -238."""
    stalk = "M0,10 C6,-60 -8,-120 0,-200"
    art.line(stalk, INK, 11)
    art.line(stalk, BRONZE, 5)
    for y, side in ((-118, 1), (-88, -1)):
        art.shape(
            f"M-1,{y} C{10 * side},{y - 34} {34 * side},{y - 40} {46 * side},{y - 34} "
            f"C{42 * side},{y - 12} {22 * side},{y + 2} -1,{y} Z",
            leaf,
            4,
        )
        art.line(f"M0,{y - 2} Q{18 * side},{y - 16} {36 * side},{y - 28}", GOLD, 3)


def rose(art: Art) -> None:
    flower(art, RED)
    art.put(_petals(24, 21, start=-90, colour=RED, pen=4.5))
    art.put(_petals(11, 11, start=-54, colour=ROSE, pen=3))
    art.shape(ellipse(0, -238, 9), GOLD, 3.5)


def _petals(out: float, size: float, *, start: float, colour: str, pen: float) -> Art:
    ring = Art()
    for turn in range(0, 360, 72):
        ring.shape(ellipse(*around(0, -238, out, start + turn), size), colour, pen)
    return ring


def lily(art: Art) -> None:
    flower(art, BLUE)
    for side in (-1, 1):
        art.shape(
            f"M0,-202 C{8 * side},-236 {20 * side},-256 {46 * side},-260 "
            f"C{52 * side},-244 {40 * side},-236 {34 * side},-240 C{34 * side},-218 "
            f"{16 * side},-204 0,-202 Z",
            IVORY,
        )
    art.shape("M0,-202 C-26,-238 -16,-272 0,-294 C16,-272 26,-238 0,-202 Z", IVORY)
    art.line("M0,-218 V-262", BLUE, 4)
    art.shape(box(-15, -208, 30, 11, round_by=4), GOLD, 4)


def clover(art: Art) -> None:
    flower(art, RED)
    for turn in (-90, 30, 150):
        middle = around(0, -238, 22, turn)
        art.shape(ellipse(*middle, 22), RED)
        art.line(ellipse(*middle, 12), GOLD, 3.5)
    art.shape(ellipse(0, -238, 10), GOLD, 4)


def fan(art: Art) -> None:
    count, pivot, reach = 7, -130, 92
    span = 98 / count
    for rib in range(count):
        start = -139 + rib * span
        first, tip, last = (
            around(-4, pivot, reach + 16 * (turn == 0.5), start + turn * span)
            for turn in (0, 0.5, 1)
        )
        art.shape(
            f"M-4,{pivot} L{first[0]},{first[1]} Q{tip[0]},{tip[1]} {last[0]},{last[1]} Z",
            BLUE if rib % 2 else RED,
            4,
        )
        art.shape(ellipse(*around(-4, pivot, reach * 0.85, start + span / 2), 6.5), GOLD, 2.5)
    art.shape(box(-11, pivot, 14, 140, round_by=5), GOLD, 4)
    art.shape(ellipse(-4, pivot, 24), GOLD)
    art.shape(ellipse(-4, pivot, 10), BLUE, 3)


HELD: Final[dict[tuple[Rank, Suit], Callable[[Art], None]]] = {
    ("K", "S"): sword, ("K", "H"): sceptre, ("K", "D"): axe, ("K", "C"): orb,
    ("Q", "S"): lily, ("Q", "H"): rose, ("Q", "D"): fan, ("Q", "C"): clover,
    ("J", "S"): halberd, ("J", "H"): banner, ("J", "D"): partisan, ("J", "C"): staff,
}  # fmt: skip
