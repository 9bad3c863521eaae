"""From tallies to figures: what the window's table and its chart show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from allfives_desktop.records.statistics.tally import (
    OTHERS,
    OWN,
    WHO,
    Choice,
    End,
    Fact,
    Family,
    MatchTally,
    chosen,
    points,
    points_after,
    times,
)
from allfives_desktop.rules.events import ScoreKind

_POINTS: Final = {who: tuple(points(who, kind) for kind in ScoreKind) for who in WHO}
Value = int | float | None  # an int is a number of things, a float a mean, None nothing to tell


class Section(StrEnum):
    """The parts of the table."""

    MATCHES = "matches"
    POINTS = "points"
    CHOICES = "choices"
    COSTS = "costs"


class Total(StrEnum):
    """Figures that are no source of points and no choice."""

    MATCHES = "matches"
    LEFT = "left"
    STREAK = "streak"
    LONGEST = "longest"
    GAMES = "games"
    SKUNKS = "skunks"
    UNDOS = "undos"
    HINTS = "hints"
    HANDS = "hands"
    POINTS = "points"
    A_HAND = "a_hand"
    REVIEWED = "reviewed"
    DECISIONS = "decisions"
    COST = "cost"
    CHANCE = "chance"


Figure = Total | ScoreKind | Choice


class Row(NamedTuple):
    """A figure: how many there are in all, of the person's side, of the other sides together."""

    figure: Figure
    number: Value = None
    own: Value = None
    others: Value = None


@dataclass(frozen=True, slots=True)
class Filter:
    """Which matches count; None: all. `helped`: those with help, or those without."""

    ruleset: str | None = None
    family: Family | None = None
    level: str | None = None
    helped: bool | None = None

    def takes(self, match: MatchTally) -> bool:
        return (
            self.ruleset in (None, match.ruleset)
            and self.family in (None, match.family)
            and self.level in (None, match.level)
            and self.helped in (None, match.is_helped)
        )


class Point(NamedTuple):
    """A finished or left match in the chart: how many points a hand the person's side made more
    than the others, in the mean."""

    match: MatchTally
    hands: int
    lead: float


class CostPoint(NamedTuple):
    """A reviewed match in the chart: what a decision of the person lost in it, in the mean."""

    match: MatchTally
    decisions: int
    points: float
    chance: float


def together(matches: Iterable[MatchTally]) -> Counter[str]:
    """The facts of several matches."""
    facts: Counter[str] = Counter()
    for match in matches:
        facts.update(match.tally.counts)
    return facts


def figures(
    matches: Sequence[MatchTally], *, under_way: int | None = None
) -> dict[Section, list[Row]]:
    """All figures of these matches, in the order they were played; the one `under_way` is not
    left. Sources and choices that never came up are not told."""
    facts = together(matches)
    return {
        Section.MATCHES: _matches(matches, facts, under_way),
        Section.POINTS: _points(facts),
        Section.CHOICES: [_choice(facts, each) for each in Choice if facts[chosen(each)]],
        Section.COSTS: _costs(matches),
    }


def course(matches: Iterable[MatchTally]) -> list[Point]:
    """The matches with at least one hand, in order."""
    points = []
    for match in matches:
        hands = match.tally.counts.get(Fact.HANDS, 0)
        if hands:
            own, others = (_scored(match.tally.counts, who) for who in (OWN, OTHERS))
            points.append(Point(match, hands, (own - others) / hands))
    return points


def cost_course(matches: Iterable[MatchTally]) -> list[CostPoint]:
    """The reviewed matches in which there was something to decide, as they ended."""
    return [
        CostPoint(match, cost.decisions, cost.points / cost.decisions, cost.chance / cost.decisions)
        for match in _as_ended(matches)
        if (cost := match.cost) is not None and cost.decisions
    ]


def unreviewed(matches: Iterable[MatchTally]) -> list[MatchTally]:
    """The matches played to their end of which no cost is known."""
    return [match for match in matches if match.is_over and match.cost is None]


def streaks(matches: Iterable[MatchTally]) -> tuple[int, int]:
    """Matches won one after the other: now, and at most; a match that is not over is passed by."""
    now = longest = 0
    for match in _as_ended(matches):
        now = now + 1 if match.tally.end is End.WON else 0
        longest = max(longest, now)
    return now, longest


def _as_ended(matches: Iterable[MatchTally]) -> list[MatchTally]:
    """Those that are over; of matches of early versions, which come first, no time is known."""
    over = (match for match in matches if match.is_over)
    return sorted(over, key=lambda match: (match.ended or 0, match.number))


def _costs(matches: Iterable[MatchTally]) -> list[Row]:
    costs = [match.cost for match in matches if match.is_over and match.cost is not None]
    decisions = sum(cost.decisions for cost in costs)
    if not decisions:
        return []
    points, chance = sum(cost.points for cost in costs), sum(cost.chance for cost in costs)
    return [
        Row(Total.REVIEWED, len(costs)),
        Row(Total.DECISIONS, decisions),
        Row(Total.COST, own=points / decisions),
        Row(Total.CHANCE, own=100 * chance / decisions),
    ]


def _matches(
    matches: Sequence[MatchTally], facts: Counter[str], under_way: int | None
) -> list[Row]:
    ends = Counter(match.tally.end for match in matches)
    left = sum(match.tally.end is End.OPEN and match.number != under_way for match in matches)
    now, longest = streaks(matches)
    games, skunks = (
        (facts[own], facts[others])
        for own, others in (
            (Fact.GAMES_WON, Fact.GAMES_LOST),
            (Fact.SKUNKS_MADE, Fact.SKUNKS_TAKEN),
        )
    )
    won, lost = ends[End.WON], ends[End.LOST]
    return [
        Row(Total.MATCHES, won + lost, won, lost),
        Row(Total.LEFT, left),
        Row(Total.STREAK, now),
        Row(Total.LONGEST, longest),
        Row(Total.GAMES, sum(games), *games),
        Row(Total.SKUNKS, sum(skunks), *skunks),
        Row(Total.UNDOS, sum(match.undos for match in matches)),
        Row(Total.HINTS, sum(match.hints for match in matches)),
    ]


def _points(facts: Counter[str]) -> list[Row]:
    hands, own, others = facts[Fact.HANDS], _scored(facts, OWN), _scored(facts, OTHERS)
    rows = [Row(Total.HANDS, hands), Row(Total.POINTS, own + others, own, others)]
    if hands:
        rows.append(Row(Total.A_HAND, (own + others) / hands, own / hands, others / hands))
    for kind in ScoreKind:
        number = facts[times(OWN, kind)] + facts[times(OTHERS, kind)]
        if number:
            scored = (facts[points(who, kind)] for who in (OWN, OTHERS))
            rows.append(Row(kind, number, *scored))
    return rows


def _choice(facts: Counter[str], choice: Choice) -> Row:
    number = facts[chosen(choice)]
    own, others = (facts[points_after(choice, who)] / number for who in (OWN, OTHERS))
    return Row(choice, number, own, others)


def _scored(facts: Mapping[str, int], who: str) -> int:
    return sum([facts.get(fact, 0) for fact in _POINTS[who]])
