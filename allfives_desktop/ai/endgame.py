"""Exact endings with all cards on the table, under every rule and for any number of seats.

Alpha-beta on the kernel itself: draws, captures, setbacks, the count and every way of going out are
those of `Position`, and an end is worth what the caller says. It has no bounds of its own and so is
for the last tricks; `duel` is for whole hands of two.

Two camps: the side that is asked for, and everybody else. With three or four sides that is
cautious, for the others do not really stand together; the value is then what the side can be sure
of.
"""

from __future__ import annotations

from collections.abc import Callable

from allfives_desktop.ai.kernel import bits
from allfives_desktop.ai.kernel_position import Position
from allfives_desktop.ai.tally import Tally

Key = tuple[tuple[int, ...], ...]


class Endgame:
    """The search for one side. `worth` tells what a tally at the end of a hand is worth to it."""

    __slots__ = ("_side", "_table", "_worth")

    def __init__(self, side: int, worth: Callable[[Tally], float]) -> None:
        self._side = side
        self._worth = worth
        self._table: dict[Key, tuple[float, float]] = {}

    def values(self, position: Position) -> dict[int, float]:
        """The exact value of every legal card."""
        self._table.clear()
        whole = float("-inf"), float("inf")
        return {card: self._after(position, card, *whole) for card in bits(position.legal())}

    def _after(self, position: Position, card: int, alpha: float, beta: float) -> float:
        played = position.copy()
        played.play(card)
        if played.is_over:
            return self._worth(played.tally)
        if played.trick:
            return self._best(played, alpha, beta)
        return self._remembered(played, alpha, beta)

    def _remembered(self, position: Position, alpha: float, beta: float) -> float:
        """At the end of a trick: positions reached in different ways are searched once."""
        key = (
            tuple(position.hands),
            tuple(position.won),
            (position.seat, *position.tally.key()),
        )
        low, high = self._table.get(key, (float("-inf"), float("inf")))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        value = self._best(position, alpha, beta)
        if value > alpha:
            low = value
        if value < beta:
            high = value
        self._table[key] = low, high
        return value

    def _best(self, position: Position, alpha: float, beta: float) -> float:
        cards = reversed(bits(position.legal()))
        if position.terms.side_of[position.seat] == self._side:
            best = float("-inf")
            for card in cards:
                best = max(best, self._after(position, card, max(alpha, best), beta))
                if best >= beta:
                    break
            return best
        best = float("inf")
        for card in cards:
            best = min(best, self._after(position, card, alpha, min(beta, best)))
            if best <= alpha:
                break
        return best
