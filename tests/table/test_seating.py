"""Everybody sits where play goes round, partners face each other, and our side pegs last."""

from __future__ import annotations

import pytest

from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.table.seating import Chair, Seating

PERSON, COMPUTER = Seat("", None), Seat("", "greedy")


def seating(ruleset: str, *seats: Seat, watched: bool = False, **changes: object) -> Seating:
    options = RULESETS[ruleset].options(players=len(seats), **changes)
    return Seating(MatchSetup(ruleset, options, seats, "SEATING", watched=watched))


@pytest.mark.parametrize(
    ("others", "chairs", "names"),
    [
        (1, (Chair.SOUTH, Chair.NORTH), ("You", "Computer")),
        (2, (Chair.SOUTH, Chair.WEST, Chair.EAST), ("You", "West", "East")),
        (3, (Chair.SOUTH, Chair.WEST, Chair.NORTH, Chair.EAST), ("You", "West", "North", "East")),
    ],
)
def test_we_sit_south_and_the_others_clockwise(
    others: int, chairs: tuple[Chair, ...], names: tuple[str, ...]
) -> None:
    table = seating("all_fives", PERSON, *(COMPUTER,) * others)
    assert table.chairs == chairs
    assert table.names == names


def test_another_own_seat_is_south_too() -> None:
    table = seating("all_fives", COMPUTER, COMPUTER, PERSON)
    assert table.chairs == (Chair.WEST, Chair.EAST, Chair.SOUTH)
    assert table.names == ("West", "East", "You")


@pytest.mark.parametrize("own", range(4))
def test_partners_face_each_other_and_are_named_by_where_they_sit(own: int) -> None:
    seats = [COMPUTER] * 4
    seats[own] = PERSON
    table = seating("trinidad", *seats)
    assert table.chairs[(own + 2) % 4] is Chair.NORTH
    names = [table.seats.side_name(table.side_of_track(track)) for track in range(2)]
    assert names == ["East-West", "North-South"]


@pytest.mark.parametrize(("ruleset", "players"), [("pitch", 4), ("all_fives", 3), ("trinidad", 4)])
def test_our_side_pegs_on_the_last_track(ruleset: str, players: int) -> None:
    table = seating(ruleset, COMPUTER, PERSON, *(COMPUTER,) * (players - 2))
    sides = range(table.options.sides)
    assert table.track_of(table.own_side) == table.options.sides - 1
    assert sorted(map(table.track_of, sides)) == list(sides)
    assert [table.side_of_track(table.track_of(side)) for side in sides] == list(sides)
    assert table.by_track(sides)[-1] == table.own_side


def test_who_only_watches_is_nobody() -> None:
    table = seating("all_fives", COMPUTER, COMPUTER, watched=True)
    assert table.names == ("South", "North")
    assert table.seats.own is None
