"""The board in the real QML: pegs end in their holes, whatever happens on the way."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMetaObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtQuick import QQuickItem
from PySide6.QtQuickWidgets import QQuickWidget
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from allfives_desktop import assets
from allfives_desktop.models.peg_places import PegKind
from allfives_desktop.models.pegs_model import PegsModel
from allfives_desktop.table.board_layout import BELOW_ZERO, BoardLayout
from allfives_desktop.table.board_pictures import board_picture

SHORT, LONG = 4, 60_000
SIZE = (252, 1080)

os.environ.setdefault("QT_QUICK_BACKEND", "software")
pytestmark = pytest.mark.usefixtures("qapp")


class Scene:
    """A board of its own in a widget, and what it told."""

    def __init__(self, layout: BoardLayout, cache: Path) -> None:
        self.layout = layout
        self.pegs = PegsModel(lambda track, kind, hole: f"{track} {kind} {hole}")
        self.pegs.lay_out(layout)
        sides = [0] * layout.tracks
        self.pegs.reset(sides, sides, sides)
        self.hops: list[int] = []
        self.stories: list[str] = []
        self.view = QQuickWidget()
        self.view.setResizeMode(QQuickWidget.ResizeMode.SizeRootObjectToView)
        self.view.setClearColor(QColor("#1F5A45"))
        self.pegs.setParent(self.view)
        self.view.setInitialProperties(
            {
                "pegs": self.pegs,
                "face": QUrl.fromLocalFile(str(board_picture(layout, cache))),
                "art": QUrl.fromLocalFile(f"{assets.resource('board')}/"),
            }
        )
        self.view.setSource(QUrl.fromLocalFile(str(assets.qml_dir() / "PegBoard.qml")))
        assert self.view.status() is QQuickWidget.Status.Ready, self.view.errors()
        self.root.hopped.connect(self.hops.append)
        self.root.told.connect(lambda story, _: self.stories.append(story))

    @property
    def root(self) -> Any:
        return self.view.rootObject()

    @property
    def is_moving(self) -> bool:
        return bool(self.root.property("moving"))

    @property
    def unit(self) -> float:
        return float(self.root.property("unit"))

    def finish(self) -> None:
        QMetaObject.invokeMethod(self.root, "finish", Qt.ConnectionType.DirectConnection)

    def peg(self, track: int, kind: PegKind) -> QQuickItem:
        return next(
            item
            for item in items(self.root)
            if item.metaObject().className().startswith("Peg_")
            and (item.property("track"), item.property("kind")) == (track, kind)
        )

    def rings(self) -> list[QQuickItem]:
        return [item for item in self.images("ring.svg") if item.isVisible()]

    def images(self, ending: str) -> list[QQuickItem]:
        sources = [(item, item.property("source")) for item in items(self.root)]
        return [
            item
            for item, source in sources
            if isinstance(source, QUrl) and source.path().endswith(ending)
        ]

    def stands_at(self, peg: QQuickItem, point: tuple[float, float]) -> bool:
        """True if the peg's shaft is in the hole at a point of the board."""
        sunk = peg.mapToItem(self.root, QPointF(peg.width() / 2, peg.height() / 2))
        wood_x = (self.view.width() - self.layout.width * self.unit) / 2
        wood_y = (self.view.height() - self.layout.height * self.unit) / 2
        foot = sunk.y() + 4 * peg.property("size")
        return (
            abs(sunk.x() - wood_x - point[0] * self.unit) <= 1
            and abs(foot - wood_y - point[1] * self.unit) <= 1
        )

    def click(self, peg: QQuickItem) -> None:
        middle = peg.mapToItem(self.root, QPointF(peg.width() / 2, peg.height() / 2))
        QTest.mouseClick(
            self.view, Qt.MouseButton.LeftButton, pos=QPoint(round(middle.x()), round(middle.y()))
        )


def items(root: QQuickItem) -> Iterator[QQuickItem]:
    yield root
    for child in root.childItems():
        yield from items(child)


def show(scene: Scene, qtbot: QtBot) -> Scene:
    qtbot.addWidget(scene.view)
    scene.view.resize(*SIZE)
    scene.view.show()
    qtbot.waitExposed(scene.view)
    return scene


@pytest.fixture
def scene(qtbot: QtBot, tmp_path: Path) -> Scene:
    return show(Scene(BoardLayout(61, 2), tmp_path), qtbot)


def start_a_long_walk(scene: Scene, qtbot: QtBot) -> QQuickItem:
    scene.pegs.advance(1, 0, 10, hop_ms=LONG)
    peg = scene.peg(1, PegKind.FRONT)
    qtbot.waitUntil(lambda: peg.property("progress") > 0)
    return peg


def make_small(scene: Scene, qtbot: QtBot) -> None:
    scene.view.resize(90, 380)
    qtbot.waitUntil(lambda: scene.root.property("height") == 380)


def test_every_picture_is_there(scene: Scene, qtbot: QtBot) -> None:
    scene.pegs.set_games([0, 1])
    scene.pegs.advance(0, 0, 5)
    with_source = [item for ending in (".svg", ".png", ".jpg") for item in scene.images(ending)]
    assert len(with_source) >= 2 + 2 * 5 + 4
    qtbot.waitUntil(lambda: all(item.implicitWidth() > 0 for item in with_source))


def test_pegs_begin_in_the_start_holes(scene: Scene) -> None:
    for track in range(2):
        front, back = scene.layout.start_holes(track)
        assert scene.stands_at(scene.peg(track, PegKind.FRONT), front)
        assert scene.stands_at(scene.peg(track, PegKind.BACK), back)


def test_a_peg_walks_hole_by_hole_and_ends_in_its_own(scene: Scene, qtbot: QtBot) -> None:
    scene.pegs.advance(1, 0, 28)
    scene.pegs.advance(1, 28, 38, hop_ms=SHORT)
    assert scene.is_moving
    qtbot.waitUntil(lambda: not scene.is_moving)
    assert scene.hops == [1] * 10
    assert scene.stands_at(scene.peg(1, PegKind.FRONT), scene.layout.hole(1, 38))
    assert scene.stands_at(scene.peg(1, PegKind.BACK), scene.layout.hole(1, 28))


@pytest.mark.parametrize("points", [1, 2, 16])
def test_a_walk_of_any_length_is_a_hop_a_point(scene: Scene, qtbot: QtBot, points: int) -> None:
    scene.pegs.advance(0, 0, points, hop_ms=SHORT)
    qtbot.waitUntil(lambda: not scene.is_moving)
    assert scene.hops == [0] * points


def test_without_time_a_peg_is_there_at_once(scene: Scene) -> None:
    scene.pegs.advance(0, 0, 7, hop_ms=0)
    assert not scene.is_moving
    assert scene.stands_at(scene.peg(0, PegKind.FRONT), scene.layout.hole(0, 7))
    assert scene.hops == []


def test_a_peg_sets_out_from_where_it_stood(scene: Scene) -> None:
    scene.pegs.advance(1, 0, 10, hop_ms=LONG)
    assert scene.stands_at(scene.peg(1, PegKind.FRONT), scene.layout.spare_hole(1))


def test_a_walk_can_be_ended_on_the_way(scene: Scene, qtbot: QtBot) -> None:
    peg = start_a_long_walk(scene, qtbot)
    scene.finish()
    assert not scene.is_moving
    assert scene.stands_at(peg, scene.layout.hole(1, 10))
    assert scene.hops == []


def test_a_board_can_be_resized_under_a_walking_peg(scene: Scene, qtbot: QtBot) -> None:
    peg = start_a_long_walk(scene, qtbot)
    before = scene.unit
    scene.view.resize(168, 720)
    qtbot.waitUntil(lambda: scene.unit < before)
    assert scene.is_moving
    scene.finish()
    assert scene.stands_at(peg, scene.layout.hole(1, 10))


def test_a_board_can_be_turned_under_a_walking_peg(scene: Scene, qtbot: QtBot) -> None:
    peg = start_a_long_walk(scene, qtbot)
    scene.layout = BoardLayout(61, 2, upright=False)
    scene.pegs.lay_out(scene.layout)
    scene.view.resize(1080, 252)
    qtbot.waitUntil(lambda: scene.view.height() == 252 and scene.root.property("height") == 252)
    assert not scene.is_moving
    assert scene.stands_at(peg, scene.layout.hole(1, 10))


def test_a_second_move_takes_over_from_one_under_way(scene: Scene, qtbot: QtBot) -> None:
    start_a_long_walk(scene, qtbot)
    scene.pegs.advance(1, 10, 12, hop_ms=SHORT)
    scene.finish()
    assert not scene.is_moving
    assert scene.stands_at(scene.peg(1, PegKind.BACK), scene.layout.hole(1, 10))
    assert scene.stands_at(scene.peg(1, PegKind.FRONT), scene.layout.hole(1, 12))


def test_a_reset_ends_every_walk(scene: Scene, qtbot: QtBot) -> None:
    start_a_long_walk(scene, qtbot)
    scene.pegs.reset([5, 6], [0, 0], [0, 0])
    assert not scene.is_moving
    for track, score in enumerate((5, 6)):
        assert scene.stands_at(scene.peg(track, PegKind.FRONT), scene.layout.hole(track, score))


def test_rings_mark_the_holes_of_the_last_move_until_the_next_hand(
    scene: Scene, qtbot: QtBot
) -> None:
    scene.pegs.advance(0, 0, 6, hop_ms=LONG)
    assert scene.rings() == []
    scene.finish()
    assert len(scene.rings()) == 5
    scene.pegs.clear_trail()
    assert scene.rings() == []


def test_a_set_back_peg_stands_before_the_start(qtbot: QtBot, tmp_path: Path) -> None:
    scene = show(Scene(BoardLayout(7, 4, below=BELOW_ZERO), tmp_path), qtbot)
    scene.pegs.advance(2, 0, -3, hop_ms=SHORT)
    qtbot.waitUntil(lambda: not scene.is_moving)
    assert scene.stands_at(scene.peg(2, PegKind.FRONT), scene.layout.below_holes(2)[2])


def test_a_click_on_a_peg_tells_its_story(scene: Scene) -> None:
    scene.pegs.advance(1, 0, 20, story="the ten of trumps")
    scene.click(scene.peg(1, PegKind.FRONT))
    assert scene.stories == ["the ten of trumps"]


def test_pegs_close_together_are_told_in_turn(scene: Scene, qtbot: QtBot) -> None:
    make_small(scene, qtbot)
    scene.pegs.reset([19, 0], [18, 0], [0, 0])
    scene.pegs.tell(0, "front", back="back")
    for _ in range(4):
        scene.click(scene.peg(0, PegKind.FRONT))
    assert sorted(scene.stories[:2]) == ["back", "front"]
    assert scene.stories[:2] == scene.stories[2:]


def test_a_click_while_pegs_move_is_left_to_the_table(scene: Scene, qtbot: QtBot) -> None:
    start_a_long_walk(scene, qtbot)
    scene.click(scene.peg(0, PegKind.FRONT))
    assert scene.stories == []


def test_a_peg_can_be_hit_on_the_smallest_board(scene: Scene, qtbot: QtBot) -> None:
    make_small(scene, qtbot)
    peg = scene.peg(0, PegKind.BACK)
    assert min(peg.width(), peg.height()) >= 24


def test_pegs_are_told_by_the_keyboard(scene: Scene, qtbot: QtBot) -> None:
    scene.pegs.tell(0, "front", back="back")
    scene.view.setFocus()
    scene.root.forceActiveFocus()
    QTest.keyClick(scene.view, Qt.Key.Key_Space)
    QTest.keyClick(scene.view, Qt.Key.Key_Right)
    QTest.keyClick(scene.view, Qt.Key.Key_Return)
    assert sorted(scene.stories) == ["back", "front"]


def test_a_screen_reader_finds_a_named_button_a_peg(scene: Scene) -> None:
    scene.pegs.advance(1, 0, 38, story="ten")
    reader = QAccessible.queryAccessibleInterface(scene.peg(1, PegKind.FRONT))
    assert reader.role() is QAccessible.Role.Button
    assert reader.text(QAccessible.Text.Name) == "1 front 38"
    assert reader.text(QAccessible.Text.Description) == "ten"
    reader.actionInterface().doAction(reader.actionInterface().actionNames()[0])
    assert scene.stories == ["ten"]
