"""Tallies equal an independent recount from exported records, in every game."""

from __future__ import annotations

from random import Random

import pytest

from allfives_desktop.ai.roster import built_in
from allfives_desktop.ai.simulate import Plan, Played, Seating, simulate
from allfives_desktop.records.building import record_of
from allfives_desktop.records.record import encode
from allfives_desktop.records.statistics.counting import tally_of
from allfives_desktop.records.statistics.tally import tally_from
from allfives_desktop.rules.options import Options
from allfives_desktop.rules.rulesets import RULESETS
from tests.records.statistics.recount import recount

TABLES = [
    (ruleset, players) for ruleset in RULESETS for players in RULESETS[ruleset].players_allowed
]


def matches(options: Options, *, count: int) -> list[Played]:
    seating = Seating(("random",) * options.players, (built_in("random"),) * options.players)
    return list(simulate(Plan(options, seating, count=count, seed="STATISTICS", max_hands=60)))


def assert_equal(options: Options, played: Played, *, plies: int, seat: int) -> None:
    log = played.log[:plies]
    counted = tally_of(options, seat, log)
    assert tally_from(counted.as_mapping()) == counted
    mine = counted.as_mapping()
    mine["counts"] = {str(fact): count for fact, count in mine["counts"].items() if count}
    assert mine == recount(encode(record_of(options, played.seats, log)), seat)


def options_of(ruleset: str, players: int) -> Options:
    own = RULESETS[ruleset].options()
    return own if own.players == players else own.changed(players=players, partners=False)


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_a_match_of_every_game_is_counted_as_its_record_says(ruleset: str, players: int) -> None:
    options, rng = options_of(ruleset, players), Random(players)
    (played,) = matches(options, count=1)
    whole = len(played.log)
    for plies in (whole, rng.randrange(whole)):
        assert_equal(options, played, plies=plies, seat=rng.randrange(players))


@pytest.mark.slow
@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_a_thousand_matches_are_counted_as_their_records_say(ruleset: str, players: int) -> None:
    options = options_of(ruleset, players)
    for played in matches(options, count=1000 // len(TABLES) + 1):
        assert_equal(options, played, plies=len(played.log), seat=played.number % players)
