"""A match under way: the list of actions, the state it leads to, and the journal it is kept in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from allfives_desktop.rules import engine, legality, shuffle, view
from allfives_desktop.rules.actions import Action, PlayerAction, Proceed
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.session.journal import Journal, NoJournal

if TYPE_CHECKING:
    from allfives_desktop.rules.events import Event
    from allfives_desktop.rules.legality import Violation
    from allfives_desktop.rules.view import SeatView
    from allfives_desktop.session.setup import MatchSetup

CHANCE = (Phase.CUT, Phase.DEAL)
BETWEEN = (Phase.HAND_OVER, Phase.GAME_OVER)


@dataclass(frozen=True, slots=True)
class Step:
    """One action and what it did, as our seat sees it. `ply` counts actions from 1."""

    ply: int
    action: Action
    events: tuple[Event, ...]


class MatchSession(QObject):
    """Owns the action list of one match; the state is nothing but that list replayed.

    Each accepted action is in the journal before `stepped` is emitted. Cuts and deals follow by
    themselves from the seed; `proceed` lets a finished hand or game go on. Where the journal cannot
    be written, `unsaved` says so once and play goes on.
    """

    stepped = Signal(object)
    was_reset = Signal()
    unsaved = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._setup: MatchSetup | None = None
        self._journal: Journal = NoJournal()
        self._state: State | None = None
        self._log: list[Action] = []
        self._seen: list[Event] = []

    @property
    def setup(self) -> MatchSetup:
        """The match's setup; only while there is a match."""
        if self._setup is None:
            raise LookupError("no match is under way")
        return self._setup

    @property
    def state(self) -> State:
        """Where the match stands; only while there is a match."""
        if self._state is None:
            raise LookupError("no match is under way")
        return self._state

    @property
    def has_match(self) -> bool:
        """True from the first `begin` on."""
        return self._state is not None

    @property
    def log(self) -> tuple[Action, ...]:
        """All actions of the match, chance included."""
        return tuple(self._log)

    @property
    def seen(self) -> tuple[Event, ...]:
        """All events of the match so far, as the seat at the screen saw them."""
        return tuple(self._seen)

    @property
    def is_over(self) -> bool:
        """True when the match has been won."""
        return self.state.phase is Phase.MATCH_OVER

    def view(self) -> SeatView:
        """What the seat at the screen may know."""
        return view.view_of(self.state, self.setup.own_seat)

    def view_of_actor(self) -> SeatView:
        """What the seat that has to decide may know."""
        return view.view_of(self.state, self.actor)

    @property
    def actor(self) -> int:
        """The seat that has to decide; only while one has to."""
        actor = self.state.actor
        if actor is None:
            raise LookupError("nobody has to decide")
        return actor

    def begin(self, setup: MatchSetup, journal: Journal, *, log: Iterable[Action] = ()) -> None:
        """Start a match, or go on where its `log` ends. Raises IllegalAction for a bad log."""
        state, seen, done = engine.new_match(setup.options), [], []
        for action in log:
            outcome = engine.apply(state, action)
            state = outcome.state
            seen += [view.seen_by(event, setup.own_seat) for event in outcome.events]
            done.append(action)
        self._setup, self._journal = setup, journal
        self._state, self._seen, self._log = state, seen, done
        self.was_reset.emit()
        self._take_chances()

    def submit(self, action: PlayerAction) -> Violation | None:
        """Do an action, or say which rule forbids it and change nothing."""
        violation = legality.why_not(self.state, action)
        if violation is None:
            self._step(action)
            self._take_chances()
        return violation

    def proceed(self) -> None:
        """Let a finished hand or game go on; nothing at any other time."""
        if self.state.phase in BETWEEN:
            self._step(Proceed())
            self._take_chances()

    def _write(self, action: Action) -> None:
        try:
            self._journal.append(action)
        except OSError as error:
            self._journal = NoJournal()
            self.unsaved.emit(str(error))

    def _take_chances(self) -> None:
        while self.state.phase in CHANCE:
            self._step(shuffle.chance(self.state, self.setup.seed))

    def _step(self, action: Action) -> None:
        outcome = engine.apply(self.state, action)
        self._write(action)
        events = tuple(view.seen_by(event, self.setup.own_seat) for event in outcome.events)
        self._state = outcome.state
        self._log.append(action)
        self._seen += events
        self.stepped.emit(Step(len(self._log), action, events))
