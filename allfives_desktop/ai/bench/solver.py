"""Row 7: positions that the solver enters, against alpha-beta without its bounds, its table and its
order, on the same deals: the worth of every lead of a six-card hand for two."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from random import Random
from typing import Final

from allfives_desktop.ai.bench.measure import Asked, Figure, Unit, exactly
from allfives_desktop.ai.bench.row import Sample, Samples, Series
from allfives_desktop.ai.duel import Duel
from allfives_desktop.ai.kernel import bits, terms_of
from allfives_desktop.ai.kernel_position import Position
from allfives_desktop.ai.tally import Tally
from allfives_desktop.rules.cards import PACK
from allfives_desktop.rules.law import HAND_SIZE
from allfives_desktop.rules.rulesets import RULESETS

ASKED: Final = Asked(12)
SERIES: Final = "deals"


class SolverRow:
    """Counted, so the same on every machine."""

    name = "solver"
    lacks = ""
    seconds = inf  # a part of the deals would be another figure
    series = (Series(SERIES, 5, 100, 100),)

    def block(self, series: str, number: int) -> list[Sample]:  # noqa: ARG002 - there is only one
        rng = Random(f"solver/{number}")  # noqa: S311 - no secret
        return [_nodes(dealt(HAND_SIZE, rng)) for _ in range(self.series[0].block)]

    def figures(self, samples: Samples) -> list[Figure]:
        plain, full = (sum(column) for column in zip(*samples[SERIES], strict=True))
        count = len(samples[SERIES])
        return [
            Figure("fewer positions", exactly(plain / full), Unit.TIMES, count, SERIES, ASKED),
            Figure("positions a deal", exactly(full / count), Unit.NUMBER, count, SERIES),
        ]


def dealt(cards_a_hand: int, rng: Random) -> Position:
    """A deal of All Fives for two about to be played."""
    options = RULESETS["all_fives"].options()
    terms = terms_of(options)
    pack = list(range(len(PACK)))
    rng.shuffle(pack)
    hands = [sum(1 << pack.pop() for _ in range(cards_a_hand)) for _ in range(terms.players)]
    tally = Tally(options.target, options.out_rule, [0] * terms.sides)
    return Position(terms, hands, trump=pack[0] // 13, seat=0, dealer=1, tally=tally)


def _nodes(position: Position) -> Sample:
    """Plain, and the solver's."""
    duel, plain = Duel(position), Plain()
    duel.values()
    plain.values(position)
    return plain.nodes, duel.nodes


class Plain:
    """Alpha-beta as it stands in books. It counts the tricks it enters, as the solver does."""

    def __init__(self) -> None:
        self.nodes = 0

    def values(self, position: Position) -> dict[int, float]:
        """Of every legal card, the mover's points less the other's."""
        sign = 1 if position.seat == 0 else -1
        return {
            card: sign * self._search(after, -inf, inf)
            for card, after in _played(position, bits(position.legal()))
        }

    def _search(self, at: Position, alpha: float, beta: float) -> float:
        """Seat 0's points less the other's."""
        if at.is_over:
            return at.tally.scores[0] - at.tally.scores[1]
        self.nodes += not at.trick
        is_max = at.seat == 0
        best = -inf if is_max else inf
        for _, after in _played(at, bits(at.legal())):
            value = self._search(after, alpha, beta)
            if is_max:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best


def _played(position: Position, cards: Iterable[int]) -> Iterable[tuple[int, Position]]:
    for card in cards:
        after = position.copy()
        after.play(card)
        yield card, after
