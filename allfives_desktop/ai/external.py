"""A foreign program as a player: it speaks the player protocol on its standard streams."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
from contextlib import suppress
from enum import StrEnum
from threading import Timer
from typing import IO, Any

from allfives_desktop.ai.player import PATIENCE, Budget, Decision
from allfives_desktop.ai.protocol import question, read_answer
from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.notation import NotationError
from allfives_desktop.rules.view import SeatView

LONGEST_LINE = 1 << 16
GOODBYE = 0.5


class ProgramFault(StrEnum):
    """What a program did wrong."""

    NO_COMMAND = "no_command"
    NOT_STARTED = "not_started"
    TOO_SLOW = "too_slow"
    ENDED = "ended"
    NOT_JSON = "not_json"
    WRONG_ID = "wrong_id"
    NO_ACTION = "no_action"
    ILLEGAL = "illegal"


class ProgramError(Exception):
    """A program that cannot go on playing; `detail` is what it said, or what the system said."""

    def __init__(self, fault: ProgramFault, command: str, detail: str = "") -> None:
        super().__init__(fault.value, command, detail)
        self.fault = fault
        self.command = command
        self.detail = detail


class ProgramPlayer:
    """A running program; nothing of it is left behind once it is closed."""

    def __init__(self, command: str, *, seconds: float = PATIENCE) -> None:
        self._command = command
        self._seconds = seconds
        self._asked = 0
        self._has_hung = False
        self._process = self._started()

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        """Raises ProgramError."""
        self._asked += 1
        message = question(self._asked, view, player="", seed=budget.seed)
        line = json.dumps(message, separators=(",", ":")).encode()
        return Decision(self._action(self._exchange(line + b"\n"), view))

    def close(self) -> None:
        """Ends the program: politely by closing its input, then by force."""
        with suppress(OSError):
            self._input.close()
        try:
            self._process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            self._kill()
            self._process.wait()
        self._output.close()

    def _started(self) -> subprocess.Popen[bytes]:
        try:
            words = shlex.split(self._command, posix=os.name == "posix")
        except ValueError as error:
            raise self._error(ProgramFault.NOT_STARTED, str(error)) from error
        if not words:
            raise self._error(ProgramFault.NO_COMMAND)
        try:
            return subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise self._error(ProgramFault.NOT_STARTED, error.strerror or "") from error

    def _exchange(self, line: bytes) -> bytes:
        """Ending the program when its time is up also ends a read or a write that hangs."""
        timer = Timer(self._seconds, self._time_out)
        timer.daemon = True
        timer.start()
        try:
            self._input.write(line)
            self._input.flush()
            reply = self._output.readline(LONGEST_LINE)
        except OSError:
            reply = b""
        finally:
            timer.cancel()
            timer.join()
        if self._has_hung:
            raise self._error(ProgramFault.TOO_SLOW, f"{self._seconds:g}")
        if not reply:
            raise self._error(ProgramFault.ENDED)
        return reply

    def _action(self, line: bytes, view: SeatView) -> PlayerAction:
        message = self._message(line)
        try:
            action = read_answer(message, seat=view.seat)
        except (KeyError, TypeError, NotationError):
            raise self._error(ProgramFault.NO_ACTION, _shown(line)) from None
        if action not in view.legal:
            raise self._error(ProgramFault.ILLEGAL, message["action"])
        return action

    def _message(self, line: bytes) -> dict[str, Any]:
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            raise self._error(ProgramFault.NOT_JSON, _shown(line)) from None
        if not isinstance(message, dict):
            raise self._error(ProgramFault.NO_ACTION, _shown(line))
        if message.get("id", self._asked) != self._asked:
            raise self._error(ProgramFault.WRONG_ID, _shown(line))
        return message

    def _time_out(self) -> None:
        self._has_hung = True
        self._kill()

    def _kill(self) -> None:
        """Also ends what the program has started, where the system has process groups."""
        if os.name == "posix":
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()

    def _error(self, fault: ProgramFault, detail: str = "") -> ProgramError:
        return ProgramError(fault, self._command, detail)

    @property
    def _input(self) -> IO[bytes]:
        return _open(self._process.stdin)

    @property
    def _output(self) -> IO[bytes]:
        return _open(self._process.stdout)


def _open(pipe: IO[bytes] | None) -> IO[bytes]:
    if pipe is None:
        raise ValueError("the program was started without pipes")
    return pipe


def _shown(line: bytes) -> str:
    return line.decode(errors="backslashreplace").rstrip("\r\n")
