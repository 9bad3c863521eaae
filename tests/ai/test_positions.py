"""What greedy does in positions where a card player would call anything else folly."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from allfives_desktop.ai.heuristics import Greedy
from allfives_desktop.ai.player import Budget
from allfives_desktop.rules.actions import Beg, Bid, Deal, Give, Pass, Play, Run, Stand
from allfives_desktop.rules.cards import PACK, Card, card
from allfives_desktop.rules.engine import apply, start_hand
from allfives_desktop.rules.notation import parse_action
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import State
from allfives_desktop.rules.view import view_of


def cards(text: str) -> list[Card]:
    return [card(code) for code in text.split()]


def dealt(options: Options, hands: Sequence[str], turn: str = "", dealer: int = 1) -> State:
    """A deal in threes in which the seats get these hands, and this card is turned."""
    held = [cards(hand) for hand in hands]
    order = [(dealer + at + 1) % options.players for at in range(options.players)]
    deck = [card for half in (0, 3) for seat in order for card in held[seat][half : half + 3]]
    deck += cards(turn)
    deck += [card for card in PACK if card not in deck]
    return apply(start_hand(options, dealer=dealer), Deal(tuple(deck))).state


def after(state: State, *actions: str) -> State:
    for text in actions:
        state = apply(state, parse_action(text)).state
    return state


def choice(state: State) -> object:
    assert state.actor is not None
    return Greedy().choose(view_of(state, state.actor), Budget(1)).action


ALL_FIVES = RULESETS["all_fives"].options(beg=False)


def test_the_ace_of_trumps_is_not_burnt_on_an_empty_trick() -> None:
    state = dealt(ALL_FIVES, ["9D 8D 7D 9C 8C 7C", "AS 2H 3H 4H 6H 7H"], "9S")
    assert choice(after(state, "0 play 9D")) != Play(1, card("AS"))


def test_the_last_to_play_takes_the_ten_of_trumps() -> None:
    state = dealt(ALL_FIVES, ["TS 8D 7D 9C 8C 7C", "KS 2S 3H 4H 6H 7H"], "9S")
    assert choice(after(state, "0 play TS")) == Play(1, card("KS"))


def test_a_lost_trick_gets_the_least_and_not_the_five_of_trumps() -> None:
    state = dealt(ALL_FIVES, ["AS 8D 7D 9C 8C 7C", "5S 3S 3H 4H 6H 7H"], "9S")
    assert choice(after(state, "0 play AS")) == Play(1, card("3S"))


def test_a_bare_ten_of_trumps_is_not_led_into_the_unknown() -> None:
    state = dealt(ALL_FIVES, ["TS 8D 7D 9C 8C 7C", "KS 2S 3H 4H 6H 9H"], "9S")
    assert choice(state) != Play(0, card("TS"))


def test_a_bare_five_of_trumps_is_not_led_into_the_unknown() -> None:
    state = dealt(ALL_FIVES, ["5S 8D 7D 9C 8C 7C", "KS 2S 3H 4H 6H 9H"], "9S")
    assert choice(state) != Play(0, card("5S"))


def test_the_lowest_trump_goes_home_through_a_safe_trick_where_low_is_captured() -> None:
    options = RULESETS["all_fives"].options(beg=False, low_to="captor")
    state = dealt(options, ["9D 8D 7D 9C 8C 7C", "2S KH QH 4H 6H 9H"], "9S")
    assert choice(after(state, "0 play 9D")) == Play(1, card("2S"))


def test_a_ten_is_trumped_in() -> None:
    state = dealt(ALL_FIVES, ["TD 8D 7D 9C 8C 7C", "4S 2H 3H 4H 6H 9H"], "9S")
    assert choice(after(state, "0 play TD")) == Play(1, card("4S"))


PARTNERS = RULESETS["all_fives_partners"].options(beg=False)


def test_the_partners_sure_trick_gets_the_points() -> None:
    hands = ["AS 2D 3D 4D 6D 2C", "3S 4H 6H 7H 8H 9H", "5S 3C 4C 6C 2H 3H", "4S TH KH 7D 8D 9D"]
    state = dealt(PARTNERS, hands, "9S", dealer=3)
    assert choice(after(state, "0 play AS", "1 play 3S")) == Play(2, card("5S"))


def test_a_strong_hand_stands_and_an_empty_one_begs() -> None:
    options = RULESETS["all_fives"].options()
    strong = dealt(options, ["AS TS JS 5S 8C 7C", "2H 3H 4H 6H 7H 8H"], "9S")
    empty = dealt(options, ["2H 3H 4C 6C 7D 8D", "KH QH JH 9H TD 9D"], "9S")
    assert choice(strong) == Stand(0)
    assert choice(empty) == Beg(0)


def test_a_dealer_strong_in_trumps_gives_and_an_empty_one_runs() -> None:
    options = RULESETS["all_fives"].options()
    strong = dealt(options, ["2H 3H 4C 6C 7D 8D", "AS TS JS 5S 8C 7C"], "9S")
    empty = dealt(options, ["KH QH JH 9H TD 9D", "2H 3H 4C 6C 7D 8D"], "9S")
    assert choice(after(strong, "0 beg")) == Give(1)
    assert choice(after(empty, "0 beg")) == Run(1)


def test_discards_are_plain_cards_and_not_trumps() -> None:
    options = RULESETS["all_fives"].options()
    state = dealt(options, ["2H 3H 4C 6C 7D 8D", "KH QH JH 9H TD 9D"], "9S")
    state = after(state, "0 beg", "1 run")
    while state.phase.value == "discard":
        action = choice(state)
        trumps = [c for c in state.hands[state.actor or 0] if c.suit is state.trump]
        assert not set(trumps) & set(getattr(action, "cards", ()))
        state = apply(state, action).state  # type: ignore[arg-type]  # choice() is an action


PITCH = RULESETS["pitch"].options(players=2)


def test_nothing_is_bid_on_nothing() -> None:
    assert choice(dealt(PITCH, ["2H 3H 6C 7C 8D 9D", "AS KS QS JS TS 5S"])) == Pass(0)


def test_the_top_four_trumps_are_bid_on() -> None:
    assert isinstance(choice(dealt(PITCH, ["AS KS JS TS 2S 9D", "2H 3H 6C 7C 8D 9H"])), Bid)


def test_four_is_never_bid_without_the_ace() -> None:
    state = dealt(PITCH, ["KS QS JS TS 2S 9D", "2H 3H 6C 7C 8D 9H"])
    assert choice(state) != Bid(0, 4)


def test_the_dealer_takes_the_bid_at_its_own_level_where_it_may() -> None:
    hands = ["AS KS JS TS 2S 9D", "AH KH JH TH 2H 9C"]
    steal = after(dealt(PITCH, hands), "0 bid 2")
    raised = after(
        dealt(RULESETS["pitch"].options(players=2, dealer_steal=False), hands), "0 bid 2"
    )
    assert choice(steal) == Bid(1, 2)
    assert choice(raised) == Bid(1, 3)


@pytest.mark.parametrize("suit", ["S", "H"])
def test_the_pitcher_leads_its_own_suit(suit: str) -> None:
    strong = " ".join(rank + suit for rank in "AKJT")
    state = dealt(PITCH, [f"{strong} 9D 9C", "3D 4D 6C 7C 8D 8C"])
    state = after(state, "0 bid 2", "1 pass")
    action = choice(state)
    assert isinstance(action, Play)
    assert action.card.suit.value == suit
