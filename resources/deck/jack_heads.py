"""Four young men: a page in profile, a boy with curls, a cavalier, a jester in a hood."""

from typing import Final, Protocol

from PySide6.QtGui import QTransform

from resources.deck.art import Art
from resources.deck.heads import Look, face
from resources.deck.inks import (
    AUBURN,
    BLUE,
    BLUSH,
    BRONZE,
    GOLD,
    INK,
    IVORY,
    RED,
    Suit,
)  # fmt: skip
from resources.deck.paths import both, ellipse, path, sided
from resources.deck.pips import lozenge

ASH: Final = "#8C8C95"
LONG_TAIL: Final = (
    "C116,-336 156,-322 170,-288 C174,-278 173,-270 170,-262 C154,-280 126,-288 94,-280"
)
SHORT_TAIL: Final = (
    "C92,-338 114,-318 118,-292 C119,-284 116,-278 112,-272 C106,-282 100,-284 93,-276"
)


def head(art: Art, suit: Suit, *, plain: bool) -> None:
    """Hair, face and hat; in the small cut feathers are short, to leave room for the index."""
    HEADS[suit](art, plain=plain)


def page(art: Art, *, plain: bool) -> None:
    """Spades: in profile, hair cut straight, a plumed bonnet."""
    _profile(art)
    art.shape(
        "M-2,-292 C56,-298 92,-262 88,-212 C87,-182 96,-168 102,-158 C80,-140 44,-146 30,-164 "
        "C12,-186 6,-226 4,-258 C-10,-264 -30,-262 -45,-250 L-47,-292 Z",
        BRONZE,
    )
    art.line(
        "M20,-262 C22,-222 32,-190 46,-168 M42,-270 C44,-226 50,-196 66,-164 "
        "M62,-268 C72,-230 68,-200 84,-164 M-28,-288 L-29,-264 M-8,-288 L-8,-266",
        INK,
        3.2,
    )
    _bonnet(art, BLUE)
    _plume(art, IVORY, plain=plain)
    _clasp(art, RED)


def _profile(art: Art) -> None:
    """A face that looks to the left."""
    art.shape(
        "M40,-292 L-40,-292 C-44,-270 -45,-252 -44,-240 C-44,-232 -48,-224 -55,-212 "
        "C-61,-202 -63,-196 -56,-193 C-51,-191 -46,-192 -46,-187 C-46,-183 -51,-181 -50,-177 "
        "C-49,-174 -44,-174 -44,-171 C-44,-168 -49,-168 -48,-164 C-47,-160 -42,-160 -43,-154 "
        "C-44,-146 -34,-140 -20,-141 C0,-142 20,-152 30,-170 Z",
        IVORY,
    )
    art.fill(ellipse(-14, -190, 11, 9), BLUSH)
    art.fill(ellipse(-30, -222, 5.4, 6), INK)
    art.line("M-42,-220 C-36,-230 -24,-231 -14,-224", INK, 5)
    art.line("M-34,-213 Q-26,-210 -20,-213", INK, 1.8)
    art.line("M-44,-240 C-36,-247 -24,-247 -12,-241", INK, 5)
    art.line("M-50,-198 Q-46,-203 -42,-198", INK, 2.6)
    art.fill("M-49,-177 C-40,-180 -32,-177 -28,-172 C-34,-166 -42,-164 -48,-165 Z", RED)
    art.line("M-46,-171 Q-36,-170 -27,-174", INK, 2.4)


def boy(art: Art, *, plain: bool) -> None:
    """Hearts: golden curls under a wide bonnet."""
    for x, y, size in (
        (54, -150, 17), (72, -166, 18), (79, -196, 20), (80, -230, 21), (70, -264, 22),
    ):  # fmt: skip
        for side in (-1, 1):
            _curl(art, x * side, y, size, side)
    face(art, "J", Look(1, 3))
    for x, y, size in ((-44, -262, 15), (44, -262, 15), (-23, -271, 16), (23, -271, 16)):
        _curl(art, x, y, size, 1 if x > 0 else -1)
    _curl(art, 0, -274, 15, 1)
    _bonnet(art, RED)
    _plume(art, IVORY, plain=plain)
    _clasp(art, BLUE)


def _curl(art: Art, x: float, y: float, size: float, side: int) -> None:
    art.shape(ellipse(x, y, size), GOLD, 4.5)
    inner = size * 0.42
    art.line(
        f"M{x - inner * side},{y + inner} C{x - size * 0.7 * side},{y - inner} "
        f"{x + inner * side},{y - size * 0.8} {x + inner * side},{y - 1}",
        BRONZE,
        3,
    )


def cavalier(art: Art, *, plain: bool) -> None:
    """Diamonds: long black hair, moustache and tuft, a pointed hat with a quill."""
    lock = path(
        "M-40,-290 C-84,-286 -94,-236 -86,-196 C-82,-168 -104,-152 -96,-128 "
        "C-76,-128 -50,-146 -42,-176 L-30,-200 Z"
    )
    for side in (1, -1):
        art.shape(sided(lock, side), INK)
    strands = "M-64,-262 C-76,-230 -64,-196 -84,-140 M-54,-240 C-60,-210 -54,-186 -66,-148"
    art.line(both(path(strands)), ASH, 3)
    face(art, "J", Look(1, -3))
    art.line(both(path("M0,-181 C-8,-187 -18,-183 -29,-175")), INK, 4.4)
    art.shape("M-7,-160 C-3,-163 3,-163 7,-160 L0,-138 Z", INK, 2)
    art.shape(
        "M-52,-294 L-51,-242 C-44,-262 -28,-270 0,-276 C28,-270 44,-262 51,-242 L52,-294 Z", INK
    )
    art.line(both(path("M-8,-280 C-28,-276 -40,-266 -46,-256")), ASH, 3)
    _bycocket(art)
    _quill(art, plain=plain)
    _clasp(art, BLUE)


def jester(art: Art, *, plain: bool) -> None:
    """Clubs: a hood with a long tail, a bell at its end."""
    tail, tip_x, tip_y = (SHORT_TAIL, 112, -264) if plain else (LONG_TAIL, 171, -252)
    art.shape(
        f"M-70,-112 C-100,-170 -104,-256 -74,-304 C-50,-342 8,-356 62,-346 {tail} "
        "C102,-230 98,-168 70,-112 Z",
        INK,
    )
    if not plain:
        art.line("M-48,-326 C-20,-346 30,-350 70,-336 C112,-328 142,-312 154,-290", GOLD, 3.2)
    art.line("M-84,-270 C-92,-230 -88,-180 -72,-140 M84,-262 C90,-226 88,-180 72,-140", GOLD, 3.2)
    art.shape(ellipse(tip_x, tip_y, 12), GOLD, 4)
    art.line(f"M{tip_x - 9},{tip_y + 2} H{tip_x + 9} M{tip_x},{tip_y + 2} V{tip_y + 11}", INK, 2.6)
    face(art, "J", Look(-1, 2))
    art.shape(
        "M-48,-250 C-46,-276 -24,-290 0,-290 C24,-290 46,-276 48,-250 C36,-268 22,-262 12,-254 "
        "C4,-266 -12,-270 -20,-258 C-30,-268 -40,-264 -48,-250 Z",
        AUBURN,
    )
    rim = path("M-38,-136 C-58,-160 -64,-214 -56,-250 C-48,-284 -26,-298 0,-298")
    art.line(both(rim), INK, 19)
    art.line(both(rim), GOLD, 10)
    for side in (-1, 1):
        for x, y in ((33, -198), (26, -203), (39, -204)):
            art.fill(ellipse(x * side, y, 1.9), AUBURN)


def _bonnet(art: Art, colour: str) -> None:
    art.shape(
        "M-78,-290 C-104,-316 -78,-346 -20,-352 C40,-357 92,-340 92,-314 "
        "C92,-304 84,-294 74,-286 Z",
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


def _plume(art: Art, colour: str, *, plain: bool) -> None:
    plume = Art()
    plume.shape(
        "M56,-292 C72,-338 118,-360 156,-342 C186,-326 188,-270 168,-236 C168,-262 158,-284 "
        "138,-290 C112,-298 84,-282 56,-292 Z",
        colour,
    )
    plume.line("M58,-294 C92,-320 138,-330 166,-272", INK, 3)
    plume.line(
        "M96,-314 L92,-336 M122,-319 L128,-346 M146,-310 L162,-331 M160,-291 L181,-297 "
        "M112,-319 L116,-296 M138,-316 L142,-292",
        INK,
        2.4,
    )
    _wear(art, plume, tilt=-14, plain=plain)


def _bycocket(art: Art) -> None:
    """A hat with a long pointed brim."""
    art.shape("M-72,-286 C-84,-330 -44,-354 16,-350 C62,-348 84,-328 78,-284 Z", RED, 5.5)
    art.line("M-40,-342 C-24,-328 -20,-315 -22,-298 M4,-350 C14,-334 16,-317 14,-300", GOLD, 3.2)
    art.shape(
        "M-124,-276 C-96,-296 -60,-310 0,-310 C40,-310 70,-304 88,-292 L80,-262 "
        "C50,-278 -40,-284 -124,-276 Z",
        GOLD,
    )
    for stone in range(-2, 3):
        art.fill(lozenge(stone * 26 - 6, -294 + stone * stone * 1.4, 0.19), RED)


def _quill(art: Art, *, plain: bool) -> None:
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
    if not plain:
        art.put(feather)
        return
    steep = QTransform().translate(56, -288).rotate(tilt).scale(0.66, 0.66).translate(-56, 288)
    art.put(feather, steep)


def _clasp(art: Art, colour: str) -> None:
    art.shape(ellipse(58, -288, 10), colour, 4)


class Head(Protocol):
    def __call__(self, art: Art, *, plain: bool) -> None: ...


HEADS: Final[dict[Suit, Head]] = {
    "S": page, "H": boy, "D": cavalier, "C": jester,
}  # fmt: skip
