"""Milliseconds between frames while cards are dealt and a peg walks, and of plain rectangles.

usage: frames_probe WIDTH HEIGHT ROUNDS FOLDER two|four software|hardware
`two` are dealt six cards each, `four` twelve. Prints one JSON object: {"deal": [...],
"deal plain": [...], "walk": [...], "walk plain": [...], "pss": [MB]}.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QEventLoop, QObject, QTimer, QUrl
from PySide6.QtQuick import QQuickItem, QQuickWindow, QSGRendererInterface
from PySide6.QtQuickWidgets import QQuickWidget
from PySide6.QtWidgets import QApplication

from allfives_desktop.rules.events import CardsDealt
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.table.assembly import Table
from allfives_desktop.table.choreography import BETWEEN_BATCHES, DEAL_BATCH, HOP
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace
from allfives_desktop.table.renderer import hardware
from tests.benchmarks.window_probe import proportional_set_size

GraphicsApi = QSGRendererInterface.GraphicsApi

PATIENCE = 60_000
LOOK = 20
BATCH = 3
WALK = 12
BEFORE_PLAY = frozenset({Phase.CUT, Phase.BATCH, Phase.DEAL, Phase.BEG, Phase.ANSWER})


class Opening(NamedTuple):
    """What a hand begins with."""

    options: Options
    cards: int

    def setup(self, seed: str) -> MatchSetup:
        seats = (Seat("", None), *(Seat("", "greedy"),) * (self.options.players - 1))
        return MatchSetup("all_fives", self.options, seats, seed)


ALL_FIVES: Final = RULESETS["all_fives"]
OPENINGS: Final = {
    "two": Opening(ALL_FIVES.options(beg=False), cards=12),
    "four": Opening(ALL_FIVES.options(players=4, partners=True, after_run="keep_all"), cards=48),
}


def wait(until: Callable[[], bool]) -> None:
    """Let Qt work until something holds. Raises TimeoutError."""
    loop, look = QEventLoop(), QTimer(interval=LOOK)
    deadline = time.monotonic() + PATIENCE / 1000

    def take_look() -> None:
        if until() or time.monotonic() > deadline:
            loop.quit()

    look.timeout.connect(take_look)
    look.start()
    loop.exec()
    if not until():
        raise TimeoutError


def items(item: QQuickItem) -> Iterator[QQuickItem]:
    yield item
    for child in item.childItems():
        yield from items(child)


class Gaps:
    """Times between frames in which something moved all the while."""

    def __init__(self, view: QQuickWidget, is_moving: Callable[[], bool]) -> None:
        self.found: list[float] = []
        self.wanted = False
        self._is_moving = is_moving
        self._last: float | None = None
        view.quickWindow().afterRendering.connect(self._take)

    def take_from(self) -> list[float]:
        found, self.found = self.found, []
        self._last = None
        return found

    def _take(self) -> None:
        now = time.perf_counter()
        moving = self.wanted and self._is_moving()
        if moving and self._last is not None:
            self.found.append(1000 * (now - self._last))
        self._last = now if moving else None


class Dealer(QObject):
    """Has as many cards dealt as there can be, and plays none."""

    session: MatchSession

    def ask(self) -> None:
        if self.session.state.phase in BEFORE_PLAY:
            QTimer.singleShot(0, self, self.answer)

    def forget(self) -> None:
        """Nothing is under way."""

    def answer(self) -> None:
        self.session.submit(legal_actions(self.session.state)[-1])


class TableScene:
    def __init__(self, width: int, height: int, cache: Path) -> None:
        self.session, dealer = MatchSession(), Dealer()
        dealer.session = self.session
        pace = Pace(MotionSpeed.NORMAL, Dwell.NONE)
        self.table = Table(self.session, dealer, pace=pace, language="en", cache=cache)
        self.view = self.table.view
        self.view.resize(width, height)
        self.gaps = Gaps(self.view, lambda: self.view.is_moving)
        self.table.director.presented.connect(self._take_beat)

    def deal(self, setup: MatchSetup) -> list[float]:
        self.session.begin(setup, NoJournal())
        wait(self._is_dealt)
        self.gaps.wanted = False
        return self.gaps.take_from()

    def walk(self) -> list[float]:
        self.gaps.wanted = True
        self.table.tableau.pegs.advance(1, 0, WALK, hop_ms=HOP)
        wait(lambda: not self.view.is_moving)
        self.gaps.wanted = False
        return self.gaps.take_from()

    def size_of(self, name: str) -> tuple[float, float]:
        for item in items(self.view.rootObject()):
            if item.metaObject().className().startswith(name) and item.width():
                return item.width(), item.height()
        raise LookupError(name)

    def _take_beat(self, beat: object) -> None:
        self.gaps.wanted = isinstance(beat, CardsDealt)

    def _is_dealt(self) -> bool:
        director, phase = self.table.director, self.session.state.phase
        if phase in BEFORE_PLAY and director.property("accepting"):
            director.submit(legal_actions(self.session.state)[-1])
        return phase not in BEFORE_PLAY and not director.property("busy")


def openings(opening: Opening) -> Iterator[MatchSetup]:
    """Matches that begin with all the cards that are wished for."""
    session = MatchSession()
    for number in count():
        setup = opening.setup(f"BENCH{number}")
        session.begin(setup, NoJournal())
        while session.state.phase in BEFORE_PLAY:
            session.submit(legal_actions(session.state)[-1])
        if sum(map(len, session.state.hands)) == opening.cards:
            yield setup


class PlainScene:
    """`pieces` rectangles of one size, gliding in batches."""

    def __init__(self, width: int, height: int, **properties: Any) -> None:
        self.view = QQuickWidget()
        self.view.setResizeMode(QQuickWidget.ResizeMode.SizeRootObjectToView)
        self.view.setInitialProperties(properties)
        self.view.setSource(QUrl.fromLocalFile(str(Path(__file__).with_name("Gliding.qml"))))
        self.view.resize(width, height)
        self.root: Any = self.view.rootObject()
        self.gaps = Gaps(self.view, lambda: bool(self.root.property("moving")))
        self.gaps.wanted = True

    def glide(self) -> list[float]:
        self.root.go.emit()
        wait(lambda: bool(self.root.property("done")))
        return self.gaps.take_from()


def shown(view: QQuickWidget, work: Callable[[], list[float]]) -> list[float]:
    view.show()
    QApplication.processEvents()
    found = work()
    view.hide()
    return found


def main(
    width: int, height: int, rounds: int, folder: str, *, opening: Opening, api: GraphicsApi
) -> int:
    QQuickWindow.setGraphicsApi(api)
    app = QApplication(sys.argv[:1])
    table = TableScene(width, height, Path(folder))
    warm, *setups = islice(openings(opening), rounds + 1)
    shown(table.view, partial(table.deal, warm))
    gc.freeze()  # as the program does once it has been painted
    card, peg = table.size_of("Card_"), table.size_of("Peg_")
    cards = PlainScene(
        width, height, pieces=opening.cards, batch=BATCH, stagger=DEAL_BATCH + BETWEEN_BATCHES,
        glide=DEAL_BATCH, pieceWidth=card[0], pieceHeight=card[1],
    )  # fmt: skip
    one = PlainScene(
        width, height, pieces=1, glide=WALK * HOP, pieceWidth=peg[0], pieceHeight=peg[1]
    )
    found: dict[str, list[float]] = {"deal": [], "deal plain": [], "walk": [], "walk plain": []}
    for setup in setups:
        found["deal"] += shown(table.view, partial(table.deal, setup))
        found["deal plain"] += shown(cards.view, cards.glide)
        found["walk"] += shown(table.view, table.walk)
        found["walk plain"] += shown(one.view, one.glide)
    print(json.dumps(found | {"pss": [proportional_set_size()]}))
    table.table.close()
    app.quit()
    return 0


if __name__ == "__main__":
    width, height, rounds = map(int, sys.argv[1:4])
    folder, wish, renderer = sys.argv[4:]
    api = GraphicsApi.Software if renderer == "software" else hardware()
    sys.exit(main(width, height, rounds, folder, opening=OPENINGS[wish], api=api))
