"""The pictures of the table and the icons: their sizes, what shows through, what is drawn."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QImageReader

from allfives_desktop.table.appearance import Felt
from resources.icons import make_icons
from resources.table import make_table

FOLDER = make_table.FOLDER


def picture(name: str) -> QImage:
    image = QImage(str(FOLDER / name))
    assert not image.isNull()
    return image


def test_every_picture_is_read_by_qt(qapp: object) -> None:
    pictures = [path for path in FOLDER.iterdir() if path.suffix in {".png", ".jpg", ".svg"}]
    assert len(pictures) >= 16
    assert all(QImageReader(str(path)).canRead() for path in pictures)


@pytest.mark.parametrize("felt", Felt)
def test_the_cloth_is_lit_from_the_top_left_and_never_bright(felt: Felt, qapp: object) -> None:
    cloth = picture(f"felt_{felt}.jpg")
    lit = cloth.pixelColor(int(cloth.width() * 0.26), int(cloth.height() * 0.16))
    corner = cloth.pixelColor(cloth.width() - 4, cloth.height() - 4)
    assert lit.lightness() > 2 * corner.lightness()
    assert lit.lightness() < 120


@pytest.mark.parametrize("felt", Felt)
def test_the_cloth_has_no_steps(felt: Felt, qapp: object) -> None:
    """Neighbours on the bare cloth differ by less than the fibres over them do."""
    cloth = picture(f"felt_{felt}.jpg")
    for y in range(0, cloth.height(), 45):
        greens = [cloth.pixelColor(x, y).green() for x in range(cloth.width())]
        assert max(abs(a - b) for a, b in pairwise(greens)) <= 3


def test_fibres_go_on_over_the_edge_of_the_tile(qapp: object) -> None:
    tile = picture("fibre.png")

    def differ(one: int, other: int) -> float:
        rows = range(tile.height())
        return sum(
            abs(tile.pixelColor(one, y).alpha() - tile.pixelColor(other, y).alpha()) for y in rows
        ) / len(rows)

    inside = differ(100, 101)
    assert inside > 0
    assert differ(0, tile.width() - 1) < 1.6 * inside


@pytest.mark.parametrize("name", [*make_table.SHADOWS, "glow"])
def test_shadows_fade_to_nothing_at_their_edge(name: str, qapp: object) -> None:
    shadow = picture(f"{name}.png")
    margin = make_table.GLOW_MARGIN if name == "glow" else make_table.SHADOW_MARGIN
    assert shadow.width() == make_table.CARD_WIDTH + 2 * margin
    assert shadow.height() == make_table.CARD_HEIGHT + 2 * margin
    middle = shadow.width() // 2
    assert shadow.pixelColor(middle, shadow.height() // 2).alpha() > 100
    edge = [shadow.pixelColor(middle, y).alpha() for y in (0, shadow.height() - 1)]
    edge += [shadow.pixelColor(x, shadow.height() // 2).alpha() for x in (0, shadow.width() - 1)]
    assert max(edge) == 0


@pytest.mark.parametrize("name", ["shadow_rest", "shadow_trick", "shadow_raised"])
def test_shadows_fall_right_and_down(name: str, qapp: object) -> None:
    shadow = picture(f"{name}.png")
    margin, middle = make_table.SHADOW_MARGIN, shadow.width() // 2
    above = shadow.pixelColor(middle, margin - 4).alpha()
    below = shadow.pixelColor(middle, shadow.height() - margin + 3).alpha()
    assert below > above


def test_small_pictures_are_what_the_script_draws(qapp: object) -> None:
    ring = (FOLDER / "ring.svg").read_text(encoding="utf-8")
    assert ring == make_table.ring()
    right, down, blur, strength = make_table.SHADOWS["shadow_rest"]
    drawn = make_table.draw_shadow(right, down, blur=blur, strength=strength)
    assert drawn == picture("shadow_rest.png").convertToFormat(drawn.format())


@pytest.mark.parametrize("name", [name for name, _ in make_icons.files()])
def test_icons_are_what_the_script_draws(name: str, qapp: object) -> None:
    drawn = dict(make_icons.files())[name]
    shipped: Path = make_icons.THEME / name
    if shipped.suffix == ".svg":
        assert drawn == shipped.read_bytes()
    else:
        assert QImage.fromData(drawn) == QImage(str(shipped))


@pytest.mark.parametrize("size", make_icons.SIZES)
def test_icons_have_their_size_and_open_corners(size: int, qapp: object) -> None:
    icon = QImage(str(make_icons.THEME / f"{size}x{size}/apps/{make_icons.NAME}.png"))
    assert (icon.width(), icon.height()) == (size, size)
    assert icon.pixelColor(0, 0).alpha() < 128
    middle = icon.pixelColor(size // 2, size // 2)
    assert middle.alpha() == 255
    assert middle != QColor(icon.pixelColor(size // 2, 2))
