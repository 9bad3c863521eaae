"""A match under way: the list of actions, the state it leads to, and the journal it is kept in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from allfives_desktop.rules import engine, legality, shuffle, view
from allfives_desktop.rules.actions import (
    Action,
    Call,
    ChanceAction,
    Expose,
    PlayerAction,
    Proceed,
)
from allfives_desktop.rules.claim import play_out
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.session.journal import Journal, NoJournal
from allfives_desktop.session.one_by_one import OneByOne

if TYPE_CHECKING:
    from allfives_desktop.rules.events import Event
    from allfives_desktop.rules.legality import Violation
    from allfives_desktop.rules.view import SeatView
    from allfives_desktop.session.journal import Writing
    from allfives_desktop.session.setup import MatchSetup

CHANCE = (Phase.CUT, Phase.DEAL)
BETWEEN = (Phase.HAND_OVER, Phase.GAME_OVER)


class Step(NamedTuple):
    """One action and what it did, as our seat sees it. `ply` counts actions from 1."""

    ply: int
    action: Action
    events: tuple[Event, ...]


class MatchSession(QObject):
    """Owns the action list of one match; the state is nothing but that list replayed.

    Each accepted action is in the journal before `stepped` is emitted. Where that takes longer than
    a blink, `waits` says so: nothing has changed then, nothing can be done, and `stepped` follows.
    Cuts and deals follow by themselves from the seed; `proceed` lets a finished hand or game go on.
    `undo` leads back to the person's last decision, `redo` on to the next one; `was_reset` follows,
    as when another match is laid; `undos` counts how often, `hints` the hints that were given.
    Where the journal cannot be written, `unsaved` says so once and play goes on; each action tries
    again, and `saved_again` says when all of it is on the disk.
    """

    stepped = Signal(object)
    was_reset = Signal()
    waits = Signal()
    unsaved = Signal(str)
    saved_again = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._setup: MatchSetup | None = None
        self._journal: Journal = NoJournal()
        self._state: State | None = None
        self._log: list[Action] = []
        self._taken_back: list[Action] = []
        self._chances: Mapping[str, ChanceAction] = {}
        self._seen: list[Event] = []
        self._order = OneByOne(self._take_chance, self._look_at)
        self.undos = self.hints = 0
        self.is_saved = True

    def write_with(self, writing: Writing) -> None:
        """Whoever writes into journals from now on."""
        self._order.writing = writing

    @property
    def is_waiting(self) -> bool:
        """Whether something is being written that has not happened yet."""
        return self._order.is_waiting

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
        """True from `begin` to `leave`."""
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

    @property
    def may_show(self) -> bool:
        """Whether the person may show a card out of turn now."""
        return any(isinstance(action, Expose) for action in self._asides())

    @property
    def may_call(self) -> bool:
        """Whether the person may call for a card that lies open now; it may still be refused."""
        return any(isinstance(action, Call) for action in self._asides())

    def _asides(self) -> tuple[PlayerAction, ...]:
        if not self.setup.options.calls or self.setup.watched:
            return ()
        return self.view().side_actions

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

    def begin(
        self,
        setup: MatchSetup,
        journal: Journal,
        *,
        log: Iterable[Action] = (),
        taken_back: Iterable[Action] = (),
        undos: int = 0,
        hints: int = 0,
        chances: Mapping[str, ChanceAction] | None = None,
    ) -> None:
        """Start a match, or go on where its `log` ends; `redo` finds what was `taken_back`, in so
        many `undos`; so many `hints` were given.

        `chances` are cuts and packs that are fixed, by label; all others come from the seed.

        Raises IllegalAction for a bad log, and then nothing has changed.
        """
        self._replay(setup, list(log))
        self._order.forget()
        self._setup, self._journal = setup, journal
        self.is_saved = True
        self._taken_back = list(taken_back)
        self.undos, self.hints = undos, hints
        self._chances = chances or {}
        self.was_reset.emit()
        self._order.go_on()

    def leave(self) -> None:
        """No match is under way; the one there was stays in its journal."""
        self._order.forget()
        self._setup = self._state = None
        self._journal = NoJournal()
        self._log, self._taken_back, self._seen = [], [], []
        self.was_reset.emit()

    def lay_anew(self) -> None:
        """The same match from nothing but its actions; those who show it begin anew."""
        if self.has_match:
            self._replay(self.setup, self._log)
            self.was_reset.emit()
            self._order.go_on()

    @property
    def can_undo(self) -> bool:
        """Whether the person has decided something that may be taken back."""
        return self.has_match and self.setup.undo and self._last_decision() is not None

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back, and nothing else done since."""
        return self.has_match and self.setup.undo and bool(self._taken_back)

    def undo(self) -> None:
        """Back to the person's last decision, whatever has happened since."""
        self._order.wish(self._undo)

    def redo(self) -> None:
        """The decision taken back last, and all that followed it up to the next one."""
        self._order.wish(self._redo)

    def _undo(self) -> None:
        at = self._last_decision() if self.can_undo else None
        if at is not None:
            self.undos += 1
            self._stand_at(at, self._log + self._taken_back)

    def _redo(self) -> None:
        if self.can_redo:
            actions = self._log + self._taken_back
            later = range(len(self._log) + 1, len(actions))
            at = next((at for at in later if self._is_own(actions[at])), len(actions))
            self._stand_at(at, actions)

    def _last_decision(self) -> int | None:
        """The place in the log of the last action of the person's own."""
        places = range(len(self._log) - 1, -1, -1)
        return next((at for at in places if self._is_own(self._log[at])), None)

    def _is_own(self, action: Action) -> bool:
        seat = getattr(action, "seat", None)
        return seat is not None and self.setup.seats[seat].is_person

    def _stand_at(self, ply: int, actions: list[Action]) -> None:
        """The first `ply` of these actions count."""

        def stand() -> None:
            self._replay(self.setup, actions[:ply])
            self._taken_back = actions[ply:]
            self.was_reset.emit()

        self._keep(lambda journal: journal.stand_at(ply), stand)

    def _replay(self, setup: MatchSetup, actions: list[Action]) -> None:
        """State and events are what a list of actions leads to."""
        state, seen = engine.new_match(setup.options), []
        for action in actions:
            outcome = engine.apply(state, action)
            state = outcome.state
            seen += [view.seen_by(event, setup.own_seat) for event in outcome.events]
        self._state, self._seen, self._log = state, seen, actions

    def submit(self, action: PlayerAction) -> Violation | None:
        """Do an action, or say which rule forbids it and change nothing; nothing while waiting."""
        violation = legality.why_not(self.state, action)
        if violation is None:
            self._order.do([partial(self._step, action)])
        return violation

    def note_hint(self) -> None:
        """The person was given a hint: it counts as help, as a decision taken back does."""
        self.hints += 1
        journal = self._journal
        self._order.writing.do(journal.note_hint, partial(self._look_at, journal))

    def proceed(self) -> None:
        """Let a finished hand or game go on; nothing at any other time."""
        if self.state.phase in BETWEEN:
            self._order.do([partial(self._step, Proceed())])

    def finish_hand(self) -> None:
        """Play the hand out with legal cards for every seat; nothing outside play."""
        self._order.do(partial(self._step, action) for action in play_out(self.state))

    def _take_chance(self) -> bool:
        """Cut or deal where that comes next."""
        if not self.has_match or self.state.phase not in CHANCE:
            return False
        fixed = self._chances.get(shuffle.label_of(self.state))
        self._step(fixed or shuffle.chance(self.state, self.setup.seed))
        return True

    def _step(self, action: Action) -> None:
        outcome = engine.apply(self.state, action)

        def happen() -> None:
            events = tuple(view.seen_by(event, self.setup.own_seat) for event in outcome.events)
            self._state = outcome.state
            self._log.append(action)
            self._taken_back.clear()
            self._seen += events
            self.stepped.emit(Step(len(self._log), action, events))

        ends = outcome.state.phase is Phase.MATCH_OVER
        self._keep(lambda journal: journal.append(action, ends=ends), happen)

    def _keep(self, write: Callable[[Journal], None], then: Callable[[], None]) -> None:
        """Write first; then it happens."""
        self._order.keep(self._journal, write, then)
        if self.is_waiting:
            self.waits.emit()

    def _look_at(self, journal: Journal, error: OSError | None) -> None:
        """Tell when the journal cannot be written any more, and when it can be again."""
        if journal is not self._journal:
            return
        was_saved, self.is_saved = self.is_saved, error is None and not journal.is_behind
        if error is not None and was_saved:
            self.unsaved.emit(str(error))
        elif self.is_saved and not was_saved:
            self.saved_again.emit()
