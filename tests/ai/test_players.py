"""Players: always legal, blind to what their seat may not know, and asked through a process."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

import pytest

from allfives_desktop.ai import protocol
from allfives_desktop.ai.player import Budget, Player
from allfives_desktop.ai.roster import BUILT_IN, UnknownPlayerError, built_in
from allfives_desktop.rules.actions import Deal, Proceed
from allfives_desktop.rules.engine import apply, new_match, start_hand
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.shuffle import chance, deck
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import view_of

CHANCE = (Phase.CUT, Phase.DEAL)
ENDS = (Phase.HAND_OVER, Phase.GAME_OVER)
PAIRS = 300
PLIES = {"pimc": 90, "net": 90, "rollout": 40, "strong": 40, "expert": 40}


@pytest.mark.parametrize("name", sorted(BUILT_IN))
@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_every_answer_is_legal(name: str, ruleset: str) -> None:
    player, state = built_in(name), new_match(RULESETS[ruleset].options())
    for ply in range(PLIES.get(name, 250)):
        if state.phase is Phase.MATCH_OVER:
            return
        if state.phase in CHANCE:
            state = apply(state, chance(state, "LEGAL")).state
        elif state.phase in ENDS:
            state = apply(state, Proceed()).state
        else:
            assert state.actor is not None
            action = player.choose(view_of(state, state.actor), Budget(ply, worlds=2)).action
            assert action in legal_actions(state)
            state = apply(state, action).state


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(UnknownPlayerError):
        built_in("grandmaster")


def play_hand(players: tuple[Player, Player], options: Options, seed: str) -> int:
    """The points of seat 0 less those of seat 1."""
    state = start_hand(options, dealer=1)
    ply = 0
    while state.phase not in (*ENDS, Phase.MATCH_OVER):
        ply += 1
        if state.phase is Phase.DEAL:
            state = apply(state, Deal(deck(seed, f"g0h0d{state.deal}"))).state
            continue
        actor = state.actor
        assert actor is not None
        decision = players[actor].choose(view_of(state, actor), Budget(ply * 7919 + len(seed)))
        state = apply(state, decision.action).state
    return state.scores[0] - state.scores[1]


@pytest.mark.parametrize(("rival", "margin"), [("random", 0.5)])
def test_greedy_wins_points(rival: str, margin: float) -> None:
    options = RULESETS["all_fives"].options(beg=False)
    greedy, other = built_in("greedy"), built_in(rival)
    lead = 0
    for pair in range(PAIRS):
        lead += play_hand((greedy, other), options, f"PAIR{pair}")
        lead -= play_hand((other, greedy), options, f"PAIR{pair}")
    assert lead / (2 * PAIRS) > margin


def swapped(state: State, seat: int, rng: Random) -> State:
    """The same position with the cards that `seat` cannot see dealt anew."""
    table, dealing = state.table, state.dealing
    others = [at for at in range(len(table.hands)) if at != seat]
    pool = [card for at in others for card in table.hands[at]] + list(dealing.undealt)
    rng.shuffle(pool)
    hands = list(table.hands)
    for at in others:
        hands[at] = tuple(sorted(pool.pop() for _ in table.hands[at]))
    return state._replace(
        table=table._replace(hands=tuple(hands)), dealing=dealing._replace(undealt=tuple(pool))
    )


@pytest.mark.parametrize("name", sorted(BUILT_IN))
@pytest.mark.parametrize("ruleset", ["all_fives", "all_fives_partners", "pitch", "all_fours_7"])
def test_hidden_cards_do_not_change_a_decision(name: str, ruleset: str) -> None:
    player, rng = built_in(name), Random(3)
    state = new_match(RULESETS[ruleset].options())
    for ply in range(min(120, PLIES.get(name, 120))):
        if state.phase is Phase.MATCH_OVER:
            return
        if state.phase in CHANCE:
            state = apply(state, chance(state, "PEEK")).state
        elif state.phase in ENDS:
            state = apply(state, Proceed()).state
        else:
            actor = state.actor
            assert actor is not None
            view, other = view_of(state, actor), view_of(swapped(state, actor, rng), actor)
            assert view == other
            choice = player.choose(view, Budget(ply, worlds=2))
            assert player.choose(other, Budget(ply, worlds=2)) == choice
            state = apply(state, choice.action).state


def test_the_player_process_answers_and_ends_with_its_input() -> None:
    state = start_hand(RULESETS["all_fives"].options(), dealer=1)
    state = apply(state, Deal(deck("WORKER", "g0h0d0"))).state
    view = view_of(state, 0)
    question = json.dumps(protocol.question(7, view, player="greedy", seed=1))
    done = subprocess.run(
        [sys.executable, "-m", "allfives_desktop.ai.worker"],
        input=f"{question}\nnonsense\n",
        capture_output=True,
        text=True,
        timeout=30,
        check=True,
    )
    answered, failed = map(json.loads, done.stdout.splitlines())
    assert answered["id"] == 7
    assert protocol.read_answer(answered, seat=0) in view.legal
    assert "error" in failed
    assert done.stderr == ""


def test_a_view_comes_back_from_the_wire_as_it_was() -> None:
    for ruleset in RULESETS.values():
        state = new_match(ruleset.options())
        rng = Random(4)
        for _ in range(40):
            if state.phase in CHANCE:
                state = apply(state, chance(state, "WIRE")).state
            elif state.actor is None:
                break
            else:
                view = view_of(state, state.actor)
                message = json.loads(
                    json.dumps(protocol.question(1, view, player="random", seed=2))
                )
                assert protocol.read_question(message).view == view
                state = apply(state, rng.choice(legal_actions(state))).state
