"""Counts a match as it is played again: facts of a hand become facts of the match when it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from allfives_desktop.records.statistics.fairness import dealt_facts
from allfives_desktop.records.statistics.tally import (
    OTHERS,
    OWN,
    Choice,
    End,
    Fact,
    Tally,
    chosen,
    points,
    points_after,
    times,
)
from allfives_desktop.rules.actions import Action, Beg, Deal, Give, Run, Stand
from allfives_desktop.rules.engine import apply, new_match
from allfives_desktop.rules.events import (
    CountMade,
    Event,
    GameWon,
    HandEnded,
    PitcherMade,
    Scored,
    ScoreKind,
)
from allfives_desktop.rules.state import Phase

if TYPE_CHECKING:
    from allfives_desktop.rules.options import Options


class _Hand:
    """What is known of a hand that is not over."""

    def __init__(self) -> None:
        self.facts: Counter[str] = Counter()
        self.points = {OWN: 0, OTHERS: 0}
        self.choices: list[Choice] = []
        self.begs = False
        self.bid: int | None = None
        self.is_set_back = False
        self.is_counted = False

    def closed(self) -> Counter[str]:
        """All its facts, now that it is over."""
        choices = [*self.choices, *self._pitch()]
        for choice in choices:
            self.facts[chosen(choice)] += 1
            for who, scored in self.points.items():
                self.facts[points_after(choice, who)] += scored
        self.facts[Fact.HANDS] += 1
        return self.facts

    def _pitch(self) -> Iterable[Choice]:
        """What became of the person's bid; nothing where the hand ended before its count."""
        if self.bid is None or not self.is_counted:
            return
        if self.is_set_back:
            yield Choice.BID_SET
        else:
            yield Choice.BID_MADE if self.bid else Choice.LED_FREE


class Counting:
    """One match counted for the person in `seat`, action by action."""

    def __init__(self, options: Options, seat: int) -> None:
        self._seat = seat
        self._side = options.side_of(seat)
        self._state = new_match(options)
        self._counts: Counter[str] = Counter()
        self._hand = _Hand()

    def add(self, action: Action) -> None:
        """The next action of the match. Raises IllegalAction."""
        state, events = apply(self._state, action)
        if isinstance(action, Deal):
            self._hand.facts.update(dealt_facts(events, self._seat, state.options.players))
        self._decide(action)
        for event in events:
            self._take(event)
        self._state = state

    def tally(self) -> Tally:
        """The match so far; what belongs to a hand under way is not in it."""
        won = self._state.games_won
        others = max(games for side, games in enumerate(won) if side != self._side)
        return Tally(self._end(), (won[self._side], others), dict(self._counts))

    def _end(self) -> End:
        if self._state.phase is not Phase.MATCH_OVER:
            return End.OPEN
        return End.WON if self._state.winner == self._side else End.LOST

    def _decide(self, action: Action) -> None:
        hand, seat = self._hand, self._seat
        match action:
            case Stand() if action.seat == seat:
                hand.choices.append(Choice.STOOD)
            case Beg():
                hand.begs = action.seat == seat
            case Give() | Run():
                gives = isinstance(action, Give)
                if hand.begs:
                    hand.choices.append(Choice.BEGGED_GIFT if gives else Choice.BEGGED_RUN)
                elif action.seat == seat:
                    hand.choices.append(Choice.GAVE if gives else Choice.RAN)
                hand.begs = False

    def _take(self, event: Event) -> None:
        match event:
            case Scored():
                self._score(event)
            case PitcherMade() if event.seat == self._seat:
                self._hand.bid = event.level
            case CountMade():
                self._hand.is_counted = True
            case HandEnded():
                self._close()
            case GameWon():
                self._close()
                self._win(event)

    def _score(self, event: Scored) -> None:
        hand, who = self._hand, self._who(event.side)
        hand.points[who] += event.points
        hand.facts[times(who, event.kind)] += 1
        hand.facts[points(who, event.kind)] += event.points
        if event.kind is ScoreKind.SETBACK and who is OWN:
            hand.is_set_back = True

    def _close(self) -> None:
        self._counts.update(self._hand.closed())
        self._hand = _Hand()

    def _win(self, event: GameWon) -> None:
        own = self._who(event.side) is OWN
        self._counts[Fact.GAMES_WON if own else Fact.GAMES_LOST] += 1
        if event.games > 1:
            self._counts[Fact.SKUNKS_MADE if own else Fact.SKUNKS_TAKEN] += 1

    def _who(self, side: int) -> str:
        return OWN if side == self._side else OTHERS


def tally_of(options: Options, seat: int, actions: Iterable[Action]) -> Tally:
    """A whole match, for the person in `seat`. Raises IllegalAction."""
    counting = Counting(options, seat)
    for action in actions:
        counting.add(action)
    return counting.tally()
