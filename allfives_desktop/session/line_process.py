"""A process of our own that is asked one thing and answers with lines of JSON."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QObject, QProcess, Signal

log = logging.getLogger(__name__)

GOODBYE: Final = 300
NONSENSE: Final = (ValueError, KeyError, TypeError)


class LineProcess(QObject):
    """Answers one question at a time; a new one, or `stop`, ends the one before for good.

    `take` is called with what each line says, and raises one of NONSENSE for what means nothing;
    `ended` follows the last line, `failed` comes when the process broke down.
    """

    ended = Signal()
    failed = Signal()

    def __init__(self, module: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._module = module
        self._process: QProcess | None = None

    @property
    def is_under_way(self) -> bool:
        return self._process is not None

    @property
    def pid(self) -> int:
        """The process, 0 for none."""
        return self._process.processId() if self._process else 0

    def take(self, contents: Any) -> None:
        """What a line says."""
        raise NotImplementedError

    def ask(self, question: Mapping[str, Any]) -> None:
        """Start a process, and send it this line."""
        self.stop()
        process = self._process = QProcess(self)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._give_up)
        process.start(sys.executable, ["-m", self._module])
        process.write(json.dumps(question, separators=(",", ":")).encode() + b"\n")
        process.closeWriteChannel()

    def stop(self) -> None:
        """End what is under way, of which nothing is told any more.

        Its process is gone when this returns, but on a machine that has no time for it.
        """
        process, self._process = self._process, None
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._finish)
        process.errorOccurred.disconnect(self._give_up)
        process.finished.connect(process.deleteLater)
        process.kill()
        if process.waitForFinished(GOODBYE) or process.state() is QProcess.ProcessState.NotRunning:
            process.deleteLater()

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            self._take(bytes(process.readLine().data()))

    def _take(self, line: bytes) -> None:
        try:
            self.take(json.loads(line))
        except NONSENSE as error:
            log.warning("%s told %r: %s", self._module, line[:200], error)
            self._give_up()

    def _finish(self, code: int, status: QProcess.ExitStatus) -> None:
        self._read()
        if self._process is None:
            return
        self.stop()
        if code == 0 and status is QProcess.ExitStatus.NormalExit:
            self.ended.emit()
        else:
            log.warning("%s ended with %d", self._module, code)
            self.failed.emit()

    def _give_up(self) -> None:
        if self._process is not None:
            self.stop()
            self.failed.emit()
