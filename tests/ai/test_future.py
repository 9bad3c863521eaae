"""A sampled deal played on by rules of thumb goes as it does on the rules engine."""

from __future__ import annotations

from random import Random

import pytest

from allfives_desktop.ai.belief import Deal
from allfives_desktop.ai.equity import Equity, chance_to_win, is_close, pace_of
from allfives_desktop.ai.future import Future
from allfives_desktop.ai.kernel import bits, terms_of
from allfives_desktop.ai.promise import kept_six
from allfives_desktop.ai.quick import quick_policy
from allfives_desktop.ai.rollout import ended
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.tally import Tally
from allfives_desktop.ai.world import suit_number
from allfives_desktop.rules.actions import PLAYS, Bid, Discard, Give, PlayerAction, Run, Stand
from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.engine import apply
from allfives_desktop.rules.law import law_of
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import view_of
from tests.ai.matches import random_hand, random_options
from tests.ai.test_kernel import position_in

AFTER = {"stand": Stand, "give": Give, "run": Run}


def future_of(state: State) -> Future:
    """The future of the true deal."""
    assert state.actor is not None
    hands = [bits_of(hand) for hand in state.hands]
    rest = [card.index for card in reversed(state.undealt)]
    view = view_of(state, state.actor)
    return Future(view, terms_of(state.options), law_of(state.options), Deal(hands, [], rest))


def next_action(state: State) -> PlayerAction:
    """What the simulated seats do from the discard on."""
    actor = state.actor
    assert actor is not None
    if state.phase is Phase.DISCARD:
        hand = bits_of(state.hands[actor])
        thrown = hand & ~kept_six(hand, suit_number(state.trump))
        return Discard(actor, tuple(PACK[card] for card in bits(thrown)))
    position = position_in(state)
    return PLAYS[actor][quick_policy(position.terms).choose(position)]


def outcome(state: State, action: PlayerAction) -> tuple[list[int], int]:
    """Scores and winner on the engine; a deal thrown in ends where it is thrown in."""
    state = apply(state, action).state
    while state.phase in (Phase.DISCARD, Phase.PLAY):
        state = apply(state, next_action(state)).state
    return list(state.scores), -1 if state.winner is None else state.winner


@pytest.mark.parametrize("seed", range(6))
def test_stand_give_and_run_lead_where_the_engine_leads(seed: int) -> None:
    rng, compared = Random(seed), 0
    while compared < 8:
        options = random_options(rng, trump="turn_up", beg=True, calls=False, deal_batch=3)
        for state in random_hand(options, rng):
            if state.phase not in (Phase.BEG, Phase.ANSWER) or state.standing.batch != 3:
                continue
            for name, kind in AFTER.items():
                for action in legal_actions(state):
                    if isinstance(action, kind):
                        tally = ended(getattr(future_of(state), name)())
                        assert (tally.scores, tally.winner) == outcome(state, action)
                        compared += 1


@pytest.mark.parametrize("seed", range(3))
def test_a_bid_of_four_leads_where_the_engine_leads(seed: int) -> None:
    rng = Random(seed)
    options = random_options(rng, trump="auction", calls=False)
    for state in random_hand(options, rng):
        if state.phase is Phase.BID and state.actor is not None:
            view = view_of(state, state.actor)
            tally = ended(future_of(state).bidding(view, 4))
            assert (tally.scores, tally.winner) == outcome(state, Bid(state.actor, 4))


def tally(scores: tuple[int, ...], target: int = 61) -> Tally:
    return Tally(target, "first_event", scores)


def test_chances_to_win_add_up_and_grow_with_the_score() -> None:
    for ruleset in RULESETS.values():
        terms = terms_of(ruleset.options())
        scores = tuple(range(terms.sides))
        chances = [chance_to_win(terms, tally(scores), side) for side in range(terms.sides)]
        assert sum(chances) == pytest.approx(1.0)
        assert chances == sorted(chances)
        assert chances[0] < chances[-1]


def test_points_count_far_from_the_target_and_the_game_near_it() -> None:
    terms = terms_of(RULESETS["all_fives"].options())
    most = pace_of(terms).most
    assert not is_close(terms, [0, 60 - most])
    assert is_close(terms, [0, 61 - most])
    assert Equity(terms, [10, 10], 0).of(tally((15, 12))) == 3
    near = Equity(terms, [55, 55], 0)
    lost, won = tally((60, 60)), tally((55, 60))
    lost.score(1, 1)
    won.score(0, 6)
    assert near.of(lost) < near.of(tally((55, 60))) < near.of(tally((60, 60))) < near.of(won)
