"""The middles of the four aces; spades bears the deck's ornament."""

from PySide6.QtGui import QTransform

from resources.deck.art import Art
from resources.deck.inks import GOLD, INK, IVORY, SUIT_INK, Suit
from resources.deck.paths import around, both, ellipse, moved, outline, path
from resources.deck.pips import lozenge, pip
from resources.deck.svg import drawing


def ace(suit: Suit) -> str:
    art = Art()
    if suit == "S":
        _sunburst(art)
        _great_spade(art)
    else:
        art.fill(pip(suit, 0, 0, 2.7), SUIT_INK)
        art.line(pip(suit, 0, -1, 2.3), IVORY, 3.2)
        flourish = Art()
        curl = path("M0,0 C-26,-2 -40,-16 -64,-10 C-80,-4 -76,14 -64,12")
        flourish.line(both(curl), GOLD, 5)
        flourish.fill(lozenge(0, -4, 0.26), GOLD)
        art.put(flourish, QTransform().translate(0, -212).rotate(180))
        art.put(flourish, QTransform().translate(0, 212))
    return drawing(art)


def _sunburst(art: Art) -> None:
    for ray in range(72):
        x, y = around(0, 0, 1, ray * 5)
        far = 1.17 if ray % 2 else 1.11
        art.line(f"M{204 * x:.1f},{272 * y:.1f} L{204 * far * x:.1f},{272 * far * y:.1f}", GOLD, 4)
    art.line(ellipse(0, 0, 195, 263), GOLD, 5)
    art.line(ellipse(0, 0, 186, 254), INK, 3)


def _great_spade(art: Art) -> None:
    spade = pip("S", 0, -2, 3.55)
    art.fill(spade, INK)
    art.line(spade.subtracted(outline(spade, 30)).simplified(), GOLD, 4)
    inlay = Art()
    _scrolls(inlay)
    _leaves(inlay)
    for y, size in ((-104, 0.4), (-40, 0.32), (18, 0.36)):
        inlay.fill(lozenge(0, y, size), IVORY)
    for x, y in ((-104, 2), (-56, -56), (-22, -86)):
        inlay.fill(both(ellipse(x, y, 5)), IVORY)
    art.put(inlay, QTransform().translate(0, -20).scale(1.04, 1.04))


def _scrolls(art: Art) -> None:
    for data in (
        "M0,78 C-8,36 -44,40 -78,58 C-112,72 -120,28 -92,24 C-72,22 -66,48 -86,50",
        "M0,46 C-8,0 -52,8 -70,-12 C-82,-30 -58,-46 -46,-31 C-38,-20 -50,-11 -58,-19",
        "M0,-8 C-4,-38 -36,-36 -34,-62 C-32,-76 -15,-73 -17,-59",
    ):
        art.line(both(path(data)), GOLD, 6)


def _leaves(art: Art) -> None:
    leaf = path("M0,0 C10,-10 9,-26 0,-36 C-9,-26 -10,-10 0,0 Z")
    for x, y, size, turn in (
        (-62, 54, 0.8, 215), (-40, 12, 0.75, -50), (-20, -34, 0.6, -60), (-34, 52, 0.8, -20),
    ):  # fmt: skip
        art.fill(both(moved(leaf, x, y, scale=size, turn=turn)), GOLD)
    for turn in (-56, -28, 0, 28, 56):
        size = 1.25 if turn == 0 else 1.05
        art.fill(moved(leaf, 0, 96, scale=size, turn=turn), IVORY if turn % 56 == 0 else GOLD)
