"""Two or three fast clicks on one spot play one card, also where nothing moves or is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.actions import Play

if TYPE_CHECKING:
    from tests.table.conftest import Played

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
NO_KEY = Qt.KeyboardModifier.NoModifier
PRESS = QEvent.Type.MouseButtonPress
PAUSE, BETWEEN = 2000, 100  # ms
TRICKS = 26


def click_fast(played: Played, spot: QPointF, times: int, clock: int) -> None:
    """Clicks as a mouse makes them: the second press is a double click, the third a press again."""
    for number, kind in enumerate((PRESS, QEvent.Type.MouseButtonDblClick, PRESS)[:times]):
        for each, held in ((kind, LEFT), (QEvent.Type.MouseButtonRelease, NONE)):
            event = QMouseEvent(each, spot, played.view.mapToGlobal(spot), LEFT, held, NO_KEY)
            event.setTimestamp(clock + number * BETWEEN)
            QApplication.sendEvent(played.view, event)
        let_the_others_answer()


def let_the_others_answer() -> None:
    """A tenth of a second is a long time for a computer."""
    for _ in range(20):
        QApplication.processEvents()


def own_cards_played(played: Played) -> int:
    log = played.session.log
    return sum(isinstance(action, Play) and action.seat == 0 for action in log)


@pytest.mark.parametrize("times", [2, 3])
@pytest.mark.parametrize("seed", ["FAST1"])
def test_fast_clicks_play_one_card(played: Played, qtbot: QtBot, seed: str, times: int) -> None:
    played.begin("california_jack", seed, first_dealer="seat0")
    clock = 0
    while own_cards_played(played) < TRICKS:
        qtbot.waitUntil(played.is_open, timeout=20_000)
        before = own_cards_played(played)
        for card in played.cards():
            clock += PAUSE
            click_fast(played, QPointF(played.middle_of(card, left=0.1)), times, clock)
            if own_cards_played(played) > before:
                break
        assert own_cards_played(played) == before + 1
