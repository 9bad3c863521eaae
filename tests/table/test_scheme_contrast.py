"""Every text of the table can be read and every shape be seen, on every kind of desktop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QColor, QImage
from PySide6.QtQml import QQmlComponent, QQmlEngine
from pytestqt.qtbot import QtBot

from allfives_desktop import assets
from allfives_desktop.table.appearance import Felt, Scheme
from allfives_desktop.windows.help_look import FADED, MARKS, inks, sheet
from allfives_desktop.windows.style import PALETTES, colours, palette, style

TEXT, SHAPE = 4.5, 3.0  # WCAG 2.2, 1.4.3 and 1.4.11
GROUNDS = ("panel", "chip", "sheet")
INKS = {
    "panel": ("ink", "quiet", "accent"),
    "chip": ("ink",),
    "sheet": ("ink", "quiet", "accent", "counted"),
}


def luminance(colour: QColor) -> float:
    """Relative luminance, 0 to 1 (WCAG 2.2)."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """From 1, the same, to 21, black and white."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def over(colour: QColor, ground: QColor) -> QColor:
    """What is seen of a translucent colour on a ground."""
    share = colour.alphaF()

    def mixed(front: float, back: float) -> float:
        return front * share + back * (1 - share)

    return QColor.fromRgbF(
        mixed(colour.redF(), ground.redF()),
        mixed(colour.greenF(), ground.greenF()),
        mixed(colour.blueF(), ground.blueF()),
    )


@pytest.fixture(scope="module", params=list(Felt), ids=str)
def felt(request: pytest.FixtureRequest) -> Felt:
    return Felt(request.param)


@pytest.fixture(scope="module")
def felts(felt: Felt) -> list[QColor]:
    """The darkest and the lightest place of the felt."""
    image = QImage(str(assets.resource("table") / f"felt_{felt}.jpg")).scaled(64, 64)
    pixels = [image.pixelColor(x, y) for x, y in product(range(64), range(64))]
    return [min(pixels, key=luminance), max(pixels, key=luminance)]


@pytest.fixture(params=list(Scheme), ids=str)
def theme(request: pytest.FixtureRequest, felt: Felt, qtbot: QtBot) -> Iterator[QObject]:
    engine = QQmlEngine()
    component = QQmlComponent(engine, QUrl.fromLocalFile(str(assets.qml_dir() / "Theme.qml")))
    made = component.createWithInitialProperties(
        {
            "width": 1280,
            "height": 770,
            "textFactor": 1,
            "scheme": request.param.value,
            "felt": felt.value,
        }
    )
    assert made is not None, component.errors()
    yield made
    engine.deleteLater()


def test_words_on_plates_and_sheets(theme: QObject, felts: list[QColor]) -> None:
    for name, felt in product(GROUNDS, felts):
        ground = over(theme.property(name), felt)
        for ink in INKS[name]:
            assert contrast(theme.property(ink), ground) >= TEXT, (name, ink, felt.name())


def test_words_on_buttons_and_bubbles(theme: QObject, felts: list[QColor]) -> None:
    paper = theme.property("paper")
    assert contrast(theme.property("bubbleInk"), paper) >= TEXT
    for felt in felts:
        base = over(theme.property("buttonBase"), felt)
        asked = over(theme.property("buttonAsked"), base)
        lit = over(theme.property("buttonHover"), asked)
        pressed = over(theme.property("buttonPressed"), asked)
        for ground in (base, asked, lit, pressed):
            assert contrast(theme.property("ink"), ground) >= TEXT, (ground.name(), felt.name())
        edge = contrast(over(theme.property("buttonAskedEdge"), felt), felt)
        assert max(edge, contrast(asked, felt)) >= SHAPE, felt.name()


def test_points_that_rise_have_an_edge_to_be_seen_by(theme: QObject, felts: list[QColor]) -> None:
    assert contrast(theme.property("gain"), theme.property("gainEdge")) >= TEXT
    for felt in felts:
        seen = (contrast(theme.property(name), felt) for name in ("gain", "gainEdge"))
        assert max(seen) >= SHAPE


def test_the_focus_is_seen_on_any_ground(theme: QObject) -> None:
    inner, outer = theme.property("focusInner"), theme.property("focusOuter")
    greys = [QColor.fromRgbF(level / 100, level / 100, level / 100) for level in range(101)]
    for ground in greys:
        assert max(contrast(inner, ground), contrast(outer, ground)) >= SHAPE, ground.name()


@pytest.mark.parametrize("scheme", Scheme)
def test_words_of_the_window(scheme: Scheme, felt: Felt) -> None:
    is_ = colours(scheme, felt)
    for ground, text in (
        (is_.bar, is_.bar_text),
        (is_.bar, is_.bar_note),
        (is_.chosen, is_.chosen_text),
        (is_.panel, is_.panel_text),
        (is_.other_row, is_.panel_text),
        (is_.selected, is_.selected_text),
        (is_.bar, is_.heading),
        (is_.panel, is_.heading),
        (is_.panel, is_.bar_note),
    ):
        assert contrast(QColor(ground), QColor(text)) >= TEXT, (ground, text)
        assert ground in style(scheme, felt)
        assert text in style(scheme, felt)
    assert contrast(QColor(is_.selected), QColor(is_.panel)) >= SHAPE


@pytest.mark.parametrize("scheme", Scheme)
def test_words_of_the_book(scheme: Scheme, felt: Felt) -> None:
    is_, page, marks = colours(scheme, felt), inks(scheme, felt), MARKS[scheme]
    worn = sheet(scheme, felt)
    for ground, text in (
        (is_.panel, page.heading),
        (is_.panel, page.link),
        (is_.panel, page.quiet),
        (page.table_head, is_.panel_text),
        (marks.found, marks.found_text),
        (marks.current, marks.current_text),
        (is_.panel, is_.bar_note),
        (is_.bar, FADED[scheme]),
    ):
        assert contrast(QColor(ground), QColor(text)) >= TEXT, (ground, text)
    assert {is_.bar, is_.bar_text, is_.panel, is_.panel_text, FADED[scheme]} <= set(
        re.findall("#[0-9A-F]{6}", worn)
    )
    assert contrast(QColor(is_.panel), QColor(marks.current)) >= SHAPE
    assert contrast(QColor(is_.bar), QColor(is_.bar_note)) >= SHAPE  # the handle of a scroll bar


@pytest.mark.parametrize("scheme", Scheme)
def test_words_of_dialogs(scheme: Scheme) -> None:
    made = palette(scheme)
    pairs = [
        (made.window(), made.windowText()),
        (made.base(), made.text()),
        (made.alternateBase(), made.text()),
        (made.button(), made.buttonText()),
        (made.highlight(), made.highlightedText()),
        (made.toolTipBase(), made.toolTipText()),
        (made.base(), made.link()),
        (made.window(), made.link()),
        (made.base(), made.placeholderText()),
    ]
    for ground, text in pairs:
        assert contrast(ground.color(), text.color()) >= TEXT, (ground.color(), text.color())
    for ground in (made.window(), made.base()):
        assert contrast(made.highlight().color(), ground.color()) >= SHAPE
        assert contrast(made.mid().color(), ground.color()) >= SHAPE
    assert set(PALETTES) == set(Scheme)
