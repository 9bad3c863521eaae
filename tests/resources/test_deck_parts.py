"""The parts of the deck: as the script draws them now, and drawn by Qt without a complaint."""

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from resources.deck import make_deck
from resources.deck.cutting import cut_line
from resources.deck.glyphs import NAMES, TALL, glyph
from resources.deck.paths import box, ellipse, path
from resources.deck.svg import data, document

SIDE = 96
SHIPPED = sorted(make_deck.PARTS.glob("*.svg"))
DRAWN = dict(make_deck.parts())
QUICK = [
    *sorted(name for name in DRAWN if name.startswith(("pip", "glyph", "ace"))),
    *("paper.svg", "court_KS.svg", "court_QD.svg", "court_JH.svg", "small_KC.svg"),
]


def inked(svg: bytes) -> int:
    """How many pixels a picture leaves on nothing."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    renderer = QSvgRenderer(svg)
    assert renderer.isValid()
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    places = ((x, y) for x in range(SIDE) for y in range(SIDE))
    return sum(image.pixelColor(x, y).alpha() > 128 for x, y in places)


def test_every_part_is_shipped_and_nothing_else() -> None:
    assert {part.name for part in SHIPPED} == set(DRAWN)


@pytest.mark.parametrize("name", QUICK)
def test_shipped_parts_are_what_the_script_draws(name: str, qapp: object) -> None:
    assert DRAWN[name]() == (make_deck.PARTS / name).read_text(encoding="utf-8")


def test_the_edition_names_the_shipped_parts() -> None:
    shipped = {part.name: part.read_text(encoding="utf-8") for part in SHIPPED}
    edition = (make_deck.PARTS / "edition.txt").read_text(encoding="ascii")
    assert edition == make_deck.edition(shipped)


@pytest.mark.parametrize("part", SHIPPED, ids=lambda part: part.stem)
def test_every_part_leaves_ink_and_no_warning(part: Path, qapp: object) -> None:
    assert inked(part.read_bytes()) > SIDE


def test_parts_need_no_font_and_no_other_file() -> None:
    for part in SHIPPED:
        text = part.read_text(encoding="utf-8")
        assert not re.search(r"<(text|image|style)|href=\"[^#]", text), part.name


def test_the_deck_is_small_enough_to_ship() -> None:
    assert sum(part.stat().st_size for part in SHIPPED) < 1_000_000


@pytest.mark.parametrize("name", NAMES)
def test_glyphs_stand_on_one_line_and_fit_the_corner(name: str) -> None:
    bounds = glyph(name).boundingRect()
    assert abs(bounds.top()) < 1
    assert bounds.bottom() >= TALL - 1
    assert bounds.width() <= 80.5
    assert abs(bounds.center().x()) < 0.5


def test_glyphs_are_told_apart() -> None:
    shapes = {name: data(glyph(name)) for name in NAMES}
    assert all(shapes[one] != shapes[other] for one, other in combinations(NAMES, 2))


def lines(text: str) -> Iterator[str]:
    yield from re.findall(r"[a-zA-Z][^a-zA-Z]*", text)


def test_path_data_is_relative_and_closed() -> None:
    written = data(path("M10,10 L20.04,10 L20.04,30 L10,10 Z"))
    assert list(lines(written)) == ["M10 10", "h10", "v20", "l-10-20", "z"]


def test_rounding_does_not_add_up() -> None:
    steps = "".join(f" L{step * 0.26:.2f},{step % 2}" for step in range(1, 101))
    written = data(path(f"M0,0{steps}"))
    across = re.findall(r"-?\d*\.?\d+", written)[2::2]
    assert len(across) == 100
    assert sum(map(float, across)) == pytest.approx(26.0, abs=0.051)


def test_lines_end_at_the_edge_of_a_region() -> None:
    kept = cut_line(path("M-100,0 L100,0"), box(-30, -30, 60, 60))
    assert kept.boundingRect().left() == pytest.approx(-30, abs=0.1)
    assert kept.boundingRect().right() == pytest.approx(30, abs=0.1)
    twice = cut_line(ellipse(0, 0, 40), box(-30, -60, 60, 120))
    assert twice.boundingRect().width() <= 60.2
    assert data(twice).count("M") + data(twice).count("m") >= 2


def test_a_document_can_be_opened_for_its_body() -> None:
    text = document("<path/>")
    assert text[text.index(">") + 1 : text.rindex("<")] == "<path/>"
