"""The four queens, upper half, upright, the attribute at their left hand."""

from typing import Final

from resources.deck.art import Art
from resources.deck.attributes import attribute
from resources.deck.heads import Look, face, fist
from resources.deck.inks import (
    AUBURN,
    BLUE,
    BRONZE,
    GOLD,
    INK,
    IVORY,
    LIVERY,
    RED,
    SKY,
    SUIT_INK,
    Suit,
)
from resources.deck.paths import around, both, ellipse, path, sided
from resources.deck.patterns import robe
from resources.deck.pips import pip

HAIR: Final[dict[Suit, tuple[str, str]]] = {
    "S": (INK, "#5C6F9A"), "H": (GOLD, BRONZE), "D": (AUBURN, GOLD), "C": (INK, GOLD),
}  # fmt: skip
SLEEVE: Final[dict[Suit, str]] = {"S": RED, "H": BLUE, "D": BLUE, "C": GOLD}
BODICE: Final[dict[Suit, tuple[str, str]]] = {
    "S": (IVORY, BLUE), "H": (IVORY, RED), "D": (BLUE, GOLD), "C": (IVORY, INK),
}  # fmt: skip
# Darker than the paper, or the outline of the head is lost on a low card, and like no hair.
VEIL: Final = SKY
CUFF_ARM: Final[dict[Suit, str]] = {"S": BLUE, "H": RED, "D": GOLD, "C": INK}
LOOKS: Final[dict[Suit, Look]] = {
    "S": Look(-1, 3), "H": Look(1, -3), "D": Look(-1, 2), "C": Look(1, -2),
}  # fmt: skip
MANE: Final = path(
    "M0,-322 C-70,-322 -92,-270 -84,-226 C-78,-196 -110,-178 -106,-138 C-103,-108 -74,-100 "
    "-84,-62 C-60,-52 -34,-70 -34,-110 L0,-150 Z"
)


def queen(art: Art, suit: Suit, *, plain: bool) -> None:
    if suit in "SD":
        _standing_collar(art, suit)
    _gown(art, suit, plain=plain)
    for side in (1, -1):
        art.shape(sided(MANE, side), VEIL if suit == "C" else HAIR[suit][0])
    _neck(art, suit)
    strands = (
        "M-70,-250 C-76,-210 -94,-180 -90,-136 C-88,-110 -70,-96 -70,-70 "
        "M-60,-220 C-66,-190 -80,-160 -74,-130 C-70,-110 -54,-100 -54,-76"
    )
    if suit == "H":
        _plaits(art)
    else:
        art.line(both(path(strands)), HAIR[suit][1], 3.2)
    face(art, "Q", LOOKS[suit])
    _parted_hair(art, suit)
    for side in (-1, 1):
        art.shape(ellipse(51 * side, -186, 6, 8), GOLD, 3)
    _coronet(art, suit, BLUE if suit == "S" else RED)
    x = -136 if suit == "D" else -150
    attribute(art, "Q", suit, x)
    cuff = RED if suit == "C" else IVORY
    fist(art, x, -6, turn=-30, sleeve=CUFF_ARM[suit], cuff=cuff, size=0.86)


def _standing_collar(art: Art, suit: Suit) -> None:
    """Lace behind the head, like an open fan."""
    for rib in range(-5, 6):
        middle = -90 + rib * 17.5
        first, last = (around(0, -130, 132, middle + half) for half in (-8.75, 8.75))
        tip = around(0, -130, 150, middle)
        art.shape(
            f"M0,-130 L{first[0]},{first[1]} Q{tip[0]},{tip[1]} {last[0]},{last[1]} Z",
            GOLD if suit == "S" and rib % 2 == 0 else IVORY,
            4,
        )
        art.fill(ellipse(*around(0, -130, 118, middle), 4.5), LIVERY[suit].accent)


def _gown(art: Art, suit: Suit, *, plain: bool) -> None:
    sleeve = path(
        "M-84,-104 C-150,-128 -204,-84 -200,-20 C-198,30 -190,60 -186,110 L-90,110 "
        "C-110,40 -110,-40 -84,-104 Z"
    )
    folds = path("M-98,-100 C-140,-60 -146,0 -136,110 M-120,-106 C-172,-70 -176,0 -164,110")
    colour = SLEEVE[suit]
    for side in (-1, 1):
        art.shape(sided(sleeve, side), colour, 6)
        art.line(sided(folds, side), INK if colour == GOLD else GOLD, 4)
    body = path(
        "M-40,-118 C-84,-112 -118,-104 -132,-70 L-120,110 L120,110 L132,-70 C118,-104 84,-112 "
        "40,-118 L0,-66 Z"
    )
    robe(art, body, suit, plain=plain)
    front, lace = BODICE[suit]
    art.shape("M-44,-84 L-26,110 L26,110 L44,-84 L0,-30 Z", front)
    for y in (-14, 16, 46, 76):
        art.line(f"M-26,{y - 14} L26,{y + 12} M26,{y - 14} L-26,{y + 12}", lace, 4)


def _neck(art: Art, suit: Suit) -> None:
    art.shape(
        "M-20,-172 L-20,-134 C-30,-122 -52,-118 -70,-112 C-46,-84 -22,-72 0,-64 "
        "C22,-72 46,-84 70,-112 C52,-118 30,-122 20,-134 L20,-172 Z",
        IVORY,
    )
    hem = "M-74,-112 C-48,-82 -22,-68 0,-60 C22,-68 48,-82 74,-112"
    art.line(hem, INK, 13)
    art.line(hem, GOLD, 7)
    art.line("M-26,-128 Q0,-100 26,-128", INK, 3)
    for pearl in range(-2, 3):
        colour = BLUE if suit == "D" else GOLD
        art.shape(ellipse(pearl * 11, -114 - pearl * pearl * 2.6, 5.2), colour, 2.2)
    art.fill(pip(suit, 0, -92, 0.24), SUIT_INK)


def _parted_hair(art: Art, suit: Suit) -> None:
    colour, strand = HAIR[suit]
    lock = path(
        "M0,-312 C-44,-316 -72,-280 -66,-226 C-64,-214 -58,-204 -50,-198 C-54,-232 "
        "-40,-262 0,-278 Z"
    )
    for side in (1, -1):
        art.shape(sided(lock, side), colour)
    strands = "M-8,-288 C-40,-280 -58,-252 -57,-222 M-14,-298 C-44,-294 -64,-268 -63,-236"
    art.line(both(path(strands)), strand, 3.2)


def _plaits(art: Art) -> None:
    """Two thick plaits that hang over the shoulders."""
    for step in range(6):
        y, x = -196 + step * 24, 80 + 4.5 * step - 1.4 * max(0, step - 2) ** 2
        for side in (-1, 1):
            art.shape(ellipse(side * x, y, 19 - 1.2 * step, 15), GOLD, 4)
            art.line(
                f"M{side * (x - 13)},{y + 7} Q{side * x},{y + 2} {side * (x + 10)},{y - 8}",
                BRONZE,
                3,
            )
    for side in (-1, 1):
        art.shape(ellipse(side * 90, -62, 9, 7), RED, 4)


def _coronet(art: Art, suit: Suit, band: str) -> None:
    """Its middle point bears the mark of the suit."""
    art.shape(
        "M-54,-300 L-64,-336 L-36,-320 L-24,-346 L-8,-324 L0,-350 L8,-324 L24,-346 L36,-320 "
        "L64,-336 L54,-300 Q0,-312 -54,-300 Z",
        GOLD,
    )
    art.shape("M-56,-304 Q0,-318 56,-304 L54,-288 Q0,-300 -54,-288 Z", band, 4.5)
    for x, y in ((-64, -338), (-24, -346), (24, -346), (64, -338)):
        art.shape(ellipse(x, y, 6.5), IVORY, 3.5)
    art.shape(pip(suit, 0, -350, 0.3), SUIT_INK, 9, IVORY)
    art.fill(pip(suit, 0, -350, 0.3), SUIT_INK)
    for stone in (-1, 0, 1):
        art.fill(ellipse(stone * 26, -302 + abs(stone) * 3, 4.5), GOLD)
