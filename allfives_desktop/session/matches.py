"""Which match lies on the table: the one left last, a new one, or one that is only watched."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from allfives_desktop.rules.actions import Action
from allfives_desktop.rules.engine import IllegalAction, apply, new_match
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.state import Phase
from allfives_desktop.session.journal import Journal, JournalError, Journals, NoJournal, read
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup

Wish = Callable[[MatchSetup, Sequence[Action]], bool]

log = logging.getLogger(__name__)

CROCKFORD: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
SEED_LENGTH: Final = 16
OPPONENT: Final = "greedy"


def new_seed() -> str:
    """A seed text: 16 Crockford base32 characters, 80 random bits."""
    return "".join(CROCKFORD[byte % len(CROCKFORD)] for byte in os.urandom(SEED_LENGTH))


def against_computer(options: Options, ruleset: str) -> MatchSetup:
    """The person in seat 0, the computer in all others."""
    computers = (Seat("", OPPONENT),) * (options.players - 1)
    return MatchSetup(ruleset, options, (Seat("", None), *computers), new_seed())


def to_watch(
    options: Options, ruleset: str, *, level: str = OPPONENT, seed: str = ""
) -> MatchSetup:
    """The computer in every seat."""
    seats = (Seat("", level),) * options.players
    return MatchSetup(ruleset, options, seats, seed or new_seed(), watched=True)


def is_over(setup: MatchSetup, actions: Sequence[Action]) -> bool:
    """Whether these actions end the match. Raises IllegalAction."""
    state = new_match(setup.options)
    for action in actions:
        state = apply(state, action).state
    return state.phase is Phase.MATCH_OVER


class Matches(QObject):
    """Begins matches and takes them up again. A journal that cannot be read is kept aside.

    `damaged` names the file kept aside; `unsaved` says why a new match could get no journal.
    """

    damaged = Signal(str)
    unsaved = Signal(str)

    def __init__(
        self, session: MatchSession, journals: Journals, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._journals = journals

    def begin(self, setup: MatchSetup) -> None:
        """A new match on the table."""
        self._session.begin(setup, self._new_journal(setup))

    def resume(self, *, watched: bool | None = None, wish: Wish | None = None) -> bool:
        """The match left last, of one kind or of both; False if there is none as wished for."""
        try:
            while path := self._journals.latest(watched=watched):
                taken = self._take_up(path, wish)
                if taken is not None:
                    return taken
        except OSError as error:
            self.unsaved.emit(str(error))
        return False

    def _take_up(self, path: Path, wish: Wish | None) -> bool | None:
        """Whether the match lies on the table now; None when its journal was set aside."""
        try:
            setup, actions = read(path)
            if wish is not None and not wish(setup, actions):
                return False
            self._session.begin(setup, self._journals.reopen(path), log=actions)
        except (JournalError, IllegalAction) as error:
            log.warning("%s cannot be taken up: %s", path, error)
            self.damaged.emit(str(self._journals.set_aside(path)))
            return None
        return True

    def _new_journal(self, setup: MatchSetup) -> Journal:
        try:
            return self._journals.create(setup)
        except OSError as error:
            self.unsaved.emit(str(error))
            return NoJournal()
