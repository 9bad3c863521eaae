"""Many tables at once do what one position does, and the net sees what its seat may know."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from allfives_desktop.ai.equity import Equity
from allfives_desktop.ai.kernel import NO_SUIT, SUIT_OF, bits
from allfives_desktop.ai.kernel_position import Position
from allfives_desktop.ai.net.equities import worth_of
from allfives_desktop.ai.net.features import sights_of
from allfives_desktop.ai.net.lanes import CARD_OF, PLACE_OF
from allfives_desktop.ai.net.network import legal_mask
from allfives_desktop.ai.net.playing import place_of
from allfives_desktop.ai.net.seating import own_table, tables_of, words
from allfives_desktop.ai.net.tables import Tables
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.world import suit_number, tally_of
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import view_of
from tests.ai.matches import random_hand, random_options
from tests.ai.test_kernel import position_in


def true_table(state: State, suit: int) -> Tables:
    """A state in play at a table that has all its cards."""
    assert state.actor is not None
    hands = words([[bits_of(hand) for hand in state.hands]])
    stock = np.array([[card.index for card in state.stock]], dtype=np.int64)
    return tables_of(view_of(state, state.actor), hands, np.array([suit]), stock)


def legal_at(tables: Tables, suit: int) -> list[int]:
    columns = np.nonzero(legal_mask(tables.legal()).reshape(1, -1)[0])[0]
    return sorted(CARD_OF[suit, place_of(columns)].tolist())


def play_both(position: Position, tables: Tables, suit: int, rng: Random) -> None:
    """The same cards to the end of the hand, whether or not the game ends before."""
    while not tables.is_over:
        legal = legal_at(tables, suit)
        if not position.is_over:
            led = [card for card in bits(position.legal()) if SUIT_OF[card] == suit]
            is_pitching = position.trump == NO_SUIT
            assert legal == (led if is_pitching else bits(position.legal()))
            assert position.seat == tables.seat[0]
        card = rng.choice(legal)
        if not position.is_over:
            position.play(card)
        tables.play(np.array([PLACE_OF[suit, card]]))


def check(state: State, rng: Random) -> None:
    assert state.actor is not None
    view = view_of(state, state.actor)
    suit = suit_number(state.trump)
    if suit == NO_SUIT:
        suit = SUIT_OF[state.hands[state.actor][0].index]
    position, tables = position_in(state), true_table(state, suit)
    play_both(position, tables, suit, rng)
    equity = Equity(position.terms, list(view.scores), 0)
    worth = worth_of(tables, [tally_of(view)], equity)
    assert worth[0] == pytest.approx(equity.of(position.tally))


@pytest.mark.parametrize("seed", range(6))
def test_a_table_plays_and_scores_as_the_kernel_does(seed: int) -> None:
    rng = Random(seed)
    for _ in range(4):
        options = random_options(rng, calls=False)
        states = [each for each in random_hand(options, rng) if each.phase is Phase.PLAY]
        for state in rng.sample(states, min(4, len(states))):
            check(state, rng)


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_a_table_from_the_view_alone_shows_the_net_the_same(ruleset: str) -> None:
    """What the others hold makes no difference to what the net sees, or it would be cheating."""
    rng = Random(ruleset)
    seen = 0
    for _ in range(3):
        for state in random_hand(_without_calls(ruleset), rng):
            if state.phase is not Phase.PLAY or state.trump is None or rng.random() < 0.5:
                continue
            assert state.actor is not None
            suit = suit_number(state.trump)
            true = sights_of(true_table(state, suit))
            told = sights_of(own_table(view_of(state, state.actor), suit))
            assert (true.planes == told.planes).all()
            assert (true.rest == told.rest).all()
            seen += 1
    assert seen > 5


def _without_calls(ruleset: str) -> Options:
    return RULESETS[ruleset].options(calls=False)


def test_plain_suits_are_all_the_same_to_the_net() -> None:
    """The planes of two suits change places with the suits."""
    options = RULESETS["all_fives"].options(beg=False)
    state = next(each for each in random_hand(options, Random(2)) if each.phase is Phase.PLAY)
    suit = suit_number(state.trump)
    tables = true_table(state, suit)
    moved = tables.pick(np.array([0]))
    for name in ("hands", "dead", "played"):
        sets = getattr(moved, name)
        low, high = sets >> np.uint64(16) & np.uint64(0xFFFF), sets >> np.uint64(32)
        rest = sets & np.uint64(0xFFFF_0000_0000_FFFF)
        swapped = rest | low << np.uint64(32) | (high & np.uint64(0xFFFF)) << np.uint64(16)
        setattr(moved, name, swapped)
    one, other = sights_of(tables).planes, sights_of(moved).planes
    assert (one[[0, 2, 1, 3]] == other).all()
    assert (one != other).any()


@pytest.mark.parametrize("is_open", [True, False])
def test_the_net_sees_the_card_that_lies_open_on_the_stock(is_open: bool) -> None:
    options = RULESETS["california_jack"].options(stock_face_up=is_open)
    state = next(random_hand(options, Random(3)))
    suit = suit_number(state.trump)
    seen = []
    for card in (13 * suit, 13 * suit + 12, 13 * (suit ^ 1), 13 * (suit ^ 1) + 12):
        tables = true_table(state, suit)
        tables.stock[0, 0] = PLACE_OF[suit, card]
        seen.append(sights_of(tables).rest.tobytes())
    assert len(set(seen)) == (4 if is_open else 1)
