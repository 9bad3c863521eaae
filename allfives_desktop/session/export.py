"""The records of all matches into one file."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from allfives_desktop.rules.engine import IllegalAction
from allfives_desktop.rules.timeline import Timeline
from allfives_desktop.session.records import record_of_match
from allfives_desktop.session.rows import RowError
from allfives_desktop.session.shown_match import ShownMatch

if TYPE_CHECKING:
    from allfives_desktop.session.rows import Kept
    from allfives_desktop.session.store import Store

log = logging.getLogger(__name__)

ALL = -1


class AllRecords(QObject):
    """Writes a record a line, the match used last at the end, without holding up anything else.

    `saved` tells how many there are; a match that cannot be read is left out. `failed` tells why
    there is no file; an old one of that name then stays as it was.
    """

    saved = Signal(int)
    failed = Signal(str)

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._path = Path()
        self._left: list[int] = []
        self._lines: list[bytes] = []
        self._next = QTimer(self)
        self._next.setInterval(0)
        self._next.timeout.connect(self._add)

    def save(self, path: Path) -> None:
        """Into this file, which is replaced."""
        self._path, self._lines = path, []
        try:
            self._left = self._store.recent(ALL)
        except OSError as error:
            self.failed.emit(str(error))
            return
        self._next.start()

    def stop(self) -> None:
        """Leave it; nothing is written."""
        self._next.stop()

    def _add(self) -> None:
        if not self._left:
            self._next.stop()
            self._write()
            return
        match = self._left.pop()
        try:
            self._lines.append(_line(self._store.read(match)))
        except (RowError, IllegalAction, OSError) as error:
            log.warning("match %d has no record: %s", match, error)

    def _write(self) -> None:
        from allfives_desktop.records.writing import replace_file

        try:
            replace_file(self._path, b"".join(self._lines))
        except OSError as error:
            self.failed.emit(error.strerror or "")
        else:
            self.saved.emit(len(self._lines))


def _line(kept: Kept) -> bytes:
    from allfives_desktop.records.record import encode

    match = ShownMatch()
    match.look(kept.setup, Timeline(kept.setup.options, kept.actions), len(kept.actions))
    return encode(record_of_match(match))
