"""What the person's decisions have cost, match by match: reviewed in the background, and kept."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from allfives_desktop.records.statistics.tally import Cost
from allfives_desktop.rules.engine import IllegalAction
from allfives_desktop.session.review import ReviewProcess
from allfives_desktop.session.rows import RowError

if TYPE_CHECKING:
    from allfives_desktop.ai.review_report import Decision, Verdict
    from allfives_desktop.session.past import Past
    from allfives_desktop.session.store import Store
    from allfives_desktop.session.writing import Writer

log = logging.getLogger(__name__)


def cost_of(verdicts: Sequence[Verdict]) -> Cost:
    """What these decisions have lost together."""
    points = sum((each.points_lost for each in verdicts), 0.0)
    return Cost(len(verdicts), points, sum((each.chance_lost for each in verdicts), 0.0))


class Reviews(QObject):
    """Reviews finished matches of the store one after the other; each is kept when it is judged.

    `moved` tells of every decision judged and of the end, `kept` of a match whose cost is known
    now, `failed` why a cost could not be kept, "" when judging broke down.
    """

    moved = Signal()
    kept = Signal()
    failed = Signal(str)

    def __init__(self, store: Store, writer: Writer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._writer = writer
        self._left: list[int] = []
        self._match = self._ply = 0
        self._verdicts: list[Verdict] = []
        self.decisions = 0
        self.process = ReviewProcess(self)
        self.process.begun.connect(self._begin)
        self.process.judged.connect(self._take)
        self.process.ended.connect(self._end)
        self.process.failed.connect(self._fail)

    @property
    def is_under_way(self) -> bool:
        return self.process.is_under_way

    @property
    def left(self) -> int:
        """How many matches are still to be judged, the one under way among them."""
        return len(self._left) + self.is_under_way

    @property
    def judged(self) -> int:
        """How many of the `decisions` of the match under way are judged."""
        return len(self._verdicts)

    def review(self, matches: Sequence[int]) -> None:
        """Judge these matches, in this order."""
        self._left = list(matches)
        self._next()

    def stop(self) -> None:
        """Judge no more; what is kept stays."""
        self._left.clear()
        self.process.stop()
        self.moved.emit()

    def keep(self, past: Past, seat: int, verdicts: Sequence[Verdict]) -> None:
        """A whole match has been judged elsewhere; nothing for one that counts nowhere."""
        setup, number = past.setup, past.number
        counts = past.timeline.is_over and not setup.watched and not setup.known
        if counts and number is not None and seat == setup.own_seat:
            self._keep(number, len(past.timeline.actions), cost_of(verdicts))

    def _next(self) -> None:
        self._verdicts, self.decisions = [], 0
        while self._left:
            self._match = self._left.pop(0)
            try:
                kept = self._store.read(self._match)
                self._ply = len(kept.actions)
                self.process.review(kept.setup.options, kept.actions, kept.setup.own_seat)
            except (RowError, IllegalAction, OSError) as error:
                log.warning("match %d cannot be reviewed: %s", self._match, error)
            else:
                break
        self.moved.emit()

    def _begin(self, decisions: Sequence[Decision]) -> None:
        self.decisions = len(decisions)
        self.moved.emit()

    def _take(self, verdict: Verdict) -> None:
        self._verdicts.append(verdict)
        self.moved.emit()

    def _end(self) -> None:
        self._keep(self._match, self._ply, cost_of(self._verdicts))
        self._next()

    def _fail(self) -> None:
        self._left.clear()
        self.failed.emit("")
        self.moved.emit()

    def _keep(self, match: int, ply: int, cost: Cost) -> None:
        self._writer.do(partial(self._writer.store.write_cost, match, ply, cost), self._tell)

    def _tell(self, error: OSError | None) -> None:
        if error is None:
            self.kept.emit()
        else:
            self.failed.emit(str(error))
