"""What changed rules do to the game: the same packs played under the standard rules and under the
changed ones, by the same player in every seat.

Games go from 0-0 to the target with the deal passing on; number i of either rules is played from
the seed text "seed#i", so both cut and deal the same cards. A game is one observation
(`intervals`). Playing stops with the pair of games that brings both rules to the hands asked for:
a stopping rule whose bias shrinks with the number of games, the intervals only with its root.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from allfives_desktop.ai.effect_report import Effect, Estimate, Measure, Row, Total
from allfives_desktop.ai.intervals import Ratio, ratio, share, share_difference
from allfives_desktop.ai.roster import built_in
from allfives_desktop.ai.simulate import Plan, Played, Seating, simulate
from allfives_desktop.rules.events import ScoreKind
from allfives_desktop.rules.options import Options

PLAYER: Final = "greedy"
HANDS: Final = 2000
SEED: Final = "allfives"
FEWEST_LEFT_OUT: Final = 5

_CERTAINLY_NONE: Final = Estimate(0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two sets of rules to be played with the same packs, for at least `hands` hands each."""

    standard: Options
    changed: Options
    hands: int = HANDS
    seed: str = SEED
    player: str = PLAYER


@dataclass(frozen=True, slots=True)
class Game:
    """What is counted of one game; `points` of all sides together, by source."""

    hands: int
    dealer_won: bool
    is_skunk: bool
    winner: int
    points: Mapping[ScoreKind, int]


class Tally:
    """The pairs of games played so far."""

    def __init__(self, comparison: Comparison) -> None:
        self._comparison = comparison
        self._standard: list[Game] = []
        self._changed: list[Game] = []
        self.hands = (0, 0)
        self.unfinished = 0

    def add(self, standard: Game | None, changed: Game | None) -> None:
        """One pack under both rules; None for a game broken off, which leaves the pack out."""
        if standard is None or changed is None:
            self.unfinished += 1
            return
        self._standard.append(standard)
        self._changed.append(changed)
        self.hands = self.hands[0] + standard.hands, self.hands[1] + changed.hands

    @property
    def is_hopeless(self) -> bool:
        """Whether games under these rules rarely end."""
        return self.unfinished >= FEWEST_LEFT_OUT and self.unfinished > len(self._standard)

    def effect(self) -> Effect:
        """What has come out so far."""
        pairs = list(zip(self._standard, self._changed, strict=True))
        return Effect(
            games=len(pairs),
            hands=self.hands,
            differing=sum(one != other for one, other in pairs),
            unfinished=self.unfinished,
            rows=tuple(self._rows()) if pairs else (),
        )

    def _rows(self) -> Iterator[Row]:
        yield self._ratios(Total.HANDS, lambda game: (game.hands, 1))
        yield self._shares(Total.DEALER, lambda game: game.dealer_won)
        yield self._skunks()
        yield self._ratios(Total.POINTS, lambda game: (sum(game.points.values()), game.hands))
        for kind in ScoreKind:
            if any(kind in game.points for game in (*self._standard, *self._changed)):
                yield self._ratios(kind, partial(_points_a_hand, kind))

    def _skunks(self) -> Row:
        """Rules without skunks have none, which is certain and not an observation."""
        row = self._shares(Total.SKUNKS, lambda game: game.is_skunk)
        before, after = self._comparison.standard.skunk, self._comparison.changed.skunk
        return Row(
            row.measure,
            row.standard if before else _CERTAINLY_NONE,
            row.changed if after else _CERTAINLY_NONE,
            row.difference if before or after else _CERTAINLY_NONE,
        )

    def _ratios(self, measure: Measure, parts: Callable[[Game], tuple[int, int]]) -> Row:
        standard = _ratio(map(parts, self._standard))
        changed = _ratio(map(parts, self._changed))
        return Row(measure, standard.estimate(), changed.estimate(), changed.less(standard))

    def _shares(self, measure: Measure, happened: Callable[[Game], bool]) -> Row:
        before, after = map(happened, self._standard), map(happened, self._changed)
        pairs = Counter(zip(before, after, strict=True))
        games = len(self._standard)
        both, gained, lost = pairs[True, True], pairs[False, True], pairs[True, False]
        return Row(
            measure,
            share(both + lost, games),
            share(both + gained, games),
            share_difference(gained, lost, games),
        )


def compare(comparison: Comparison) -> Iterator[Tally]:
    """Plays pair after pair, and gives the same growing tally after each. Ends when the hands
    asked for have been played under both rules, or when games do not come to an end."""
    tally = Tally(comparison)
    standard = simulate(_plan(comparison.standard, comparison))
    changed = simulate(_plan(comparison.changed, comparison))
    for one, other in zip(standard, changed, strict=True):
        tally.add(_game(one), _game(other))
        yield tally
        if min(tally.hands) >= comparison.hands or tally.is_hopeless:
            return


def _plan(options: Options, comparison: Comparison) -> Plan:
    """Enough single games: each has at least one hand."""
    player = built_in(comparison.player)
    seating = Seating((comparison.player,) * options.players, (player,) * options.players)
    count = comparison.hands * 2 + FEWEST_LEFT_OUT
    return Plan(options.changed(best_of=1), seating, count=count, seed=comparison.seed)


def _game(played: Played) -> Game | None:
    """What counts of a game; None when it was broken off."""
    if played.winner is None:
        return None
    first, last = played.ends[0], played.ends[-1]
    points: Counter[ScoreKind] = Counter()
    for end in played.ends:
        for scored in end.scored:
            points[scored.kind] += scored.points
    return Game(
        hands=len(played.ends),
        dealer_won=first.options.side_of(first.dealer) == played.winner,
        is_skunk=last.games_won[played.winner] > 1,
        winner=played.winner,
        points=points,
    )


def _points_a_hand(kind: ScoreKind, game: Game) -> tuple[int, int]:
    return game.points.get(kind, 0), game.hands


def _ratio(parts: Iterable[tuple[int, int]]) -> Ratio:
    tops, bottoms = zip(*parts, strict=True)
    return ratio(tops, bottoms)
