"""What is to be read can be read: contrast worked out from the colours and the pictures."""

from __future__ import annotations

from itertools import combinations
from typing import Final

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QImage
from PySide6.QtQml import QQmlComponent, QQmlEngine

from allfives_desktop import assets
from allfives_desktop.rules.cards import Suit
from allfives_desktop.table.appearance import Felt, Inks, Wood
from allfives_desktop.table.board_woods import FINISHES
from allfives_desktop.table.face_drawing import SUIT_INKS
from allfives_desktop.windows.style import SHADES

TEXT, SHAPE = 4.5, 3.0
COLOURS: Final = (
    "ink",
    "quiet",
    "accent",
    "chip",
    "panel",
    "buttonBase",
    "buttonAsked",
    "lowered",
)
Themes = dict[Felt, dict[str, QColor]]
# The middle of our pegs, the ring of brass that all have, and the line round it.
BONE, BRASS, RIM = "#F3E7CB", "#D2A64C", "#4E3611"
PAPER: Final = (QColor("#FFFDF7"), QColor("#F5EEDD"))
# Machado, Oliveira and Fernandes 2009, no cones of a kind: rows make red, green and blue (linear).
BLINDNESS: Final = {
    "protan": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip


def linear(colour: QColor) -> tuple[float, float, float]:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return red, green, blue


def luminance(colour: QColor) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """By WCAG 2: 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def over(under: QColor, colour: QColor) -> QColor:
    """What is seen where a colour that is not solid lies over another."""
    share = colour.alphaF()
    parts = zip(
        (under.redF(), under.greenF(), under.blueF()),
        (colour.redF(), colour.greenF(), colour.blueF()),
        strict=True,
    )
    return QColor.fromRgbF(*(a + (b - a) * share for a, b in parts))


def pixels(picture: str, step: int) -> list[QColor]:
    """A picture in squares of a few pixels."""
    image = QImage(str(assets.resource(picture)))
    ratio, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = image.scaled(image.width() // step, image.height() // step, ratio, smooth)
    return [small.pixelColor(x, y) for x in range(small.width()) for y in range(small.height())]


def brightest_cloth(felt: Felt) -> QColor:
    """The lightest place of the cloth under the lightest tuft of fibres."""
    cloth = max(pixels(f"table/felt_{felt}.jpg", 8), key=luminance)
    fibres = pixels("table/fibre.png", 4)
    return over(cloth, max(fibres, key=lambda tuft: luminance(over(cloth, tuft))))


@pytest.fixture(scope="module")
def themes(qapp: object) -> Themes:
    """The colours of the scene on each cloth."""
    engine = QQmlEngine()
    component = QQmlComponent(engine, QUrl.fromLocalFile(str(assets.qml_dir() / "Theme.qml")))
    found: Themes = {}
    for felt in Felt:
        values = {
            "width": 1280,
            "height": 770,
            "textFactor": 1,
            "scheme": "dark",
            "felt": str(felt),
        }
        theme = component.createWithInitialProperties(values)
        found[felt] = {name: theme.property(name) for name in COLOURS}
    return found


@pytest.mark.parametrize("inks", Inks)
@pytest.mark.parametrize("suit", Suit)
def test_every_suit_can_be_read_on_the_card_also_where_it_is_lowered(
    inks: Inks, suit: Suit, themes: Themes
) -> None:
    ink, shade = QColor(SUIT_INKS[inks][suit]), themes[Felt.GREEN]["lowered"]
    for paper in PAPER:
        assert contrast(ink, paper) >= TEXT
        assert contrast(over(ink, shade), over(paper, shade)) >= TEXT


@pytest.mark.parametrize("sight", BLINDNESS)
def test_four_colours_stay_four_for_who_sees_fewer(sight: str) -> None:
    """They differ in what is left of hue or in lightness; suits differ in shape besides."""

    def seen(ink: str) -> tuple[float, ...]:
        red, green, blue = linear(QColor(ink))
        mixed = (a * red + b * green + c * blue for a, b, c in BLINDNESS[sight])
        return tuple(min(1.0, max(0.0, part)) ** (1 / 2.2) for part in mixed)

    for one, other in combinations(SUIT_INKS[Inks.FOUR].values(), 2):
        assert sum((a - b) ** 2 for a, b in zip(seen(one), seen(other), strict=True)) ** 0.5 > 0.1


@pytest.mark.parametrize("felt", Felt)
def test_text_can_be_read_on_every_cloth(felt: Felt, themes: Themes) -> None:
    colours, cloth = themes[felt], brightest_cloth(felt)
    assert contrast(colours["ink"], cloth) >= TEXT
    chip, panel = over(cloth, colours["chip"]), over(cloth, colours["panel"])
    button = over(over(cloth, colours["buttonBase"]), colours["buttonAsked"])
    assert min(contrast(colours["ink"], ground) for ground in (chip, panel, button)) >= TEXT
    assert min(contrast(colours[name], panel) for name in ("quiet", "accent")) >= TEXT


@pytest.mark.parametrize("felt", Felt)
def test_menus_and_panels_round_the_table_can_be_read(felt: Felt) -> None:
    shades = SHADES[felt]
    for words, grounds in (
        ("#F6EEDC", (shades.frame, shades.panel, shades.other_row, shades.pointed)),
        ("#C3D1C4", (shades.frame,)),
        ("#F6DE9E", (shades.frame,)),
    ):
        for ground in grounds:
            assert contrast(QColor(words), QColor(ground)) >= TEXT


@pytest.mark.parametrize("felt", Felt)
def test_panels_are_of_the_cloth(felt: Felt, themes: Themes) -> None:
    """No cloth falls back on the panels of another."""
    others = [themes[other]["panel"] for other in Felt if other is not felt]
    assert themes[felt]["panel"] not in others


@pytest.mark.parametrize("felt", Felt)
def test_the_brass_of_whose_turn_it_is_is_seen_on_every_cloth(felt: Felt, themes: Themes) -> None:
    assert contrast(themes[felt]["accent"], brightest_cloth(felt)) >= SHAPE


@pytest.mark.parametrize("wood", Wood)
def test_numbers_and_pegs_are_seen_on_every_wood(wood: Wood, qapp: object) -> None:
    grain = sorted(pixels(f"board/{wood}.jpg", 8), key=luminance)
    middle = grain[len(grain) // 2]
    most = (grain[len(grain) // 10], grain[len(grain) * 9 // 10])
    finish = FINISHES[wood]
    assert min(contrast(QColor(finish.number), shade) for shade in most) >= TEXT
    assert contrast(QColor(finish.inlay[1]), middle) >= SHAPE
    assert contrast(QColor(BONE), middle) >= SHAPE
    assert contrast(QColor(BRASS), middle) >= SHAPE or contrast(QColor(RIM), middle) >= SHAPE
