"""The two-handed solver finds what trying everything on the rules engine finds."""

from __future__ import annotations

from random import Random

import pytest

from allfives_desktop.ai.duel import Duel
from allfives_desktop.rules.actions import Play, PlayerAction
from allfives_desktop.rules.engine import apply
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.state import Phase, State
from tests.ai.matches import random_hand, random_options
from tests.ai.test_kernel import position_in

OUT_OF_REACH: dict[str, bool | int | str] = {
    "players": 2,
    "target": 121,
    "out_rule": "highest",
    "calls": False,
}


def worth(state: State, side: int) -> int:
    """By trying everything: points of a side less the other's from here on."""
    if state.phase is not Phase.PLAY:
        return state.scores[side] - state.scores[1 - side]
    values = [worth(apply(state, action).state, side) for action in legal_actions(state)]
    return max(values) if state.actor == side else min(values)


def exact(state: State) -> dict[int, int]:
    assert state.actor is not None
    side = state.actor
    now = state.scores[side] - state.scores[1 - side]
    return {
        card_of(action): worth(apply(state, action).state, side) - now
        for action in legal_actions(state)
    }


def card_of(action: PlayerAction) -> int:
    assert isinstance(action, Play)
    return action.card.index


def endings(options: Options, rng: Random, cards: int) -> list[State]:
    """The states of a random hand with at most so many cards left in a hand."""
    return [
        state
        for state in random_hand(options, rng)
        if state.phase is Phase.PLAY and max(map(len, state.hands)) <= cards
    ]


@pytest.mark.parametrize("seed", range(10))
def test_the_solver_equals_trying_everything(seed: int) -> None:
    rng = Random(seed)
    compared = 0
    for _ in range(12):
        options = random_options(rng, **OUT_OF_REACH, trump="turn_up")
        for state in endings(options, rng, 3):
            assert Duel(position_in(state)).values() == exact(state)
            compared += 1
    assert compared >= 40
