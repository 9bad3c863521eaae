"""The person's matches in the store, counted: what has been counted once is kept beside them."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from allfives_desktop.records.statistics.tally import VERSION, MatchTally
from allfives_desktop.session.counting import News, from_json, request
from allfives_desktop.session.line_process import LineProcess

if TYPE_CHECKING:
    from pathlib import Path

    from allfives_desktop.session.counting import Counted
    from allfives_desktop.session.store import Store
    from allfives_desktop.session.writing import Writer

log = logging.getLogger(__name__)

_FORGET: Final = """
    UPDATE matches SET forgotten = (SELECT max(forgotten) + 1 FROM matches)
    WHERE id IN (SELECT id FROM own_matches)
"""
_REMEMBER: Final = """
    UPDATE matches SET forgotten = 0
    WHERE forgotten > 0 AND forgotten = (SELECT max(forgotten) FROM matches)
"""


class CountingProcess(LineProcess):
    """Counts one store at a time; `told` brings `News`."""

    told = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("allfives_desktop.session.counting", parent)

    def count(self, store: Path) -> None:
        """The matches of this file."""
        self.ask(request(store))

    def take(self, contents: Any) -> None:
        self.told.emit(from_json(contents))


class Statistics(QObject):
    """Counts in a process of its own, so that nobody has to wait: `changed` tells how far it is.
    `matches` are at first those counted before, and all when nothing is `uncounted` any more; they
    stay until others are known. `is_known`: that has been found out. Where the store cannot be read
    or written, `failed` says why, "" when the process broke down.

    What counts and when is told in `records.statistics`.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(
        self,
        writer: Writer,
        parent: QObject | None = None,
        *,
        process: CountingProcess | None = None,
    ) -> None:
        super().__init__(parent)
        self._writer = writer
        self._found: dict[int, MatchTally] = {}
        self._is_again = False
        self.uncounted = 0
        self.is_known = False
        self.matches: tuple[MatchTally, ...] = ()
        self.under_way: int | None = None
        self.can_take_back = False
        self.process = process or CountingProcess(self)
        self.process.told.connect(self._take)
        self.process.ended.connect(self._end)
        self.process.failed.connect(partial(self._give_up, ""))

    @property
    def is_under_way(self) -> bool:
        """Whether something is being read or counted."""
        return self.process.is_under_way

    def refresh(self) -> None:
        """Look what has been played since; the figures follow."""
        if self.is_under_way:
            self._is_again = True
        else:
            self._begin()

    def stop(self) -> None:
        """Count no further; what is counted stays."""
        self._is_again = False
        self.uncounted = 0
        self.process.stop()

    def reset(self) -> None:
        """All matches so far count no more, the one under way neither."""
        self._mark(_FORGET)

    def take_back(self) -> None:
        """Undo the last reset, if there is one."""
        self._mark(_REMEMBER)

    def _mark(self, update: str) -> None:
        self._writer.do(partial(_execute, self._writer.store, update), self._take_mark)

    def _take_mark(self, error: OSError | None) -> None:
        if error is None:
            self._begin()
        else:
            self._give_up(str(error))

    def _begin(self) -> None:
        self._is_again = False
        self._found = {}
        self.process.count(self._writer.store.path)
        self.changed.emit()

    def _take(self, news: News) -> None:
        if news.failure:
            self._give_up(news.failure)
            return
        self._found |= {match.number: match for match in news.matches}
        if news.kept:
            self._keep(news.kept)
        if news.uncounted is None:
            return
        self.uncounted = news.uncounted
        self.under_way, self.can_take_back = news.under_way, news.resets > 0
        if not self.is_known:
            self._show()
        self.changed.emit()

    def _end(self) -> None:
        self._show()
        self.changed.emit()
        if self._is_again:
            self._begin()

    def _show(self) -> None:
        """What has been found; as before where nothing is different."""
        found = tuple(sorted(self._found.values(), key=lambda match: match.number))
        self.matches = self.matches if found == self.matches else found
        self.is_known = True

    def _keep(self, kept: tuple[Counted, ...]) -> None:
        """It can be counted anew where it cannot be kept."""
        rows = [(each.match, each.ply, VERSION, each.text) for each in kept]
        self._writer.do(partial(self._writer.store.write_tallies, rows), _tell_unkept)

    def _give_up(self, reason: str) -> None:
        self.stop()
        self.failed.emit(reason)


def _execute(store: Store, update: str) -> None:
    with store.writing(for_good=True) as db:
        db.execute(update)


def _tell_unkept(error: OSError | None) -> None:
    if error is not None:
        log.warning("what matches come to cannot be kept: %s", error)
