"""The picture of the board: dark where holes are, without text, and drawn once."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from allfives_desktop.table import board_face
from allfives_desktop.table.board_layout import BELOW_ZERO, BoardLayout, Point
from allfives_desktop.table.board_pictures import board_picture

SCALE = 2
LAYOUTS = [
    BoardLayout(61, 2, skunk_line=31),
    BoardLayout(61, 2, skunk_line=31, upright=False),
    BoardLayout(7, 4, best_of=9, below=BELOW_ZERO),
    BoardLayout(121, 4, skunk_line=61),
    BoardLayout(91, 3, skunk_line=46, upright=False),
]


def drawn(layout: BoardLayout, folder: Path) -> QImage:
    renderer = QSvgRenderer(str(board_picture(layout, folder)))
    assert renderer.isValid()
    size = round(layout.width * SCALE), round(layout.height * SCALE)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def lightness(image: QImage, point: Point) -> float:
    return image.pixelColor(round(point.x * SCALE), round(point.y * SCALE)).lightnessF()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_every_hole_is_a_dark_spot_in_lighter_wood(layout: BoardLayout, tmp_path: Path) -> None:
    image = drawn(layout, tmp_path)
    for track in range(layout.tracks):
        holes = (
            *layout.road(track),
            *layout.start_holes(track),
            *layout.below_holes(track),
            *layout.match_holes(track),
            layout.game_hole,
        )
        assert max(lightness(image, hole) for hole in holes) < 0.06
    wood = Point(layout.width / 2, layout.height * 0.55)
    assert lightness(image, wood) > 0.12


@pytest.mark.usefixtures("qapp")
def test_only_the_corners_outside_the_frame_are_clear(tmp_path: Path) -> None:
    image = drawn(LAYOUTS[0], tmp_path)
    right, foot = image.width() - 1, image.height() - 1
    corners = [(x, y) for x in (0, right) for y in (0, foot)]
    assert {image.pixelColor(*corner).alpha() for corner in corners} == {0}
    assert image.pixelColor(right // 2, foot // 2).alpha() == 255


@pytest.mark.parametrize("layout", LAYOUTS, ids=str)
def test_the_picture_needs_no_font_and_no_other_file(layout: BoardLayout) -> None:
    root = ET.fromstring(board_face.board_svg(layout))
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert not tags & {"text", "filter", "use", "style"}
    links = [
        value for element in root.iter() for key, value in element.attrib.items() if "href" in key
    ]
    assert len(links) == 1
    assert links[0].startswith("data:image/jpeg;base64,")
