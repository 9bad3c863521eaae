"""A hand is settled exactly when playing it out in every way gives one outcome."""

from __future__ import annotations

from random import Random

import pytest

from allfives_desktop.rules import shuffle
from allfives_desktop.rules.actions import Action, Proceed
from allfives_desktop.rules.claim import is_settled, play_out
from allfives_desktop.rules.engine import apply, new_match, start_hand
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase, State

Outcome = tuple[tuple[int, ...], tuple[int, ...], int | None]
FEW = {2: 4, 3: 3, 4: 2}
GAMES: list[tuple[str, dict[str, object]]] = [
    ("all_fives", {}),
    ("all_fives", {"target": 20, "skunk": True, "skunk_line": 10}),
    ("all_fives", {"target": 25, "out_rule": "last_cross"}),
    ("all_fives", {"target": 25, "out_rule": "highest"}),
    ("all_fives", {"target": 25, "out_rule": "last_event"}),
    ("five_for_five", {"players": 3}),
    ("all_fives_strict", {"void_must_trump": True}),
    ("all_fives_partners", {"undertrump": False}),
    ("all_fours_7", {}),
    ("all_fours_7", {"low_to": "captor", "game_tie": "elder"}),
    ("trinidad", {}),
    ("pitch", {}),
    ("setback", {"pitcher_first": False}),
    ("california_jack", {}),
]


def outcomes(state: State) -> set[Outcome]:
    """Every outcome there is, by plain force."""
    if state.phase is not Phase.PLAY:
        return {(state.scores, state.games_won, state.winner)}
    return set().union(*(outcomes(apply(state, each).state) for each in legal_actions(state)))


def some_action(state: State, seed: str, rng: Random) -> Action:
    if state.phase in (Phase.CUT, Phase.DEAL):
        return shuffle.chance(state, seed)
    return rng.choice(legal_actions(state)) if state.actor is not None else Proceed()


def endings(ruleset: str, changes: dict[str, object], seed: str) -> list[State]:
    """Positions late in a hand, a few of a match."""
    state, rng = new_match(RULESETS[ruleset].options(**changes)), Random(seed)
    found: list[State] = []
    while len(found) < 12 and state.phase is not Phase.MATCH_OVER:
        state = apply(state, some_action(state, seed, rng)).state
        few = FEW[state.options.players]
        is_late = state.phase is Phase.PLAY and max(map(len, state.hands)) <= few
        if is_late and not state.stock and rng.random() < 0.6:
            found.append(state)
    return found


@pytest.mark.parametrize(("ruleset", "changes"), GAMES, ids=str)
def test_settled_means_one_outcome(ruleset: str, changes: dict[str, object]) -> None:
    answers = []
    for state in (each for seed in "ABC" for each in endings(ruleset, changes, seed)):
        only_one = len(outcomes(state)) == 1
        assert is_settled(state, patience=None) is only_one, state
        assert only_one or not is_settled(state, patience=5)
        answers.append(only_one)
    assert set(answers) == {True, False}


@pytest.mark.parametrize("seed", range(6))
def test_a_settled_hand_played_out_gives_what_any_play_gives(seed: int) -> None:
    state, rng = new_match(RULESETS["all_fives"].options()), Random(seed)
    while state.phase is not Phase.MATCH_OVER:
        if is_settled(state):
            finished, played = state, state
            for action in play_out(state):
                finished = apply(finished, action).state
            while played.phase is Phase.PLAY:
                played = apply(played, rng.choice(legal_actions(played))).state
            assert finished.scores == played.scores
            assert finished.phase is played.phase
            state = finished
            continue
        state = apply(state, some_action(state, f"PLAYED OUT {seed}", rng)).state


def test_nothing_is_settled_before_the_first_card() -> None:
    options = RULESETS["all_fives"].options(first_dealer="seat0", beg=False)
    state = start_hand(options, dealer=0)
    assert not is_settled(state)
    dealt = apply(state, shuffle.chance(state, "FULL HANDS")).state
    assert dealt.phase is Phase.PLAY
    assert not is_settled(dealt)
