"""A lesson: a fixed pack, the decisions that are right, and what the others do between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from allfives_desktop.lessons.lines import Line
from allfives_desktop.lessons.names import LessonName
from allfives_desktop.rules.actions import (
    Action,
    ChanceAction,
    Cut,
    Deal,
    PlayerAction,
    Proceed,
)
from allfives_desktop.rules.cards import PACK, card
from allfives_desktop.rules.notation import format_action, parse_action
from allfives_desktop.rules.rulesets import RULESETS

if TYPE_CHECKING:
    from allfives_desktop.rules.options import Options, OptionValue

LEARNER: Final = 0
FIRST_CUT: Final = "g0c0"
FIRST_DEAL: Final = "g0h0d0"


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision of the learner's. Actions are written as in a record ("0 play AS").

    `right` does, `wrong` says why an action with one of these words does not, in that order, and
    `otherwise` why any other does not. `then` is what the other seats do next.
    """

    ask: Line
    right: tuple[str, ...]
    wrong: tuple[tuple[str, Line], ...] = ()
    otherwise: Line | None = None
    then: tuple[str, ...] = ()

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is asked, then every reason."""
        reasons = (*(line for _, line in self.wrong), self.otherwise)
        return (self.ask, *(line for line in reasons if line is not None))

    def objection(self, action: PlayerAction) -> Line | None:
        """Why a legal action is not what the lesson wants; None where it is."""
        text = format_action(action)
        if text in self.right:
            return None
        words = set(text.split())
        return next((line for some, line in self.wrong if words & {*some.split()}), self.otherwise)


@dataclass(frozen=True, slots=True)
class Lesson:
    """One hand. `cut` are the cards cut by seat, `pack` the cards from the top that matter;
    `before` is what is said and done before the learner's first decision."""

    name: LessonName
    ruleset: str
    cut: str
    pack: str
    turns: tuple[Turn, ...]
    end: Line
    before: tuple[str, ...] = ()
    changes: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def options(self) -> Options:
        """The rules it is played by. It is one hand, so no games are counted towards a match."""
        return RULESETS[self.ruleset].options(**{"best_of": 1, **self.changes})

    @property
    def chances(self) -> dict[str, ChanceAction]:
        """The cut and the pack, each by its label in a match (`shuffle.label_of`)."""
        top = tuple(map(card, self.pack.split()))
        rest = tuple(each for each in PACK if each not in top)
        return {
            FIRST_CUT: Cut(tuple(map(card, self.cut.split()))),
            FIRST_DEAL: Deal((*top, *rest)),
        }

    @property
    def lines(self) -> tuple[Line, ...]:
        """Everything it may say."""
        said = [line for turn in self.turns for line in turn.lines]
        return (*said, self.end)

    def turn(self, done: Sequence[Action]) -> Turn | None:
        """The decision that is next when all of this has been done; None after the last."""
        decided = len(_by_learner(done))
        return self.turns[decided] if decided < len(self.turns) else None

    def reply(self, done: Sequence[Action]) -> PlayerAction | None:
        """What another seat does next; None where the learner is to act."""
        every = acts(done)
        own = _by_learner(done)
        due = self.turns[len(own) - 1].then if own else self.before
        since = len(every) - (every.index(own[-1]) + 1 if own else 0)
        return parse_action(due[since]) if since < len(due) else None

    def admits(self, done: Sequence[PlayerAction]) -> bool:
        """Whether the lesson can have come to this."""
        return all(self._follows(done[:at], action) for at, action in enumerate(done))

    def _follows(self, before: Sequence[PlayerAction], action: PlayerAction) -> bool:
        reply = self.reply(before)
        if reply is not None:
            return action == reply
        turn = self.turn(before)
        return turn is not None and format_action(action) in turn.right


def acts(done: Sequence[Action]) -> list[PlayerAction]:
    """What the seats did, without chance."""
    return [action for action in done if not isinstance(action, Cut | Deal | Proceed)]


def _by_learner(done: Sequence[Action]) -> list[PlayerAction]:
    return [action for action in acts(done) if action.seat == LEARNER]
