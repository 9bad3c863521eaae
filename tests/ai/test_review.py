"""What decisions have cost: only open ones in ended hands, from what the seat knew."""

from __future__ import annotations

import json
from random import Random

import pytest

from allfives_desktop.ai.review import Choice, choices, judge
from allfives_desktop.ai.review_report import (
    Verdict,
    as_json,
    costliest_first,
    decision_as_json,
    decision_from_json,
    from_json,
    request,
)
from allfives_desktop.ai.review_worker import read_request, review
from allfives_desktop.rules.actions import Action, Beg, Call, Expose, Play, Proceed, Stand
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.engine import apply, new_match
from allfives_desktop.rules.legality import legal_actions, side_actions
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.shuffle import chance
from allfives_desktop.rules.state import Phase, State

FEW = 2
SHORT = RULESETS["all_fives"].options(target=15, best_of=1)


def played(options: Options, seed: str, plies: int = 400) -> list[Action]:
    """A match at random, with cards shown and called where that is allowed."""
    random, state, log = Random(seed), new_match(options), list[Action]()
    while state.phase is not Phase.MATCH_OVER and len(log) < plies:
        log.append(_next(state, seed, random))
        state = apply(state, log[-1]).state
    return log


def _next(state: State, seed: str, random: Random) -> Action:
    if state.phase in (Phase.CUT, Phase.DEAL):
        return chance(state, seed)
    if state.actor is None:
        return Proceed()
    asides = [each for seat in range(state.options.players) for each in side_actions(state, seat)]
    if asides and random.random() < 0.1:
        return random.choice(asides)
    return random.choice(legal_actions(state))


@pytest.mark.parametrize("name", list(RULESETS))
def test_every_kind_of_decision_of_every_game_is_judged(name: str) -> None:
    options = RULESETS[name].options()
    log = played(options, name, plies=150)
    seen = set()
    for choice in choices(options, log, seat=1):
        if choice.view.phase in seen:
            continue
        seen.add(choice.view.phase)
        verdict = judge(choice, FEW)
        assert log[verdict.ply] == verdict.action == choice.action
        assert verdict.best in choice.view.legal
        assert verdict.points_lost >= 0
        assert 0 <= verdict.chance_lost <= 1
        assert 0 <= verdict.chance <= 1
    assert Phase.PLAY in seen


def test_forced_moves_and_cards_shown_are_no_decisions() -> None:
    options = RULESETS["trinidad"].options(calls=True)
    log = played(options, "shown", plies=300)
    assert any(isinstance(action, Expose | Call) for action in log)
    for seat in range(options.players):
        asked = choices(options, log, seat)
        assert all(len(choice.view.legal) > 1 for choice in asked)
        assert all(choice.view.seat == choice.action.seat == seat for choice in asked)
        assert not any(isinstance(choice.action, Expose | Call) for choice in asked)


def test_a_hand_under_way_is_left_out() -> None:
    log = played(SHORT, "under way")
    state, rests = new_match(SHORT), [0]
    for ply, action in enumerate(log, start=1):
        state = apply(state, action).state
        if state.phase in (Phase.HAND_OVER, Phase.GAME_OVER, Phase.MATCH_OVER):
            rests.append(ply)
    cut_off = rests[-1] - 1
    asked = choices(SHORT, log[:cut_off], seat=0)
    assert [choice.ply for choice in asked] == [
        choice.ply for choice in choices(SHORT, log, seat=0) if choice.ply < rests[-2]
    ]


def test_a_verdict_knows_nothing_that_the_seat_did_not_know() -> None:
    """The same view gives the same verdict, whatever the hidden cards are."""
    log = played(SHORT, "hidden")
    choice = choices(SHORT, log, seat=0)[0]
    alone = Choice(choice.ply, choice.view, choice.action)
    assert judge(choice, FEW) == judge(alone, FEW)


def test_a_gift_of_the_five_is_dear() -> None:
    """Of all cards that can be led, the best costs nothing and another costs something."""
    log = played(SHORT, "five", plies=60)
    choice = next(c for c in choices(SHORT, log, seat=0) if c.view.phase is Phase.PLAY)
    verdicts = [judge(choice._replace(action=action), 12) for action in choice.view.legal]
    assert min(each.points_lost for each in verdicts) == 0
    best = verdicts[0].best
    (of_best,) = (each for each in verdicts if each.action == best)
    assert of_best.is_best
    assert any(each.points_lost > 0 for each in verdicts)


def test_the_costliest_come_first() -> None:
    cheap = verdict(ply=1, points_lost=2.0, chance_lost=0.01)
    dear = verdict(ply=9, points_lost=0.5, chance_lost=0.2)
    level = verdict(ply=3, points_lost=3.0, chance_lost=0.01)
    free = verdict(ply=2, points_lost=0.0, chance_lost=0.0)
    assert costliest_first([free, cheap, dear, level]) == [dear, level, cheap, free]
    assert [each.is_best for each in (free, cheap)] == [True, False]


def test_verdicts_survive_json() -> None:
    told = verdict(ply=4, points_lost=1.25, chance_lost=0.125)
    assert from_json(json.loads(json.dumps(as_json(told)))) == told


def test_the_process_answers_with_the_decisions_and_each_verdict() -> None:
    log = played(SHORT, "process", plies=30)
    asked = read_request(json.dumps(request(SHORT, log, 0)).encode())
    assert asked == choices(SHORT, log, 0)
    told: list[dict[str, object]] = []
    review(asked[:2], told.append)
    open_ones, *judged = told
    assert open_ones == {"decisions": [decision_as_json(choice.decision) for choice in asked[:2]]}
    assert judged == [as_json(judge(choice)) for choice in asked[:2]]
    assert decision_from_json(decision_as_json(asked[0].decision)) == asked[0].decision


def verdict(*, ply: int, points_lost: float, chance_lost: float) -> Verdict:
    action, best = Play(0, card("AS")), Play(0, card("2C"))
    return Verdict(ply, 0, 0, action, best, points_lost, chance_lost, 0.5, 0.5)


def test_words_before_play_are_written_as_in_a_record() -> None:
    told = verdict(ply=1, points_lost=1.0, chance_lost=0.5)
    spoken = as_json(told) | {"action": "0 beg", "best": "0 stand"}
    assert (from_json(spoken).action, from_json(spoken).best) == (Beg(0), Stand(0))
