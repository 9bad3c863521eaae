"""From tallies to figures, and what chance allows."""

from __future__ import annotations

import csv
from io import StringIO
from math import comb

import pytest

from allfives_desktop.records.statistics.csv_file import COLUMNS, csv_of
from allfives_desktop.records.statistics.fairness import PLACES, fairness
from allfives_desktop.records.statistics.figures import (
    Filter,
    Row,
    Section,
    Total,
    course,
    figures,
    streaks,
)
from allfives_desktop.records.statistics.tally import (
    Choice,
    End,
    Family,
    MatchTally,
    Tally,
    tally_from,
)
from allfives_desktop.rules.cards import Rank
from allfives_desktop.rules.events import ScoreKind
from allfives_desktop.table.seating import CHAIRS


def match_of(
    number: int,
    end: End,
    counts: dict[str, int] | None = None,
    *,
    ruleset: str = "pitch",
    undos: int = 0,
    hints: int = 0,
) -> MatchTally:
    tally = Tally(end, (0, 0), counts or {})
    return MatchTally(number, ruleset, Family.PITCH, "greedy", undos, tally, hints)


def won(pattern: str) -> list[MatchTally]:
    ends = {"w": End.WON, "l": End.LOST, "-": End.OPEN}
    return [match_of(number, ends[letter]) for number, letter in enumerate(pattern)]


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [("", (0, 0)), ("w", (1, 1)), ("wwl", (0, 2)), ("lw-w", (2, 2)), ("wwwlw", (1, 3))],
)
def test_streaks_pass_over_matches_that_were_left(pattern: str, expected: tuple[int, int]) -> None:
    assert streaks(won(pattern)) == expected


def test_a_match_under_way_is_not_left() -> None:
    matches = won("w-l-")
    rows = {row.figure: row for row in figures(matches, under_way=3)[Section.MATCHES]}
    assert rows[Total.MATCHES] == Row(Total.MATCHES, 2, 1, 1)
    assert rows[Total.LEFT] == Row(Total.LEFT, 1)


def test_points_and_choices_add_up_over_matches() -> None:
    facts = {"hands": 4, "points.own.high": 3, "times.own.high": 3, "choice.stood": 2,
             "choice.stood.own": 5, "choice.stood.others": 1}  # fmt: skip
    more = {"hands": 1, "points.others.high": 1, "times.others.high": 1}
    matches = [match_of(1, End.WON, facts), match_of(2, End.LOST, more)]
    sections = figures(matches)
    assert Row(ScoreKind.HIGH, 4, 3, 1) in sections[Section.POINTS]
    assert Row(Total.A_HAND, 0.8, 0.6, 0.2) in sections[Section.POINTS]
    assert sections[Section.CHOICES] == [Row(Choice.STOOD, 2, 2.5, 0.5)]
    assert [point.lead for point in course(matches)] == [0.75, -1.0]


def test_a_filter_takes_what_is_asked_for() -> None:
    helped, other = match_of(1, End.WON, undos=1), match_of(2, End.WON, ruleset="setback")
    assert Filter(helped=True).takes(helped)
    assert Filter(helped=True).takes(match_of(3, End.WON, hints=1))
    assert not Filter(helped=True).takes(other)
    assert not Filter(ruleset="pitch").takes(other)
    assert Filter(family=Family.PITCH, level="greedy", helped=False).takes(other)
    assert not Filter(level="expert").takes(other)


@pytest.mark.parametrize(
    "value",
    [None, {}, [], {"end": "won"}, {"end": "half", "games": [0, 0], "counts": {}},
     {"end": "won", "games": [0, 0], "counts": {"hands": "many"}}],
)  # fmt: skip
def test_what_is_no_tally_is_refused(value: object) -> None:
    with pytest.raises(ValueError, match=r"tally|End"):
        tally_from(value)


@pytest.mark.parametrize("deals", [1, 10, 100, 1000])
def test_chance_stays_within_its_interval_95_times_in_100(deals: int) -> None:
    (row,) = fairness({"turned.2.A.6": deals, "got.2.A": 0})
    chance = 6 / 51
    within = sum(
        comb(deals, hits) * chance**hits * (1 - chance) ** (deals - hits)
        for hits in range(row.low, row.high + 1)
        if hits <= deals
    )
    assert within >= 0.95
    assert row.expected == pytest.approx(deals * chance)
    assert (row.place, row.rank, row.deals) == (2, Rank.ACE, deals)


def test_far_from_chance_is_told() -> None:
    (row,) = fairness({"any.0.5.6": 100, "got.0.5": 90})
    assert row.expected == pytest.approx(100 * 24 / 52)
    assert not row.is_within


def test_places_are_those_of_the_table() -> None:
    assert {players: tuple(map(int, chairs)) for players, chairs in CHAIRS.items()} == PLACES


def test_the_file_has_a_line_a_match_and_a_column_a_fact() -> None:
    matches = [match_of(3, End.WON, {"hands": 7}, undos=2), match_of(9, End.OPEN, {"games.own": 1})]
    rows = list(csv.DictReader(StringIO(csv_of(matches).decode(), newline="")))
    assert list(rows[0]) == [*COLUMNS, "games.own", "hands"]
    assert rows[0] == {
        "match": "3", "ruleset": "pitch", "family": "pitch", "level": "greedy", "undos": "2",
        "hints": "0", "end": "won", "games_own": "0", "games_others": "0", "games.own": "0",
        "hands": "7", "ended": "", "decisions": "", "points_lost": "", "chance_lost": "",
    }  # fmt: skip
    assert (rows[1]["hands"], rows[1]["games.own"]) == ("0", "1")
