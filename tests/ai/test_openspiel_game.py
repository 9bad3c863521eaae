"""Our game for OpenSpiel and its search with a clock, on stand-ins for what OpenSpiel brings."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from allfives_desktop.ai.player import Budget
from allfives_desktop.rules.engine import apply, start_hand
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.shuffle import chance
from allfives_desktop.rules.state import State

HERE = "allfives_desktop.ai.bench.openspiel"
CHANCE, TERMINAL = -1, -4
TICK = 0.01


class Base:
    """Of games and states: the methods that OpenSpiel adds to those of a game in Python."""

    def __init__(self, *_: Any) -> None: ...

    def is_chance_node(self: Any) -> bool:
        return bool(self.current_player() == CHANCE)

    def legal_actions(self: Any) -> list[int]:
        return list(self._legal_actions(self.current_player()))

    def apply_action(self: Any, action: int) -> None:
        self._apply_action(action)


class Search:
    """Samples roots until somebody ends it, and then does the first thing that is legal."""

    def __init__(self, game: Any, *_: Any, **__: Any) -> None:
        self._game = game

    def set_resampler(self, resampler: Any) -> None:
        self._resampler = resampler

    def sample_root_state(self, state: Any) -> Any:
        return self._resampler(state, state.current_player())

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        self._root_node = SimpleNamespace(total_visits=0)
        self.sampled = []
        while True:
            self.sampled.append(self.sample_root_state(state))
            self._root_node.total_visits += 1

    def get_final_policy(self, state: Any, _node: Any) -> list[tuple[int, float]]:
        return [(state.legal_actions()[0], 1.0)]

    def step(self, state: Any) -> int:
        return self.run_search(state)[0][0]


@pytest.fixture
def openspiel(monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """The two modules, made with the stand-ins."""
    pyspiel, algorithms = ModuleType("pyspiel"), ModuleType("open_spiel.python.algorithms")
    kinds = SimpleNamespace(
        SEQUENTIAL=1, EXPLICIT_STOCHASTIC=1, IMPERFECT_INFORMATION=1, ZERO_SUM=1, TERMINAL=1
    )
    names = ("Dynamics", "ChanceMode", "Information", "Utility", "RewardModel")

    class GameType(SimpleNamespace):
        pass

    for name in names:
        setattr(GameType, name, kinds)
    player = SimpleNamespace(CHANCE=CHANCE, TERMINAL=TERMINAL)
    pyspiel.__dict__.update(
        Game=Base, State=Base, GameType=GameType, GameInfo=SimpleNamespace, PlayerId=player
    )
    mcts = SimpleNamespace(RandomRolloutEvaluator=SimpleNamespace)
    algorithms.__dict__.update(ismcts=SimpleNamespace(ISMCTSBot=Search), mcts=mcts)
    monkeypatch.setitem(sys.modules, "pyspiel", pyspiel)
    for name in ("open_spiel", "open_spiel.python"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "open_spiel.python.algorithms", algorithms)
    for name in ("game", "bot"):
        monkeypatch.delitem(sys.modules, f"{HERE}.{name}", raising=False)
    yield SimpleNamespace(game=import_module(f"{HERE}.game"), bot=import_module(f"{HERE}.bot"))
    for name in ("game", "bot"):
        sys.modules.pop(f"{HERE}.{name}", None)


def under_way(options: Any, plays: int) -> State:
    state = start_hand(options, dealer=1)
    state = apply(state, chance(state, "SPIEL")).state
    for _ in range(plays):
        state = apply(state, legal_actions(state)[0]).state
    return state


def test_a_hand_from_the_first_card_drawn_to_the_returns(openspiel: SimpleNamespace) -> None:
    rng, game = Random(1), openspiel.game.AllFivesGame()
    for _ in range(20):
        state, drawn, seen = game.new_initial_state(), 0, set()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            state.apply_action(rng.choice([card for card, _ in outcomes]))
            drawn += 1
        assert drawn == openspiel.game.DRAWN
        while not state.is_terminal():
            twin = state.clone()
            legal = state.legal_actions()
            assert legal == sorted(set(legal)) != []
            seen.add((state.current_player(), state.information_state_string()))
            state.apply_action(rng.choice(legal))
            assert not twin.is_terminal()
            assert twin.legal_actions() == legal
        assert state.current_player() == TERMINAL
        own, other = state.returns()
        assert own == -other == state.hand.scores[0] - state.hand.scores[1]
        assert len(seen) == 12


def test_the_search_stops_with_the_clock_and_deals_hidden_cards_anew(
    openspiel: SimpleNamespace,
) -> None:
    times = iter(range(10_000))
    game, hand = openspiel.game.AllFivesGame(), under_way(openspiel.game.OPTIONS, 3)
    search = openspiel.bot.TimedSearch(game, 7, seconds=0.25, clock=lambda: next(times) * TICK)
    root = game.at(hand)
    assert search.step(root) in root.legal_actions()
    assert 20 <= search.simulations == len(search.sampled) <= 25
    told = {each.information_state_string() for each in search.sampled}
    assert told == {root.information_state_string()}
    hidden = {each.hand.hands[1 - (hand.actor or 0)] for each in search.sampled}
    assert len(hidden) > 10


def test_it_looks_at_one_deal_however_late_it_is(openspiel: SimpleNamespace) -> None:
    times = iter(range(10_000))
    hand = under_way(openspiel.game.OPTIONS, 0)
    player = openspiel.bot.SearchPlayer(seconds=0.0, clock=lambda: next(times))
    assert player.choose_open(hand, Budget(1)).action in legal_actions(hand)
