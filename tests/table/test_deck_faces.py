"""The faces: complete, told apart, drawn without a font, written once."""

from __future__ import annotations

import shutil
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from allfives_desktop import assets
from allfives_desktop.rules.cards import PACK
from allfives_desktop.table.appearance import Deck, Index, Inks
from allfives_desktop.table.deck_faces import KEPT, DeckFaces
from allfives_desktop.table.face_drawing import SUIT_INKS, FaceStyle
from allfives_desktop.table.index_letters import INTERNATIONAL, IndexLetters, letters_of

WIDTH, HEIGHT = 60, 84
STYLES = [
    FaceStyle(small=False),
    FaceStyle(small=True),
    FaceStyle(inks=Inks.FOUR),
    FaceStyle(index=Index.LARGE),
    FaceStyle(index=Index.LARGE, inks=Inks.FOUR, small=True),
    FaceStyle(deck=Deck.PLAIN),
    FaceStyle(deck=Deck.PLAIN, index=Index.LARGE, inks=Inks.FOUR),
]


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


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_every_card_has_a_face_of_its_own(deck: DeckFaces, style: FaceStyle, qapp: object) -> None:
    folder = deck.folder(style)
    faces = [drawn(folder / f"{card.code}.svg") for card in PACK]
    assert len({bytes(face.constBits()) for face in faces}) == 52
    assert all(face.pixelColor(0, 0).alpha() == 0 for face in faces)
    assert all(face.pixelColor(WIDTH // 2, 4).alpha() == 255 for face in faces)


def test_a_deck_needs_no_font(deck: DeckFaces) -> None:
    folder = deck.folder(FaceStyle(letters=INTERNATIONAL, small=False))
    assert all("<text" not in path.read_text() for path in folder.glob("*.svg"))


def test_index_letters_follow_the_language(deck: DeckFaces) -> None:
    dutch = deck.folder(FaceStyle(letters=letters_of("nl"), small=False))
    english = deck.folder(FaceStyle(letters=letters_of("en"), small=False))
    assert (dutch / "KS.svg").read_text() != (english / "KS.svg").read_text()
    assert (dutch / "AS.svg").read_text() == (english / "AS.svg").read_text()


@pytest.mark.parametrize(
    ("language", "letters"),
    [
        ("en", "AKQJ"),
        ("pt", "AKQJ"),
        ("pt_PT", "ARDV"),
        ("nl", "AHVB"),
        ("nl_BE", "AHVB"),
        ("gl", "AKQJ"),
        ("hu", "AKQJ"),
        ("fi", "AKQJ"),
    ],
)
def test_languages_have_their_letters(language: str, letters: str) -> None:
    assert "".join(letters_of(language)) == letters


def test_the_two_cuts_are_told_apart(deck: DeckFaces) -> None:
    full = deck.folder(FaceStyle(letters=INTERNATIONAL, small=False))
    small = deck.folder(FaceStyle(letters=INTERNATIONAL, small=True))
    assert full != small
    for code in ("KD", "2C", "AS"):
        assert (full / f"{code}.svg").read_text() != (small / f"{code}.svg").read_text()


@pytest.mark.parametrize("small", [False, True])
def test_number_cards_have_as_many_marks_as_they_say(deck: DeckFaces, small: bool) -> None:
    folder = deck.folder(FaceStyle(letters=INTERNATIONAL, small=small))
    for card in PACK:
        if card.rank.value in "23456789T":
            marks = (folder / f"{card.code}.svg").read_text().count('"#s"')
            assert marks == card.strength + 2 + 1  # the one of the index is drawn twice over


@pytest.mark.parametrize("code", ["4S", "TH", "QD", "AC"])
def test_a_face_looks_the_same_from_both_ends(deck: DeckFaces, code: str, qapp: object) -> None:
    folder = deck.folder(FaceStyle(letters=INTERNATIONAL, small=False))
    face = drawn(folder / f"{code}.svg")
    for x, y in ((12, 12), (8, 8), (8, 16), (9, 20)):
        near, far = face.pixelColor(x, y), face.pixelColor(WIDTH - 1 - x, HEIGHT - 1 - y)
        assert abs(near.lightness() - far.lightness()) < 40


def test_faces_are_written_once(deck: DeckFaces, tmp_path: Path) -> None:
    folder = deck.folder(FaceStyle(letters=INTERNATIONAL, small=False))
    written = (folder / "AS.svg").stat().st_mtime_ns
    another = DeckFaces(assets.resource("deck/parts"), tmp_path)
    assert deck.folder(FaceStyle(letters=INTERNATIONAL, small=False)) == folder
    assert another.folder(FaceStyle(letters=INTERNATIONAL, small=False)) == folder
    assert (folder / "AS.svg").stat().st_mtime_ns == written
    assert len(list(folder.parent.iterdir())) == 1


def test_lost_faces_are_written_again(deck: DeckFaces) -> None:
    folder = deck.folder(FaceStyle(letters=INTERNATIONAL, small=False))
    shutil.rmtree(folder)
    assert (deck.folder(FaceStyle(letters=INTERNATIONAL, small=False)) / "2C.svg").is_file()


def test_other_parts_make_other_faces(tmp_path: Path) -> None:
    parts = tmp_path / "parts"
    shutil.copytree(assets.resource("deck/parts"), parts)
    before = DeckFaces(parts, tmp_path).folder(FaceStyle(letters=INTERNATIONAL, small=False))
    (parts / "edition.txt").write_text("another")
    assert (
        DeckFaces(parts, tmp_path).folder(FaceStyle(letters=INTERNATIONAL, small=False)) != before
    )


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "faces").write_text("a file in the way")
    deck = DeckFaces(assets.resource("deck/parts"), tmp_path)
    folder = deck.folder(FaceStyle(letters=INTERNATIONAL, small=False))
    assert (folder / "AS.svg").is_file()
    assert deck.folder(FaceStyle(letters=INTERNATIONAL, small=False)) == folder
    shutil.rmtree(folder.parent)


def test_a_suit_has_one_ink_on_all_its_cards(deck: DeckFaces) -> None:
    folder = deck.folder(FaceStyle(inks=Inks.FOUR))
    for each in PACK:
        text = (folder / f"{each.code}.svg").read_text()
        assert f'<g fill="{SUIT_INKS[Inks.FOUR][each.suit]}">' in text
        assert "currentColor" not in text


def test_a_large_index_is_larger(deck: DeckFaces, qapp: object) -> None:
    def ink_in_the_corner(style: FaceStyle) -> int:
        face = drawn(deck.folder(style) / "7S.svg")
        colours = (face.pixelColor(x, y) for x in range(14) for y in range(HEIGHT // 2))
        return sum(each.alpha() == 255 and each.lightness() < 128 for each in colours)

    usual, large, huge = (
        ink_in_the_corner(style)
        for style in (
            FaceStyle(),
            FaceStyle(index=Index.LARGE),
            FaceStyle(deck=Deck.PLAIN, index=Index.LARGE),
        )
    )
    assert usual * 1.5 < large < huge


def test_plain_cards_show_no_figure(deck: DeckFaces) -> None:
    folder = deck.folder(FaceStyle(deck=Deck.PLAIN))
    king = (folder / "KH.svg").stat().st_size
    assert king < 8_000
    assert (folder / "KH.svg").read_text().count('"#s"') == 2


def test_the_cache_keeps_what_was_used_last(deck: DeckFaces) -> None:
    first = deck.folder(FaceStyle())
    for letters in range(KEPT + 2):
        deck.folder(
            FaceStyle(
                deck=Deck.PLAIN,
                letters=IndexLetters(king="ABDHKQRV"[letters % 8], queen="ABDHKQRV"[letters // 8]),
            )
        )
    assert not first.is_dir()
    assert len(list(first.parent.iterdir())) == KEPT
    assert (deck.folder(FaceStyle()) / "AS.svg").is_file()


def test_small_courts_tell_their_suit_without_the_index(deck: DeckFaces, qapp: object) -> None:
    """The mark in the middle of a card 60 high is of its ink, and unlike that of other suits."""
    folder = deck.folder(FaceStyle(inks=Inks.FOUR, small=True))
    seen = {}
    for court in (each for each in PACK if each.rank.value in "JQK"):
        face = drawn(folder / f"{court.code}.svg")
        ink = QColor(SUIT_INKS[Inks.FOUR][court.suit])
        middle = [face.pixelColor(x, y) for x in range(26, 35) for y in range(38, 47)]
        seen[court.code] = tuple(near(each, ink) for each in middle)
        assert sum(seen[court.code]) > 12
    for one, other in combinations(seen, 2):
        unlike = sum(a != b for a, b in zip(seen[one], seen[other], strict=True))
        assert (one[1] == other[1]) == (unlike < 6), (one, other)


def near(one: QColor, other: QColor) -> bool:
    away = abs(one.red() - other.red()) + abs(one.green() - other.green())
    return away + abs(one.blue() - other.blue()) < 150
