"""What candidate actions lead to on many deals, all played on at once by the net."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np

from allfives_desktop.ai.belief import Belief
from allfives_desktop.ai.equity import Equity
from allfives_desktop.ai.future import Ending
from allfives_desktop.ai.judges import MakingJudge
from allfives_desktop.ai.kernel import NO_SUIT, SUIT_OF, bits
from allfives_desktop.ai.kernel_position import NO_BID, Position
from allfives_desktop.ai.net.equities import Values, worth_of
from allfives_desktop.ai.net.lanes import PLACE_OF, Numbers, to_lanes
from allfives_desktop.ai.net.network import Weights
from allfives_desktop.ai.net.playing import play_out
from allfives_desktop.ai.net.seating import tables_of
from allfives_desktop.ai.net.tables import Tables
from allfives_desktop.ai.net.worlds import Worlds
from allfives_desktop.ai.promise import best_suit
from allfives_desktop.ai.tally import Tally
from allfives_desktop.ai.world import suit_number, tally_of
from allfives_desktop.rules.view import SeatView


def worth_of_cards(
    view: SeatView, weights: Weights, cards: Sequence[int], worlds: Worlds, equity: Equity
) -> Values:
    """By deal and card: what playing each card leads to when all play on by the net."""
    count, many = len(worlds.hands), len(cards)
    suit = suit_number(view.trump)
    suits = np.tile([SUIT_OF[card] if suit == NO_SUIT else suit for card in cards], count)
    tables = spread(view, worlds, suits, many)
    tables.play(PLACE_OF[suits, np.tile(cards, count)])
    play_out(weights, tables)
    return worth_of(tables, [tally_of(view)] * len(tables), equity).reshape(count, many)


def spread(view: SeatView, worlds: Worlds, suits: Numbers, times: int) -> Tables:
    """Every deal as often as there are cards to try."""
    hands = np.repeat(worlds.hands, times, axis=0)
    return tables_of(view, hands, suits, np.repeat(worlds.stock, times, axis=0))


def worth_of_makings(
    view: SeatView, weights: Weights, judge: MakingJudge, count: int, rng: Random
) -> Values:
    """By deal and candidate: what the decisions that make trumps lead to."""
    endings = endings_of(view, judge, count, rng)
    return worth_of_endings(weights, endings, judge.equity).reshape(count, -1)


def endings_of(view: SeatView, judge: MakingJudge, count: int, rng: Random) -> list[Ending]:
    """Where all candidates lead to on so many deals, deal by deal, before a card is played."""
    belief = Belief(view)
    deals = [belief.deal(rng) for _ in range(count)]
    numbers = range(len(judge.candidates))
    return [judge.ending(deal, number) for deal in deals for number in numbers]


def worth_of_endings(weights: Weights, endings: Sequence[Ending], equity: Equity) -> Values:
    """Of hands about to be played, and of those that end before."""
    values = np.array([equity.of(e) if isinstance(e, Tally) else 0.0 for e in endings])
    for rows, positions in alike(endings):
        _, tables = laid(positions)
        play_out(weights, tables)
        values[rows] = worth_of(tables, [each.tally for each in positions], equity)
    return values


def alike(endings: Sequence[Ending]) -> Iterator[tuple[list[int], list[Position]]]:
    """Hands about to be played that can be played on together, with their numbers."""
    groups: dict[tuple[int, bool], list[tuple[int, Position]]] = {}
    for number, ending in enumerate(endings):
        if isinstance(ending, Position):
            key = ending.hands[0].bit_count(), ending.trump == NO_SUIT
            groups.setdefault(key, []).append((number, ending))
    for group in groups.values():
        yield [number for number, _ in group], [position for _, position in group]


def laid(positions: Sequence[Position]) -> tuple[Numbers, Tables]:
    """Tables about to begin, and what is trumps there; a pitcher leads the suit that promises
    most."""
    first = positions[0]
    suits = np.array([_suit(each) for each in positions])
    hands = np.array([each.hands for each in positions], dtype=np.uint64)
    dead = np.array([each.dead for each in positions], dtype=np.uint64)
    tables = Tables(
        first.terms,
        to_lanes(hands, suits[:, None]),
        seat=np.array([each.seat for each in positions]),
        dealer=np.array([each.dealer for each in positions]),
        dead=to_lanes(dead, suits),
    )
    if first.pitcher != NO_BID:
        tables.pitcher[:] = [each.pitcher for each in positions]
        tables.bid[:] = [each.bid for each in positions]
    tables.runs[:] = [max(0, len(bits(each.dead)) - 1) for each in positions]
    tables.is_pitching = first.trump == NO_SUIT
    return suits, tables


def _suit(position: Position) -> int:
    if position.trump != NO_SUIT:
        return position.trump
    hand = position.hands[position.seat]
    return best_suit(position.terms, position.seat, hand, position.dead)[0]
