"""The four jacks, upper half, upright, the attribute at their left hand."""

from typing import Final

from PySide6.QtGui import QTransform

from resources.deck.art import Art
from resources.deck.attributes import attribute
from resources.deck.heads import Look, face, fist
from resources.deck.inks import AUBURN, BLUE, BRONZE, GOLD, INK, IVORY, LIVERY, RED, Suit
from resources.deck.paths import both, box, ellipse, path, sided
from resources.deck.patterns import robe, sleeve
from resources.deck.pips import lozenge

HAIR: Final[dict[Suit, tuple[str, str]]] = {
    "S": (BRONZE, INK), "H": (GOLD, BRONZE), "D": (INK, "#8C8C95"), "C": (AUBURN, GOLD),
}  # fmt: skip
SLEEVES: Final[dict[Suit, str]] = {"S": RED, "H": BLUE, "D": BLUE, "C": RED}
CAP: Final[dict[Suit, str]] = {"S": BLUE, "H": RED, "D": RED, "C": INK}
LOOKS: Final[dict[Suit, Look]] = {
    "S": Look(-1, -3), "H": Look(1, 3), "D": Look(1, -3), "C": Look(-1, 2),
}  # fmt: skip


def jack(art: Art, suit: Suit, *, plain: bool) -> None:
    _doublet(art, suit, plain=plain)
    art.shape(box(-21, -176, 42, 56), IVORY)
    if suit in "SD":
        _ruff(art)
    else:
        _pointed_collar(art, LIVERY[suit].accent)
    _hair(art, suit)
    face(art, "J", LOOKS[suit])
    _fringe(art, suit)
    if suit == "D":
        _bycocket(art, CAP[suit], plain=plain)
    else:
        _bonnet(art, suit, plain=plain)
    art.shape(ellipse(58, -288, 10), LIVERY[suit].accent, 4)
    x = -154 if suit == "C" else -150
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


def _hair(art: Art, suit: Suit) -> None:
    colour, strand = HAIR[suit]
    bob = path(
        "M-40,-290 C-86,-286 -92,-236 -86,-196 C-84,-176 -92,-168 -98,-160 "
        "C-76,-146 -50,-152 -42,-176 L-30,-200 Z"
    )
    for side in (1, -1):
        art.shape(sided(bob, side), colour)
    strands = "M-66,-262 C-76,-230 -66,-200 -76,-162 M-56,-240 C-60,-214 -54,-190 -60,-158"
    art.line(both(path(strands)), strand, 3.2)


def _fringe(art: Art, suit: Suit) -> None:
    colour, strand = HAIR[suit]
    art.shape(
        "M-54,-292 L-52,-236 C-44,-262 -30,-266 -18,-262 C-6,-258 8,-258 20,-262 "
        "C34,-266 46,-262 52,-236 L54,-292 Z",
        colour,
    )
    art.line(
        "M-34,-290 L-36,-266 M-14,-290 L-14,-264 M8,-290 L10,-264 M30,-290 L34,-266", strand, 3
    )


def _bonnet(art: Art, suit: Suit, *, plain: bool) -> None:
    colour = CAP[suit]
    art.shape(
        "M-78,-290 C-104,-316 -78,-346 -20,-352 C40,-357 92,-340 92,-314 C92,-304 84,-294 "
        "74,-286 Z",
        colour,
        5.5,
    )
    folds = (
        "M-50,-336 C-30,-326 -24,-311 -26,-292 M0,-347 C8,-332 10,-315 8,-294 "
        "M44,-345 C44,-329 42,-314 38,-294"
    )
    art.line(folds, GOLD, 3.2)
    art.shape("M-78,-296 Q0,-312 78,-296 L74,-270 Q0,-286 -74,-270 Z", GOLD)
    for stone in range(-2, 3):
        art.fill(lozenge(stone * 26, -291 + stone * stone * 2.2, 0.19), colour)
    plume = Art()
    plume.shape(
        "M56,-292 C72,-338 118,-360 156,-342 C186,-326 188,-270 168,-236 C168,-262 158,-284 "
        "138,-290 C112,-298 84,-282 56,-292 Z",
        RED if suit == "C" else IVORY,
    )
    plume.line("M58,-294 C92,-320 138,-330 166,-272", INK, 3)
    plume.line(
        "M96,-314 L92,-336 M122,-319 L128,-346 M146,-310 L162,-331 M160,-291 L181,-297 "
        "M112,-319 L116,-296 M138,-316 L142,-292",
        INK,
        2.4,
    )
    _wear(art, plume, tilt=-14, plain=plain)


def _bycocket(art: Art, colour: str, *, plain: bool) -> None:
    """A hat with a long pointed brim and a quill swept back."""
    art.shape("M-72,-286 C-84,-330 -44,-354 16,-350 C62,-348 84,-328 78,-284 Z", colour, 5.5)
    art.line("M-40,-342 C-24,-328 -20,-315 -22,-298 M4,-350 C14,-334 16,-317 14,-300", GOLD, 3.2)
    art.shape(
        "M-124,-276 C-96,-296 -60,-310 0,-310 C40,-310 70,-304 88,-292 L80,-262 "
        "C50,-278 -40,-284 -124,-276 Z",
        GOLD,
    )
    for stone in range(-2, 3):
        art.fill(lozenge(stone * 26 - 6, -294 + stone * stone * 1.4, 0.19), RED)
    quill = Art()
    quill.shape("M58,-290 C74,-330 118,-354 190,-350 C186,-310 134,-280 62,-280 Z", IVORY)
    quill.line("M62,-286 C92,-310 128,-330 172,-341", INK, 3)
    quill.line(
        "M92,-305 L92,-330 M116,-318 L122,-344 M140,-330 L150,-348 M104,-313 L126,-296 "
        "M128,-326 L154,-312",
        INK,
        2.4,
    )
    _wear(art, quill, tilt=0, plain=plain)


def _wear(art: Art, feather: Art, *, tilt: float, plain: bool) -> None:
    """In the small cut a feather is shorter and steeper, to leave room for the tall index."""
    if not plain:
        art.put(feather)
        return
    steep = QTransform().translate(56, -288).rotate(tilt).scale(0.66, 0.66).translate(-56, 288)
    art.put(feather, steep)
