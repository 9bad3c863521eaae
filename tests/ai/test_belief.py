"""Sampled deals agree with all that a seat has seen, and the true deal is never ruled out."""

from __future__ import annotations

from random import Random

import pytest

from allfives_desktop.ai.belief import Belief, Deal
from allfives_desktop.ai.inference import shown_cards, void_bits
from allfives_desktop.ai.kernel import bits
from allfives_desktop.ai.player import Budget, Player
from allfives_desktop.ai.roster import BUILT_IN, built_in
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.rules.cards import PACK, Card
from allfives_desktop.rules.engine import apply
from allfives_desktop.rules.legality import legal_actions, side_actions
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import view_of
from tests.ai.matches import random_match, random_options

# The decisions there are, by how trumps are made, and options that bring the rare ones about.
DECISIONS = {
    "turn_up": (Phase.BATCH, Phase.BEG, Phase.ANSWER, Phase.DISCARD, Phase.PLAY),
    "auction": (Phase.BATCH, Phase.BID, Phase.PLAY),
    "stock_top": (Phase.BATCH, Phase.PLAY),
}
RARE: dict[str, bool | int | str] = {"deal_batch": "choice", "after_run": "discard_to_six"}
ENOUGH = 8


def cards_of(indexes: list[int]) -> tuple[Card, ...]:
    return tuple(PACK[index] for index in indexes)


def relaid(state: State, seat: int, deal: Deal) -> State:
    """The same state with the cards that `seat` cannot see where the deal has them."""
    rest = deal.rest[:]
    discards = tuple(
        thrown if at == seat else tuple(sorted(cards_of([rest.pop() for _ in thrown])))
        for at, thrown in enumerate(state.discards)
    )
    assert len(rest) == len(state.undealt)
    table = state.table._replace(
        hands=tuple(cards_of(bits(hand)) for hand in deal.hands), stock=cards_of(deal.stock)
    )
    dealing = state.dealing._replace(discards=discards, undealt=cards_of(rest))
    return state._replace(table=table, dealing=dealing)


def with_shown_cards(state: State, rng: Random) -> State:
    """Now and then a seat shows a card."""
    for seat in range(state.options.players):
        choices = side_actions(state, seat)
        if choices and rng.random() < 0.1:
            state = apply(state, rng.choice(choices)).state
    return state


@pytest.mark.parametrize("seed", range(6))
def test_a_sampled_deal_looks_the_same_to_the_seat(seed: int) -> None:
    rng = Random(seed)
    for _ in range(6):
        options = random_options(rng)
        for each in random_match(options, "BELIEF", 50, rng):
            state = with_shown_cards(each, rng)
            if state.phase is Phase.BATCH:
                continue
            for seat in range(options.players):
                view = view_of(state, seat)
                assert view_of(relaid(state, seat, Belief(view).deal(rng)), seat) == view
                assert_true_deal_is_possible(state, seat)


def assert_true_deal_is_possible(state: State, seat: int) -> None:
    view = view_of(state, seat)
    for other, void in enumerate(void_bits(view)):
        hidden = bits_of(state.hands[other]) & ~shown_cards(view, other)
        assert not hidden & void


def test_every_place_finds_a_card_when_chance_does_not_help(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The matching that is the last resort agrees with the view as well."""
    monkeypatch.setattr("allfives_desktop.ai.belief.ATTEMPTS", 0)
    rng = Random(5)
    options = random_options(rng, players=4, trump="turn_up", follow="strict", calls=True)
    for each in random_match(options, "MATCHED", 200, rng):
        state = with_shown_cards(each, rng)
        if state.phase is Phase.PLAY and state.actor is not None:
            view = view_of(state, state.actor)
            deal = Belief(view).deal(rng)
            assert view_of(relaid(state, state.actor, deal), state.actor) == view
            for hand, shown, void in zip(deal.hands, shown_by(state), void_bits(view), strict=True):
                assert not hand & ~shown & void


def shown_by(state: State) -> list[int]:
    assert state.actor is not None
    view = view_of(state, state.actor)
    shown = [shown_cards(view, seat) for seat in range(len(state.hands))]
    shown[state.actor] = bits_of(view.hand_cards)
    return shown


def shuffled(state: State, seat: int, rng: Random) -> State:
    """The same state with everything that `seat` cannot see shuffled, possible or not."""
    view = view_of(state, seat)
    fixed = {card for _, card in (*view.exposed, *view.drawn)} | {view.stock_top}
    fixed |= {*view.hand_cards, *view.own_discards}
    places = [*state.hands, *state.discards, state.stock, state.undealt]
    pool = [card for place in places for card in place if card not in fixed]
    rng.shuffle(pool)
    fresh = [tuple(card if card in fixed else pool.pop() for card in place) for place in places]
    count = len(state.hands)
    table = state.table._replace(hands=tuple(fresh[:count]), stock=fresh[2 * count])
    discards = tuple(fresh[count : 2 * count])
    dealing = state.dealing._replace(discards=discards, undealt=fresh[2 * count + 1])
    return state._replace(table=table, dealing=dealing)


@pytest.mark.parametrize("name", sorted(BUILT_IN))
@pytest.mark.parametrize("trump", sorted(DECISIONS))
def test_no_decision_changes_with_hidden_cards(name: str, trump: str) -> None:
    """Every kind of decision, under any rules, with everything hidden put elsewhere."""
    player, rng = built_in(name), Random(trump)
    seen = dict.fromkeys(DECISIONS[trump], 0)
    for match in range(60):
        if min(seen.values()) >= ENOUGH:
            break
        options = random_options(rng, **RARE, trump=trump, beg=trump == "turn_up")
        for state in random_match(options, f"PEEK{match}", 40, rng):
            if seen.get(state.phase, ENOUGH) < ENOUGH:
                seen[state.phase] += 1
                assert_blind(player, state, rng)
    assert min(seen.values()) == ENOUGH


def assert_blind(player: Player, state: State, rng: Random) -> None:
    assert state.actor is not None
    view, budget = view_of(state, state.actor), Budget(rng.getrandbits(64), worlds=3)
    other = view_of(shuffled(state, state.actor, rng), state.actor)
    choice = player.choose(view, budget)
    assert choice.action in legal_actions(state)
    assert player.choose(other, budget) == choice
