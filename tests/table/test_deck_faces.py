"""The faces: complete, told apart, drawn without a font, written once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from allfives_desktop import assets
from allfives_desktop.rules.cards import PACK
from allfives_desktop.table.deck_faces import INTERNATIONAL, DeckFaces, letters_of

WIDTH, HEIGHT = 60, 84


def drawn(path: Path) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    painter = QPainter(image)
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    renderer.render(painter, QRectF(0, 0, WIDTH, HEIGHT))
    painter.end()
    return image


@pytest.fixture
def deck(tmp_path: Path) -> DeckFaces:
    return DeckFaces(assets.resource("deck/parts"), tmp_path)


@pytest.mark.parametrize("small", [False, True])
def test_every_card_has_a_face_of_its_own(deck: DeckFaces, small: bool, qapp: object) -> None:
    folder = deck.folder(letters=INTERNATIONAL, small=small)
    faces = [drawn(folder / f"{card.code}.svg") for card in PACK]
    faces.append(drawn(folder / "back.svg"))
    assert len({bytes(face.constBits()) for face in faces}) == 53
    assert all(face.pixelColor(0, 0).alpha() == 0 for face in faces)
    assert all(face.pixelColor(WIDTH // 2, 4).alpha() == 255 for face in faces)


def test_a_deck_needs_no_font(deck: DeckFaces) -> None:
    folder = deck.folder(letters=INTERNATIONAL, small=False)
    assert all("<text" not in path.read_text() for path in folder.glob("*.svg"))


def test_index_letters_follow_the_language(deck: DeckFaces) -> None:
    dutch = deck.folder(letters=letters_of("nl"), small=False)
    english = deck.folder(letters=letters_of("en"), small=False)
    assert (dutch / "KS.svg").read_text() != (english / "KS.svg").read_text()
    assert (dutch / "AS.svg").read_text() == (english / "AS.svg").read_text()
    assert "".join(letters_of("pt_PT")) == "ARDV"
    assert "".join(letters_of("nl")) == "AHVB"


def test_faces_are_written_once(deck: DeckFaces) -> None:
    folder = deck.folder(letters=INTERNATIONAL, small=False)
    (folder / "AS.svg").write_text("kept")
    assert deck.folder(letters=INTERNATIONAL, small=False) == folder
    assert (folder / "AS.svg").read_text() == "kept"
    assert len(list(folder.parent.iterdir())) == 1


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "faces").write_text("a file in the way")
    folder = DeckFaces(assets.resource("deck/parts"), tmp_path).folder(
        letters=INTERNATIONAL, small=False
    )
    assert (folder / "back.svg").is_file()
