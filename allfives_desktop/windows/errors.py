"""Errors nobody expected: told once, and the match laid anew."""

from __future__ import annotations

import sys
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from allfives_desktop.session.match_session import MatchSession

NEVER: Final = -1


class Errors(QObject):
    """While it watches, an error that nobody caught is told once for each place it is raised at,
    and the match on the table is laid anew from its actions. An error that comes again before
    anything else has been done is only written to stderr, as all of them are.
    """

    def __init__(self, session: MatchSession, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._told: set[str] = set()
        self._latest: Exception | None = None
        self._is_open = False
        self._laid_at = NEVER
        self._before = sys.excepthook
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._answer)

    def watch(self) -> None:
        """From now on."""
        self._before, sys.excepthook = sys.excepthook, self._take

    def ignore(self) -> None:
        """Leave errors to Python again."""
        if sys.excepthook == self._take:
            sys.excepthook = self._before
        self._later.stop()

    def _take(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Only noted: whatever raised it is still on the stack."""
        self._before(kind, error, trace)
        if isinstance(error, Exception):
            self._latest = error
            self._later.start()

    def _answer(self) -> None:
        error, self._latest = self._latest, None
        if error is not None:
            self._tell(error)
            self._lay_anew()

    def _tell(self, error: Exception) -> None:
        from PySide6.QtCore import Qt

        from allfives_desktop.session.error_report import place_of, report_of
        from allfives_desktop.windows.error_report import ErrorReport

        place = place_of(error)
        if self._is_open or place in self._told:
            return
        self._told.add(place)
        self._is_open = True
        session = self._session
        is_under_way = session.has_match and not session.is_over
        report = report_of(error, session)
        dialog = ErrorReport(
            report, self._window, tells_cards=is_under_way, is_saved=session.is_saved
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._close)
        dialog.open()

    def _lay_anew(self) -> None:
        done = len(self._session.log)
        if done != self._laid_at:
            self._laid_at = done
            self._session.lay_anew()

    def _close(self) -> None:
        self._is_open = False
