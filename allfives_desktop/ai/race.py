"""Candidates judged deal by deal; those that have fallen behind are judged no more.

All are judged on the same deals, so the difference between two is known better than either. Every
`ROUND` deals each candidate is compared with the leader: with m the mean of the n differences and s
their standard deviation, it is out when m > Z s / sqrt(n).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

ROUND = 12
Z = 2.6


class Race:
    """`running` are the numbers of the candidates still in it.

    Nobody is out, and the race not over, before `fewest` deals.
    """

    __slots__ = ("_fewest", "_values", "running")

    def __init__(self, candidates: int, *, fewest: int = 0) -> None:
        self.running = list(range(candidates))
        self._fewest = fewest
        self._values: list[list[float]] = [[] for _ in range(candidates)]

    @property
    def is_open(self) -> bool:
        """Whether more deals are wanted."""
        return len(self.running) > 1 or len(self._values[self.running[0]]) < self._fewest

    def note(self, values: Sequence[float]) -> None:
        """What the running candidates are worth on one more deal."""
        for candidate, value in zip(self.running, values, strict=True):
            self._values[candidate].append(value)
        deals = len(self._values[self.running[0]])
        if deals % ROUND == 0 and deals >= self._fewest:
            leader = self._values[self.leader()]
            self.running = [each for each in self.running if not self._is_out(each, leader)]

    def leader(self) -> int:
        """The best on the average, the first of equals."""
        return max(self.running, key=lambda each: sum(self._values[each]))

    def behind(self) -> list[float]:
        """By candidate, how far it is behind the leader on the deals it was judged on."""
        best = self._values[self.leader()]
        return [
            (sum(best[: len(own)]) - sum(own)) / len(own) if own else 0.0 for own in self._values
        ]

    def _is_out(self, candidate: int, leader: list[float]) -> bool:
        behind = [best - own for best, own in zip(leader, self._values[candidate], strict=True)]
        mean = sum(behind) / len(behind)
        spread = sqrt(sum([(each - mean) ** 2 for each in behind]) / len(behind))
        return mean > Z * spread / sqrt(len(behind))
