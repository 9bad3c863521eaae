"""A card under the pointer rises from our hand, and is still again at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.actions import Play
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace

if TYPE_CHECKING:
    from tests.table.conftest import Played

AWAY = QPoint(500, 5)


def reach_play(table: Played, qtbot: QtBot, wanted: int) -> list[QQuickItem]:
    """Our turn to play, with this many cards that may be played and at least one that may not."""
    for seed in range(40):
        table.begin(seed=f"HOVER{seed}")
        for _ in range(4):
            qtbot.waitUntil(table.is_open)
            legal = legal_actions(table.session.state)
            if all(isinstance(each, Play) for each in legal):
                break
            table.director.submit(legal[0])
        cards = table.cards()
        free = [card for card in cards if int(card.property("lift")) >= 0]
        if len(free) >= wanted and len(free) < len(cards):
            return cards
    raise AssertionError("no such hand")


def lift(card: QQuickItem) -> float:
    return float(card.property("hovering"))


def point_at(table: Played, card: QQuickItem) -> None:
    QTest.mouseMove(table.view, table.middle_of(card, left=0.2))


def test_a_card_that_may_be_played_rises_under_the_pointer(played: Played, qtbot: QtBot) -> None:
    cards = reach_play(played, qtbot, 2)
    free = next(card for card in cards if int(card.property("lift")) >= 0)
    lowered = next(card for card in cards if int(card.property("lift")) < 0)
    before = free.y()
    point_at(played, free)
    qtbot.waitUntil(lambda: lift(free) > 0)
    assert free.y() < before
    assert [card for card in cards if lift(card)] == [free]
    point_at(played, lowered)
    qtbot.waitUntil(lambda: not lift(free))
    assert free.y() == before
    assert lift(lowered) == 0
    point_at(played, free)
    qtbot.waitUntil(lambda: lift(free) > 0)
    QTest.mouseMove(played.view, AWAY)
    qtbot.waitUntil(lambda: not lift(free))


def test_a_card_lifted_keeps_the_pointer_at_its_foot(played: Played, qtbot: QtBot) -> None:
    """No trembling: the place where it was pointed at stays its own while it is up."""
    cards = reach_play(played, qtbot, 2)
    played.table.set_pace(Pace(MotionSpeed.NORMAL, Dwell.NONE))
    free = next(card for card in cards if int(card.property("lift")) >= 0)
    foot = free.mapToScene(free.boundingRect().bottomLeft()).toPoint()
    heights = [free.y()]

    def is_up() -> bool:
        heights.append(free.y())
        return lift(free) > 0.79

    QTest.mouseMove(played.view, foot + QPoint(12, -6))
    qtbot.waitUntil(is_up)
    assert heights == sorted(heights, reverse=True)
    assert not played.view.is_moving
