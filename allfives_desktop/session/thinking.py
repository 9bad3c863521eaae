"""Decisions of computer players, asked of the player process and answered late or never."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal, SignalInstance

from allfives_desktop.ai import protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from allfives_desktop.rules.view import SeatView

log = logging.getLogger(__name__)

WORKER: Final = ("-m", "allfives_desktop.ai.worker")
HARD_CAP: Final = 800  # ms for a decision
LONGEST_HINT: Final = 10_000
LONGEST_START: Final = 10_000
GOODBYE: Final = 300


class PlayerProcess(QObject):
    """Asks one question at a time; an answer to an earlier question is dropped by its number.

    The process is asked to report before its first question: only then does the time of a question
    run. A player that fails, answers nonsense or takes longer than HARD_CAP is killed with the
    process, which is started anew; `failed` tells for which ply. Nothing here waits for it. Hints
    are asked for in the same way, with more time; `hinted` or `hint_failed` answers.
    """

    answered = Signal(int, object)
    failed = Signal(int)
    hinted = Signal(int, object)
    hint_failed = Signal(int)

    def __init__(
        self, parent: QObject | None = None, *, worker: Sequence[str] = WORKER, cap: int = HARD_CAP
    ) -> None:
        super().__init__(parent)
        self._worker = list(worker)
        self._cap = self._time = cap
        self._ply: int | None = None
        self._failing: SignalInstance = self.failed
        self._number = 0
        self._seat = 0
        self._question = b""
        self._is_ready = False
        self._process: QProcess | None = None
        self._dying: list[QProcess] = []
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._time_out)

    @property
    def is_asked(self) -> bool:
        """Whether an answer is waited for."""
        return self._ply is not None

    def start(self) -> None:
        """Have the process ready before it is asked anything."""
        if self._process is not None:
            return
        process = self._process = QProcess(self)
        process.readyReadStandardOutput.connect(self._read)
        process.errorOccurred.connect(self._give_up)
        process.finished.connect(self._give_up)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.SeparateChannels)
        process.setStandardErrorFile(QProcess.nullDevice())
        self._patience.start(LONGEST_START)
        process.start(sys.executable, self._worker)
        process.write(_line(protocol.hello()))

    def ask(self, ply: int, view: SeatView, *, player: str, seed: int) -> None:
        """Ask `player` for a decision; `answered` or `failed` follows with the same `ply`."""
        self._expect(ply, view, self.failed, self._cap)
        self._put(protocol.question(self._number, view, player=player, seed=seed))

    def ask_hint(self, ply: int, view: SeatView, *, seed: int) -> None:
        """Ask what is best for the seat; `hinted` or `hint_failed` follows with the same `ply`."""
        from allfives_desktop.ai.hints import wire

        self._expect(ply, view, self.hint_failed, LONGEST_HINT)
        self._put(wire.hint_question(self._number, view, seed=seed))

    def forget(self) -> None:
        """The question under way does not matter any more: whoever thinks about it is stopped."""
        if self._ply is not None:
            was_ready = self._is_ready
            self._settle()
            if was_ready:
                self._drop_process()
                self.start()

    def close(self) -> None:
        """End the process; it is gone when this returns."""
        self._settle()
        process = self._process
        self._drop_process()
        for each in self._dying:
            each.waitForFinished(GOODBYE)
        self._dying = []
        if process is not None:
            process.deleteLater()

    def _expect(self, ply: int, view: SeatView, failing: SignalInstance, cap: int) -> None:
        self._ply, self._seat = ply, view.seat
        self._failing, self._time = failing, cap
        self._number += 1

    def _put(self, message: dict[str, Any]) -> None:
        self._question = _line(message)
        if self._is_ready:
            self._pose()
        else:
            self.start()

    def _pose(self) -> None:
        question, self._question = self._question, b""
        if self._process is not None and question:
            self._patience.start(self._time)
            self._process.write(question)

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            self._take(bytes(process.readLine().data()))

    def _take(self, line: bytes) -> None:
        try:
            answer = json.loads(line)
            if protocol.is_ready(answer):
                self._take_report()
                return
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
            from allfives_desktop.ai.hints import wire

            hint = wire.decode_hint(answer["hint"], seat=self._seat)
            return lambda ply: self.hinted.emit(ply, hint)
        action = protocol.read_answer(answer, seat=self._seat)
        return lambda ply: self.answered.emit(ply, action)

    def _take_report(self) -> None:
        self._patience.stop()
        self._is_ready = True
        self._pose()

    def _time_out(self) -> None:
        log.warning("the player process took too long")
        self._give_up()

    def _give_up(self) -> None:
        """A process that never reported is not started anew before it is needed."""
        ply, was_ready = self._ply, self._is_ready
        self._settle()
        self._drop_process()
        if was_ready:
            self.start()
        if ply is not None:
            self._failing.emit(ply)

    def _settle(self) -> None:
        self._ply, self._question = None, b""
        if self._is_ready:
            self._patience.stop()

    def _drop_process(self) -> None:
        process, self._process = self._process, None
        self._is_ready = False
        self._patience.stop()
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._read)
        process.errorOccurred.disconnect(self._give_up)
        process.finished.disconnect(self._give_up)
        if process.state() is QProcess.ProcessState.NotRunning:
            process.deleteLater()
            return
        self._dying.append(process)
        process.finished.connect(self._bury)
        process.kill()

    def _bury(self) -> None:
        gone = [each for each in self._dying if each.state() is QProcess.ProcessState.NotRunning]
        self._dying = [each for each in self._dying if each not in gone]
        for each in gone:
            each.deleteLater()


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"
