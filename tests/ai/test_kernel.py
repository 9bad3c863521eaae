"""The kernel does what the rules do: the same legal cards, tricks, scores and winners."""

from __future__ import annotations

from random import Random

import pytest

from allfives_desktop.ai.kernel import bits
from allfives_desktop.ai.kernel_position import Position
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.world import position_of, suit_number
from allfives_desktop.rules.actions import Play
from allfives_desktop.rules.engine import apply
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import view_of
from tests.ai.matches import random_hand, random_options


def position_in(state: State) -> Position:
    """The kernel's position of a state in play."""
    assert state.actor is not None
    hands = [bits_of(hand) for hand in state.hands]
    return position_of(view_of(state, state.actor), hands, [card.index for card in state.stock])


def assert_equal(position: Position, state: State) -> None:
    assert position.tally.scores == list(state.scores)
    assert position.is_over == (state.phase is not Phase.PLAY)
    if position.is_over:
        assert position.tally.winner == (-1 if state.winner is None else state.winner)
        return
    assert position.seat == state.actor
    assert position.trump == suit_number(state.trump)
    assert position.hands == [bits_of(hand) for hand in state.hands]
    assert [card.index for card in state.stock] == position.stock[::-1]
    assert bits(position.legal()) == [
        action.card.index for action in legal_actions(state) if isinstance(action, Play)
    ]


def follow(options: Options, rng: Random) -> int:
    """Plays a hand on both boards; a fresh kernel position joins now and then."""
    compared = 0
    position: Position | None = None
    last = None
    for state in random_hand(options, rng):
        if state.phase is Phase.PLAY and (position is None or rng.random() < 0.2):
            position = position_in(state)
        elif position is not None and last is not None:
            position = position.copy()
            position.play(played_between(last, state))
        if position is not None:
            assert_equal(position, state)
            compared += 1
        last = state
    return compared


def played_between(before: State, after: State) -> int:
    for action in legal_actions(before):
        if isinstance(action, Play) and apply(before, action).state == after:
            return action.card.index
    raise AssertionError("no play leads there")


@pytest.mark.parametrize("seed", range(12))
def test_the_kernel_plays_as_the_rules_do(seed: int) -> None:
    rng = Random(seed)
    assert sum(follow(random_options(rng, calls=False), rng) for _ in range(12)) > 100


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_every_ruleset_plays_the_same_on_the_kernel(ruleset: str) -> None:
    rng = Random(ruleset)
    assert follow(RULESETS[ruleset].options(), rng) > 1
