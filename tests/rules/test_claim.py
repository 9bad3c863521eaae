"""A hand is offered to be finished only where its end is certain from what the seat has seen."""

from __future__ import annotations

from random import Random

import pytest

from allfives_desktop.ai.belief import Belief
from allfives_desktop.rules import shuffle
from allfives_desktop.rules.actions import Action, Proceed
from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.claim import is_settled, play_out
from allfives_desktop.rules.engine import apply, new_match, start_hand
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.options import OPTIONS, OptionError, Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import SeatView, view_of
from tests.rules.test_views import hidden_swapped

Outcome = tuple[tuple[int, ...], tuple[int, ...], int | None]
DEALS = 6
PLAYOUTS = 3
FEW = 3
# With a seed under which a hand comes to an end that is certain.
GAMES: list[tuple[str, dict[str, object], str]] = [
    ("all_fives", {}, "A"),
    ("all_fives", {"target": 20, "skunk": True, "skunk_line": 10}, "H"),
    ("all_fives", {"target": 25, "out_rule": "last_cross"}, "E"),
    ("all_fives", {"target": 25, "out_rule": "highest"}, "E"),
    ("all_fives", {"target": 25, "out_rule": "last_event"}, "E"),
    ("all_fives", {"after_run": "keep_all", "max_runs": 5}, "A"),
    ("five_for_five", {"players": 3}, "D"),
    ("all_fives_strict", {"void_must_trump": True}, "A"),
    ("all_fives_partners", {"undertrump": False}, "B"),
    ("all_fours_7", {}, "D"),
    ("all_fours_7", {"low_to": "captor", "game_tie": "elder"}, "D"),
    ("trinidad", {"calls": True}, "D"),
    ("pitch", {}, "B"),
    ("setback", {"pitcher_first": False}, "F"),
    ("california_jack", {}, "H"),
    ("california_jack", {"stock_face_up": False}, "B"),
]


def mixture(rng: Random) -> Options:
    """A random ruleset with some lawful changes."""
    ruleset = rng.choice(list(RULESETS.values()))
    options = ruleset.options(players=rng.choice(ruleset.players_allowed), partners=False)
    for _ in range(12):
        option = rng.choice(OPTIONS)
        try:
            options = options.changed(**{option.key: rng.choice(option.values)})
        except OptionError:
            continue
    return options


def next_action(state: State, seed: str, rng: Random) -> Action:
    if state.phase in (Phase.CUT, Phase.DEAL):
        return shuffle.chance(state, seed)
    return rng.choice(legal_actions(state)) if state.actor is not None else Proceed()


def offers(options: Options, seed: str, *, steps: int = 500) -> list[State]:
    """The positions of a match played at random in which the seat to play may finish the hand."""
    state, rng = new_match(options), Random(seed)
    found: list[State] = []
    for _ in range(steps):
        if state.phase is Phase.MATCH_OVER:
            break
        if state.actor is not None:
            settled = is_settled(view_of(state, state.actor))
            swapped = hidden_swapped(state, state.actor, rng)
            assert settled is is_settled(view_of(swapped, state.actor))
            if settled and len(state.hands[state.actor]) > 1:
                found.append(state)
        state = apply(state, next_action(state, seed, rng)).state
    return found


def possible(state: State, view: SeatView, rng: Random) -> State:
    """The position with the hidden cards in hands where they might as well lie."""
    deal = Belief(view).deal(rng)
    hands = tuple(tuple(card for card in PACK if hand >> card.index & 1) for hand in deal.hands)
    return state._replace(table=state.table._replace(hands=hands))


def outcome(state: State) -> Outcome:
    return state.scores, state.games_won, state.winner


def outcomes(state: State, rng: Random) -> set[Outcome]:
    """Every outcome there is where few cards are left, else of some ways to play on."""
    if max(map(len, state.hands)) <= FEW:
        return set(_all_outcomes(state))
    return {_random_outcome(state, rng) for _ in range(PLAYOUTS)}


def _all_outcomes(state: State) -> set[Outcome]:
    if state.phase is not Phase.PLAY:
        return {outcome(state)}
    return set().union(*(_all_outcomes(apply(state, each).state) for each in legal_actions(state)))


def _random_outcome(state: State, rng: Random) -> Outcome:
    while state.phase is Phase.PLAY:
        state = apply(state, rng.choice(legal_actions(state))).state
    return outcome(state)


def finished(state: State) -> Outcome:
    for action in play_out(state):
        state = apply(state, action).state
    return outcome(state)


def check(options: Options, seed: str) -> int:
    """How often the hand could be finished; each time it gives what playing on gives."""
    rng, found = Random(seed), offers(options, seed)
    for state in found:
        assert state.actor is not None
        view = view_of(state, state.actor)
        for _ in range(DEALS):
            other = possible(state, view, rng)
            assert view_of(other, state.actor) == view
            assert outcomes(other, rng) == {finished(other)}, (options, seed, other)
    return len(found)


@pytest.mark.parametrize(("ruleset", "changes", "seed"), GAMES, ids=str)
def test_finishing_gives_what_playing_on_gives(
    ruleset: str, changes: dict[str, object], seed: str
) -> None:
    assert check(RULESETS[ruleset].options(**changes), seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(60))
def test_finishing_is_safe_under_any_rules(seed: int) -> None:
    options = mixture(Random(seed))
    for each in range(4):
        check(options, f"{seed}.{each}")


def test_nothing_is_settled_before_the_first_card() -> None:
    options = RULESETS["all_fives"].options(first_dealer="seat0", beg=False)
    state = start_hand(options, dealer=0)
    assert not is_settled(view_of(state, 0))
    dealt = apply(state, shuffle.chance(state, "FULL HANDS")).state
    assert dealt.phase is Phase.PLAY
    assert not is_settled(view_of(dealt, 1))
