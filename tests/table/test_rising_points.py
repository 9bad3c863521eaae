"""Points of captured cards rise from the trick and fly into the hole that they take the peg to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.events import Event, Scored, ScoreKind
from allfives_desktop.rules.legality import legal_actions
from tests.table.conftest import items

if TYPE_CHECKING:
    from tests.table.conftest import Played

PATIENCE: Final = 30_000
NEAR: Final = 2.0  # pixels


def capture(played: Played, qtbot: QtBot) -> Scored:
    """Play until points of a captured card have been shown and all has come to rest."""
    seen: list[Scored] = []

    def note(event: Event) -> None:
        if isinstance(event, Scored) and event.kind is ScoreKind.CAPTURE:
            seen.append(event)

    def come() -> bool:
        if seen:
            return not played.view.is_moving
        if played.director.property("accepting"):
            played.director.submit(legal_actions(played.session.state)[0])
        else:
            played.director.hurry()
        return False

    played.director.presented.connect(note)
    qtbot.waitUntil(come, timeout=PATIENCE)
    return seen[0]


def test_points_fly_to_the_hole_of_the_peg(shown: Played, qtbot: QtBot) -> None:
    shown.begin(seed="RISE")
    scored = capture(shown, qtbot)
    scene = list(items(shown.view.rootObject()))
    (points,) = (item for item in scene if item.property("rising") is not None)
    track = 1 - scored.side  # ours, side 0, is the last of the two
    (peg,) = (item for item in scene if is_peg(item, track, "front"))
    # A peg is seen somewhat above its hole.
    hole = peg.mapToScene(QPointF(peg.width() / 2, peg.height() / 2 + 4 * peg.property("size")))
    start = points.mapToScene(QPointF(points.width() / 2, points.height() / 2))
    fallen = start.y() + points.property("down") - hole.y()
    assert abs(start.x() + points.property("across") - hole.x()) < NEAR
    assert 0 < fallen < points.height()  # the way up, which comes before
    assert not points.property("rising")
    assert points.property("flown") == 0


def is_peg(item: QQuickItem, track: int, kind: str) -> bool:
    return bool(item.property("track") == track and item.property("kind") == kind)
