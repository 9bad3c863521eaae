"""The ladder of levels: who is ahead of whom, how errors are bounded, and what chance does."""

from __future__ import annotations

from itertools import groupby
from random import Random

import pytest

from allfives_desktop.ai import thumb
from allfives_desktop.ai.duplicate import Duplicate, Estimate
from allfives_desktop.ai.equity import pace_of
from allfives_desktop.ai.follies import sensible
from allfives_desktop.ai.heuristics_making import give_or_run, pass_or_bid, stand_or_beg
from allfives_desktop.ai.kernel import terms_of
from allfives_desktop.ai.ladder import Level
from allfives_desktop.ai.levels import SKILLS, LevelPlayer, Skill, level_player
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.roster import built_in
from allfives_desktop.ai.simulate import Plan, Seating, simulate
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView, view_of
from tests.ai.matches import random_hand, random_options

LADDER = list(Level)


def views(hands: int, seed: int) -> list[SeatView]:
    """Decisions of random hands under random rules."""
    rng = Random(seed)
    return [
        view_of(state, state.actor)
        for _ in range(hands)
        for state in random_hand(random_options(rng), rng)
        if state.actor is not None and len(legal_actions(state)) > 1
    ]


def lead(ruleset: str, names: tuple[str, ...], hands: int) -> Estimate:
    """Of the first of these players, in points a hand, each pack played in every seat."""
    options = RULESETS[ruleset].options()
    seating = Seating(names, tuple(built_in(name) for name in names))
    duplicate = Duplicate(options, names)
    plan = Plan(options, seating, hands, "LADDER", single_hands=True, duplicate=True)
    for _, pack in groupby(simulate(plan), key=lambda played: played.number):
        duplicate.add(list(pack))
    estimate = duplicate.leads[names[0]].estimate()
    assert estimate is not None
    return estimate


def test_the_levels_are_players_by_name() -> None:
    assert [level.value for level in LADDER] == ["novice", "casual", "club", "strong", "expert"]
    assert all(built_in(level.value) for level in Level)


@pytest.mark.parametrize("weaker", ["novice", "casual"])
def test_a_level_is_ahead_of_the_one_below_the_next(weaker: str) -> None:
    better = LADDER[LADDER.index(Level(weaker)) + 2].value
    estimate = lead("all_fives", (better, weaker), hands=400)
    assert estimate.margin is not None
    assert estimate.mean - estimate.margin > 0


@pytest.mark.slow
@pytest.mark.parametrize("weaker", ["novice", "casual", "club"])
def test_neighbours_are_apart_where_two_play(weaker: str) -> None:
    better = LADDER[LADDER.index(Level(weaker)) + 1].value
    estimate = lead("all_fives", (better, weaker), hands=3000)
    assert estimate.margin is not None
    assert estimate.mean - estimate.margin > 0


@pytest.mark.slow
@pytest.mark.parametrize("at", range(len(LADDER) - 2))
@pytest.mark.parametrize("ruleset", ["all_fives", "trinidad", "pitch", "california_jack"])
def test_a_level_beats_the_next_but_one(ruleset: str, at: int) -> None:
    better, weaker = LADDER[at + 2].value, LADDER[at].value
    names = (better, weaker) * (RULESETS[ruleset].options().players // 2)
    hands = 300 if better == Level.EXPERT else 600
    estimate = lead(ruleset, names, hands)
    assert estimate.margin is not None
    assert estimate.mean - estimate.margin > 0


def test_the_same_seed_gives_the_same_answer_and_another_may_give_another() -> None:
    found = views(3, seed=1)
    for level in Level:
        player, again = level_player(level), level_player(level)
        for view in found[:12]:
            budget = Budget(7, worlds=2)
            assert player.choose(view, budget) == again.choose(view, budget)
    novice = level_player(Level.NOVICE)
    assert any(novice.choose(view, Budget(1)) != novice.choose(view, Budget(2)) for view in found)


@pytest.mark.parametrize("level", SKILLS)
def test_an_error_costs_no_more_than_its_bound(level: Level) -> None:
    player = level_player(level)
    for number, view in enumerate(views(20, seed=2)):
        worths = thumb.worths(view)
        action = player.choose(view, Budget(number)).action
        best = max(worths[each] for each in sensible(view, worths))
        bound = SKILLS[level].regret * pace_of(terms_of(view.options)).spread
        assert best - worths[action] <= bound


def test_errors_are_rarer_the_worse_they_are() -> None:
    view = next(each for each in views(5, seed=3) if each.phase is Phase.PLAY)
    worths = thumb.worths(view)
    player = LevelPlayer(Skill(temperature=0.3, regret=100.0))
    drawn = [player.choose(view, Budget(seed)).action for seed in range(400)]
    order = sorted(sensible(view, worths), key=worths.__getitem__)
    assert drawn.count(order[-1]) > drawn.count(order[0])


def test_a_cold_level_speaks_by_the_rules_of_thumb() -> None:
    cold = LevelPlayer(Skill(temperature=0.0, regret=0.0))
    rules = {Phase.BEG: stand_or_beg, Phase.ANSWER: give_or_run, Phase.BID: pass_or_bid}
    met = set()
    for view in views(60, seed=4):
        is_far = max(view.scores) + 10 < view.options.target
        if view.phase in rules and is_far:
            met.add(view.phase)
            assert cold.choose(view, Budget(1)).action == rules[view.phase](view)
    assert met == set(rules)
