"""What happened in the match on the table, and what it scored, in the panel beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from allfives_desktop.models.hand_log import HandLog
from allfives_desktop.models.score_sheet import ScoreSheet
from allfives_desktop.text.seats import Seats
from allfives_desktop.windows.panel import Panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from allfives_desktop.rules.events import Event
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.table.assembly import Table
    from allfives_desktop.windows.main_window import MainWindow


class Chronicle(QObject):
    """Keeps hand log and score sheet as far as the table has shown the match."""

    def __init__(self, session: MatchSession, table: Table, window: MainWindow) -> None:
        super().__init__(window)
        self._session, self._table = session, table
        self.log, self.sheet = HandLog(self), ScoreSheet(self)
        self.panel = Panel(self.log, self.sheet, window)
        self._begin()
        session.was_reset.connect(self._take_match)
        window.retranslated.connect(self._retell)
        table.director.presented.connect(self.log.add)
        table.director.presented.connect(self.sheet.add)
        window.dock(self.panel)

    def _begin(self) -> None:
        """With what has been shown already; the rest is told as it comes."""
        seen = self._session.seen
        self._tell(seen[: len(seen) - self._table.director.unshown])

    def _take_match(self) -> None:
        self._tell(self._session.seen)

    def _tell(self, events: Sequence[Event]) -> None:
        for model in (self.log, self.sheet):
            model.reset(self._seats, events)

    def _retell(self) -> None:
        for model in (self.log, self.sheet):
            model.retell(self._seats)

    @property
    def _seats(self) -> Seats:
        return self._table.tableau.seats if self._session.has_match else Seats((), (), None)
