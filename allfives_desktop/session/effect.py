"""What changed rules do to the game: measured in a process of its own, stopped at any time."""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

from allfives_desktop.ai.effect import HANDS, Comparison
from allfives_desktop.ai.effect_report import from_json
from allfives_desktop.ai.effect_worker import request
from allfives_desktop.rules.options import Options

log = logging.getLogger(__name__)

GOODBYE: Final = 300


class EffectProcess(QObject):
    """Measures one change at a time; a new one, or `stop`, ends the one before for good.

    `found` brings the `Effect` as it becomes known, several times a second; `ended` follows the
    last, `failed` comes when the process broke down.
    """

    found = Signal(object)
    ended = Signal()
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    @property
    def is_measuring(self) -> bool:
        return self._process is not None

    def measure(self, standard: Options, changed: Options, hands: int = HANDS) -> None:
        """Compare two sets of rules over at least `hands` hands under each."""
        self.stop()
        process = self._process = QProcess(self)
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._finish)
        process.errorOccurred.connect(self._give_up)
        process.start(sys.executable, ["-m", "allfives_desktop.ai.effect_worker"])
        asked = request(Comparison(standard, changed, hands=hands))
        process.write(json.dumps(asked, separators=(",", ":")).encode() + b"\n")
        process.closeWriteChannel()

    def stop(self) -> None:
        """End the measurement; its process is gone when this returns, and nothing is told."""
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        process.kill()
        process.waitForFinished(GOODBYE)
        process.deleteLater()

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            self._take(bytes(process.readLine().data()))

    def _take(self, line: bytes) -> None:
        try:
            effect = from_json(json.loads(line))
        except (ValueError, KeyError, TypeError) as error:
            log.warning("the measuring process told %r: %s", line[:200], error)
            self._give_up()
            return
        self.found.emit(effect)

    def _finish(self, code: int, status: QProcess.ExitStatus) -> None:
        self._read()
        process = self._process
        if process is None:
            return
        self.stop()
        if code == 0 and status is QProcess.ExitStatus.NormalExit:
            self.ended.emit()
        else:
            log.warning("the measuring process ended with %d", code)
            self.failed.emit()

    def _give_up(self) -> None:
        if self._process is not None:
            self.stop()
            self.failed.emit()
