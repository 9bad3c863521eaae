"""Decks drawn by others: found, shown as they are, and refused by name and reason."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from allfives_desktop import assets
from allfives_desktop.rules.cards import PACK
from allfives_desktop.table import foreign_faces, kde_faces
from allfives_desktop.table.appearance import is_foreign
from allfives_desktop.table.deck_faces import DeckFaces
from allfives_desktop.table.foreign_decks import DeckError, DeckFaultKind, deck_of, found
from allfives_desktop.table.foreign_faces import faces_of
from tests.table.decks import card_svg, kde_deck, own_deck, pysol_deck

pytestmark = pytest.mark.usefixtures("qapp")
Make = Callable[..., Path]
KEYS: dict[Make, str] = {
    own_deck: "own:Mine",
    kde_deck: "kde:svg-plain",
    pysol_deck: "pysol:cardset-small",
}


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder with shared data on this machine."""
    home = tmp_path / "data"
    home.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "nothing"))
    return home


@pytest.fixture
def deck(data: Path, tmp_path: Path) -> DeckFaces:
    return DeckFaces(assets.resource("deck/parts"), tmp_path / "cache")


def middle(path: Path) -> QColor:
    """The colour in the middle of a face, however large the file says it is."""
    image = QImage(35, 50, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    assert image.pixelColor(2, 2).alpha() == image.pixelColor(32, 47).alpha() == 255
    return image.pixelColor(17, 25)


def refused(key: str) -> tuple[DeckFaultKind, str]:
    with pytest.raises(DeckError) as refusal:
        list(faces_of(deck_of(key)))
    return refusal.value.fault.kind, refusal.value.fault.what


@pytest.mark.parametrize("make", KEYS, ids=lambda make: make.__name__)
def test_a_deck_is_found_and_every_card_is_where_it_belongs(
    data: Path, deck: DeckFaces, make: Make
) -> None:
    make(data)
    key = KEYS[make]
    assert [each.key for each in found()] == [key]
    assert is_foreign(key)
    folder = deck.foreign_folder(key)
    for at, each in enumerate(PACK):
        seen, drawn = middle(folder / f"{each.code}.svg"), QColor.fromHsv(at * 6, 200, 200)
        away = abs(seen.red() - drawn.red()) + abs(seen.green() - drawn.green())
        assert away + abs(seen.blue() - drawn.blue()) < 12, each.code
    assert (folder / "back.svg").is_file() == (make is not own_deck)


def test_decks_have_names(data: Path) -> None:
    for make in KEYS:
        make(data)
    assert [each.name for each in found()] == ["Mine", "Plain Deck", "Small Cards"]


def test_without_any_there_are_none(data: Path) -> None:
    assert found() == []
    assert not any(is_foreign(value) for value in ("courts", "plain", "kde", "kde:", "x:y", ""))


def test_a_changed_file_makes_another_set_of_faces(data: Path, deck: DeckFaces) -> None:
    folder = own_deck(data)
    before = deck.foreign_folder("own:Mine")
    assert deck.foreign_folder("own:Mine") == before
    (folder / "AS.svg").write_text(card_svg(50, "<rect/>"))
    assert deck.foreign_folder("own:Mine") != before


def test_a_ten_may_be_written_in_two_ways_and_case_does_not_count(data: Path) -> None:
    folder = own_deck(data)
    (folder / "TS.svg").rename(folder / "10s.SVG")
    assert len(dict(faces_of(deck_of("own:Mine")))) == 52


BAD = [
    ("<svg", DeckFaultKind.NOT_A_PICTURE),
    ("<html/>", DeckFaultKind.NOT_A_PICTURE),
    ("", DeckFaultKind.NOT_A_PICTURE),
    (card_svg(1, '<image xlink:href="/etc/hostname"/>'), DeckFaultKind.REACHES_OUT),
    (card_svg(1, '<use xlink:href="other.svg#a"/>'), DeckFaultKind.REACHES_OUT),
    (card_svg(1, "<script>1</script>"), DeckFaultKind.REACHES_OUT),
    ('<!DOCTYPE svg [<!ENTITY a "b">]>' + card_svg(1), DeckFaultKind.REACHES_OUT),
    (card_svg(1, "<g>" * 90 + "</g>" * 90), DeckFaultKind.NOT_A_PICTURE),
    (card_svg(1).replace('width="70"', 'width="200"'), DeckFaultKind.WRONG_SHAPE),
    (card_svg(1, " " * foreign_faces.LARGEST), DeckFaultKind.TOO_LARGE),
]


@pytest.mark.parametrize(
    ("text", "kind"),
    BAD,
    ids=[f"{kind}-{at}" for at, (_, kind) in enumerate(BAD)],
)
def test_a_bad_file_is_refused_by_its_name(data: Path, text: str, kind: DeckFaultKind) -> None:
    folder = own_deck(data)
    (folder / "QH.svg").write_text(text)
    assert refused("own:Mine") == (kind, "QH.svg")


@pytest.mark.parametrize(
    ("make", "file", "named"),
    [(own_deck, "7D.svg", "7D.svg"), (pysol_deck, "07d.png", "07D.PNG")],
)
def test_a_missing_card_is_named(data: Path, make: Make, file: str, named: str) -> None:
    (make(data) / file).unlink()
    assert refused(KEYS[make]) == (DeckFaultKind.MISSING, named)


def test_what_is_no_picture_of_pixels_is_refused(data: Path) -> None:
    folder = pysol_deck(data)
    (folder / "01c.png").write_bytes(b"\x89PNG\r\n\x1a\n and no more")
    assert refused("pysol:cardset-small")[1] == "01c.png"


def test_a_kde_deck_without_a_card_or_too_large_is_refused(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = kde_deck(data) / "plain.svgz"
    text = gzip.decompress(file.read_bytes()).decode()
    file.write_bytes(gzip.compress(text.replace('id="10_club"', "").encode()))
    assert refused("kde:svg-plain") == (DeckFaultKind.MISSING, "10_club")
    monkeypatch.setattr(kde_faces, "LARGEST", 2_000)
    assert refused("kde:svg-plain") == (DeckFaultKind.TOO_LARGE, "plain.svgz")


def test_a_deck_that_has_gone_is_named(data: Path) -> None:
    assert refused("kde:svg-plain") == (DeckFaultKind.GONE, "svg-plain")
