"""OpenSpiel's search over information sets, stopped by the clock, as a player."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Final

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from allfives_desktop.ai.belief import Belief
from allfives_desktop.ai.bench.openspiel.game import AllFivesGame, AllFivesState
from allfives_desktop.ai.kernel import bits
from allfives_desktop.ai.player import Budget, Decision
from allfives_desktop.rules.actions import PLAYS
from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.state import State
from allfives_desktop.rules.view import view_of

EXPLORATION: Final = 8.0
SECONDS: Final = 0.25
UNLIMITED: Final = 10**9
SEEDS: Final = 1 << 32


class _TimeIsUp(Exception):  # noqa: N818 - no error
    """Ends the search."""


class TimedSearch(ismcts.ISMCTSBot):
    """Searches for so long, by the time of the processor, which no other program can shorten."""

    def __init__(
        self, game: AllFivesGame, seed: int, *, seconds: float, clock: Callable[[], float]
    ) -> None:
        chance = np.random.RandomState(seed % SEEDS)
        evaluator = mcts.RandomRolloutEvaluator(random_state=chance)
        super().__init__(game, evaluator, EXPLORATION, UNLIMITED, random_state=chance)
        self.set_resampler(self._resampled)
        self._rng = Random(seed)  # noqa: S311 - no secret
        self._seconds = seconds
        self._clock = clock
        self._until = 0.0
        self.simulations = 0

    def run_search(self, state: AllFivesState) -> list[tuple[int, float]]:
        self._until = self._clock() + self._seconds
        try:
            found: list[tuple[int, float]] = super().run_search(state)
        except _TimeIsUp:
            found = self.get_final_policy(state, self._root_node)
        return found

    def sample_root_state(self, state: AllFivesState) -> AllFivesState:
        if self._clock() >= self._until and self._root_node.total_visits > 0:
            raise _TimeIsUp
        self.simulations += 1
        sampled: AllFivesState = super().sample_root_state(state)
        return sampled

    def _resampled(self, state: AllFivesState, player: int) -> AllFivesState:
        """The same to the player, with hidden cards as they may lie."""
        if state.hand is None:
            raise ValueError("nothing has been dealt")
        hands = Belief(view_of(state.hand, player)).deal(self._rng).hands
        held = tuple(tuple(PACK[card] for card in bits(hand)) for hand in hands)
        table = state.hand.table._replace(hands=held)
        return self._game.at(state.hand._replace(table=table))  # type: ignore[no-any-return]


class SearchPlayer:
    """Is handed the state of the game because OpenSpiel's search starts from one; of what is
    hidden it uses nothing, for every simulation deals it anew."""

    def __init__(self, seconds: float = SECONDS, clock: Callable[[], float] = process_time) -> None:
        self._game = AllFivesGame()
        self._seconds = seconds
        self._clock = clock

    def choose_open(self, state: State, budget: Budget) -> Decision:
        search = TimedSearch(self._game, budget.seed, seconds=self._seconds, clock=self._clock)
        card = int(search.step(self._game.at(state)))
        return Decision(PLAYS[state.actor or 0][card])
