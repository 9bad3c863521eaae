"""A foreign program at a seat, for which `greedy` decides where it fails."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from allfives_desktop.ai.external import ProgramError, ProgramFault, ProgramPlayer
from allfives_desktop.ai.heuristics import Greedy
from allfives_desktop.ai.player import PATIENCE, Budget, Decision
from allfives_desktop.rules.view import SeatView

MOST_LOSSES: Final = 3  # so often is it started anew
LOST: Final = (ProgramFault.TOO_SLOW, ProgramFault.ENDED)

Tell = Callable[[ProgramError], object]

log = logging.getLogger(__name__)


class StandIn:
    """Asks the program; an answer that is no legal action, or none in time, is replaced for that
    decision. A program that hangs or ends is started anew, a few times. `tell` hears of the first
    fault, all are logged. Nothing of the program is left behind once it is closed."""

    def __init__(self, command: str, tell: Tell, *, seconds: float = PATIENCE) -> None:
        """Raises ProgramError when the program does not start."""
        self._command, self._seconds = command, seconds
        self._tell: Tell | None = tell
        self._losses = 0
        self._program: ProgramPlayer | None = ProgramPlayer(command, seconds=seconds)

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        try:
            program = self._running()
            if program is not None:
                return program.choose(view, budget)
        except ProgramError as error:
            self._note(error)
        return Greedy().choose(view, budget)

    def close(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.close()

    def _running(self) -> ProgramPlayer | None:
        """The program, started anew if it was lost; None once that has happened too often."""
        if self._program is None and self._losses <= MOST_LOSSES:
            self._program = ProgramPlayer(self._command, seconds=self._seconds)
        return self._program

    def _note(self, error: ProgramError) -> None:
        log.info("%s: %s %s; greedy decides", error.command, error.fault.value, error.detail)
        if error.fault in LOST:
            self._losses += 1
            self.close()
        if self._tell is not None:
            self._tell(error)
            self._tell = None
