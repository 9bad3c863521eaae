"""Deals that may be the true one, and how well they agree with what the others have played."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from allfives_desktop.ai.belief import Belief
from allfives_desktop.ai.inference import played_by
from allfives_desktop.ai.net.features import Floats
from allfives_desktop.ai.net.lanes import PLACE_OF, Numbers, Words
from allfives_desktop.ai.net.network import FORBIDDEN, Weights
from allfives_desktop.ai.net.playing import scores_of
from allfives_desktop.ai.net.seating import tables_of
from allfives_desktop.ai.net.tables import Tables
from allfives_desktop.ai.world import suit_number
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

HEAT = 0.4  # of the play of others, in points of the scores
DOUBT = 0.1  # how often they play anything at all
TRUST = 0.5  # the power to which likelihoods are taken
CHOICE = 3  # deals to choose from for every one that is played out


class Worlds(NamedTuple):
    """Hands by deal and seat, as sets of the pack; the stock, next card first."""

    hands: Words
    stock: Numbers


def worlds_of(view: SeatView, weights: Weights, count: int, rng: Random) -> Worlds:
    """So many deals, those likelier that agree with the play of the others."""
    is_telling = view.trump is not None and view.options.trump != "stock_top" and _was_played(view)
    sampled = _sampled(view, count * CHOICE if is_telling else count, rng)
    if not is_telling:
        return sampled
    chosen = _drawn(likelihoods(view, weights, sampled.hands), count, rng.random())
    return Worlds(sampled.hands[chosen], sampled.stock[chosen])


def _sampled(view: SeatView, count: int, rng: Random) -> Worlds:
    belief = Belief(view)
    deals = [belief.deal(rng) for _ in range(count)]
    hands = np.array([deal.hands for deal in deals], dtype=np.uint64)
    stock = np.array([deal.stock for deal in deals], dtype=np.int64)
    return Worlds(hands, stock.reshape(count, -1))


def _was_played(view: SeatView) -> bool:
    """Whether others have shown anything by a card."""
    tricks = [view.trick, *[trick for _, trick in view.tricks]]
    return any(seat != view.seat for trick in tricks for seat, _ in trick)


def _drawn(logs: Floats, count: int, start: float) -> Numbers:
    """Numbers of deals, as often as their likelihood says; at even steps, which is less noisy."""
    shares = np.exp(logs - logs.max())
    ends = np.cumsum(shares / shares.sum())
    drawn = np.searchsorted(ends, (np.arange(count) + start) / count)
    return np.minimum(drawn, len(logs) - 1)


def likelihoods(view: SeatView, weights: Weights, hands: Words) -> Floats:
    """Logarithms of how likely the others' play is on each deal, tempered."""
    tables, suit = _at_first_lead(view, hands), suit_number(view.trump)
    logs = np.zeros(len(hands), dtype=np.float32)
    for trick in (*[trick for _, trick in view.tricks], view.trick):
        for seat, card in trick:
            place = int(PLACE_OF[suit, card.index])
            if seat != view.seat and not tables.is_pitching:
                logs += np.log(_chances(scores_of(weights, tables), place // 16 * 13 + place % 16))
            tables.play(np.full(len(hands), place))
    return np.float32(TRUST) * logs


def _chances(scores: Floats, column: int) -> Floats:
    """How likely the card in this column is played."""
    shares = np.exp((scores - scores.max(axis=1, keepdims=True)) / HEAT)
    legal = (scores > FORBIDDEN / 2).sum(axis=1)
    chances: Floats = (1 - DOUBT) * shares[:, column] / shares.sum(axis=1) + DOUBT / legal
    return chances


def _at_first_lead(view: SeatView, hands: Words) -> Tables:
    """The same deals as they were when play began."""
    dealt = hands.copy()
    for seat in range(view.options.players):
        dealt[:, seat] |= np.uint64(played_by(view, seat))
    first = view.tricks[0][1][0][0] if view.tricks else view.trick[0][0]
    begun = view._replace(phase=Phase.PLAY, actor=first, trick=(), tricks=(), exposed=())
    tables = tables_of(begun, dealt, np.full(len(hands), suit_number(view.trump)))
    tables.is_pitching = view.pitcher is not None
    return tables
