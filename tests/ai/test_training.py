"""Training: the rollouts in C are those of play, the way back is the slope of the loss, and a
course that was interrupted goes on as if it had not been."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from allfives_desktop.ai.kernel import terms_of
from allfives_desktop.ai.net.counting import totals
from allfives_desktop.ai.net.features import Floats, Sights, plane_count, sights_of
from allfives_desktop.ai.net.network import CARDS, Weights, forward, legal_mask
from allfives_desktop.ai.net.playing import best_of, place_of, play_out, scores_of
from allfives_desktop.ai.net.tables import Tables
from allfives_desktop.ai.strongest import family_of
from allfives_desktop.ai.training import course as courses
from allfives_desktop.ai.training.compiled import SAMPLE, Records, contest, explore
from allfives_desktop.ai.training.course import Course
from allfives_desktop.ai.training.deals import deals_of
from allfives_desktop.ai.training.families import FAMILIES, Family
from allfives_desktop.ai.training.learning import Focus, gradients
from allfives_desktop.rules.options import as_mapping
from allfives_desktop.rules.rulesets import RULESETS

RULES = [
    "all_fives",
    "all_fives_strict",
    "all_fives_three",
    "all_fours_7",
    "california_jack",
    "pitch",
    "setback",
    "trinidad",
]
SURE = 1e-3  # scores closer than that may come out in either order


def tables_from(deals: Records, ruleset: str) -> Tables:
    """The deals at tables; all have as many cards."""
    terms = terms_of(RULESETS[ruleset].options())
    seats = terms.players
    tables = Tables(
        terms,
        deals["hands"][:, :seats],
        seat=deals["seat"].astype(np.int64),
        dealer=deals["dealer"].astype(np.int64),
        dead=deals["dead"].copy(),
        stock=deals["stock"][:, : deals["stock_size"][0]].astype(np.int64),
    )
    tables.thrown = deals["thrown"][:, :seats].copy()
    tables.pitcher = deals["pitcher"].astype(np.int64)
    tables.bid = deals["bid"].astype(np.int64)
    tables.runs = deals["runs"].astype(np.int64)
    tables.is_pitching = bool(deals["is_pitching"][0])
    return tables


def tried(weights: Weights, tables: Tables) -> Floats:
    """What every legal card leads to, at one table."""
    columns = np.nonzero(legal_mask(tables.legal()).reshape(1, -1)[0])[0]
    twins = tables.pick(np.zeros(len(columns), dtype=np.int64))
    twins.play(place_of(columns))
    play_out(weights, twins)
    points = totals(twins)
    own = points[:, tables.sides()[0]]
    values = np.zeros(4 * CARDS, dtype=np.float32)
    values[columns] = own - (points.sum(axis=1) - own) / (points.shape[1] - 1)
    return values


@pytest.mark.slow
@pytest.mark.parametrize("ruleset", RULES)
def test_training_plays_what_is_played(ruleset: str) -> None:
    rng = np.random.default_rng(3)
    options = RULESETS[ruleset].options()
    terms = terms_of(options)
    weights = Weights.random(terms.players, 16, rng)
    compared = 0
    for deal in deals_of(options, 2, rng):
        deals = np.array([deal])
        samples = iter(explore(terms, weights, deals, heat=1e-9, wild=0.0, seed=1))
        tables = tables_from(deals, ruleset)
        while not tables.is_over:
            scores = scores_of(weights, tables)
            two_best = np.sort(scores[0])[-2:]
            if int(tables.legal()[0]).bit_count() > 1:
                sample, sights = next(samples), sights_of(tables)
                assert (sample["planes"][:, : sights.planes.shape[2]] == sights.planes[:, 0]).all()
                assert np.allclose(sample["rest"], sights.rest[0])
                assert sample["legal"] == tables.legal()[0]
                if two_best[1] - two_best[0] < SURE:
                    break
                # A close call later in a rollout may go the other way, so nearly all must agree.
                compared += bool(np.allclose(sample["values"], tried(weights, tables)))
            tables.play(best_of(scores))
    assert compared > 4


@pytest.mark.parametrize("name", sorted(FAMILIES))
def test_a_family_is_trained_on_the_games_that_use_its_net(name: str) -> None:
    family, rng = FAMILIES[name], np.random.default_rng(4)
    for game in family.games:
        assert family_of(RULESETS[game].options(players=family.players)) == name
    assert {family_of(family.draw(rng)) for _ in range(40)} == {name}


def test_every_ruleset_has_a_family() -> None:
    for ruleset in RULESETS.values():
        options = ruleset.options()
        assert FAMILIES[family_of(options)].players == options.players


@pytest.mark.parametrize("players", [2, 4])
def test_the_gradient_is_the_slope_of_the_loss(players: int) -> None:
    rng = np.random.default_rng(5)
    weights = Weights.random(players, 6, rng)
    samples = np.zeros(7, dtype=SAMPLE)
    samples["planes"] = rng.integers(0, 1 << 16, samples["planes"].shape)
    samples["rest"] = rng.random(samples["rest"].shape) < 0.2
    samples["legal"] = np.uint64(0x0103_0011_1001_0041) & np.uint64(0x1FFF_1FFF_1FFF_1FFF)
    samples["values"] = rng.normal(size=samples["values"].shape)
    planes, focus = plane_count(players), Focus(heat=1.0, even=1.0)
    found = gradients(weights, samples, focus, planes)
    for name, array in weights.arrays().items():
        at = tuple(rng.integers(0, size) for size in array.shape)
        step = np.zeros_like(array)
        step[at] = 1e-2
        up, down = (
            _loss(Weights(**{**weights.arrays(), name: array + sign * step}), samples, planes)
            for sign in (1, -1)
        )
        assert (up - down) / 2e-2 == pytest.approx(found[name][at], abs=2e-3, rel=0.05)


def _loss(weights: Weights, samples: Records, planes: int) -> float:
    """With even weights on the legal cards."""
    sights = Sights(samples["planes"][:, :, :planes].transpose(1, 0, 2), samples["rest"])
    scores = forward(weights, sights).scores.reshape(len(samples), -1).astype(np.float64)
    legal = legal_mask(samples["legal"]).reshape(len(samples), -1)
    apart = np.where(legal, scores - samples["values"], 0)
    mean = apart.sum(axis=1, keepdims=True) / legal.sum(axis=1, keepdims=True)
    squares = np.where(legal, apart - mean, 0) ** 2
    return float((squares.sum(axis=1) / legal.sum(axis=1)).mean() / 2)


@pytest.mark.parametrize("name", sorted(FAMILIES))
def test_families_deal_games_of_theirs(name: str) -> None:
    rng = np.random.default_rng(1)
    family = FAMILIES[name]
    for _ in range(20):
        options = family.draw(rng)
        assert options.players == family.players
        hands = deals_of(options, 3, rng)["hands"][:, : options.players]
        assert (np.bitwise_count(hands) >= 6).all()
        assert as_mapping(options)["players"] == family.players


@pytest.mark.slow
def test_a_course_that_was_interrupted_goes_on_as_if_it_had_not_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courses, "DEALS", 40)
    family = Family(2, {"all_fives": 1}, hidden=8)
    whole = Course.begun(family, 3)
    for _ in range(4):
        whole.round()
    parted = Course.begun(family, 3)
    for _ in range(4):
        parted.round()
        parted.save(tmp_path / "course.npz")
        parted = Course.resumed(family, tmp_path / "course.npz")
    assert (parted.rounds, parted.decisions) == (whole.rounds, whole.decisions)
    for name, array in whole.learner.average.arrays().items():
        assert (array == parted.learner.average.arrays()[name]).all()


@pytest.mark.slow
def test_a_course_learns() -> None:
    family = Family(2, {"all_fives": 1}, hidden=16)
    course = Course.begun(family, 3)
    start = Course.begun(family, 3).learner.average
    for _ in range(6):
        course.round()
    options = RULESETS["all_fives"].options(beg=False)
    assert course.lead_over(start, options) > 0.3
    deals = deals_of(options, 50, np.random.default_rng(1))
    own = course.learner.average
    lead = contest(terms_of(options), own, start, deals)
    assert contest(terms_of(options), own, start, deals) == lead
