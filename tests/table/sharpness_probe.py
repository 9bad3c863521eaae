"""Shows a table, and writes its picture and where the indices on it are into a folder.

A process of its own, under QT_SCALE_FACTOR: Qt reads that once.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem
from PySide6.QtWidgets import QApplication

from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.table.assembly import Table
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace
from tests.table.conftest import Opponent, items

WIDTH, HEIGHT = 1000, 640
GLANCE = 50  # ms
LOOKS = 5  # in a row at which nothing was loading: a face is asked for in its size a moment later
CARDS = {"hand": 6, "turn": 1}
LOADING = 2  # Image.Loading
# The index of a face, in parts of its width and height.
LEFT, TOP, WIDE, HIGH = 0.03, 0.04, 0.16, 0.22


class Probe:
    """Looks again and again until all pictures are there, and stay."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._settled = 0
        session = MatchSession()
        pace = Pace(MotionSpeed.OFF, Dwell.NONE)
        self._table = Table(
            session, Opponent(session), pace=pace, language="en", cache=folder / "cache"
        )
        self._table.view.resize(WIDTH, HEIGHT)
        self._table.view.show()
        seats = (Seat("", None), Seat("", "random"))
        options = RULESETS["all_fives"].options()
        session.begin(MatchSetup("all_fives", options, seats, "TABLE"), NoJournal())
        self._timer = QTimer()
        self._timer.timeout.connect(self._look)
        self._timer.start(GLANCE)

    def _look(self) -> None:
        root = self._table.view.rootObject()
        cards = {pile: list(faces(root, pile)) for pile in CARDS}
        is_all = all(len(cards[pile]) == count for pile, count in CARDS.items())
        is_settled = is_all and not any(map(is_loading, items(root)))
        self._settled = self._settled + 1 if is_settled else 0
        if self._settled < LOOKS:
            return
        self._timer.stop()
        picture = self._table.view.grab().toImage()
        ratio = picture.devicePixelRatio()
        places = {pile: [index_of(card, ratio) for card in cards[pile]] for pile in CARDS}
        picture.setDevicePixelRatio(1)
        picture.save(str(self._folder / "table.png"))
        (self._folder / "indices.json").write_text(json.dumps(places), encoding="ascii")
        self._table.close()
        QApplication.quit()


def faces(root: QQuickItem, pile: str) -> Iterator[QQuickItem]:
    """The cards of a pile whose faces are seen."""
    for item in items(root):
        if item.property("pile") == pile and item.property("face"):
            yield item


def is_loading(item: QQuickItem) -> bool:
    """Whether a picture is still read, or drawn in another size; its progress does not tell."""
    context = qmlContext(item)
    if context is None or not item.inherits("QQuickImage"):
        return False
    return bool(QQmlExpression(context, item, f"status === {LOADING}").evaluate()[0])


def index_of(card: QQuickItem, ratio: float) -> tuple[int, int, int, int]:
    """Left, top, width and height of its index in the picture, pixels."""
    corner = card.mapToScene(QPointF(LEFT * card.width(), TOP * card.height()))
    size = ratio * card.width() * card.scale(), ratio * card.height() * card.scale()
    return (
        round(corner.x() * ratio), round(corner.y() * ratio),
        round(WIDE * size[0]), round(HIGH * size[1]),
    )  # fmt: skip


if __name__ == "__main__":
    app = QApplication(sys.argv[:1])
    probe = Probe(Path(sys.argv[1]))
    sys.exit(app.exec())
