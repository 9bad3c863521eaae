"""The four kings, upper half, upright, the attribute at their left hand."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from resources.deck.art import Art
from resources.deck.attributes import attribute
from resources.deck.crowns import crown
from resources.deck.heads import Look, face, fist
from resources.deck.inks import BLUE, BRONZE, GOLD, INK, IVORY, RED, SILVER, Suit
from resources.deck.paths import both, moved, path, sided
from resources.deck.patterns import robe
from resources.deck.pips import lozenge

PANEL: Final[dict[Suit, str]] = {"S": RED, "H": BLUE, "D": BLUE, "C": RED}
HAIR: Final[dict[Suit, tuple[str, str]]] = {
    "S": (SILVER, BLUE), "H": (GOLD, BRONZE), "D": (BRONZE, INK), "C": (INK, GOLD),
}  # fmt: skip
LOOKS: Final[dict[Suit, Look]] = {
    "S": Look(1, -2), "H": Look(-1, 2), "D": Look(1, -2), "C": Look(-1, 3),
}  # fmt: skip
TUFT: Final = path("M0,-11 C3,-3 6,2 4,9 L0,4 L-4,9 C-6,2 -3,-3 0,-11 Z")
TUFTS: Final = (
    (-146, -104, 40), (-112, -124, 30), (-110, -82, 35), (-76, -104, 25), (-74, -58, 25),
)  # fmt: skip
BEARD: Final[dict[Suit, str]] = {
    "S": "C64,-180 62,-140 42,-104 C28,-80 10,-70 0,-44 C-10,-70 -28,-80 -42,-104 "
    "C-62,-140 -64,-180 -54,-232",
    "H": "C66,-200 70,-180 62,-164 C66,-146 56,-134 46,-130 C44,-112 28,-104 18,-106 "
    "C12,-94 -12,-94 -18,-106 C-28,-104 -44,-112 -46,-130 C-56,-134 -66,-146 -62,-164 "
    "C-70,-180 -66,-200 -54,-232",
    "D": "C64,-190 62,-140 52,-92 C30,-80 -30,-80 -52,-92 C-62,-140 -64,-190 -54,-232",
    "C": "C66,-190 66,-130 30,-66 C20,-78 8,-90 0,-104 C-8,-90 -20,-78 -30,-66 "
    "C-66,-130 -66,-190 -54,-232",
}
STRANDS: Final[dict[Suit, str]] = {
    "S": "M-44,-176 C-40,-140 -22,-110 -6,-76 M-26,-160 C-22,-130 -12,-110 -3,-92",
    "H": "M-46,-176 C-50,-160 -44,-150 -38,-146 M-28,-152 C-32,-136 -26,-124 -20,-120 "
    "M-8,-146 C-12,-130 -8,-118 -2,-112",
    "D": "M-44,-180 C-44,-150 -42,-120 -38,-94 M-24,-154 C-22,-130 -20,-110 -18,-90 M-7,-148 V-88",
    "C": "M-46,-182 C-46,-150 -38,-120 -30,-92 M-26,-158 C-24,-130 -20,-110 -14,-98",
}


def king(art: Art, suit: Suit, *, plain: bool) -> None:
    _robe(art, suit, plain=plain)
    _ermine(art, suit)
    _hair(art, suit)
    face(art, "K", LOOKS[suit])
    _beard(art, suit)
    crown(art, suit)
    x = -142 if suit == "D" else -154
    attribute(art, "K", suit, x)
    fist(art, x, -6, turn=-32, sleeve=PANEL[suit], cuff=GOLD)


def _robe(art: Art, suit: Suit, *, plain: bool) -> None:
    body = path(
        "M-44,-146 C-96,-140 -178,-122 -198,-76 C-208,-50 -214,0 -214,110 L214,110 "
        "C214,0 208,-50 198,-76 C178,-122 96,-140 44,-146 Z"
    )
    robe(art, body, suit, plain=plain)
    art.shape("M-46,-100 L-40,120 L40,120 L46,-100 Z", PANEL[suit])
    art.line("M-32,-90 L-28,120 M32,-90 L28,120", GOLD, 4)
    for y in (-46, -8, 30, 66):
        art.shape(lozenge(0, y, 0.3), GOLD, 3)
    if suit in "DC":
        _shoulder_caps(art, PANEL[suit])


def _shoulder_caps(art: Art, colour: str) -> None:
    cap = path(
        "M196,-78 C180,-112 140,-128 104,-136 C128,-108 134,-76 128,-44 C158,-40 186,-48 203,-62 Z"
    )
    edge = path("M192,-66 C176,-56 158,-52 140,-54 C142,-80 138,-104 124,-122")
    for side in (1, -1):
        art.shape(sided(cap, side), colour)
        art.line(sided(edge, side), GOLD, 4)


def _ermine(art: Art, suit: Suit) -> None:
    small = suit in "DC"
    fit = QTransform().translate(0, -38).scale(0.66, 0.76)
    if not small:
        fit = QTransform().translate(0, -22).scale(0.84, 0.84)
    collar = path(
        "M-62,-162 C-120,-152 -160,-132 -182,-98 C-150,-72 -96,-40 -50,-28 C-38,-60 -20,-80 0,-88 "
        "C20,-80 38,-60 50,-28 C96,-40 150,-72 182,-98 C160,-132 120,-152 62,-162 Z"
    )
    art.shape(fit.map(collar), IVORY, 6)
    for x, y, turn in TUFTS:
        place = fit.map(QPointF(x, y))
        tuft = moved(TUFT, place.x(), place.y(), scale=1 if small else 1.25, turn=turn)
        art.fill(both(tuft), INK)
    hem = path("M-176,-96 C-146,-74 -96,-46 -56,-36 M176,-96 C146,-74 96,-46 56,-36")
    art.line(fit.map(hem), GOLD, 4)


def _hair(art: Art, suit: Suit) -> None:
    colour, strand = HAIR[suit]
    lock = path(
        "M-50,-284 C-84,-280 -90,-240 -84,-206 C-80,-186 -96,-180 -100,-166 "
        "C-96,-146 -62,-144 -50,-170 Z"
    )
    for side in (1, -1):
        art.shape(sided(lock, side), colour)
    strands = "M-62,-268 C-76,-240 -66,-206 -74,-166 M-56,-250 C-62,-220 -56,-200 -60,-164"
    art.line(both(path(strands)), strand, 3)


def _beard(art: Art, suit: Suit) -> None:
    colour, strand = HAIR[suit]
    cheeks = (
        "M-54,-232 C-50,-208 -44,-192 -28,-188 C-16,-184 -8,-186 0,-182 C8,-186 16,-184 28,-188 "
        "C44,-192 50,-208 54,-232 "
    )
    art.shape(f"{cheeks}{BEARD[suit]} Z", colour)
    art.line(both(path(STRANDS[suit])), strand, 3.2)
    art.fill("M-12,-168 Q0,-172 12,-168 Q0,-156 -12,-168 Z", RED)
    moustache = (
        "M0,-186 C-12,-194 -24,-186 -30,-178 C-36,-170 -44,-168 -52,-172 C-44,-156 "
        "-16,-156 0,-172 "
        "C16,-156 44,-156 52,-172 C44,-168 36,-170 30,-178 C24,-186 12,-194 0,-186 Z"
    )
    dark = colour == INK
    art.shape(moustache, colour, 3 if dark else 3.5, GOLD if dark else INK)
