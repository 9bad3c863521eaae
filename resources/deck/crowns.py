"""The crowns of the kings: spades fleury, hearts rayed, diamonds arched, clubs with trefoils."""

from collections.abc import Callable
from typing import Final

from resources.deck.art import Art
from resources.deck.inks import BLUE, GOLD, IVORY, LIVERY, RED, Suit
from resources.deck.paths import ellipse, joined
from resources.deck.pips import lozenge, pip


def crown(art: Art, suit: Suit) -> None:
    CROWNS[suit](art)
    band = RED if suit == "D" else LIVERY[suit].main
    art.shape("M-68,-292 Q0,-278 68,-292 L66,-266 Q0,-252 -66,-266 Z", band)
    for place in range(-2, 3):
        x, y = place * 26, -272 - place * place * 1.6
        if place % 2:
            art.fill(ellipse(x, y, 6.5), GOLD)
        else:
            art.fill(lozenge(x, y, 0.2), IVORY)


def fleury(art: Art) -> None:
    art.shape("M-60,-286 C-56,-340 56,-340 60,-286 Z", RED, 4)
    art.shape(
        "M-66,-286 L-82,-330 C-70,-342 -54,-332 -50,-314 C-40,-310 -30,-310 -22,-317 "
        "C-26,-336 -12,-340 0,-358 C12,-340 26,-336 22,-317 C30,-310 40,-310 50,-314 "
        "C54,-332 70,-342 82,-330 L66,-286 Z",
        GOLD,
    )
    art.fill(pip("S", 0, -323, 0.3), BLUE)
    for side in (-1, 1):
        art.fill(ellipse(63 * side, -319, 5), BLUE)


def rayed(art: Art) -> None:
    art.shape("M-60,-286 C-58,-334 58,-334 60,-286 Z", BLUE, 4)
    art.shape(
        "M-64,-286 L-82,-338 L-50,-312 L-40,-346 L-16,-314 L0,-352 L16,-314 L40,-346 "
        "L50,-312 L82,-338 L64,-286 Z",
        GOLD,
    )
    for x, y in ((-82, -340), (-41, -346), (0, -351), (41, -346), (82, -340)):
        art.shape(ellipse(x, y, 8.5), RED, 4)


def arched(art: Art) -> None:
    art.shape("M-62,-290 C-84,-346 -30,-348 0,-334 C30,-348 84,-346 62,-290 Z", BLUE)
    art.shape(
        "M-66,-288 C-94,-348 -34,-356 0,-336 C34,-356 94,-348 66,-288 L50,-288 "
        "C68,-334 28,-340 8,-322 V-288 H-8 V-322 C-28,-340 -68,-334 -50,-288 Z",
        GOLD,
    )
    art.shape(lozenge(0, -343, 0.32), RED, 4)
    for x, y in ((-70, -322), (-44, -343), (44, -343), (70, -322)):
        art.shape(ellipse(x, y, 6), IVORY, 3)


def trefoiled(art: Art) -> None:
    art.shape("M-60,-286 C-56,-330 56,-330 60,-286 Z", RED, 4)
    art.shape("M-64,-286 L-76,-332 L-38,-304 L0,-332 L38,-304 L76,-332 L64,-286 Z", GOLD)
    for x, y in ((-76, -336), (76, -336), (0, -340)):
        leaves = joined(
            ellipse(x - 9, y + 2, 7.5), ellipse(x + 9, y + 2, 7.5), ellipse(x, y - 10, 7.5),
            ellipse(x, y, 5),
        )  # fmt: skip
        art.shape(leaves, GOLD, 4)
        art.fill(leaves, GOLD)


CROWNS: Final[dict[Suit, Callable[[Art], None]]] = {
    "S": fleury, "H": rayed, "D": arched, "C": trefoiled,
}  # fmt: skip
