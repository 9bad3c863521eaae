"""The net at many tables: scores of cards, choices, hands played to their end."""

from __future__ import annotations

import numpy as np

from allfives_desktop.ai.net.features import Floats, sights_of
from allfives_desktop.ai.net.lanes import Numbers
from allfives_desktop.ai.net.network import CARDS, FORBIDDEN, Weights, forward, legal_mask
from allfives_desktop.ai.net.tables import Tables


def scores_of(weights: Weights, tables: Tables) -> Floats:
    """By table and lane-wise card, 4 times 13; what may not be played is far below everything."""
    scores = forward(weights, sights_of(tables)).scores
    masked: Floats = np.where(legal_mask(tables.legal()), scores, FORBIDDEN)
    return masked.reshape(len(tables), 4 * CARDS)


def best_of(scores: Floats) -> Numbers:
    """The place of the best card at every table."""
    return place_of(np.argmax(scores, axis=1))


def place_of(columns: Numbers) -> Numbers:
    """The place of a card from its column in the scores."""
    return columns // CARDS * 16 + columns % CARDS


def only_card(tables: Tables) -> Numbers:
    """At tables where one card is left to the seat to play."""
    places: Numbers = np.bitwise_count(tables.own() - np.uint64(1)).astype(np.int64)
    return places


def play_out(weights: Weights, tables: Tables) -> list[Numbers]:
    """Plays all tables to the end of the hand by the best scores; tells the places played."""
    moves = []
    while not tables.is_over:
        if tables.cards_left == 1 and not tables.stock.shape[1]:
            moves.append(only_card(tables))
        else:
            moves.append(best_of(scores_of(weights, tables)))
        tables.play(moves[-1])
    return moves
