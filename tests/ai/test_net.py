"""The net and its rollouts: files that can be trusted, choices that make sense, a good guess."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from random import Random

import numpy as np
import pytest

from allfives_desktop.ai.net import players, shipped, store
from allfives_desktop.ai.net.network import Weights
from allfives_desktop.ai.net.players import NetPlayer, Rollouts
from allfives_desktop.ai.net.seating import words
from allfives_desktop.ai.net.shipped import weights_for
from allfives_desktop.ai.net.store import WeightsError, load, save
from allfives_desktop.ai.net.worlds import likelihoods
from allfives_desktop.ai.pimc import Pimc
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.roster import BUILT_IN
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.steady import Steady
from allfives_desktop.ai.strongest import NETS, STRONGEST, family_of
from allfives_desktop.assets import resource
from allfives_desktop.rules.actions import Play, PlayerAction
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import State
from allfives_desktop.rules.view import view_of
from tests.ai.test_positions import after, cards, dealt

ALL_FIVES = RULESETS["all_fives"].options(beg=False)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    weights = Weights.random(2, 8, np.random.default_rng(1))
    save(weights, tmp_path, "some", players=2, made={"seed": 1})
    return tmp_path


def test_weights_come_back_in_half_precision(saved: Path) -> None:
    weights = Weights.random(2, 8, np.random.default_rng(1))
    for name, array in load(saved, "some", players=2).arrays().items():
        assert (array == weights.arrays()[name].astype(np.float16)).all()


def test_damaged_numbers_are_refused(saved: Path) -> None:
    file = saved / "some.f16"
    numbers = file.read_bytes()
    flipped = numbers[:100] + bytes([numbers[100] ^ 1]) + numbers[101:]
    for damaged in (b"", numbers[:-2], numbers + b"\0\0", flipped, numbers * 20):
        file.write_bytes(damaged)
        with pytest.raises(WeightsError):
            load(saved, "some", players=2)


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"players": 4},
        {"hidden": 9},
        {"hidden": 8.0},
        {"hidden": -1},
        {"hidden": 500},
    ],
)
def test_a_description_of_something_else_is_refused(saved: Path, change: dict[str, object]) -> None:
    file = saved / "some.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    with pytest.raises(WeightsError):
        load(saved, "some", players=2)


@pytest.mark.parametrize("text", ["", "[]", "{", "\xff", "[" * 100_000])
def test_what_is_no_description_is_refused(saved: Path, text: str) -> None:
    (saved / "some.json").write_bytes(text.encode("latin-1"))
    with pytest.raises(WeightsError):
        load(saved, "some", players=2)


def test_numbers_that_are_none_are_refused(tmp_path: Path) -> None:
    weights = Weights.random(2, 8, np.random.default_rng(1))
    weights.own[3, 4] = np.nan
    save(weights, tmp_path, "some", players=2, made={})
    with pytest.raises(WeightsError):
        load(tmp_path, "some", players=2)


@pytest.mark.parametrize("name", sorted(NETS))
def test_nets_that_ship_are_small_and_tell_how_they_were_made(name: str) -> None:
    assert resource(f"ai/{name}.f16").stat().st_size <= store.MOST_BYTES
    told = json.loads(resource(f"ai/{name}.json").read_text())
    assert {"recipe", "seed", "sha256", "figures"} <= told.keys()
    assert name in told["recipe"]["command"]


def test_every_net_that_ships_is_used_by_some_game() -> None:
    options = [
        RULESETS[name].options(players=players)
        for name, ruleset in RULESETS.items()
        for players in ruleset.players_allowed
        if players == 4 or not RULESETS[name].set.get("partners")
    ]
    used = {family_of(each) for each in options}
    assert used >= NETS
    for each in options:
        assert (weights_for(each) is not None) == (family_of(each) in NETS)


def test_without_its_net_a_game_is_played_by_others_and_the_log_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(shipped, "resources_dir", lambda: tmp_path)
    shipped._loaded.cache_clear()
    state = dealt(ALL_FIVES, ["AS 8D TD 2C 8S 7C", "KS 2S 3H 4H 6H 9H"], "9S")
    view, budget = view_of(state, 0), Budget(1, worlds=8)
    with caplog.at_level(logging.WARNING):
        answers = [player().choose(view, budget) for player in (NetPlayer, Rollouts)]
    shipped._loaded.cache_clear()
    assert answers == [Pimc().choose(view, budget), Steady().choose(view, budget)]
    assert "fives_two" in caplog.text


def choice(state: State, worlds: int = 24) -> PlayerAction:
    assert state.actor is not None
    return Rollouts().choose(view_of(state, state.actor), Budget(1, worlds=worlds)).action


def test_a_lost_trick_does_not_get_the_five_of_trumps() -> None:
    state = dealt(ALL_FIVES, ["AS 8D 7D 9C 8C 7C", "5S 3S 3H 4H 6H 7H"], "9S")
    assert choice(after(state, "0 play AS")) == Play(1, card("3S"))


@pytest.mark.parametrize("player", [NetPlayer, Rollouts])
def test_the_last_to_play_takes_the_ten_of_trumps(player: type[NetPlayer | Rollouts]) -> None:
    state = after(dealt(ALL_FIVES, ["TS 8D 7D 9C 8C 7C", "KS 2S 3H 4H 6H 7H"], "9S"), "0 play TS")
    action = player().choose(view_of(state, 1), Budget(1, worlds=24)).action
    assert action == Play(1, card("KS"))


def test_the_point_that_ends_the_game_is_taken() -> None:
    state = dealt(ALL_FIVES, ["AS TS 7D 9C 8C 7C", "KS 2S 3H 4H 6H 7H"], "9S")
    state = state._replace(standing=state.standing._replace(scores=(57, 58)))
    assert choice(state) == Play(0, card("AS"))


def test_more_worlds_are_looked_at_when_a_rollout_is_short() -> None:
    assert players.worlds_for(Budget(1), 12 * 6) < players.worlds_for(Budget(1), 4 * 2)
    assert players.worlds_for(Budget(1), 10**6) == players.FEWEST_WORLDS
    assert players.worlds_for(Budget(1, worlds=7), 72) == 7


def test_fewer_worlds_are_looked_at_in_large_hands() -> None:
    six = view_of(dealt(ALL_FIVES, ["AS TS 7D 9C 8C 7C", "KS 2S 3H 4H 6H 7H"], "9S"), 0)
    nine = six._replace(hand_cards=(*six.hand_cards, *cards("KD QD 8D")), hand_sizes=(9, 9))
    assert players.worlds_for_cards(Budget(1), six, 6) == players.worlds_for(Budget(1), 12 * 6)
    found = players.worlds_for_cards(Budget(1), nine, 6)
    assert players.FEWEST_WORLDS < found < players.PLAYS_A_DECISION // (18 * 6)
    assert players.worlds_for_cards(Budget(1, worlds=7), nine, 6) == 7
    assert players.worlds_for_cards(Budget(1), nine, 100) == players.FEWEST_WORLDS


def test_a_deal_on_which_the_others_played_badly_is_less_likely() -> None:
    """Who has the ace of trumps takes the ten with it."""
    weights = weights_for(ALL_FIVES)
    assert weights is not None
    hands = ["TS 8D 7D 9C 8C 7C", "3S 2H 3H 4H 6H 7H"]
    state = after(dealt(ALL_FIVES, hands, "9S"), "0 play TS", "1 play 3S")
    with_ace = [card(code) for code in ["AS", "2H", "3H", "4H", "6H"]]
    without = [card(code) for code in ["AD", "2H", "3H", "4H", "6H"]]
    own = bits_of(state.hands[0])
    logs = likelihoods(
        view_of(state, 0), weights, words([[own, bits_of(with_ace)], [own, bits_of(without)]])
    )
    assert logs[0] < logs[1] - 0.5


def test_the_strongest_player_is_known() -> None:
    assert STRONGEST in BUILT_IN


def test_the_same_seed_gives_the_same_answer() -> None:
    rng = Random(5)
    state = dealt(ALL_FIVES, ["AS 8D TD 2C 8S 7C", "KS 2S 3H 4H 6H 9H"], "9S")
    view = view_of(state, 0)
    for _ in range(3):
        budget = Budget(rng.getrandbits(60), worlds=6)
        assert Rollouts().choose(view, budget) == Rollouts().choose(view, budget)
