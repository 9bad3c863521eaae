"""The four jacks, upper half, upright, the attribute at their left hand."""

from itertools import pairwise
from typing import Final

from resources.deck.art import Art
from resources.deck.attributes import attribute
from resources.deck.heads import fist
from resources.deck.inks import BLUE, GOLD, IVORY, LIVERY, RED, Suit
from resources.deck.jack_heads import head
from resources.deck.paths import Point, box, ellipse, path, polygon, sided
from resources.deck.patterns import robe, sleeve

SLEEVES: Final[dict[Suit, str]] = {"S": RED, "H": BLUE, "D": BLUE, "C": RED}


def jack(art: Art, suit: Suit, *, plain: bool) -> None:
    _doublet(art, suit, plain=plain)
    art.shape(box(-21, -176, 42, 56), IVORY)
    if suit in "SD":
        _ruff(art)
    elif suit == "H":
        _pointed_collar(art, LIVERY[suit].accent)
    head(art, suit, plain=plain)
    if suit == "C":
        _dagged_cape(art)
    x = {"C": -154, "H": -144}.get(suit, -150)
    attribute(art, "J", suit, x)
    main = LIVERY[suit].main
    fist(art, x, -6, turn=-32, sleeve=main, cuff=RED if main == GOLD else GOLD)


def _doublet(art: Art, suit: Suit, *, plain: bool) -> None:
    arm = path("M-70,-116 C-140,-136 -196,-96 -194,-40 C-193,-10 -180,10 -186,110 L-70,110 Z")
    for side in (-1, 1):
        sleeve(art, sided(arm, side), SLEEVES[suit], plain=plain)
    body = path(
        "M-50,-128 C-80,-122 -106,-114 -118,-90 L-108,110 L108,110 L118,-90 "
        "C106,-114 80,-122 50,-128 Z"
    )
    robe(art, body, suit, plain=plain)
    art.shape(box(-16, -110, 32, 220), IVORY)
    for y in (-62, -32, -2, 28, 58):
        art.shape(ellipse(0, y, 8), GOLD, 3.5)


def _ruff(art: Art) -> None:
    pleats = [(fold * 19, -122 - abs(fold) * 3.5) for fold in range(-4, 5)]
    for x, y in pleats:
        art.shape(ellipse(x, y, 16, 20), IVORY, 4.5)
    for x, y in pleats:
        art.line(f"M{x},{y - 12} V{y + 10}", BLUE, 3)


def _pointed_collar(art: Art, clasp: str) -> None:
    wing = path("M0,-112 L-22,-146 C-50,-140 -76,-130 -92,-116 L-62,-66 C-44,-84 -20,-96 0,-112 Z")
    edge = path("M-82,-114 L-58,-78 C-42,-94 -24,-104 -8,-116")
    for side in (-1, 1):
        art.shape(sided(wing, side), IVORY)
        art.line(sided(edge, side), GOLD, 4)
    art.shape(ellipse(0, -108, 9), clasp, 4)


def _dagged_cape(art: Art) -> None:
    """A short cape cut into points, a bell on each."""
    points = [(-132, -84), (-80, -62), (-27, -52), (27, -52), (80, -62), (132, -84)]
    hem: list[Point] = [(-116, -112)]
    for here, ahead in pairwise(points):
        hem += [here, ((here[0] + ahead[0]) / 2, (here[1] + ahead[1]) / 2 - 26)]
    cape = polygon((-62, -138), *hem, points[-1], (116, -112), (62, -138), (0, -116))
    art.shape(cape, RED)
    art.line("M-62,-132 Q0,-92 62,-132", GOLD, 6)
    for x, y in points:
        art.shape(ellipse(x, y, 8.5), GOLD, 3.5)
