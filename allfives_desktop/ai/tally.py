"""Scores of a game under way, and who has won it under every way of going out (spec 11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from allfives_desktop.rules.events import Scored

NOBODY = -1


class Tally:
    """The scores by side; `winner` is the side that has won the game, NOBODY while none has.

    `_latest` and `_crossed` hold for each side the place, among the scoring events of the hand,
    of its last one with positive points and of its crossing of the target; 0 for none.
    """

    __slots__ = ("_crossed", "_events", "_latest", "_out_rule", "_target", "scores", "winner")

    def __init__(
        self,
        target: int,
        out_rule: str,
        scores: Sequence[int],
        scored: Iterable[Scored] = (),
    ) -> None:
        self.scores = list(scores)
        self.winner = NOBODY
        self._target = target
        self._out_rule = out_rule
        self._events = 0
        self._latest = [0] * len(self.scores)
        self._crossed = [0] * len(self.scores)
        for event in scored:
            self._note(event.side, event.before, event.after)

    def copy(self) -> Tally:
        """The same scores, to go on by themselves."""
        twin = object.__new__(Tally)
        twin.scores = self.scores[:]
        twin.winner = self.winner
        twin._target = self._target
        twin._out_rule = self._out_rule
        twin._events = self._events
        twin._latest = self._latest[:]
        twin._crossed = self._crossed[:]
        return twin

    def key(self) -> tuple[int, ...]:
        """All that the end of the game can hang on."""
        if self._out_rule == "first_event":
            return tuple(self.scores)
        return (*self.scores, *self._latest, *self._crossed)

    def score(self, side: int, points: int) -> bool:
        """Adds the points of one event; whether they end the game at once."""
        before = self.scores[side]
        self.scores[side] = after = before + points
        self._note(side, before, after)
        if after >= self._target and self._out_rule == "first_event":
            self.winner = side
            return True
        return False

    def close(self) -> None:
        """The count is complete: among the sides at the target the way of going out decides."""
        out = [side for side, score in enumerate(self.scores) if score >= self._target]
        if out:
            self.winner = max(out, key=self._claim)

    def _note(self, side: int, before: int, after: int) -> None:
        self._events += 1
        if after > before:
            self._latest[side] = self._events
            if before < self._target <= after:
                self._crossed[side] = self._events

    def _claim(self, side: int) -> tuple[int, int]:
        if self._out_rule == "last_event":
            return self._latest[side], 0
        if self._out_rule == "last_cross":
            return self._crossed[side], 0
        return self.scores[side], -self._crossed[side]
