"""A match looked back on: what each decision of a seat has cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, cast

from allfives_desktop.ai.evaluation import Worth, evaluate
from allfives_desktop.ai.player import Budget, stream
from allfives_desktop.ai.review_report import Decision, Verdict
from allfives_desktop.ai.strongest import NETS, family_of
from allfives_desktop.rules.actions import Action, Call, Expose, PlayerAction
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.timeline import Timeline
from allfives_desktop.rules.view import SeatView, view_of

WORLDS: Final = 48  # deals that a decision is judged on where no net plays
NO_CHOICE: Final = (Phase.BATCH,)  # it makes no difference in how many parts cards are dealt
SEED: Final = "review"


class Choice(NamedTuple):
    """A decision of a match: what the seat knew, and what it did. `ply` as in a `Decision`."""

    ply: int
    view: SeatView
    action: PlayerAction

    @property
    def decision(self) -> Decision:
        """What can be told of it before it is judged."""
        return Decision(self.ply, self.view.game, self.view.hand, self.action)


def choices(options: Options, actions: Iterable[Action], seat: int) -> list[Choice]:
    """The decisions of a seat that were open, in hands that have ended, in order of time.

    Raises IllegalAction.
    """
    timeline = Timeline(options, actions)
    return [
        Choice(before.ply, view_of(before.state, seat), cast("PlayerAction", after.action))
        for before, after in pairwise(timeline.moments)
        if timeline.has_ended(before.hand) and _is_choice(before.state, after.action, seat)
    ]


def judge(choice: Choice, worlds: int = 0) -> Verdict:
    """What a decision has cost, over that many deals that agree with what the seat knew; 0 stands
    for as many as the strongest player takes, and for `WORLDS` where no net plays."""
    view, action = choice.view, choice.action
    seed = stream(SEED, "", seat=view.seat, ply=choice.ply)
    usual = 0 if family_of(view.options) in NETS else WORLDS
    worths = evaluate(view, Budget(seed, worlds=worlds or usual), also=[action])
    best, taken = worths[0], _worth(worths, action)
    return Verdict(
        ply=choice.ply,
        game=view.game,
        hand=view.hand,
        action=action,
        best=best.action,
        points_lost=max(0.0, best.points - taken.points),
        chance_lost=max(0.0, best.chance - taken.chance),
        margin=taken.margin,
        chance=taken.chance,
    )


def _is_choice(state: State, action: Action | None, seat: int) -> bool:
    if state.actor != seat or state.phase in NO_CHOICE or isinstance(action, Expose | Call):
        return False
    return len(view_of(state, seat).legal) > 1


def _worth(worths: Sequence[Worth], action: PlayerAction) -> Worth:
    return next(worth for worth in worths if worth.action == action)
