"""Which match lies on the table: the one left last, a new one, or one that is only watched."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from allfives_desktop.rules.engine import IllegalAction
from allfives_desktop.rules.options import Options
from allfives_desktop.session.journal import Journal, JournalError, Journals, NoJournal, read
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup

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

    def resume(self, *, watched: bool | None = None) -> bool:
        """The match left last, of one kind or of both; False if there is none to go on with."""
        try:
            while path := self._journals.latest(watched=watched):
                if self._take_up(path):
                    return True
        except OSError as error:
            self.unsaved.emit(str(error))
        return False

    def _take_up(self, path: Path) -> bool:
        try:
            setup, actions = read(path)
            self._session.begin(setup, self._journals.reopen(path), log=actions)
        except (JournalError, IllegalAction) as error:
            log.warning("%s cannot be taken up: %s", path, error)
            self.damaged.emit(str(self._journals.set_aside(path)))
            return False
        return True

    def _new_journal(self, setup: MatchSetup) -> Journal:
        try:
            return self._journals.create(setup)
        except OSError as error:
            self.unsaved.emit(str(error))
            return NoJournal()
