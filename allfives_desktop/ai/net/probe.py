"""The best answer to `net` that rollouts can find: a player that knows how `net` plays.

Only deals count on which `net` would have played every card that the others have played, and on
these every card is played out against `net` itself. How far it leads bounds from below how much
`net` can be exploited; nobody is seated against it but in a measurement.
"""

from __future__ import annotations

from random import Random
from typing import Final

import numpy as np

from allfives_desktop.ai.belief import Belief
from allfives_desktop.ai.equity import Equity
from allfives_desktop.ai.inference import played_by
from allfives_desktop.ai.kernel import terms_of
from allfives_desktop.ai.net.lanes import PLACE_OF, Numbers, Words
from allfives_desktop.ai.net.network import Weights
from allfives_desktop.ai.net.players import NetPlayer, different_cards
from allfives_desktop.ai.net.playing import best_of, scores_of
from allfives_desktop.ai.net.rollouts import worth_of_cards
from allfives_desktop.ai.net.seating import tables_of
from allfives_desktop.ai.net.shipped import weights_for
from allfives_desktop.ai.net.worlds import Worlds
from allfives_desktop.ai.player import Budget, Decision
from allfives_desktop.ai.world import suit_number
from allfives_desktop.rules.actions import PLAYS
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

SAMPLED: Final = 600  # deals
PLAYED_OUT: Final = 200  # of those that agree best


class Probe:
    """Plays cards so; makes trumps as `net` does. Only where there is a net, and no stock."""

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        weights = weights_for(view.options)
        if weights is None:
            raise ValueError("no net plays under these rules")
        if len(view.legal) == 1 or view.phase is not Phase.PLAY or view.trump is None:
            return NetPlayer().choose(view, budget)
        cards = different_cards(view)
        rng = Random(budget.seed)  # noqa: S311 - no secret
        terms = terms_of(view.options)
        equity = Equity(terms, list(view.scores), terms.side_of[view.seat])
        worlds = Worlds(_likeliest(view, weights, rng), np.zeros((PLAYED_OUT, 0), dtype=np.int64))
        values = worth_of_cards(view, weights, cards, worlds, equity).sum(axis=0)
        return Decision(PLAYS[view.seat][cards[int(np.argmax(values))]])


def _likeliest(view: SeatView, weights: Weights, rng: Random) -> Words:
    """Deals on which `net` would have played as the others have, or differed least often; fewer
    than are wanted come again and again."""
    belief = Belief(view)
    hands = np.array([belief.deal(rng).hands for _ in range(SAMPLED)], dtype=np.uint64)
    misses = surprises(view, weights, hands)
    order = np.argsort(misses, kind="stable")
    fitting = int((misses == misses.min()).sum())
    chosen: Words = hands[order[np.arange(PLAYED_OUT) % fitting]]
    return chosen


def surprises(view: SeatView, weights: Weights, hands: Words) -> Numbers:
    """By deal, how many cards of the others `net` would not have played."""
    dealt = hands.copy()
    for seat in range(view.options.players):
        dealt[:, seat] |= np.uint64(played_by(view, seat))
    tricks = [*(trick for _, trick in view.tricks), view.trick]
    leader = next((trick[0][0] for trick in tricks if trick), view.actor)
    begun = view._replace(phase=Phase.PLAY, actor=leader, trick=(), tricks=(), exposed=())
    suit = suit_number(view.trump)
    tables = tables_of(begun, dealt, np.full(len(hands), suit))
    tables.is_pitching = view.pitcher is not None
    misses = np.zeros(len(hands), dtype=np.int64)
    for trick in tricks:
        for seat, card in trick:
            place = int(PLACE_OF[suit, card.index])
            if seat != view.seat and not tables.is_pitching:
                misses += best_of(scores_of(weights, tables)) != place
            tables.play(np.full(len(hands), place))
    return misses
