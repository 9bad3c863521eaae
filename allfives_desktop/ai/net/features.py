"""What the net sees of a table: nothing that the seat to play may not know.

Sets of cards are planes: thirteen cards a suit, and in the three bits to spare what can be said
of the suit as a whole. Everything else is one row of numbers, mostly one of several marked.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from allfives_desktop.ai.kernel import Terms
from allfives_desktop.ai.net.lanes import (
    LANES,
    NONE,
    PACK,
    TRUMPS,
    Numbers,
    Words,
    at_or_below,
    bit_of,
    without_highest,
)
from allfives_desktop.ai.net.tables import NO_BID, Tables

Floats = NDArray[np.float32]

PLANE = 16  # bits
# The bits of a lane that belong to no card.
SPARE = 13
SINGLE, DOUBLE, MORE = (np.uint64(SPARE + each) for each in range(3))
_FLAGS = np.uint64(0x0001_0001_0001_0001)

LEFT_AT = (1, 2, 3, 4, 5, 6, 7, 9, 13)  # cards in the own hand
STOCK_AT = (0, 1, 5, 13, 25)
AHEAD_AT = (-1.0, -0.6, -0.35, -0.2, -0.1, -0.03, 0.03, 0.1, 0.2, 0.35, 0.6, 1.0)
RUNS = 3
BIDS = 5
TOP_IS_PLAIN = 13  # after the thirteen trumps


class Sights(NamedTuple):
    """`planes` by lane, table and plane, 16 bits each; `rest` by table."""

    planes: NDArray[np.uint16]
    rest: Floats


def plane_count(players: int) -> int:
    """Own cards, those nothing, one or two unseen cards beat, those that win the trick; the trick;
    what each other seat may hold; what the own side has taken and the others."""
    return 8 + players - 1


REST = (
    4 + 3 + len(LEFT_AT) + len(STOCK_AT) + len(AHEAD_AT) + 1 + RUNS + 1 + 3 * BIDS + 12  # rules
)


def sights_of(tables: Tables) -> Sights:
    """What the seats to play see."""
    own, others = tables.own(), _others(tables)
    seen = own | tables.dead | tables.pot | np.bitwise_or.reduce(tables.played, axis=1)
    seen |= tables.thrown[np.arange(len(tables)), tables.seat]
    unseen = PACK & ~seen
    for each in others:
        unseen &= ~tables.known[np.arange(len(tables)), each]
    may_hold = [_may_hold(tables, each, unseen) for each in others]
    above = np.bitwise_or.reduce(np.array(may_hold), axis=0)
    once = without_highest(above)
    twice = without_highest(once)
    side = tables.sides()
    won = [tables.won[np.arange(len(tables)), side], _won_by_others(tables, side)]
    planes = [
        own | _counts(own),
        own & ~at_or_below(above),
        own & ~at_or_below(once),
        own & ~at_or_below(twice),
        _winners(tables, own),
        tables.pot | _led(tables),
        *[cards | _few(cards) for cards in may_hold],
        *won,
    ]
    return Sights(_by_lane(np.array(planes)), _rest(tables, own, unseen))


def _by_lane(planes: Words) -> NDArray[np.uint16]:
    halves = planes.astype("<u8").view("<u2").reshape(*planes.shape, 4)
    result: NDArray[np.uint16] = np.ascontiguousarray(halves.transpose(2, 1, 0))
    return result if sys.byteorder == "little" else result.byteswap()


def _others(tables: Tables) -> list[Numbers]:
    following = np.array(tables.terms.next_seat)
    seats = [following[tables.seat]]
    for _ in range(tables.terms.players - 2):
        seats.append(following[seats[-1]])
    return seats


def _may_hold(tables: Tables, seat: Numbers, unseen: Words) -> Words:
    rows = np.arange(len(tables))
    cards: Words = (unseen & ~tables.voids[rows, seat]) | tables.known[rows, seat]
    return cards


def _won_by_others(tables: Tables, side: Numbers) -> Words:
    own = tables.won[np.arange(len(tables)), side]
    cards: Words = np.bitwise_or.reduce(tables.won, axis=1) & ~own
    return cards


def _winners(tables: Tables, own: Words) -> Words:
    """Cards that would win the trick as it stands."""
    if not tables.laid:
        return np.zeros_like(own)
    best = bit_of(tables.best)
    lane = LANES[tables.best >> 4]
    higher = lane & ~(best | (best - np.uint64(1)))
    winners: Words = own & (higher | np.where(tables.best >> 4 == 0, NONE, TRUMPS))
    return winners


def _led(tables: Tables) -> Words:
    """The lane led as a flag, and the card that wins so far as another."""
    if not tables.laid:
        return np.zeros(len(tables), dtype=np.uint64)
    led = bit_of(16 * tables.led + SPARE)
    return led | bit_of(16 * (tables.best >> 4) + SPARE + 1)


def _counts(own: Words) -> Words:
    """Flags for one, two and more cards of a suit."""
    some = without_highest(own)
    more = without_highest(some)
    has, two, three = _any(own), _any(some), _any(more)
    flags: Words = (has & ~two) << SINGLE | (two & ~three) << DOUBLE | three << MORE
    return flags


def _few(cards: Words) -> Words:
    """Flags for a suit a seat cannot hold, and for at most two and four cards it may hold."""
    two = without_highest(without_highest(cards))
    four = without_highest(without_highest(two))
    none, most_two, most_four = (_FLAGS & ~_any(each) for each in (cards, two, four))
    flags: Words = none << SINGLE | most_two << DOUBLE | most_four << MORE
    return flags


def _any(cards: Words) -> Words:
    """A flag in bit 0 of each lane that has a card."""
    return at_or_below(cards) & _FLAGS


def _rest(tables: Tables, own: Words, unseen: Words) -> Floats:
    rows = len(tables)
    terms = tables.terms
    rest = np.zeros((rows, REST), dtype=np.float32)
    at = 0

    def mark(which: Numbers, size: int) -> None:
        nonlocal at
        rest[np.arange(rows), at + which] = 1
        at += size

    def same(which: int, size: int) -> None:
        nonlocal at
        rest[:, at + which] = 1
        at += size

    same(tables.laid, 4)
    same(terms.players - 2, 3)
    same(_bucket(tables.cards_left, LEFT_AT), len(LEFT_AT))
    same(_bucket(tables.stock.shape[1], STOCK_AT), len(STOCK_AT))
    mark(np.searchsorted(AHEAD_AT, _ahead(tables, own, unseen)), len(AHEAD_AT) + 1)
    mark(np.minimum(tables.runs, RUNS - 1), RUNS)
    if tables.laid:
        sides = np.array(terms.side_of)
        rest[:, at] = sides[tables.best_seat] == sides[tables.seat]
    at += 1
    _mark_bid(tables, rest, at)
    _mark_top(tables, rest, at)
    at += 3 * BIDS
    rest[:, at:] = rules_of(terms)
    return rest


def _bucket(value: int, starts: tuple[int, ...]) -> int:
    return sum(value >= start for start in starts) - 1


def _ahead(tables: Tables, own: Words, unseen: Words) -> NDArray[np.float64]:
    """The lead in Game over the best other side, as a part of what is likely still to come."""
    rows, side = np.arange(len(tables)), tables.sides()
    others = tables.game.copy()
    others[rows, side] = -1
    lead = tables.game[rows, side] - others.max(axis=1)
    values = tables.values
    places = np.maximum(np.bitwise_count(unseen), 1)
    hidden = tables.cards_left * (tables.terms.players - 1) + tables.stock.shape[1] - tables.laid
    share = np.minimum(1.0, hidden / places)
    coming = _value(own | tables.pot, values) + share * _value(unseen, values)
    result: NDArray[np.float64] = lead / (coming + 1.0)
    return result


def _value(cards: Words, values: Numbers) -> Numbers:
    """Game values of sets; only fives and up count."""
    total = np.zeros(len(cards), dtype=np.int64)
    for strength in (3, 8, 9, 10, 11, 12):
        flags = cards >> np.uint64(strength) & _FLAGS
        total += values[strength] * (flags & TRUMPS).astype(np.int64)
        total += values[16 + strength] * np.bitwise_count(flags & ~TRUMPS)
    return total


def _mark_bid(tables: Tables, rest: Floats, at: int) -> None:
    """Who is the pitcher, seen from the seat to play, with what bid."""
    if (tables.pitcher == NO_BID).all():
        return
    sides = np.array(tables.terms.side_of)
    is_own = tables.pitcher == tables.seat
    is_friend = sides[tables.pitcher] == sides[tables.seat]
    relation = np.where(is_own, 0, np.where(is_friend, 1, 2))
    rest[np.arange(len(tables)), at + BIDS * relation + tables.bid] = 1


def _mark_top(tables: Tables, rest: Floats, at: int) -> None:
    """The card that lies open on the stock, where there are no bids: trumps by strength, any other
    by what it counts towards Game."""
    if not tables.stock.shape[1] or not tables.terms.options.stock_face_up:
        return
    top, rows = tables.stock[:, 0], np.arange(len(tables))
    is_trump = top < PLANE
    rest[rows[is_trump], at + top[is_trump]] = 1
    rest[:, at + TOP_IS_PLAIN] = ~is_trump
    rest[:, at + TOP_IS_PLAIN + 1] = np.where(is_trump, 0, tables.values[top] / 10)


def rules_of(terms: Terms) -> Floats:
    options = terms.options
    return np.array(
        [
            options.capture,
            options.capture_ten / 10 - 1 if options.capture else 0,
            options.capture_five / 5 - 1 if options.capture else 0,
            terms.bonus / 5,
            options.game_fives == "all",
            options.game_fives == "trump",
            terms.is_elder_game,
            terms.is_captor_low,
            (terms.hang_jack - 1) / 2,
            terms.is_strict,
            terms.must_trump,
            options.partners,
        ],
        dtype=np.float32,
    )
