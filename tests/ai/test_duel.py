"""The solvers find what trying everything on the rules engine finds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from allfives_desktop.ai.duel import Duel
from allfives_desktop.ai.endgame import Endgame
from allfives_desktop.ai.tally import Tally
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
WIN = 1000

Worth = Callable[[State], int]


def by_trying(state: State, side: int, worth: Worth) -> int:
    """The value for a side against all others, by trying everything."""
    if state.phase is not Phase.PLAY:
        return worth(state)
    values = [by_trying(apply(state, each).state, side, worth) for each in legal_actions(state)]
    assert state.actor is not None
    return max(values) if state.options.side_of(state.actor) == side else min(values)


def exact(state: State, side: int, worth: Worth) -> dict[int, int]:
    return {
        card_of(action): by_trying(apply(state, action).state, side, worth)
        for action in legal_actions(state)
    }


def card_of(action: PlayerAction) -> int:
    assert isinstance(action, Play)
    return action.card.index


def endings(options: Options, rng: Random, cards: int) -> list[State]:
    """The states of a random hand with at most so many cards left to play."""
    return [
        state
        for state in random_hand(options, rng)
        if state.phase is Phase.PLAY and sum(map(len, state.hands)) + len(state.stock) <= cards
    ]


def equal_worths(rng: Random, *, matches: int, trump: str) -> int:
    """Try everything at the ends of random matches; how many ends were compared."""
    compared = 0
    for _ in range(matches):
        options = random_options(rng, **OUT_OF_REACH, trump=trump)
        for state in endings(options, rng, 6):
            side = state.actor
            assert side is not None
            ahead = state.scores[side] - state.scores[1 - side]
            values = exact(state, side, lambda end, s=side: end.scores[s] - end.scores[1 - s])  # type: ignore[misc]
            assert Duel(position_in(state)).values() == {
                card: value - ahead for card, value in values.items()
            }
            compared += 1
    return compared


@pytest.mark.parametrize("seed", range(10))
def test_the_duel_solver_equals_trying_everything(seed: int) -> None:
    assert equal_worths(Random(seed), matches=12, trump="turn_up") >= 40


@pytest.mark.parametrize("seed", range(3))
def test_the_duel_solver_knows_what_was_won_while_there_was_a_stock(seed: int) -> None:
    assert equal_worths(Random(200 + seed), matches=6, trump="stock_top") >= 20


@pytest.mark.parametrize("seed", range(10))
def test_the_endgame_solver_equals_trying_everything(seed: int) -> None:
    """Any number of seats, any option, auctions, stocks and the end of the game included."""
    rng = Random(100 + seed)
    compared = 0
    for _ in range(14):
        options = random_options(rng, calls=False)
        cards = 2 * options.players if options.players > 2 else 6
        for state in endings(options, rng, cards):
            assert state.actor is not None
            side = options.side_of(state.actor)

            def worth_of_state(end: State, side: int = side) -> int:
                return total(end.scores, -1 if end.winner is None else end.winner, side)

            def worth_of_tally(tally: Tally, side: int = side) -> float:
                return total(tally.scores, tally.winner, side)

            values = Endgame(side, worth_of_tally).values(position_in(state))
            assert values == exact(state, side, worth_of_state)
            compared += 1
    assert compared >= 40


def total(scores: list[int] | tuple[int, ...], winner: int, side: int) -> int:
    """Own points many times over, less the others', and the game above all."""
    own = scores[side] * len(scores) - sum(scores)
    return own + (0 if winner < 0 else WIN if winner == side else -WIN)
