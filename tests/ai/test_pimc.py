"""What pimc does where anything else would be folly, and what its decisions may cost."""

from __future__ import annotations

import pytest

from allfives_desktop.ai import pimc
from allfives_desktop.ai.judges_play import CardJudge
from allfives_desktop.ai.pimc import Pimc
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.race import ROUND, Race
from allfives_desktop.rules.actions import Beg, Discard, Give, Pass, Play, PlayerAction, Run, Stand
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.engine import apply
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import view_of
from tests.ai.test_positions import after, dealt

ALL_FIVES = RULESETS["all_fives"].options(beg=False)
BEGGING = RULESETS["all_fives"].options()
PARTNERS = RULESETS["all_fives_partners"].options(beg=False)
PITCH = RULESETS["pitch"].options(players=2)
LOW_CARDS = "2H 3H 4C 6C 7D 8D"


def choice(state: State, worlds: int = 24) -> PlayerAction:
    assert state.actor is not None
    return Pimc().choose(view_of(state, state.actor), Budget(1, worlds=worlds)).action


def test_the_last_to_play_takes_the_ten_of_trumps() -> None:
    state = dealt(ALL_FIVES, ["TS 8D 7D 9C 8C 7C", "KS 2S 3H 4H 6H 7H"], "9S")
    assert choice(after(state, "0 play TS")) == Play(1, card("KS"))


def test_a_lost_trick_does_not_get_the_five_of_trumps() -> None:
    state = dealt(ALL_FIVES, ["AS 8D 7D 9C 8C 7C", "5S 3S 3H 4H 6H 7H"], "9S")
    assert choice(after(state, "0 play AS")) == Play(1, card("3S"))


@pytest.mark.parametrize("bare", ["TS", "5S"])
def test_a_bare_ten_or_five_of_trumps_is_not_led_into_the_unknown(bare: str) -> None:
    state = dealt(ALL_FIVES, [f"{bare} 8D 7D 9C 8C 7C", "KS 2S 3H 4H 6H 9H"], "9S")
    assert choice(state) != Play(0, card(bare))


def test_a_ten_is_trumped_in() -> None:
    state = dealt(ALL_FIVES, ["TD 8D 7D 9C 8C 7C", "4S 2H 3H 4H 6H 9H"], "9S")
    assert choice(after(state, "0 play TD")) == Play(1, card("4S"))


def test_the_partners_sure_trick_gets_the_points() -> None:
    hands = ["AS 2D 3D 4D 6D 2C", "3S 4H 6H 7H 8H 9H", "5S 3C 4C 6C 2H 3H", "4S TH KH 7D 8D 9D"]
    state = dealt(PARTNERS, hands, "9S", dealer=3)
    assert choice(after(state, "0 play AS", "1 play 3S")) == Play(2, card("5S"))


def test_a_suit_held_in_strength_is_stood_on_and_any_other_is_better_than_none() -> None:
    strong = dealt(BEGGING, ["AS TS JS 5S 8C 7C", LOW_CARDS], "9S")
    elsewhere = dealt(BEGGING, ["AH KH TD AD JC TC", "2H 3H 4C 6C 7D 8D"], "9S")
    assert choice(strong) == Stand(0)
    assert choice(elsewhere, worlds=60) == Beg(0)


def test_a_dealer_strong_in_trumps_gives_and_an_empty_one_runs() -> None:
    strong = dealt(BEGGING, [LOW_CARDS, "AS TS JS 5S 8C 7C"], "9S")
    empty = dealt(BEGGING, ["KH QH JH 9H TD 9D", LOW_CARDS], "9S")
    assert choice(after(strong, "0 beg")) == Give(1)
    assert choice(after(empty, "0 beg")) == Run(1)


def test_the_gift_is_not_given_when_it_hands_over_the_game() -> None:
    options = RULESETS["all_fives"].options(gift_may_win=True)
    state = after(dealt(options, [LOW_CARDS, "AS TS JS 5S 8C 7C"], "9S"), "0 beg")
    state = state._replace(standing=state.standing._replace(scores=(60, 20)))
    assert choice(state) == Run(1)


def test_the_point_that_ends_the_game_is_taken() -> None:
    """The ace captures itself and is enough; nothing else in the hand matters any more."""
    state = dealt(ALL_FIVES, ["AS TS 7D 9C 8C 7C", "KS 2S 3H 4H 6H 7H"], "9S")
    state = state._replace(standing=state.standing._replace(scores=(57, 58)))
    assert choice(state) == Play(0, card("AS"))


def test_trumps_are_kept() -> None:
    state = after(dealt(BEGGING, [LOW_CARDS, "KH QH JH 9H TD 9D"], "9S"), "0 beg", "1 run")
    while state.phase is Phase.DISCARD:
        assert state.actor is not None
        action = choice(state, worlds=8)
        assert isinstance(action, Discard)
        thrown = [each.rank for each in action.cards if each.suit is state.trump]
        assert not set(thrown) & set("AKQJT5")
        state = apply(state, action).state


def test_nothing_is_bid_on_nothing_and_four_not_without_the_ace() -> None:
    nothing = dealt(PITCH, ["2H 3H 6C 7C 8D 9D", "AS KS QS JS TS 5S"])
    assert choice(nothing) == Pass(0)
    kingly = dealt(PITCH, ["KS QS JS TS 2S 9D", "2H 3H 6C 7C 8D 9H"])
    assert getattr(choice(kingly), "level", 0) < 4


def test_the_pitcher_leads_its_own_suit() -> None:
    state = dealt(PITCH, ["AS KS JS TS 9D 9C", "3D 4D 6C 7C 8D 8C"])
    action = choice(after(state, "0 bid 2", "1 pass"))
    assert isinstance(action, Play)
    assert action.card.suit.value == "S"


def test_equal_cards_are_judged_once() -> None:
    state = dealt(ALL_FIVES, ["9D 8D 7D 9C 8C 7C", "KS 2S 3H 4H 6H 9H"], "9S")
    assert [str(each.card) for each in CardJudge(view_of(state, 0)).candidates] == ["7C", "7D"]  # type: ignore[union-attr]


def test_a_candidate_that_falls_behind_is_judged_no_more() -> None:
    race = Race(3)
    for deal in range(ROUND):
        assert race.running == [0, 1, 2]
        race.note([1.0 + deal % 2, 9.0 + deal, 9.0 + deal - 4 * (deal % 2) + 2.1])
    assert race.running == [1, 2]
    assert race.leader() == 2


def test_the_clock_ends_what_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(100))
    monkeypatch.setattr(pimc, "monotonic", lambda: float(next(ticks)))
    state = dealt(ALL_FIVES, ["AS 8D TD 2C 8S 7C", "KS 2S 3H 4H 6H 9H"], "9S")
    Pimc().choose(view_of(state, 0), Budget(1, worlds=1000, seconds=3.5))
    assert next(ticks) == 5
