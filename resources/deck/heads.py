"""Faces, and the fist that holds an attribute."""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtGui import QTransform

from resources.deck.art import Art
from resources.deck.inks import BLUSH, GOLD, INK, IVORY, RED
from resources.deck.paths import ellipse, path

Rank = Literal["K", "Q", "J"]
RANKS: tuple[Rank, ...] = ("K", "Q", "J")
WIDTH = {"K": 52, "Q": 46, "J": 48}
CHIN = {"K": -146, "Q": -150, "J": -148}
BROW = {"K": 6.5, "Q": 3.0, "J": 4.5}
EYE = 23


@dataclass(frozen=True, slots=True)
class Look:
    """`turn` is the side to which the nose points, `gaze` how far the eyes look aside."""

    turn: int
    gaze: float
    mouth: str = ""


def face(art: Art, rank: Rank, look: Look) -> None:
    width, chin = WIDTH[rank], CHIN[rank]
    art.shape(
        f"M{-width},-292 L{-width},-222 C{-width},-186 -26,{chin} 0,{chin} "
        f"C26,{chin} {width},-186 {width},-222 L{width},-292 Z",
        IVORY,
    )
    if rank != "K":
        art.fill(ellipse(-30, -194, 10, 8), BLUSH)
        art.fill(ellipse(30, -194, 10, 8), BLUSH)
    for side in (-1, 1):
        _eye(art, rank, look, side)
    _brow_and_nose(art, rank, look.turn)
    if rank == "Q":
        art.fill(
            "M-13,-172 C-7,-179 -3,-178 0,-175 C3,-178 7,-179 13,-172 C7,-163 -7,-163 -13,-172 Z",
            RED,
        )
        art.line("M-14,-172 Q0,-169 14,-172", INK, 1.8)
    elif rank == "J":
        art.fill("M-14,-171 C-6,-176 6,-176 14,-171 C7,-163 -7,-163 -14,-171 Z", RED)
        art.line("M-17,-172 Q0,-168 17,-173", INK, 2.6)


def _eye(art: Art, rank: Rank, look: Look, side: int) -> None:
    x = side * EYE + 2 * look.turn
    art.fill(ellipse(x + look.gaze, -223, 5.6, 6), INK)
    outer, inner = 14 * side, -13 * side
    art.line(f"M{x + inner},-221 C{x - 7 * side},-231 {x + 5 * side},-231 {x + outer},-222", INK, 5)
    art.line(f"M{x - 9},-214 Q{x},-210 {x + 9},-214", INK, 1.8)
    if rank == "Q":
        art.line(f"M{x + 13 * side},-222 L{x + 19 * side},-227", INK, 3.5)


def _brow_and_nose(art: Art, rank: Rank, turn: int) -> None:
    strokes = Art()
    y = -244 if rank == "Q" else -240
    strokes.line(
        f"M40,{y} C30,{y - 9} 15,{y - 8} 8,{y + 3} C4,-224 7,-210 13,-199 C15,-191 6,-187 -4,-190",
        INK,
        3.4,
    )
    strokes.line(f"M41,{y} C31,{y - 9} 17,{y - 8} 9,{y + 1}", INK, BROW[rank])
    strokes.line(f"M-40,{y} C-31,{y - 9} -18,{y - 8} -9,{y - 1}", INK, BROW[rank])
    art.put(strokes, QTransform().scale(turn, 1))


def fist(
    art: Art, x: float, y: float, *, turn: float, sleeve: str, cuff: str, size: float = 1
) -> None:
    """A hand closed round something upright at x, the arm coming from below."""
    hand = Art()
    arm = Art()
    arm.shape("M-30,18 L-46,120 L46,120 L30,18 Z", sleeve)
    arm.line("M-14,44 L-22,120 M14,44 L22,120", INK if sleeve == GOLD else GOLD, 3)
    arm.shape("M-34,10 C-20,4 20,4 34,10 L38,34 C20,28 -20,28 -38,34 Z", cuff)
    hand.put(arm, QTransform().rotate(turn).translate(0, 12))
    _fingers(hand)
    art.put(hand, QTransform().translate(x, y).scale(size, size))


def _fingers(art: Art) -> None:
    """The back of the hand, four fingers round the shaft, the thumb over them."""
    art.shape(
        path(
            "M-14,-28 C6,-33 27,-27 31,-10 C33,8 27,25 10,29 C-2,31 -12,30 -18,27 Z",
        ),
        IVORY,
    )
    for y, reach in ((-19, -25), (-5, -29), (9, -28), (22, -23)):
        art.shape(
            f"M6,{y - 8} L{reach + 7},{y - 8} C{reach - 2},{y - 8} {reach - 2},{y + 8} "
            f"{reach + 7},{y + 8} L6,{y + 8}",
            IVORY,
            4,
        )
    art.shape("M24,4 C22,-10 12,-26 0,-31 C-8,-34 -14,-27 -8,-21 C-2,-15 4,-8 8,6", IVORY, 4)
