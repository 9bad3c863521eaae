"""The backs: as the script draws them, told apart, and the same whichever end is up."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from allfives_desktop.table.appearance import Back
from resources.deck.make_deck import BACKS, DRAWN_BACKS, back

WIDTH, HEIGHT = 126, 176


def drawn(name: str) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    renderer = QSvgRenderer(str(BACKS / f"{name}.svg"))
    assert renderer.isValid()
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def test_every_back_that_is_offered_is_drawn() -> None:
    assert {*Back} == {*DRAWN_BACKS} == {path.stem for path in BACKS.glob("*.svg")}


@pytest.mark.parametrize("name", [Back.RED, Back.GREEN])
def test_a_back_is_what_the_script_draws(name: Back, qapp: object) -> None:
    assert (BACKS / f"{name}.svg").read_text(encoding="utf-8") == back(DRAWN_BACKS[name])


@pytest.mark.parametrize("name", Back)
def test_a_back_does_not_tell_which_end_is_up(name: Back, qapp: object) -> None:
    image = drawn(name)
    turned = image.transformed(QTransform().rotate(180))
    inside = [(x, y) for x in range(12, WIDTH - 12, 3) for y in range(12, HEIGHT - 12, 3)]
    unlike = sum(
        abs(image.pixelColor(x, y).lightness() - turned.pixelColor(x, y).lightness()) > 40
        for x, y in inside
    )
    assert unlike < len(inside) * 0.01


def test_backs_are_told_apart_by_how_light_they_are_and_by_pattern(qapp: object) -> None:
    pictures = [drawn(name) for name in Back]
    for one in pictures:
        for other in pictures:
            places = [(x, y) for x in range(20, WIDTH - 20, 3) for y in range(20, HEIGHT - 20, 3)]
            unlike = sum(
                abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 12
                for x, y in places
            )
            assert one is other or unlike > len(places) * 0.3
