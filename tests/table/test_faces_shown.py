"""What is seen of cards and plates while pictures are read, and in light and high contrast."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QUrl
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.state import Phase
from tests.table.conftest import items

if TYPE_CHECKING:
    from tests.table.conftest import Played

PATIENCE: Final = 20_000


def pictures(item: QQuickItem, name: str) -> Iterator[QQuickItem]:
    """The pictures in an item that are seen and whose file is called that."""
    for each in items(item):
        source = each.property("source")
        if isinstance(source, QUrl) and source.fileName() == name and each.isVisible():
            yield each


def faces_up(played: Played) -> list[bool]:
    cards = played.cards()
    return [bool(list(pictures(card, f"{card.property('face')}.svg"))) for card in cards]


def test_a_hand_is_not_turned_over_while_its_faces_are_drawn_in_another_size(
    played: Played, qtbot: QtBot
) -> None:
    played.begin()
    qtbot.waitUntil(lambda: played.is_open() and all(faces_up(played)))
    for width in range(1000, 1300, 20):
        played.view.resize(width, width * 2 // 3)
        assert all(faces_up(played))
        assert not any(list(pictures(card, "red.svg")) for card in played.cards())


def test_high_contrast_has_a_plain_cloth(played: Played) -> None:
    root = played.view.rootObject()
    assert len([*pictures(root, "felt_green.jpg"), *pictures(root, "fibre.png")]) == 2
    root.setProperty("scheme", "contrast")
    assert not [*pictures(root, "felt_green.jpg"), *pictures(root, "fibre.png")]


def test_labels_have_round_ends_without_a_seam(played: Played, qtbot: QtBot) -> None:
    """An odd height leaves a row of the felt in them."""
    played.begin()
    qtbot.waitUntil(played.is_open)
    for size in ((1000, 640), (801, 533), (913, 777)):
        played.view.resize(*size)
        chips = [item for item in items(played.view.rootObject()) if item.property("spoken")]
        shown = [chip for chip in chips if chip.isVisible() and chip.property("radius")]
        assert shown
        assert [chip.height() % 2 for chip in shown] == [0] * len(shown)


def reach(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


def play_to_thrown_out(played: Played, qtbot: QtBot) -> None:
    """Beg and throw out until cards lie aside and a hand is being played."""
    rng = Random(5)

    def done() -> bool:
        phase = played.session.state.phase
        if phase is Phase.PLAY and out(played):
            return True
        if played.director.is_resting:
            played.director.proceed()
        elif played.director.property("accepting"):
            played.director.submit(rng.choice(legal_actions(played.session.state)))
        return False

    played.begin()
    qtbot.waitUntil(done, timeout=PATIENCE)


def out(played: Played) -> list[QQuickItem]:
    scene = items(played.view.rootObject())
    return [item for item in scene if item.property("pile") == "out" and item.isVisible()]


def test_cards_thrown_out_lie_neither_under_the_banner_nor_under_a_plate(
    played: Played, qtbot: QtBot
) -> None:
    play_to_thrown_out(played, qtbot)
    for size in ((800, 534), (1280, 774), (1000, 640), (640, 480), (700, 970)):
        played.view.resize(*size)
        scene = list(items(played.view.rootObject()))
        plates = [each for each in scene if each.property("tile") or each.property("medallion")]
        shown = [reach(plate) for plate in plates if plate.isVisible()]
        assert len(shown) >= 3
        for card in out(played):
            assert not [plate for plate in shown if plate.intersects(reach(card))], size
