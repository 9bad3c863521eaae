"""Random rules and random hands under way, for the tests of players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from allfives_desktop.rules.actions import Proceed
from allfives_desktop.rules.engine import apply, new_match, start_hand
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.options import OPTIONS, Options, broken, options_from
from allfives_desktop.rules.shuffle import chance
from allfives_desktop.rules.state import Phase, State

CHANCE = (Phase.CUT, Phase.DEAL)
ENDS = (Phase.HAND_OVER, Phase.GAME_OVER)


def random_options(rng: Random, **fixed: bool | int | str) -> Options:
    """Any values that go together, with some of them fixed."""
    values = {option.key: rng.choice(list(option.values)) for option in OPTIONS} | fixed
    if values["players"] != 4:
        values["partners"] = False
    if values["trump"] == "stock_top":
        values["players"], values["partners"] = 2, False
    if values["trump"] == "auction":
        values["capture"], values["five_end_bonus"] = False, 0
    if values["trump"] != "turn_up":
        values["beg"], values["turn_up_points"] = False, "none"
    if values["skunk"]:
        values["skunk_line"] = min(int(values["skunk_line"]), int(values["target"]))
    assert not broken(values)
    return options_from(values)


def random_scores(options: Options, rng: Random) -> tuple[int, ...]:
    """Half of the time close to the target."""
    low = 0 if rng.random() < 0.5 else max(0, options.target - 12)
    return tuple(rng.randrange(low, options.target) for _ in range(options.sides))


def opening(options: Options, rng: Random) -> State:
    """A hand about to be dealt, at any score."""
    dealer, scores = rng.randrange(options.players), random_scores(options, rng)
    return start_hand(options, dealer=dealer, scores=scores, batch=rng.choice((1, 3)))


def random_hand(options: Options, rng: Random) -> Iterator[State]:
    """The states of a hand played at random in which a seat is to act, and its last state."""
    state = opening(options, rng)
    while state.phase not in (*ENDS, Phase.MATCH_OVER):
        if state.phase in CHANCE:
            state = apply(state, chance(state, f"{rng.random()}")).state
            continue
        yield state
        state = apply(state, rng.choice(legal_actions(state))).state
    yield state


def random_match(options: Options, seed: str, plies: int, rng: Random) -> Iterator[State]:
    """States of a match played at random in which a seat is to act."""
    state = new_match(options)
    for _ in range(plies):
        if state.phase is Phase.MATCH_OVER:
            return
        if state.phase in CHANCE:
            state = apply(state, chance(state, seed)).state
        elif state.phase in ENDS:
            state = apply(state, Proceed()).state
        else:
            yield state
            state = apply(state, rng.choice(legal_actions(state))).state
