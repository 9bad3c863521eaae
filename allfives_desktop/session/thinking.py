"""Decisions of computer players, asked of the player process and answered late or never."""

from __future__ import annotations

import json
import logging
import sys
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QProcess, QTimer, Signal, SignalInstance

from allfives_desktop.ai import protocol
from allfives_desktop.ai.hints import wire

if TYPE_CHECKING:
    from collections.abc import Callable

    from allfives_desktop.rules.view import SeatView

log = logging.getLogger(__name__)

LONGEST_THOUGHT = 10_000
GOODBYE = 300


class PlayerProcess(QObject):
    """Asks one question at a time; an answer to an earlier question is dropped by its number.

    A player that fails, hangs or answers nonsense is stopped; `failed` tells for which ply. Hints
    are asked for in the same way; `hinted` or `hint_failed` answers.
    """

    answered = Signal(int, object)
    failed = Signal(int)
    hinted = Signal(int, object)
    hint_failed = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ply: int | None = None
        self._failing: SignalInstance = self.failed
        self._number = 0
        self._seat = 0
        self._process: QProcess | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(LONGEST_THOUGHT)
        self._patience.timeout.connect(self._give_up)

    def ask(self, ply: int, view: SeatView, *, player: str, seed: int) -> None:
        """Ask `player` for a decision; `answered` or `failed` follows with the same `ply`."""
        self._expect(ply, view, self.failed)
        self._write(protocol.question(self._number, view, player=player, seed=seed))

    def ask_hint(self, ply: int, view: SeatView, *, seed: int) -> None:
        """Ask what is best for the seat; `hinted` or `hint_failed` follows with the same `ply`."""
        self._expect(ply, view, self.hint_failed)
        self._write(wire.hint_question(self._number, view, seed=seed))

    def forget(self) -> None:
        """The question under way does not matter any more: whoever thinks about it is stopped."""
        if self._ply is not None:
            self._settle()
            self._drop_process()

    def close(self) -> None:
        """End the process; it is gone when this returns."""
        self._settle()
        process, self._process = self._process, None
        if process is None:
            return
        process.blockSignals(True)
        process.closeWriteChannel()
        if not process.waitForFinished(GOODBYE):
            process.kill()
            process.waitForFinished(GOODBYE)

    def _expect(self, ply: int, view: SeatView, failing: SignalInstance) -> None:
        self._ply, self._seat = ply, view.seat
        self._failing = failing
        self._number += 1
        self._patience.start()

    def _write(self, message: dict[str, Any]) -> None:
        self._running().write(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def _running(self) -> QProcess:
        if self._process is None:
            self._process = QProcess(self)
            self._process.readyReadStandardOutput.connect(self._read)
            self._process.errorOccurred.connect(self._give_up)
            self._process.finished.connect(self._give_up)
            self._process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
            self._process.setStandardErrorFile(QProcess.nullDevice())
            self._process.start(sys.executable, ["-m", "allfives_desktop.ai.worker"])
        return self._process

    def _read(self) -> None:
        process = self._process
        while process is not None and process.canReadLine():
            self._take(bytes(process.readLine().data()))

    def _take(self, line: bytes) -> None:
        try:
            answer = json.loads(line)
            number, told = answer["id"], self._told(answer)
        except (ValueError, KeyError, TypeError) as error:
            log.warning("the player process answered %r: %s", line[:200], error)
            self._give_up()
            return
        ply = self._ply
        if ply is not None and number == self._number:
            self._settle()
            told(ply)

    def _told(self, answer: dict[str, Any]) -> Callable[[int], None]:
        """What tells of an answer. Raises ValueError, KeyError or TypeError."""
        if "hint" in answer:
            hint = wire.decode_hint(answer["hint"], seat=self._seat)
            return lambda ply: self.hinted.emit(ply, hint)
        action = protocol.read_answer(answer, seat=self._seat)
        return lambda ply: self.answered.emit(ply, action)

    def _give_up(self) -> None:
        ply = self._ply
        self._drop_process()
        if ply is not None:
            self._settle()
            self._failing.emit(ply)

    def _settle(self) -> None:
        self._ply = None
        self._patience.stop()

    def _drop_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.blockSignals(True)
            process.kill()
            process.waitForFinished(GOODBYE)
            process.deleteLater()
