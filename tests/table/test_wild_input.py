"""Thousands of inputs of every kind, at any moment: nothing is played twice, lost or stuck."""

from __future__ import annotations

import logging
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from allfives_desktop.models.cards_model import PACK_SIZE
from allfives_desktop.rules import engine
from allfives_desktop.rules.state import Phase
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace
from tests.table.standing import laid_anew, standing

if TYPE_CHECKING:
    from tests.table.conftest import Played

PATIENCE: Final = 20_000
INPUTS: Final = 1000
GAMES: Final = ("all_fives", "all_fives", "trinidad", "pitch", "california_jack")
BUTTONS: Final = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
KEYS: Final = (
    *(Qt.Key(Qt.Key.Key_1 + at) for at in range(9)),
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_A,
    Qt.Key.Key_F6,
)
PACES: Final = (
    Pace(MotionSpeed.OFF, Dwell.NONE),
    Pace(MotionSpeed.OFF, Dwell.NONE),
    Pace(MotionSpeed.VERY_FAST, Dwell.NONE),
    Pace(MotionSpeed.FAST, Dwell.SHORT),
    Pace(MotionSpeed.VERY_FAST, Dwell.CLICK),
)
SIZES: Final = ((1000, 640), (640, 480), (800, 534), (700, 960), (1280, 774))
LANGUAGES: Final = ("en", "pt", "pt_PT", "nl", "gl", "hu")


class Wild:
    """Somebody, or a cat, at mouse and keyboard."""

    def __init__(self, played: Played, speak: Callable[[str], None], seed: int) -> None:
        self.played = played
        self._speak = speak
        self._rng = Random(seed)
        acts: dict[Callable[[], None], int] = {
            self.click_anywhere: 14,
            self.click_something: 22,
            self.drag: 8,
            self.press_key: 24,
            self.hold_key: 5,
            self.wait: 20,
            self.turn_wheel: 1,
            self.resize: 1,
            self.change_pace: 2,
            self.change_language: 1,
            self.take_back: 2,
        }
        self._acts, self._weights = list(acts), list(acts.values())

    def act(self) -> str:
        """One input of any kind; its name."""
        (act,) = self._rng.choices(self._acts, self._weights)
        act()
        return act.__name__

    def spot(self) -> QPoint:
        view = self.played.view
        return QPoint(self._rng.randrange(view.width()), self._rng.randrange(view.height()))

    def click_anywhere(self) -> None:
        self._click(self.spot())

    def click_something(self) -> None:
        """Where there is something to click on, once, twice or three times at once."""
        found = [*self.played.cards(), *self.played.buttons()]
        if found:
            self._click(self.played.middle_of(self._rng.choice(found), left=0.15))

    def drag(self) -> None:
        cards: list[QQuickItem] = self.played.cards()
        start = self.spot()
        if cards and self._rng.random() < 0.7:
            start = self.played.middle_of(self._rng.choice(cards), left=0.15)
        view, button = self.played.view, Qt.MouseButton.LeftButton
        QTest.mousePress(view, button, pos=start)
        for _ in range(3):
            QTest.mouseMove(view, self.spot())
        QTest.mouseRelease(view, button, pos=self.spot())

    def press_key(self) -> None:
        QTest.keyClick(self.played.view, self._rng.choice(KEYS))

    def hold_key(self) -> None:
        key, view = self._rng.choice(KEYS), self.played.view
        none = Qt.KeyboardModifier.NoModifier
        QTest.keyPress(view, key)
        for _ in range(5):
            for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
                QApplication.sendEvent(view, QKeyEvent(kind, key.value, none, "", True))
        QTest.keyRelease(view, key)

    def wait(self) -> None:
        for _ in range(self._rng.randrange(1, 5)):
            QApplication.processEvents()

    def turn_wheel(self) -> None:
        spot, none = QPointF(self.spot()), QPoint()
        event = QWheelEvent(
            spot, spot, none, QPoint(0, 120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(self.played.view, event)

    def resize(self) -> None:
        self.played.view.resize(*self._rng.choice(SIZES))

    def change_pace(self) -> None:
        self.played.table.set_pace(self._rng.choice(PACES))

    def change_language(self) -> None:
        language = self._rng.choice(LANGUAGES)
        self._speak(language)
        self.played.table.retranslate(language)

    def take_back(self) -> None:
        session = self.played.session
        if self._rng.random() < 0.5 and session.can_undo:
            session.undo()
        elif session.can_redo:
            session.redo()

    def _click(self, spot: QPoint) -> None:
        button, view = self._rng.choice(BUTTONS), self.played.view
        times = self._rng.choice((1, 1, 2, 3))
        QTest.mouseClick(view, button, pos=spot)
        if times > 1:
            QTest.mouseDClick(view, button, pos=spot)
        if times > 2:
            QTest.mouseClick(view, button, pos=spot)


def own_actions(played: Played) -> int:
    own = played.session.setup.own_seat
    return sum(getattr(action, "seat", None) == own for action in played.session.log)


def rest(played: Played, qtbot: QtBot) -> None:
    """Let everything come to its end: the table is never stuck."""

    def hurried() -> bool:
        played.director.hurry()
        return played.is_open() and not played.view.is_moving

    qtbot.waitUntil(hurried, timeout=PATIENCE)


def check(played: Played) -> None:
    """What is shown is what a table laid anew shows, and the log is a match by the rules."""
    session, tableau = played.session, played.table.tableau
    state = engine.new_match(session.setup.options)
    for action in session.log:
        state = engine.apply(state, action).state
    assert state == session.state
    assert standing(tableau) == laid_anew(played.table, session)
    layout = tableau.cards.layout()
    assert sum(map(len, layout.values())) == PACK_SIZE
    hand = [item.property("face") for item in played.cards()]
    assert sorted(hand) == sorted(card.code for card in session.view().hand_cards)


@pytest.fixture(params=enumerate(GAMES), ids=str)
def wild(request: pytest.FixtureRequest, played: Played, speak: Callable[[str], None]) -> Wild:
    seed, ruleset = request.param
    played.begin(ruleset, f"WILD{seed}", players=2, partners=False)
    return Wild(played, speak, seed)


@pytest.mark.slow
def test_wild_input(wild: Wild, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    played, finished = wild.played, list[int]()
    played.table.choices.finished.connect(lambda: finished.append(1))
    for number in range(INPUTS):
        before = own_actions(played)
        finished.clear()
        kind = wild.act()
        after = own_actions(played)
        # The button that plays a settled hand to its end plays all that is left of it.
        may_be_more = kind == "take_back" or finished
        assert after - before <= 1 or may_be_more, f"input {number}: {kind}"
        if number % 50 == 49:
            rest(played, qtbot)
            check(played)
        if played.session.state.phase is Phase.MATCH_OVER and played.is_open():
            again = played.session.setup
            played.begin(again.ruleset, f"{again.seed}+", players=2, partners=False)
    rest(played, qtbot)
    check(played)
    assert not caplog.records
    assert own_actions(played) > 0
