"""Matches that can be looked back on: the one on the table, and those finished last."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from allfives_desktop.rules.engine import IllegalAction
from allfives_desktop.rules.timeline import Timeline
from allfives_desktop.session.matches import new_seed
from allfives_desktop.session.rows import RowError
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.store import StoreError

if TYPE_CHECKING:
    from allfives_desktop.rules.actions import Action
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.session.setup import MatchSetup
    from allfives_desktop.session.store import Store

log = logging.getLogger(__name__)

MOST: Final = 20  # finished matches on offer
LOOKED_AT: Final = 60  # matches of the store, finished or not


@dataclass(frozen=True, slots=True)
class Past:
    """A match with all its moments; `file` is the name of the file it comes from, if it does. One
    of the store has its `number` there; `ended` is when it was over, in seconds since 1970."""

    setup: MatchSetup
    timeline: Timeline
    file: str = ""
    number: int | None = None
    ended: int | None = None

    def is_match(self, setup: MatchSetup, actions: Sequence[Action]) -> bool:
        """Whether it is this match, as far as it was played then."""
        return (setup, tuple(actions)) == (self.setup, self.timeline.actions)


def on_the_table(session: MatchSession) -> Past:
    """The match of the session, as far as it was played."""
    return Past(session.setup, Timeline(session.setup.options, session.log))


def to_go_on(past: Past) -> MatchSetup:
    """The match for the person to play on, in seat 0 where nobody played. It counts nowhere: its
    hands have been seen, and counted where they were played. The cards to come of one that is not
    over are new, or its own could be looked at beforehand."""
    setup = replace(past.setup, known=True, fair=None)  # known cards prove nothing
    if setup.watched:
        seats = (Seat(setup.seats[0].name, None), *setup.seats[1:])
        setup = replace(setup, seats=seats, watched=False)
    return setup if past.timeline.is_over else replace(setup, seed=new_seed())


class FinishedMatches(QObject):
    """Finds the finished matches of the store, the one used last first, without holding up
    anything else: `found` brings one after the other, `ended` follows."""

    found = Signal(object)
    ended = Signal()

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._left: list[int] = []
        self._found = 0
        self._next = QTimer(self)
        self._next.setInterval(0)
        self._next.timeout.connect(self._look)

    def find(self) -> None:
        """Begin with the first."""
        self._found = 0
        try:
            self._left = self._store.recent(LOOKED_AT)
        except StoreError as error:
            log.warning("finished matches cannot be looked for: %s", error)
            self._left = []
        self._next.start()

    def stop(self) -> None:
        """Look for no more."""
        self._next.stop()

    def _look(self) -> None:
        if not self._left or self._found == MOST:
            self._next.stop()
            self.ended.emit()
            return
        past = self._read(self._left.pop(0))
        if past is not None and past.timeline.is_over:
            self._found += 1
            self.found.emit(past)

    def _read(self, match: int) -> Past | None:
        try:
            kept = self._store.read(match)
            timeline = Timeline(kept.setup.options, kept.actions)
            return Past(kept.setup, timeline, number=match, ended=kept.ended)
        except (RowError, IllegalAction, StoreError) as error:
            log.warning("match %d cannot be looked back on: %s", match, error)
            return None
