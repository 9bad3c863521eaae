"""What changed rules do to the game: paired by pack, reproducible, and right where it is known."""

from __future__ import annotations

import json
from functools import cache
from itertools import islice
from random import Random
from statistics import mean

import pytest

from allfives_desktop.ai.effect import Comparison, Game, Tally, compare
from allfives_desktop.ai.effect_report import (
    Effect,
    Estimate,
    Measure,
    Row,
    Total,
    as_json,
    from_json,
)
from allfives_desktop.ai.effect_worker import PAUSE, measure, read_request, request
from allfives_desktop.ai.intervals import ratio, share, share_difference, student
from allfives_desktop.rules.events import ScoreKind
from allfives_desktop.rules.rulesets import RULESETS

NOTHING = Estimate(0.0, 0.0, 0.0)


@cache
def effect_of(ruleset: str, *, hands: int = 150, seed: str = "E", **changes: object) -> Effect:
    rules = RULESETS[ruleset]
    comparison = Comparison(rules.options(), rules.options(**changes), hands=hands, seed=seed)
    *_, tally = compare(comparison)
    return tally.effect()


def row(effect: Effect, measure: Measure) -> Row:
    (found,) = [each for each in effect.rows if each.measure is measure]
    return found


@pytest.mark.parametrize("changes", [{}, {"best_of": 9}, {"bid_min": 1}])
def test_a_rule_that_changes_nothing_makes_no_difference(changes: dict[str, object]) -> None:
    effect = effect_of("all_fives", **changes)
    assert effect.games > 10
    assert effect.differing == 0
    assert all(each.standard == each.changed for each in effect.rows)
    assert all(each.difference.value == 0 for each in effect.rows)
    assert not any(each.is_clear for each in effect.rows)
    assert row(effect, Total.POINTS).difference == NOTHING


def test_without_captures_no_points_come_from_captures() -> None:
    effect = effect_of("all_fives", capture=False)
    captures = row(effect, ScoreKind.CAPTURE)
    assert captures.standard.value > 5
    assert captures.changed == NOTHING
    assert captures.is_clear
    assert row(effect, Total.HANDS).difference.value > 10


def test_a_farther_target_makes_longer_games() -> None:
    hands = row(effect_of("all_fives", target=121), Total.HANDS)
    assert hands.is_clear
    assert 1.7 < hands.changed.value / hands.standard.value < 2.3


def test_both_rules_get_the_hands_asked_for_and_the_same_number_of_games() -> None:
    effect = effect_of("all_fives", target=121)
    assert min(effect.hands) >= 150
    hands = row(effect, Total.HANDS)
    means = hands.standard.value, hands.changed.value
    assert [each * effect.games for each in means] == pytest.approx(list(effect.hands))


def test_the_sources_add_up_to_all_points() -> None:
    effect = effect_of("trinidad", hang_jack=1)
    for side in ("standard", "changed"):
        parts = sum(
            getattr(each, side).value for each in effect.rows if isinstance(each.measure, ScoreKind)
        )
        assert parts == pytest.approx(getattr(row(effect, Total.POINTS), side).value)


def test_only_rules_with_skunks_have_skunks() -> None:
    effect = effect_of("all_fours_7", skunk=True)
    skunks = row(effect, Total.SKUNKS)
    assert skunks.standard == NOTHING
    assert skunks.changed.value > 0.1
    assert skunks.is_clear


def test_the_dealer_of_one_side_in_three_wins_a_third() -> None:
    dealer = row(effect_of("all_fives_three", players=2), Total.DEALER)
    assert dealer.standard.low is not None
    assert dealer.standard.low < 1 / 3 < (dealer.standard.high or 0)


def test_the_seed_decides() -> None:
    first, again = (effect_of.__wrapped__("trinidad", hands=30, hang_jack=1) for _ in "12")
    assert first == again
    assert first != effect_of("trinidad", hands=30, hang_jack=1, seed="F")


def test_pairing_makes_the_difference_surer() -> None:
    points = row(effect_of("trinidad", hang_jack=1), Total.POINTS)
    assert width(points.difference) < width(points.standard)


def width(estimate: Estimate) -> float:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.high - estimate.low


def test_a_report_survives_its_journey() -> None:
    effect = effect_of("trinidad", hang_jack=1)
    assert from_json(json.loads(json.dumps(as_json(effect)))) == effect


def test_games_without_an_end_are_left_out_and_given_up() -> None:
    options = RULESETS["all_fives"].options()
    tally = Tally(Comparison(options, options))
    for _ in range(5):
        assert not tally.is_hopeless
        tally.add(None, Game(1, True, False, 0, {}))
    assert tally.is_hopeless
    assert tally.effect() == Effect(0, (0, 0), 0, 5, ())


def test_the_process_tells_in_between_and_at_the_end() -> None:
    options = RULESETS["all_fours_7"].options()
    comparison = Comparison(options, options.changed(target=9), hands=8)
    told: list[Effect] = []
    ticks = iter(range(10_000))
    measure(comparison, told.append, clock=lambda: next(ticks) * PAUSE)
    assert [effect.games for effect in told[:-1]] == list(range(1, len(told)))
    *_, last = compare(comparison)
    assert told[-1] == last.effect()


def test_a_request_survives_its_journey() -> None:
    options = RULESETS["trinidad"].options()
    comparison = Comparison(options, options.changed(target=9), hands=8, seed="ő")
    assert read_request(json.dumps(request(comparison)).encode()) == comparison


@pytest.mark.parametrize(
    ("degrees", "expected"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_student(degrees: int, expected: float) -> None:
    assert student(degrees) == pytest.approx(expected, rel=0.01)


def test_a_share_of_none_is_not_certainly_none() -> None:
    """Wilson, Journal of the American Statistical Association 22 (1927): 0 of 10 is 0 to 0.278."""
    estimate = share(0, 10)
    assert (estimate.value, estimate.low) == (0, 0)
    assert estimate.high == pytest.approx(0.278, abs=0.001)


def test_a_few_rare_events_are_no_clear_difference() -> None:
    assert not share_difference(3, 0, 200).excludes_zero
    assert share_difference(12, 1, 200).excludes_zero


def test_one_game_has_no_interval() -> None:
    assert ratio([9], [1]).estimate() == Estimate(9)
    assert not ratio([9], [1]).less(ratio([3], [1])).excludes_zero


@pytest.mark.slow
@pytest.mark.parametrize("games", [12, 60])
def test_intervals_hold_the_truth_in_19_of_20_cases(games: int) -> None:
    """Games of 1 to 8 hands with points that go with their length; the changed rules give the
    same game half a point a hand more, and noise."""
    rng, rounds = Random(games), 3000
    held = {"ratio": 0, "difference": 0, "share": 0, "gain": 0}
    for _ in range(rounds):
        hands = [rng.randint(1, 8) for _ in range(games)]
        luck = [rng.gauss(0, 1) for _ in range(games)]
        before = [each * (3 + chance) for each, chance in zip(hands, luck, strict=True)]
        after = [
            points + h * (0.5 + rng.gauss(0, 0.5)) for points, h in zip(before, hands, strict=True)
        ]
        one, other = ratio(before, hands), ratio(after, hands)
        held["ratio"] += holds(one.estimate(), 3)
        held["difference"] += holds(other.less(one), 0.5)
        wins = [rng.random() for _ in range(games)]
        held["share"] += holds(share(sum(win < 0.3 for win in wins), games), 0.3)
        gained = sum(0.3 <= win < 0.4 for win in wins)
        lost = sum(win < 0.05 for win in wins)
        held["gain"] += holds(share_difference(gained, lost, games), 0.05)
    assert all(0.92 < each / rounds < 0.995 for each in held.values()), held


def holds(estimate: Estimate, truth: float) -> bool:
    return estimate.low is not None and estimate.low <= truth <= (estimate.high or 0)


@pytest.mark.slow
def test_an_interval_of_real_games_holds_what_many_games_say() -> None:
    """Hands a game of a short game: 60 small measurements against one of all their games."""
    options = RULESETS["all_fours_7"].options(target=5)
    estimates = []
    for seed in range(60):
        comparison = Comparison(options, options, hands=10_000, seed=str(seed), player="random")
        tally = list(islice(compare(comparison), 25))[-1]
        estimates.append(row(tally.effect(), Total.HANDS).standard)
    truth = mean(each.value for each in estimates)
    assert mean(holds(each, truth) for each in estimates) > 0.85
