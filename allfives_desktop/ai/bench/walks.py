"""Decisions of all kinds, met at any score by seats that are mostly sensible."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from allfives_desktop.ai.heuristics import Greedy
from allfives_desktop.ai.player import Budget
from allfives_desktop.rules.engine import apply, start_hand
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.shuffle import chance
from allfives_desktop.rules.state import AT_REST, State
from allfives_desktop.rules.view import view_of

WHIMS: Final = 0.2  # how many actions are any legal one
CLOSE: Final = 12  # points before the target; half of all hands begin no further away


def decisions(options: Options, rng: Random) -> Iterator[State]:
    """States in which a seat has a choice, hand after hand without end."""
    while True:
        yield from hand(options, rng)


def hand(options: Options, rng: Random) -> Iterator[State]:
    """Those of one hand."""
    greedy, seed = Greedy(), f"{rng.random()}"
    state = start_hand(options, dealer=rng.randrange(options.players), scores=_scores(options, rng))
    while state.phase not in AT_REST:
        if state.actor is None:
            state = apply(state, chance(state, seed)).state
            continue
        legal, seat = legal_actions(state), state.actor
        if len(legal) == 1:
            state = apply(state, legal[0]).state
            continue
        yield state
        sensible = greedy.choose(view_of(state, seat), Budget(0)).action
        state = apply(state, rng.choice(legal) if rng.random() < WHIMS else sensible).state


def _scores(options: Options, rng: Random) -> tuple[int, ...]:
    low = 0 if rng.random() < 0.5 else max(0, options.target - CLOSE)
    return tuple(rng.randrange(low, options.target) for _ in range(options.sides))
