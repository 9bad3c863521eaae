"""`net`, which plays its cards by the net alone, and `rollout`, which tries everything out.

Where there is no net for a game `net` is `pimc`, and `rollout` plays as `steady` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from allfives_desktop.ai.equity import Equity
from allfives_desktop.ai.heuristics import Greedy
from allfives_desktop.ai.heuristics_making import call_batch
from allfives_desktop.ai.judges import MakingJudge
from allfives_desktop.ai.kernel import NO_SUIT, terms_of
from allfives_desktop.ai.net.equities import Values
from allfives_desktop.ai.net.lanes import CARD_OF, PLACE_OF
from allfives_desktop.ai.net.network import CARDS, Weights
from allfives_desktop.ai.net.playing import best_of, scores_of
from allfives_desktop.ai.net.rollouts import worth_of_cards, worth_of_makings
from allfives_desktop.ai.net.seating import own_table
from allfives_desktop.ai.net.shipped import weights_for
from allfives_desktop.ai.net.worlds import worlds_of
from allfives_desktop.ai.open_ending import best_of_open_ending
from allfives_desktop.ai.pimc import Pimc, judge_of
from allfives_desktop.ai.player import Budget, Decision
from allfives_desktop.ai.promise import best_suit
from allfives_desktop.ai.quick import quick_policy
from allfives_desktop.ai.sight import bits_of
from allfives_desktop.ai.steady import Steady
from allfives_desktop.ai.world import position_of, suit_number
from allfives_desktop.rules.actions import PLAYS, PlayerAction
from allfives_desktop.rules.law import HAND_SIZE
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

# A decision looks at so many deals that its rollouts take about so many plays.
PLAYS_A_DECISION = 9000
FEWEST_WORLDS, MOST_WORLDS = 16, 200
# In hands of more cards than are dealt at first: what a card that is played at all tables at once
# costs, and what a deal costs, beside their plays. Measured, in plays of one table.
PLAYS_IN_LARGE_HANDS, A_CARD, A_DEAL = 9000, 80, 44
# The scores of the net count as much as that many deals: they are less noisy, but less exact.
TRUSTED_AS = 100


class NetPlayer:
    """Plays the card that the net gives the best score, and makes trumps as greedy does."""

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        weights = weights_for(view.options)
        if weights is None:
            return Pimc().choose(view, budget)
        if len(view.legal) == 1 or view.phase is not Phase.PLAY:
            return Greedy().choose(view, budget)
        suit = _suit(view)
        best = best_of(scores_of(weights, own_table(view, suit)))
        return Decision(PLAYS[view.seat][int(CARD_OF[suit, best[0]])])


class Rollouts:
    """Deals the hidden cards often, tries every action out on each deal, and does what is best on
    the average. The seed and the number of worlds settle the answer. While there is a stock, too
    much is still to come for that: it plays by the net alone, and without a mistake thereafter."""

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        if len(view.legal) == 1:
            return Decision(view.legal[0])
        card = best_of_open_ending(view)
        if card is not None:
            return Decision(card)
        weights = weights_for(view.options)
        if weights is None:
            return Steady().choose(view, budget)
        if view.options.trump == "stock_top":
            return NetPlayer().choose(view, budget)
        if view.phase is Phase.BATCH:
            return Decision(call_batch(view))
        rng = Random(budget.seed)  # noqa: S311 - no secret
        if view.phase is Phase.PLAY:
            return Decision(_best_card(view, weights, budget, rng))
        judge = judge_of(view)
        if not isinstance(judge, MakingJudge):
            raise ValueError(f"nothing to make in phase {view.phase}")
        candidates = judge.candidates
        count = worlds_for(budget, judge.plays * len(candidates))
        values = worth_of_makings(view, weights, judge, count, rng)
        return Decision(candidates[int(np.argmax(values.mean(axis=0)))])


def _best_card(view: SeatView, weights: Weights, budget: Budget, rng: Random) -> PlayerAction:
    cards = different_cards(view)
    if len(cards) == 1:
        return PLAYS[view.seat][cards[0]]
    count = worlds_for_cards(budget, view, len(cards))
    worlds = worlds_of(view, weights, count, rng)
    terms = terms_of(view.options)
    equity = Equity(terms, list(view.scores), terms.side_of[view.seat])
    values = worth_of_cards(view, weights, cards, worlds, equity).sum(axis=0)
    # The net knows of points only, and its scores tell the cards of a suit made trumps apart.
    if not equity.is_close and view.trump is not None:
        values += TRUSTED_AS * card_scores(view, weights, cards)
    return PLAYS[view.seat][cards[int(np.argmax(values))]]


def card_scores(view: SeatView, weights: Weights, cards: Sequence[int]) -> Values:
    """What the net thinks of each card, in points more than of another."""
    suit = suit_number(view.trump)
    scores = scores_of(weights, own_table(view, suit))[0].astype(np.float64)
    places = PLACE_OF[suit, list(cards)]
    result: Values = scores[places // 16 * CARDS + places % 16]
    return result


def different_cards(view: SeatView) -> list[int]:
    """The legal cards, of equal ones the lowest."""
    hands = [(1 << size) - 1 for size in view.hand_sizes]
    hands[view.seat] = bits_of(view.hand_cards)
    position = position_of(view, hands, range(view.stock_size))
    if position.trump == NO_SUIT:
        return [card.index for card in view.hand_cards]
    return list(quick_policy(position.terms).worths(position, position.legal()))


def worlds_for(budget: Budget, plays: int) -> int:
    """How many deals to look at, of so many plays each."""
    if budget.worlds:
        return budget.worlds
    return min(MOST_WORLDS, max(FEWEST_WORLDS, PLAYS_A_DECISION // plays))


def worlds_for_cards(budget: Budget, view: SeatView, candidates: int) -> int:
    """How many deals to try so many cards on: the more cards are left, the fewer."""
    left = sum(view.hand_sizes) + view.stock_size
    plays = left * candidates
    if budget.worlds or len(view.hand_cards) <= HAND_SIZE:
        return worlds_for(budget, plays)
    worlds = (PLAYS_IN_LARGE_HANDS - A_CARD * left) // (plays + A_DEAL)
    return min(MOST_WORLDS, max(FEWEST_WORLDS, worlds))


def _suit(view: SeatView) -> int:
    """Trumps, or what the pitcher makes trumps."""
    if view.trump is not None:
        return suit_number(view.trump)
    terms = terms_of(view.options)
    return best_suit(terms, view.seat, bits_of(view.hand_cards), 0)[0]
