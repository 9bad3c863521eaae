"""The person's matches in the store, counted: what has been counted once is kept beside them."""

from __future__ import annotations

import json
import logging
from math import isfinite
from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from allfives_desktop.records.statistics.counting import tally_of
from allfives_desktop.records.statistics.tally import (
    COST_VERSION,
    VERSION,
    Cost,
    End,
    MatchTally,
    family_of,
    tally_from,
)
from allfives_desktop.rules.engine import IllegalAction
from allfives_desktop.session.rows import RowError, count_of, moment_of, read_setup

if TYPE_CHECKING:
    from allfives_desktop.session.setup import MatchSetup
    from allfives_desktop.session.store import Store

log = logging.getLogger(__name__)

SLICE: Final = 0.05  # seconds of counting at a time
_UNCOUNTED: Final = """
    SELECT id, own_matches.ply FROM own_matches LEFT JOIN tallies
        ON match = id AND tallies.ply = own_matches.ply AND version = ?
    WHERE match IS NULL ORDER BY id
"""
_COUNTED: Final = """
    SELECT id, setup, undos, ifnull(given, 0), tally, ended, decisions, points, chance
        FROM own_matches JOIN tallies
        ON tallies.match = id AND tallies.ply = own_matches.ply AND tallies.version = ?
        LEFT JOIN hints ON hints.match = id
        LEFT JOIN reviews ON reviews.match = id AND reviews.ply = own_matches.ply
            AND reviews.version = ?
    ORDER BY id
"""
_FORGET: Final = """
    UPDATE matches SET forgotten = (SELECT max(forgotten) + 1 FROM matches)
    WHERE id IN (SELECT id FROM own_matches)
"""
_REMEMBER: Final = """
    UPDATE matches SET forgotten = 0
    WHERE forgotten > 0 AND forgotten = (SELECT max(forgotten) FROM matches)
"""


class Statistics(QObject):
    """Counts in slices, so that nobody has to wait: `changed` after each. `matches` are those
    counted before, and all when nothing is `uncounted` any more. Where the store cannot be read or
    written, `failed` says why.

    What counts and when is told in `records.statistics`.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._uncounted: list[tuple[int, int]] = []
        self.matches: tuple[MatchTally, ...] = ()
        self.under_way: int | None = None
        self.can_take_back = False
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._count_on)

    @property
    def uncounted(self) -> int:
        """How many matches are still to be counted."""
        return len(self._uncounted)

    def refresh(self) -> None:
        """Look what has been played since; the figures follow."""
        try:
            with self._store.reading() as db:
                self._uncounted = db.execute(_UNCOUNTED, (VERSION,)).fetchall()
            self._read()
        except OSError as error:
            self._give_up(error)
        else:
            self._count_on()

    def stop(self) -> None:
        """Count no further; what is counted stays."""
        self._timer.stop()

    def reset(self) -> None:
        """All matches so far count no more, the one under way neither."""
        self._mark(_FORGET)

    def take_back(self) -> None:
        """Undo the last reset, if there is one."""
        self._mark(_REMEMBER)

    def _mark(self, update: str) -> None:
        try:
            with self._store.writing(for_good=True) as db:
                db.execute(update)
        except OSError as error:
            self._give_up(error)
        else:
            self.refresh()

    def _count_on(self) -> None:
        end = monotonic() + SLICE
        try:
            while self._uncounted and monotonic() < end:
                self._count(*self._uncounted.pop(0))
            if not self._uncounted:
                self._read()
        except OSError as error:
            self._give_up(error)
            return
        if self._uncounted:
            self._timer.start()
        else:
            self._timer.stop()
        self.changed.emit()

    def _count(self, match: int, ply: int) -> None:
        """Keep what a match comes to; null for one that cannot be replayed."""
        try:
            kept = self._store.read(match)
            actions = kept.actions[:ply]
            counted = tally_of(kept.setup.options, kept.setup.own_seat, actions).as_mapping()
        except (RowError, IllegalAction) as error:
            log.warning("match %d cannot be counted: %s", match, error)
            counted = None
        text = json.dumps(counted, separators=(",", ":"))
        self._store.write_tally(match, ply, VERSION, text)

    def _read(self) -> None:
        self.under_way = self._store.latest(watched=False)
        with self._store.reading() as db:
            rows = db.execute(_COUNTED, (VERSION, COST_VERSION)).fetchall()
            (resets,) = db.execute("SELECT ifnull(max(forgotten), 0) FROM matches").fetchone()
        self.can_take_back = resets > 0
        counted = (_match_of(*row) for row in rows)
        self.matches = tuple(match for match in counted if match is not None)

    def _give_up(self, error: OSError) -> None:
        self.stop()
        self._uncounted = []
        self.failed.emit(str(error))


def _match_of(
    number: int, setup: str, undos: int, hints: int, tally: str, ended: object, *cost: object
) -> MatchTally | None:
    """A counted match; None where it counts nowhere."""
    try:
        match, counted = read_setup(setup), tally_from(json.loads(tally))
    except (RowError, ValueError, TypeError, RecursionError):
        return None
    if match.known:
        return None
    family = family_of(match.options)
    return MatchTally(
        number,
        match.ruleset,
        family,
        level_of(match),
        count_of(undos),
        counted,
        count_of(hints),
        None if counted.end is End.OPEN else moment_of(ended),
        _cost_of(*cost),
    )


def _cost_of(decisions: object, points: object, chance: object) -> Cost | None:
    match decisions, points, chance:
        case int(), float(), float() if decisions >= 0 and isfinite(points) and isfinite(chance):
            return Cost(decisions, points, chance)
    return None


def level_of(setup: MatchSetup) -> str:
    """The player of the other sides' seats, "" where they are not all alike."""
    own = setup.options.side_of(setup.own_seat)
    players = {
        seat.player or "" for at, seat in enumerate(setup.seats) if setup.options.side_of(at) != own
    }
    return players.pop() if len(players) == 1 else ""
