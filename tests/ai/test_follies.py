"""What no level does: each folly where it is one, beside what may be done instead."""

from __future__ import annotations

from random import Random

import pytest

from allfives_desktop.ai.follies import MakingFolly, follies_of, sensible
from allfives_desktop.ai.follies_play import PlayFolly
from allfives_desktop.ai.ladder import Level
from allfives_desktop.ai.levels import level_player
from allfives_desktop.ai.player import Budget
from allfives_desktop.rules.actions import Bid, Give, Pass, Play, Run
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.view import SeatView, view_of
from tests.ai.matches import random_hand, random_options
from tests.ai.test_positions import after, dealt

ALL_FIVES = RULESETS["all_fives"].options(beg=False)
BEGGING = RULESETS["all_fives"].options()
PARTNERS = RULESETS["all_fives_partners"].options(beg=False)
PITCH = RULESETS["pitch"].options(players=2)
LOW_TO_CAPTOR = RULESETS["all_fives_partners"].options(beg=False, low_to="captor")

QUICK = (Level.NOVICE, Level.CASUAL, Level.CLUB)
PLAIN = "8D 7D 9C 8C 7C"
THEIRS = ("3H 4H 6H 7H 8H 9H", "4S TH KH 7D 8D 9D")


def seen(options: Options, hands: list[str], *actions: str) -> SeatView:
    state = after(dealt(options, hands, "9S", options.players - 1), *actions)
    return view_of(state, state.actor or 0)


LED = seen(ALL_FIVES, [f"TS {PLAIN}", "KS 2S 3H 4H 6H 9H"])
TEN = seen(ALL_FIVES, [f"TS {PLAIN}", "KS 2S 3H 4H 6H 9H"], "0 play TS")
ACE = seen(ALL_FIVES, [f"AS {PLAIN}", "5S 3S 3H 4H 6H 9H"], "0 play AS")
PLAIN_TEN = seen(ALL_FIVES, [f"AS {PLAIN}", "TD 3H 4H 6H 7H 9H"], "0 play AS")
BARE = seen(
    PARTNERS,
    ["AS 2D 3D 4D 6D 2C", "3S 5H 6H 7H 8H 9H", "5S 7S 4C 6C 2H 3H", THEIRS[1]],
    "0 play AS",
    "1 play 3S",
)
HIS = ["2C 2D 3D 4D 6D 9D", "AC 5H 6H 7H 8H 9H", "3C 7S 4C 6C 2H 3H", "6S TH KH 7D 2S 8D"]
TRICK = ("0 play 2C", "1 play AC", "2 play 3C")


@pytest.mark.parametrize(
    ("view", "bad", "good", "folly"),
    [
        (LED, "TS", "8D", PlayFolly.BARE_LEAD),
        (TEN, "2S", "KS", PlayFolly.LEFT_LYING),
        (ACE, "5S", "3S", PlayFolly.THROWN_AWAY),
        (PLAIN_TEN, "TD", "3H", PlayFolly.THROWN_AWAY),
        (BARE, "7S", "5S", PlayFolly.KEPT_FROM_PARTNER),
        (seen(PARTNERS, HIS, *TRICK), "6S", "7D", PlayFolly.TAKEN_FROM_PARTNER),
    ],
)
def test_a_folly_in_play(view: SeatView, bad: str, good: str, folly: PlayFolly) -> None:
    follies = follies_of(view, view.legal)
    assert follies[Play(view.seat, card(bad))] is folly
    assert Play(view.seat, card(good)) not in follies


def test_the_low_trump_may_take_the_partners_trick_where_its_captor_scores_it() -> None:
    follies = follies_of(view := seen(LOW_TO_CAPTOR, HIS, *TRICK), view.legal)
    assert Play(3, card("2S")) not in follies
    assert follies[Play(3, card("6S"))] is PlayFolly.TAKEN_FROM_PARTNER


def test_the_capture_that_ends_the_game_is_taken() -> None:
    view = seen(ALL_FIVES, [f"4D {PLAIN}", "JD TD 3H 4H 6H 9H"], "0 play 4D")
    near = TEN._replace(scores=(0, 51))
    assert follies_of(near, near.legal)[Play(1, card("2S"))] is PlayFolly.LETS_GAME_GO
    assert not follies_of(view, view.legal)


def test_the_gift_that_ends_the_game_is_not_given() -> None:
    state = after(dealt(BEGGING, ["2H 3H 4C 6C 6D 5D", f"AS {PLAIN}"], "9S"), "0 beg")
    view = view_of(state, 1)
    assert not follies_of(view, view.legal)
    ending = view._replace(scores=(60, 0))
    assert follies_of(ending, view.legal) == {Give(1): MakingFolly.GIVES_THE_GAME}
    for level in Level:
        assert level_player(level).choose(ending, Budget(3, worlds=4)).action == Run(1)


def test_four_is_bid_with_an_ace_and_the_dealer_bids_no_more_than_it_takes() -> None:
    weak = dealt(PITCH, ["KS QS JS TS 2S 8D", "AS KD QD JD TD 2D"])
    view = view_of(weak, 0)
    assert follies_of(view, view.legal) == {Bid(0, 4): MakingFolly.NO_ACE}
    dealer = view_of(after(weak, "0 bid 2"), 1)
    assert follies_of(dealer, dealer.legal) == dict.fromkeys(
        [Bid(1, 3), Bid(1, 4)], MakingFolly.OVERBID
    )
    assert {Pass(1), Bid(1, 2)} < set(dealer.legal)


def test_where_everything_is_folly_anything_may_be_done() -> None:
    view = seen(ALL_FIVES, ["TS 5S 8D 7D 9C 8C", "KS 2S 3H 4H 6H 9H"])
    bare = [Play(0, card("TS")), Play(0, card("5S"))]
    assert sensible(view, bare) == bare


@pytest.mark.parametrize("level", Level)
def test_no_level_commits_a_folly(level: Level) -> None:
    rng, player, met = Random(5), level_player(level), 0
    for _ in range(40 if level in QUICK else 6):
        for state in random_hand(random_options(rng), rng):
            if state.actor is None:
                continue
            view = view_of(state, state.actor)
            if len(view.legal) == 1 or len(view.legal) > 60:
                continue
            follies = follies_of(view, view.legal)
            met += bool(follies)
            action = player.choose(view, Budget(met, worlds=2)).action
            assert action not in follies or len(follies) == len(view.legal)
    assert met
