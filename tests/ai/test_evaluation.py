"""What actions are worth: in order, with intervals that hold, and for whatever is asked for."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest

from allfives_desktop.ai.evaluation import Worth, evaluate, survey_of
from allfives_desktop.ai.judges_play import CardJudge
from allfives_desktop.ai.net.players import Rollouts
from allfives_desktop.ai.net.rollouts import worth_of_cards
from allfives_desktop.ai.net.shipped import weights_for
from allfives_desktop.ai.net.worlds import worlds_of
from allfives_desktop.ai.open_ending import best_of_open_ending
from allfives_desktop.ai.pimc import FULL, Pimc
from allfives_desktop.ai.player import Budget, Decision, Player
from allfives_desktop.ai.strongest import NETS, family_of
from allfives_desktop.rules.actions import Batch, Bid, Discard, Play, PlayerAction
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import SeatView, view_of
from tests.ai.matches import random_hand, random_options
from tests.ai.test_positions import after, dealt

ALL_FIVES = RULESETS["all_fives"].options(beg=False)
PITCH = RULESETS["pitch"].options(players=2)


def worths(state: State, worlds: int = 48, seed: int = 1) -> tuple[Worth, ...]:
    assert state.actor is not None
    return evaluate(view_of(state, state.actor), Budget(seed, worlds=worlds))


def test_every_legal_card_has_a_worth_and_the_best_comes_first() -> None:
    state = dealt(ALL_FIVES, ["TS 8D 7D 9C 8C 7C", "KS 2S 3H 4H 6H 7H"], "9S")
    found = worths(after(state, "0 play TS"))
    assert {each.action for each in found} == set(view_of(after(state, "0 play TS"), 1).legal)
    assert found[0].action == Play(1, card("KS"))
    points = [each.points for each in found]
    assert points == sorted(points, reverse=True)
    assert points[0] > points[1] + 5  # it takes the ten, or gives it away


def test_a_forced_card_has_a_worth_too() -> None:
    state = dealt(ALL_FIVES, ["AS 8D 7D 9C 8C 7C", "5S 3H 4H 6H 7H 8H"], "9S")
    (forced,) = worths(after(state, "0 play AS"))
    assert forced.action == Play(1, card("5S"))
    assert forced.points < -4
    assert forced.margin > 0


def test_what_ends_the_game_wins_it() -> None:
    state = dealt(ALL_FIVES, ["AS TS 7D 9C 8C 7C", "KS 2S 3H 4H 6H 7H"], "9S")
    state = state._replace(standing=state.standing._replace(scores=(57, 58)))
    best = worths(state)[0]
    assert (best.action, best.chance) == (Play(0, card("AS")), 1.0)


def test_it_makes_no_difference_how_the_cards_are_dealt() -> None:
    state = dealt(ALL_FIVES, ["AS TS 7D 9C 8C 7C", "KS 2S 3H 4H 6H 7H"], "9S")
    view = view_of(state, 0)._replace(phase=Phase.BATCH, legal=(Batch(0, 1), Batch(0, 3)))
    first, second = evaluate(view, Budget(1))
    assert (first.points, second.points) == (0, 0)
    assert first.chance == second.chance == pytest.approx(0.5)


def test_what_is_asked_for_is_judged_in_any_case() -> None:
    kingly = view_of(dealt(PITCH, ["KS QS JS TS 2S 9D", "2H 3H 6C 7C 8D 9H"]), 0)
    four = Bid(0, 4)
    assert four not in {each.action for each in evaluate(kingly, Budget(1, worlds=12))}
    assert four in {each.action for each in evaluate(kingly, Budget(1, worlds=12), also=[four])}


def test_a_foolish_discard_costs_what_it_throws_away() -> None:
    state = dealt(RULESETS["all_fives"].options(), ["2H 3H 4C 6C 7D 8D", "KH QH JH 9H TD 9D"], "9S")
    state = after(state, "0 beg", "1 run")
    view = view_of(state, state.actor or 0)
    assert view.phase is Phase.DISCARD
    trumps = [each for each in view.hand_cards if each.suit is view.trump]
    others = [each for each in view.hand_cards if each.suit is not view.trump]
    folly = Discard(view.seat, (*trumps, *others)[: len(view.hand_cards) - 6])
    found = {each.action: each.points for each in evaluate(view, Budget(1, 36), also=[folly])}
    assert len(trumps) >= 2
    assert max(found.values()) > found[folly] + 1


@pytest.mark.parametrize("name", ["all_fives", "california_jack", "pitch"])
def test_the_best_is_what_the_player_asked_would_do(name: str) -> None:
    """That is the strongest where a net plays, `pimc` elsewhere."""
    options = RULESETS[name].options()
    player: Player = Rollouts() if family_of(options) in NETS else Pimc(FULL)
    rng = Random(name)
    asked = 0
    for state in random_hand(options, rng):
        if state.actor is None or state.phase is Phase.BATCH or rng.random() < 0.5:
            continue
        view, budget = view_of(state, state.actor), Budget(rng.getrandbits(32), worlds=48)
        if len(view.legal) > 1 and asked < 6:
            asked += 1
            assert are_equal(view, evaluate(view, budget)[0].action, player.choose(view, budget))
    assert asked >= 4


def are_equal(view: SeatView, action: PlayerAction, decision: Decision) -> bool:
    """Whether both come to the same: of neighbours that differ in nothing one stands for both."""
    if view.phase is not Phase.PLAY:
        return action == decision.action
    judge = CardJudge(view)
    return judge.admit(action) == judge.admit(decision.action)


def test_ends_told_to_hints_are_those_that_the_net_reckons_with() -> None:
    """They are played again by the other engine, and the end of the game ends the hand in both."""
    options = RULESETS["all_fives"].options(target=15)
    weights = weights_for(options)
    assert weights is not None
    for state in random_hand(options, Random(3)):
        if state.phase is not Phase.PLAY or state.actor is None:
            continue
        view = view_of(state, state.actor)
        judge, worlds = CardJudge(view), worlds_of(view, weights, 4, Random(1))
        reckoned = worth_of_cards(view, weights, judge.cards, worlds, judge.equity)
        survey = survey_of(view, Budget(1, worlds=4))
        for at, action in enumerate(judge.candidates):
            ends = survey.ends(action)
            assert all(end.position is not None and end.position.is_over for end in ends)
            told = [end.value(judge.equity) for end in ends]
            assert told == pytest.approx(reckoned[:, at].tolist())


def test_what_is_certain_has_no_margin() -> None:
    """Two hands of California Jack whose stock is used up lie open to whoever has counted."""
    options, rng = RULESETS["california_jack"].options(), Random(8)
    late = [
        state
        for state in random_hand(options, rng)
        if state.phase is Phase.PLAY and not view_of(state, 0).stock_size
    ]
    views = [view_of(state, state.actor) for state in late if state.actor is not None]
    open_ones = [view for view in views if best_of_open_ending(view) is not None]
    assert open_ones
    for view in open_ones:
        worths = evaluate(view, Budget(1))
        assert {each.margin for each in worths} == {0.0}
        assert worths[0].points == max(each.points for each in worths)


def test_the_same_seed_gives_the_same_worths() -> None:
    state = dealt(ALL_FIVES, ["AS TS 8S 9C 4C 7C", "KS 2S 3H 4H 6H 9H"], "9S")
    assert worths(state, 12, 3) == worths(state, 12, 3) != worths(state, 12, 4)


def test_intervals_hold_what_many_deals_show() -> None:
    """Of 8 intervals at 95 % a few may miss."""
    state = dealt(ALL_FIVES, ["AS TS 8S 9C 4C 7C", "KS 2S 3H 4H 6H 9H"], "9S")
    many = {each.action: each for each in worths(state, worlds=300, seed=99)}
    misses = 0
    for seed in range(8):
        best = worths(state, worlds=48, seed=seed)[0]
        true = many[best.action]
        misses += abs(best.points - true.points) > hypot(best.margin, true.margin)
    assert misses <= 2


def test_any_decision_of_any_rules_can_be_evaluated() -> None:
    rng = Random(11)
    for _ in range(6):
        for state in random_hand(random_options(rng), rng):
            if state.actor is not None and rng.random() < 0.2:
                found = worths(state, worlds=2)
                assert all(0 <= each.chance <= 1 for each in found)
                assert {each.action for each in found} <= set(view_of(state, state.actor).legal)
