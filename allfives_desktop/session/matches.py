"""Which match lies on the table: the one left last, a new one, or one that is only watched."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from allfives_desktop.rules.actions import Action
from allfives_desktop.rules.engine import IllegalAction, apply, new_match
from allfives_desktop.rules.fair_deal import FairDeal
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.seed_text import seed_text
from allfives_desktop.rules.state import Phase
from allfives_desktop.session.game import OPPONENT
from allfives_desktop.session.journal import AtOnce
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.rows import RowError
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.session.writing import LateJournal

if TYPE_CHECKING:
    from allfives_desktop.session.journal import Journal, Writing
    from allfives_desktop.session.store import Store, StoredJournal
    from allfives_desktop.session.writing import Writer

Wish = Callable[[MatchSetup, Sequence[Action]], bool]

log = logging.getLogger(__name__)


def new_seed() -> str:
    """A seed text that a deal code can hold."""
    return seed_text(int.from_bytes(os.urandom(10)))


def against_computer(
    options: Options,
    ruleset: str,
    *,
    names: Sequence[str] = (),
    levels: Sequence[str] = (),
    seed: str = "",
    fair: FairDeal | None = None,
    undo: bool = True,
    known: bool = False,
) -> MatchSetup:
    """The person in seat 0, the computer in all others.

    `names` are in seat order, `levels` are the players of the seats from 1 on; those that are
    missing are "" and OPPONENT. Without a `seed` the cards are new; with `fair` they are its own.
    """
    players: list[str | None] = [None, *levels, *[OPPONENT] * options.players]
    named = [*names, *[""] * options.players]
    seats = tuple(map(Seat, named[: options.players], players))
    return MatchSetup(
        ruleset,
        options,
        seats,
        fair.seed if fair else seed or new_seed(),
        undo=undo,
        known=known,
        fair=fair,
    )


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
    """Begins matches and takes them up again. A match that cannot be read is kept aside.

    `damaged` names a match that is kept aside, `rescued` the file as it was where the whole file
    was damaged; `unsaved` says why what is kept cannot be read. With a `writer` nobody waits for
    the disk to begin a match.
    """

    damaged = Signal(str)
    rescued = Signal(str)
    unsaved = Signal(str)

    def __init__(
        self,
        session: MatchSession,
        store: Store,
        parent: QObject | None = None,
        *,
        writer: Writer | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._store = store
        self._written = writer.store if writer else store
        self._writing: Writing = writer or AtOnce()
        session.write_with(self._writing)

    def begin(self, setup: MatchSetup, actions: Sequence[Action] = ()) -> None:
        """A new match on the table, these actions done. Raises IllegalAction."""
        self._session.begin(setup, self._new_journal(setup, actions), log=actions)

    def resume(self, *, watched: bool | None = None, wish: Wish | None = None) -> bool:
        """The match left last, of one kind or of both; False if there is none as wished for."""
        try:
            while (match := self._latest(watched=watched)) is not None:
                taken = self._take_up(match, wish)
                if taken is not None:
                    return taken
        except OSError as error:
            self.unsaved.emit(str(error))
        return False

    def _latest(self, *, watched: bool | None) -> int | None:
        match = self._store.latest(watched=watched)
        if (rescued := self._store.rescued) is not None:
            self._store.rescued = None
            self.rescued.emit(str(rescued))
        return match

    def _take_up(self, match: int, wish: Wish | None) -> bool | None:
        """Whether the match lies on the table now; None when it was set aside."""
        try:
            kept = self._store.read(match)
            if wish is not None and not wish(kept.setup, kept.actions):
                return False
            self._session.begin(
                kept.setup,
                self._journal(
                    partial(self._written.reopen, match),
                    partial(self._written.create, kept.setup, kept.actions),
                ),
                log=kept.actions,
                taken_back=kept.taken_back,
                undos=self._store.undos(match),
                hints=self._store.hints(match),
            )
        except (RowError, IllegalAction) as error:
            log.warning("match %d cannot be taken up: %s", match, error)
            self.damaged.emit(self._store.set_aside(match))
            return None
        return True

    def _new_journal(self, setup: MatchSetup, actions: Sequence[Action]) -> Journal:
        making = partial(self._written.create, setup, actions)
        return self._journal(making, making)

    def _journal(
        self, making: Callable[[], StoredJournal], anew: Callable[[], StoredJournal]
    ) -> Journal:
        journal = LateJournal(making, anew)
        self._writing.do(journal.make, _leave_to_first_action)
        return journal


def _leave_to_first_action(_error: OSError | None) -> None:
    """It tries again, and the session tells if that fails."""
