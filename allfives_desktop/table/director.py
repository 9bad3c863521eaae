"""The show's phases, as a state machine: one beat at a time, input only when all is shown.

    live ─┬─ settled ──> presenting ──> settled        one beat of the queue
          ├─ settled ──> choosing ────> settled        the person decides
          ├─ settled ──> thinking ────> settled        a computer player decides
          ├─ settled ──> aside ───────> settled        the person may show or call a card
          ├─ settled ──> saving ──────> settled        what was done is not on the disk yet
          └─ settled ──> resting ─────> settled    a hand, game or match is over, or none is
    paused: beside `live`; leaves for `settled`, which looks at what comes next.

Positions of cards are never kept here; they are in the models.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable
from PySide6.QtStateMachine import QState, QStateMachine

from allfives_desktop.rules.events import CountMade
from allfives_desktop.table import choreography
from allfives_desktop.table.cues import Beat, Gathered
from allfives_desktop.table.pace import Pace

if TYPE_CHECKING:
    from allfives_desktop.rules.actions import PlayerAction
    from allfives_desktop.rules.cards import Card
    from allfives_desktop.session.match_session import MatchSession, Step
    from allfives_desktop.table.contracts import Players, Stage

QML_IMPORT_NAME = "AllFives"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The director is made in Python.")
class Director(QObject):  # type: ignore[operator]  # Qt's stub of the decorator
    """Takes the session's steps in order and lets each be seen before the next.

    `begun` tells of each beat, its cue and pace before it is shown, `presented` of each event after
    the models have it. `accepting` is true only while the
    person may act: then engine, models and pixels agree. `interruptible` is true while another
    seat decides and the person may show a card meanwhile.
    """

    begun = Signal(object, object, object)
    presented = Signal(object)
    rested = Signal()
    accepting_changed = Signal()
    busy_changed = Signal()
    interruptible_changed = Signal()

    _begin_beat = Signal()
    _beat_over = Signal()
    _begin_choice = Signal()
    _begin_thought = Signal()
    _begin_aside = Signal()
    _begin_rest = Signal()
    _begin_saving = Signal()
    _stirred = Signal()
    _reset = Signal()
    _pause = Signal()
    _go_on = Signal()

    def __init__(self, session: MatchSession, stage: Stage, players: Players, pace: Pace) -> None:
        super().__init__()
        self._session = session
        self._stage = stage
        self._players = players
        self._pace = pace
        self._queue: deque[Beat] = deque()
        self._accepting = False
        self._busy = False
        self._interruptible = False
        self._rushing = False
        self._show_wished = False
        self._tried: Card | None = None
        self._declined: int | None = None
        self._machine = self._build()
        session.stepped.connect(self._take_step)
        session.waits.connect(self._stirred)
        session.was_reset.connect(self._start_over)
        stage.ended.connect(self._beat_over)

    def start(self) -> None:
        """Open the show."""
        self._stage.reset()
        self._machine.start()

    def stop(self) -> None:
        """Close the show: no state is entered any more."""
        self._machine.stop()
        self._players.forget()

    def set_players(self, players: Players) -> None:
        """Who is asked from the next decision on."""
        self._players = players

    def set_pace(self, pace: Pace) -> None:
        """From the next beat on, move and dwell like this."""
        self._pace = pace

    @property
    def pace(self) -> Pace:
        """The pace in use."""
        return self._pace

    @property
    def is_accepting(self) -> bool:
        """The same as `accepting`, for Python."""
        return self._accepting

    @property
    def is_resting(self) -> bool:
        """True between hands, games and matches, when all has been shown."""
        return self._resting in self._machine.configuration()

    @property
    def unshown(self) -> int:
        """How many of the events of the match are still to be shown."""
        return sum(not isinstance(beat, Gathered) for beat in self._queue)

    def submit(self, action: PlayerAction) -> None:
        """The person's decision; refused with the rule's sentence where it is illegal."""
        if not self._accepting:
            return
        violation = self._session.submit(action)
        if violation is not None:
            self._stage.refuse(action, violation)

    @Slot()
    def finish(self) -> None:
        """The person has the hand, in which nothing is left to be won, played to its end."""
        if self._accepting:
            self._rushing = True
            self._session.finish_hand()

    @Slot()
    def wish_to_show(self) -> None:
        """The person wants to show a card out of turn: offered as soon as it can be."""
        self._show_wished = True
        self._stirred.emit()

    def try_card(self, card: Card) -> None:
        """The person pressed a card out of turn: it is offered to show it."""
        self._tried = card
        self.wish_to_show()

    @Slot()
    def decline(self) -> None:
        """The person lets the others play on."""
        self._declined = len(self._session.log)
        self._stirred.emit()

    def proceed(self) -> None:
        """The person has read the end of a hand or game."""
        if self.is_resting and self._session.has_match:
            self._session.proceed()

    @Slot()
    def hurry(self) -> None:
        """End the motion under way, or what is held to be read, and do nothing else."""
        if self._busy:
            self._stage.hurry()

    def pause(self) -> None:
        """Show no further beat and take no decision until `go_on`."""
        self._pause.emit()

    def go_on(self) -> None:
        """Go on where the show was paused."""
        self._go_on.emit()

    accepting = Property(bool, lambda self: self._accepting, notify=accepting_changed)
    busy = Property(bool, lambda self: self._busy, notify=busy_changed)
    interruptible = Property(bool, lambda self: self._interruptible, notify=interruptible_changed)

    # The machine

    def _build(self) -> QStateMachine:
        machine = QStateMachine(self)
        live = QState(machine)
        paused = QState(machine)
        settled, presenting, choosing, thinking, aside, saving = (QState(live) for _ in range(6))
        self._resting = QState(live)
        machine.setInitialState(live)
        live.setInitialState(settled)
        for signal, target in (
            (self._begin_beat, presenting),
            (self._begin_choice, choosing),
            (self._begin_thought, thinking),
            (self._begin_aside, aside),
            (self._begin_rest, self._resting),
            (self._begin_saving, saving),
        ):
            settled.addTransition(signal, target)
        presenting.addTransition(self._beat_over, settled)
        for waiting in (settled, choosing, thinking, aside, saving, self._resting):
            waiting.addTransition(self._stirred, settled)
        live.addTransition(self._reset, settled)
        live.addTransition(self._pause, paused)
        paused.addTransition(self._go_on, settled)
        settled.entered.connect(self._look)
        presenting.entered.connect(self._present)
        choosing.entered.connect(self._offer)
        choosing.exited.connect(self._withdraw)
        thinking.entered.connect(self._think)
        thinking.exited.connect(self._stop_thinking)
        aside.entered.connect(self._offer_aside)
        aside.exited.connect(self._withdraw)
        saving.entered.connect(self._stage.await_disk)
        saving.exited.connect(self._stage.withdraw)
        self._resting.entered.connect(self._rest)
        self._resting.exited.connect(self._stage.withdraw)
        return machine

    @Slot()
    def _look(self) -> None:
        """What comes next; a signal that came while the machine was elsewhere is made good here."""
        if self._queue:
            self._set_busy(True)
            self._begin_beat.emit()
            return
        self._set_busy(False)
        self._rushing = False
        if self._session.is_waiting:
            self._begin_saving.emit()
        elif not self._session.has_match or self._session.state.actor is None:
            self._begin_rest.emit()
        elif self._session.setup.seats[self._session.state.actor].is_person:
            self._begin_choice.emit()
        elif self._is_aside_due():
            self._begin_aside.emit()
        else:
            self._begin_thought.emit()

    def _is_aside_due(self) -> bool:
        """Whether the person wants to show a card and can, or has not yet let a call pass."""
        if self._show_wished:
            return self._session.may_show
        return self._declined != len(self._session.log) and self._session.may_call

    @Slot()
    def _present(self) -> None:
        if not self._queue:
            self._beat_over.emit()
            return
        beat = self._queue.popleft()
        self._rushing = self._rushing and not isinstance(beat, CountMade)
        pace = self._pace.rushed if self._rushing else self._pace
        cue = choreography.cue(beat, pace)
        if self._queue and isinstance(gathered := self._queue[0], Gathered):
            cue = choreography.hold_trick(cue, pace, draws=gathered.draws)
        self.begun.emit(beat, cue, pace)
        self._stage.show(beat, cue)
        if not isinstance(beat, Gathered):
            self.presented.emit(beat)

    @Slot()
    def _offer(self) -> None:
        self._show_wished = False
        self._stage.offer()
        self._set_accepting(True)

    @Slot()
    def _offer_aside(self) -> None:
        self._stage.offer_aside(self._tried)
        self._show_wished, self._tried = False, None
        self._set_accepting(True)

    @Slot()
    def _withdraw(self) -> None:
        self._set_accepting(False)
        self._stage.withdraw()

    @Slot()
    def _think(self) -> None:
        self._stage.await_player()
        self._set_interruptible(self._session.may_show)
        self._players.ask()

    @Slot()
    def _stop_thinking(self) -> None:
        self._set_interruptible(False)
        self._players.forget()
        self._stage.withdraw()

    @Slot()
    def _rest(self) -> None:
        self._stage.rest()
        self.rested.emit()

    def _take_step(self, step: Step) -> None:
        self._queue.extend(choreography.beats(step.events))
        self._stirred.emit()

    @Slot()
    def _start_over(self) -> None:
        self._queue.clear()
        self._rushing = self._show_wished = False
        self._declined = self._tried = None
        self._set_accepting(False)
        self._stage.reset()
        self._reset.emit()

    def _set_accepting(self, accepting: bool) -> None:
        if accepting is not self._accepting:
            self._accepting = accepting
            self.accepting_changed.emit()

    def _set_busy(self, busy: bool) -> None:
        if busy is not self._busy:
            self._busy = busy
            self.busy_changed.emit()

    def _set_interruptible(self, interruptible: bool) -> None:
        if interruptible is not self._interruptible:
            self._interruptible = interruptible
            self.interruptible_changed.emit()
