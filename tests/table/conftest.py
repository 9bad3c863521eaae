"""A real table on a widget, with the computer answered in the same process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from allfives_desktop.ai.heuristics import Greedy
from allfives_desktop.ai.player import Budget
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.table.assembly import Table
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace

AT_ONCE = Pace(MotionSpeed.OFF, Dwell.NONE)


class Opponent(QObject):
    """Answers at the next turn of the event loop: at random, or by heuristics if it is `greedy`, or
    not at all if it is `silent`."""

    def __init__(self, session: MatchSession) -> None:
        super().__init__()
        self._session = session
        self._rng = Random(61)
        self.greedy = False
        self.silent = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer)

    def ask(self) -> None:
        if not self.silent:
            self._timer.start()

    def forget(self) -> None:
        self._timer.stop()

    def _answer(self) -> None:
        if self.greedy:
            view = self._session.view_of_actor()
            self._session.submit(Greedy().choose(view, Budget(self._rng.getrandbits(32))).action)
        else:
            self._session.submit(self._rng.choice(legal_actions(self._session.state)))


def items(item: QQuickItem) -> Iterator[QQuickItem]:
    """An item of a scene and all that is in it."""
    yield item
    for child in item.childItems():
        yield from items(child)


class Played:
    """A table being played at, and how to reach what is on it."""

    def __init__(self, qtbot: QtBot, cache: Path, pace: Pace) -> None:
        self.session = MatchSession()
        self.opponent = Opponent(self.session)
        self.table = Table(self.session, self.opponent, pace=pace, language="en", cache=cache)
        self.view = self.table.view
        self.director = self.table.director
        self.table.choices.went_on.connect(self.director.proceed)
        qtbot.addWidget(self.view)
        self.view.resize(1000, 640)
        self.view.show()
        qtbot.waitExposed(self.view)

    def begin(self, ruleset: str = "all_fives", seed: str = "TABLE", **changes: object) -> None:
        options = RULESETS[ruleset].options(**changes)
        seats = (Seat("", None), *(Seat("", "random"),) * (options.players - 1))
        self.session.begin(MatchSetup(ruleset, options, seats, seed), NoJournal())

    def cards(self) -> list[QQuickItem]:
        """The items of our hand, in their order."""
        found = [item for item in items(self.view.rootObject()) if item.property("inHand")]
        return sorted(found, key=lambda item: int(item.property("place")))

    def buttons(self) -> list[QQuickItem]:
        """The buttons of the decision that is due."""
        scene = items(self.view.rootObject())
        found = [item for item in scene if item.objectName() == "actionButton"]
        return sorted(found, key=lambda item: int(item.property("index")))

    def middle_of(self, item: QQuickItem, *, left: float = 0.5) -> QPoint:
        """Where to point at an item, in the widget."""
        spot = QPointF(item.width() * left, item.height() / 2)
        return item.mapToScene(spot).toPoint()

    def is_open(self) -> bool:
        """Whether something can be done: a decision, or the end of a hand, game or match."""
        return self.director.property("accepting") or self.director.is_resting

    def click(self, item: QQuickItem, *, left: float = 0.5) -> None:
        QTest.mouseClick(self.view, Qt.MouseButton.LeftButton, pos=self.middle_of(item, left=left))

    def close(self) -> None:
        self.table.close()


@pytest.fixture
def played(qtbot: QtBot, tmp_path: Path) -> Iterator[Played]:
    table = Played(qtbot, tmp_path, AT_ONCE)
    yield table
    table.close()


@pytest.fixture
def shown(qtbot: QtBot, tmp_path: Path) -> Iterator[Played]:
    """The same at the normal pace."""
    table = Played(qtbot, tmp_path, Pace(MotionSpeed.NORMAL, Dwell.SHORT))
    yield table
    table.close()
