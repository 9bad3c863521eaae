"""A lesson on the table: which decision it wants, and where the learner has come to.

A lesson is played by a session like any match, but kept apart: in the preferences, not in the
store of matches. Another match on the table ends it, and its place stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from allfives_desktop.lessons.lesson import FIRST_CUT, LEARNER, Lesson, acts
from allfives_desktop.lessons.lines import FIGURES, Line
from allfives_desktop.lessons.names import LessonName
from allfives_desktop.lessons.shelf import LESSONS
from allfives_desktop.rules.engine import IllegalAction
from allfives_desktop.rules.events import (
    Begged,
    BidMade,
    CountMade,
    Discarded,
    Event,
    HandStarted,
    Played,
    Scored,
    Stood,
)
from allfives_desktop.rules.notation import NotationError, format_action, parse_action
from allfives_desktop.rules.violation import Violation
from allfives_desktop.session.game import OPPONENT
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup

if TYPE_CHECKING:
    from allfives_desktop.rules.actions import PlayerAction
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.session.preferences import Preferences

PLACES: Final = "tutorial"
DECISIONS: Final = (Stood, Begged, Discarded, BidMade, Played)


class Tutorial(QObject):
    """Begins lessons, goes on with them, and judges what the learner does.

    `changed` follows when a lesson begins or ends; `said` tells of a line to be read now.
    """

    changed = Signal()
    said = Signal(object)

    def __init__(
        self, session: MatchSession, preferences: Preferences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._preferences = preferences
        self._lesson: Lesson | None = None
        self._setup: MatchSetup | None = None
        session.was_reset.connect(self._take_match)
        session.stepped.connect(self._keep_place)

    @property
    def is_on(self) -> bool:
        """Whether a lesson lies on the table."""
        return self._lesson is not None

    @property
    def lesson(self) -> Lesson:
        """The lesson on the table; only while there is one."""
        if self._lesson is None:
            raise LookupError("no lesson is under way")
        return self._lesson

    @property
    def is_done(self) -> bool:
        """Whether the hand of the lesson has been played."""
        return self._session.state.actor is None and self.lesson.turn(self._session.log) is None

    @property
    def number(self) -> int:
        """Which decision of the lesson is due, from 1; the last one after the end."""
        own = [action for action in acts(self._session.log) if action.seat == LEARNER]
        return min(len(own) + 1, len(self.lesson.turns))

    def begin(self, name: LessonName) -> None:
        """The lesson where it was left, else from its beginning."""
        lesson = LESSONS[name]
        options = lesson.options
        seats = (Seat("", None), *(Seat("", OPPONENT),) * (options.players - 1))
        setup = MatchSetup(lesson.ruleset, options, seats, seed=f"lesson {name}")
        self._lesson, self._setup = lesson, setup
        chances = lesson.chances
        try:
            log = [*chances.values(), *self._place(lesson)]
            self._session.begin(setup, NoJournal(), log=log, chances=chances)
        except IllegalAction:
            self._session.begin(setup, NoJournal(), log=[chances[FIRST_CUT]], chances=chances)
        self.changed.emit()

    def objection(self, action: PlayerAction) -> bool:
        """Whether a legal action is not what the lesson wants now; why is `said`."""
        if self._lesson is None or self._session.actor != LEARNER:
            return False
        turn = self._lesson.turn(self._session.log)
        why = turn.objection(action) if turn else None
        if why is not None:
            self.said.emit(why)
        return why is not None

    def ask(self) -> None:
        """Say what the learner has to decide now, or how the hand ended."""
        line = self.due
        if line is not None:
            self.said.emit(line)

    @property
    def due(self) -> Line | None:
        """The line that belongs to where the lesson stands; None while others act."""
        if self.is_done:
            return self.lesson.end
        turn = self.lesson.turn(self._session.log)
        return turn.ask if turn and self._session.state.actor == LEARNER else None

    def reply(self) -> PlayerAction | None:
        """What the seat that is to act does; None outside a lesson."""
        return self._lesson.reply(self._session.log) if self._lesson else None

    def figures(self, line: Line) -> dict[str, int]:
        """The figures of a line that come from the hand under way, by name."""
        live = self._live()
        return {name: live[name] for name in FIGURES.get(line, ()) if name in live}

    def _live(self) -> dict[str, int]:
        side = self._session.setup.options.side_of(LEARNER)
        seen = first_hand(self._session.seen)
        totals = next((each.totals for each in seen if isinstance(each, CountMade)), ())
        others = [each for at, each in enumerate(totals) if at != side]
        scores = [each.after for each in seen if isinstance(each, Scored) and each.side == side]
        bids = [each.level for each in seen if isinstance(each, BidMade)]
        return {
            "gained": gained(seen, side),
            "bid": bids[-1] if bids else 0,
            "own_score": scores[-1] if scores else 0,
            "own_game": totals[side] if totals else 0,
            "other_game": max(others, default=0),
        }

    def _place(self, lesson: Lesson) -> list[PlayerAction]:
        """What was done of a lesson. Raises IllegalAction where that is nothing, or not of it."""
        written: Any = self._preferences.mapping(PLACES).get(lesson.name, [])
        try:
            done = [parse_action(text) for text in written]
        except (NotationError, TypeError, AttributeError):
            done = []
        if not done or not lesson.admits(done):
            raise IllegalAction(Violation.WRONG_PHASE)
        return done

    def _take_match(self) -> None:
        if self._lesson is None:
            return
        if self._session.has_match and self._session.setup is self._setup:
            self._keep_place()
        else:
            self._lesson = self._setup = None
            self.changed.emit()

    def _keep_place(self) -> None:
        if self._lesson is None:
            return
        places = self._preferences.mapping(PLACES)
        if self.is_done:
            places.pop(self._lesson.name, None)
        else:
            places[self._lesson.name] = list(map(format_action, acts(self._session.log)))
        self._preferences.set(PLACES, places)


def first_hand(seen: Sequence[Event]) -> Sequence[Event]:
    """What has happened in the hand of the lesson, and nothing of one that follows it."""
    begins = [at for at, event in enumerate(seen) if isinstance(event, HandStarted)]
    return seen[: begins[1]] if len(begins) > 1 else seen


def gained(seen: Sequence[Event], side: int) -> int:
    """The points of a side since the learner's last decision."""
    points = 0
    for event in reversed(seen):
        if isinstance(event, DECISIONS) and event.seat == LEARNER:
            break
        if isinstance(event, Scored) and event.side == side:
            points += event.points
    return points
