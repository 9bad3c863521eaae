"""What is due at many tables after the last trick, in the order it is scored (spec 10)."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from allfives_desktop.ai.kernel import FIVE, JACK
from allfives_desktop.ai.net.lanes import NONE, ONE, TRUMPS, Numbers, Words
from allfives_desktop.ai.net.tables import NO_BID, Tables


class Dues(NamedTuple):
    """Scoring events in order: the side and the points of each, by event and table; of an event
    that does not happen at a table the points are 0."""

    sides: Numbers
    points: Numbers


def dues_of(tables: Tables) -> Dues:
    """Of the tricks, and of the count when the hand is over."""
    events = [*tables.tricks, *(_count(tables) if tables.is_over else [])]
    none = np.zeros((0, len(tables)), dtype=np.int64)
    if not events:
        return Dues(none, none)
    return Dues(np.array([side for side, _ in events]), np.array([points for _, points in events]))


def totals(tables: Tables) -> Numbers:
    """Points by table and side since the tables were laid."""
    dues = dues_of(tables)
    sums = np.zeros((len(tables), tables.terms.sides), dtype=np.int64)
    for side in range(tables.terms.sides):
        sums[:, side] = np.where(dues.sides == side, dues.points, 0).sum(axis=0)
    return sums


def _count(tables: Tables) -> list[tuple[Numbers, Numbers]]:
    dues = _plain_count(tables)
    pitcher = tables.pitcher
    if (pitcher == NO_BID).all():
        return dues
    own = np.array(tables.terms.side_of)[pitcher]
    made = sum([np.where(side == own, points, 0) for side, points in dues], np.zeros_like(own))
    fails = made < tables.bid
    setback = (own, np.where(fails, -tables.bid, 0))
    kept = [(side, np.where(fails & (side == own), 0, points)) for side, points in dues]
    if not tables.terms.pitcher_first:
        return [setback, *kept]
    first = [(side, np.where(side == own, points, 0)) for side, points in kept]
    later = [(side, np.where(side == own, 0, points)) for side, points in kept]
    return [setback, *first, *later]


def _plain_count(tables: Tables) -> list[tuple[Numbers, Numbers]]:
    terms = tables.terms
    trumps = np.bitwise_or.reduce(tables.played, axis=1) & TRUMPS
    low = trumps & (~trumps + ONE)
    high = _highest(trumps)
    jack, five = trumps & np.uint64(1 << JACK), trumps & np.uint64(1 << FIVE)
    captor = _side_with(tables.won, jack)
    is_kept = captor == _holder(tables, jack)
    jack_points = np.where(is_kept, 1, terms.hang_jack)
    low_side = _side_with(tables.won, low) if terms.is_captor_low else _holder(tables, low)
    one = np.ones(len(tables), dtype=np.int64)
    game, is_won = _best_at_game(tables)
    return [
        (_holder(tables, high), np.where(high != NONE, one, 0)),
        (low_side, np.where(low != NONE, one, 0)),
        (captor, np.where(jack != NONE, jack_points, 0)),
        (game, is_won.astype(np.int64)),
        (_side_with(tables.won, five), np.where(five != NONE, terms.bonus, 0)),
    ]


def _highest(trumps: Words) -> Words:
    highest = np.zeros_like(trumps)
    for strength in range(13):
        bit = np.uint64(1 << strength)
        highest = np.where(trumps & bit != NONE, bit, highest)
    return highest


def _side_with(sets: Words, bit: Words) -> Numbers:
    """By table, the first column of `sets` that has the card; 0 where none has."""
    columns: Numbers = np.argmax((sets & bit[:, None]) != NONE, axis=1)
    return columns


def _holder(tables: Tables, bit: Words) -> Numbers:
    return np.array(tables.terms.side_of)[_side_with(tables.played, bit)]


def _best_at_game(tables: Tables) -> tuple[Numbers, np.ndarray[tuple[int, ...], np.dtype[np.bool]]]:
    """The side that scores Game, and whether one does."""
    terms, game = tables.terms, tables.game
    is_best = game == game.max(axis=1, keepdims=True)
    if not terms.is_elder_game:
        return np.argmax(is_best, axis=1), is_best.sum(axis=1) == 1
    ages = np.array([[terms.side_of[seat] for seat in row] for row in terms.rotation])
    by_age = ages[tables.dealer]
    places = np.argmax(np.take_along_axis(is_best, by_age, axis=1), axis=1)
    return by_age[np.arange(len(game)), places], np.ones(len(game), dtype=bool)
