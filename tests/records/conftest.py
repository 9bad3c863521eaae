import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from allfives_desktop.rules.actions import Action, Proceed
from allfives_desktop.rules.engine import apply, new_match
from allfives_desktop.rules.legality import legal_actions, side_actions
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.shuffle import chance
from allfives_desktop.rules.state import Phase, State

Json = dict[str, Any]
PlayMatch = Callable[[Options, str], list[Action]]

SAMPLES = Path(__file__).parents[1] / "data" / "sample_records.json"
CHANCE = {Phase.CUT, Phase.DEAL}
AT_REST = {Phase.HAND_OVER, Phase.GAME_OVER}
LONGEST = 3_000


@pytest.fixture(scope="session")
def samples_file() -> Path:
    return SAMPLES


@pytest.fixture
def samples() -> list[Json]:
    """A fresh copy of the machine-played records, for a test to damage."""
    records: list[Json] = json.loads(SAMPLES.read_text(encoding="utf-8"))
    return records


@pytest.fixture(scope="session")
def play_match() -> PlayMatch:
    """Plays a random match, perhaps broken off, and returns its action list."""

    def play(options: Options, seed: str) -> list[Action]:
        random = Random(seed)
        state, log = new_match(options), list[Action]()
        while state.phase is not Phase.MATCH_OVER and len(log) < LONGEST:
            log.append(_next_action(state, seed, random))
            state = apply(state, log[-1]).state
        return log

    return play


def _next_action(state: State, seed: str, random: Random) -> Action:
    if state.phase in CHANCE:
        return chance(state, seed)
    if state.phase in AT_REST:
        return Proceed()
    if state.options.calls and random.random() < 0.2:
        seat = random.randrange(state.options.players)
        if aside := side_actions(state, seat):
            return random.choice(aside)
    return random.choice(legal_actions(state))
