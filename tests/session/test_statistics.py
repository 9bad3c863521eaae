"""Statistics of the store: what counts, what does not, resets, and files of earlier versions."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from time import time

import pytest

from allfives_desktop.records.statistics.counting import tally_of
from allfives_desktop.records.statistics.tally import Cost, End, Fact
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.counting import level_of
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.schema import VERSION as SCHEMA
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.session.store import Store
from tests.session.counted import counted, statistics_of

QUICK = "all_fours_7"
VERSIONS = Path(__file__).parents[1] / "data"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "matches.sqlite")


@pytest.fixture
def quick(setup: MatchSetup) -> MatchSetup:
    return replace(setup, ruleset=QUICK, options=RULESETS[QUICK].options())


def begun(store: Store, setup: MatchSetup) -> MatchSession:
    session = MatchSession()
    session.begin(setup, store.create(setup))
    return session


def play(session: MatchSession, *, until: Callable[[MatchSession], bool], seed: int = 3) -> None:
    rng = Random(seed)
    while not until(session):
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(rng.choice(legal_actions(session.state)))


def is_over(session: MatchSession) -> bool:
    return session.is_over


def is_between(session: MatchSession) -> bool:
    return session.state.phase == "hand_over"


def test_a_finished_match_is_counted_once_and_kept(store: Store, quick: MatchSetup) -> None:
    session = begun(store, quick)
    play(session, until=is_over)
    (match,) = counted(store).matches
    assert match.tally == tally_of(quick.options, 0, session.log)
    assert (match.ruleset, match.level, match.is_helped) == (QUICK, "greedy", False)
    assert counted(store).matches == (match,)


@pytest.mark.parametrize("watched", [True, False])
def test_what_is_watched_or_known_counts_nowhere(
    store: Store, quick: MatchSetup, watched: bool
) -> None:
    play(begun(store, replace(quick, watched=watched, known=not watched)), until=is_over)
    assert counted(store).matches == ()


def test_of_a_hand_under_way_nothing_counts(store: Store, quick: MatchSetup) -> None:
    session = begun(store, quick)
    play(session, until=is_between)
    before = counted(store).matches
    session.proceed()
    play(session, until=lambda session: session.state.phase == "play")
    assert counted(store).matches == before
    assert before[0].tally.counts[Fact.HANDS] == 1


def test_taking_back_the_end_takes_back_what_it_counted(store: Store, quick: MatchSetup) -> None:
    session = begun(store, quick)
    play(session, until=is_over)
    (whole,) = counted(store).matches
    session.undo()
    (open_again,) = counted(store).matches
    assert open_again.tally.end is End.OPEN
    assert open_again.is_helped
    session.redo()
    (again,) = counted(store).matches
    assert again.tally == whole.tally
    assert again.undos == 1


def test_a_match_with_a_hint_is_one_with_help(store: Store, quick: MatchSetup) -> None:
    session = begun(store, quick)
    play(session, until=is_between)
    assert not counted(store).matches[0].is_helped
    session.note_hint()
    session.note_hint()
    (match,) = counted(store).matches
    assert match.hints == session.hints == 2
    assert match.is_helped


def test_other_decisions_of_the_same_number_are_counted_anew(
    store: Store, quick: MatchSetup
) -> None:
    session = begun(store, quick)
    play(session, until=is_over, seed=3)
    counted(store)
    while session.can_undo:
        session.undo()
    play(session, until=is_over, seed=4)
    (match,) = counted(store).matches
    assert match.tally == tally_of(quick.options, 0, session.log)


def test_a_reset_forgets_all_and_can_be_taken_back(store: Store, quick: MatchSetup) -> None:
    for seed in range(3):
        play(begun(store, quick), until=is_over, seed=seed)
    statistics = counted(store)
    before = statistics.matches
    assert not statistics.can_take_back
    statistics.reset()
    assert statistics.matches == ()
    play(begun(store, quick), until=is_over, seed=9)
    later = counted(store)
    assert len(later.matches) == 1
    assert later.can_take_back
    later.take_back()
    assert later.matches[:3] == before
    assert len(later.matches) == 4
    assert not later.can_take_back


def test_the_last_of_several_resets_is_taken_back_first(store: Store, quick: MatchSetup) -> None:
    begun(store, quick)
    statistics = counted(store)
    statistics.reset()
    begun(store, quick)
    statistics.reset()
    statistics.take_back()
    assert [match.number for match in statistics.matches] == [2]
    statistics.take_back()
    assert [match.number for match in statistics.matches] == [1, 2]


def test_a_match_that_cannot_be_replayed_stops_no_other(store: Store, quick: MatchSetup) -> None:
    for seed in range(2):
        play(begun(store, quick), until=is_over, seed=seed)
    store.close()
    with sqlite3.connect(store.path) as db:
        db.execute("UPDATE actions SET action = 'act 0 play 2C' WHERE match = 1 AND ply = 9")
    assert [match.number for match in counted(store).matches] == [2]


def test_where_the_store_cannot_be_read_it_is_said(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file, not a folder")
    statistics, told = statistics_of(tmp_path / "data" / "matches.sqlite"), list[str]()
    statistics.failed.connect(told.append)
    statistics.refresh()
    statistics.reset()
    assert len(told) == 2
    assert statistics.matches == ()


def test_the_level_is_that_of_the_other_sides(setup: MatchSetup) -> None:
    options = setup.options.changed(players=4, partners=True)
    seats = (Seat("", None), Seat("", "expert"), Seat("", "novice"), Seat("", "expert"))
    assert level_of(replace(setup, options=options, seats=seats)) == "expert"
    mixed = (*seats[:3], Seat("", "club"))
    assert level_of(replace(setup, options=options, seats=mixed)) == ""


def of_version(store: Store, version: int) -> None:
    """A file of two matches: one that is over, and one with a decision taken back."""
    with sqlite3.connect(store.path) as db:
        db.executescript((VERSIONS / f"store_{version}.sql").read_text(encoding="utf-8"))
    db.close()


def test_there_is_a_file_of_every_version() -> None:
    assert len(list(VERSIONS.glob("store_*.sql"))) == SCHEMA


@pytest.mark.parametrize("version", range(1, SCHEMA + 1))
def test_a_store_of_every_version_is_taken_over_whole(store: Store, version: int) -> None:
    of_version(store, version)
    matches = counted(store).matches
    assert [(match.number, match.undos) for match in matches] == [(1, 0), (2, 1)]
    assert [match.hints for match in matches] == [0, 0 if version < 2 else 3]
    assert matches[0].tally.end is not End.OPEN
    assert matches[0].ended == (None if version < 4 else 1_790_000_000)
    assert matches[0].cost is None  # of version 4: judged in another way, as its row says
    with store.reading() as db:
        kept = db.execute("SELECT version, decisions, points, chance FROM reviews").fetchall()
    assert kept == ([] if version < 4 else [(1, 12, 3.5, 0.25)])
    assert store.latest() == 2
    assert all(store.read(match).setup.undo for match in (1, 2))


@pytest.mark.parametrize("version", range(1, SCHEMA + 1))
def test_a_damaged_store_of_every_version_keeps_its_matches(store: Store, version: int) -> None:
    of_version(store, version)
    data = store.path.read_bytes()
    store.path.write_bytes(data[:-2000])
    found = Store(store.path)
    assert found.latest() == 2
    assert found.rescued is not None
    assert found.read(1).actions
    assert found.read(1).ended == (None if version < 4 else 1_790_000_000)


def test_the_day_of_the_end_is_kept_until_the_match_ends_otherwise(
    store: Store, quick: MatchSetup
) -> None:
    begun_at = round(time())
    session = begun(store, quick)
    play(session, until=is_over)
    (match,) = counted(store).matches
    assert match.ended is not None
    assert begun_at <= match.ended <= time() + 1
    session.undo()
    assert counted(store).matches[0].ended is None
    session.redo()
    assert counted(store).matches[0].ended == match.ended
    session.undo()
    play(session, until=lambda session: session.state.phase != "hand_over", seed=8)
    assert store.read(1).ended == match.ended
    session.submit(legal_actions(session.state)[-1])
    assert store.read(1).ended is None or session.is_over


def test_a_cost_is_that_of_the_actions_it_was_judged_for(store: Store, quick: MatchSetup) -> None:
    session = begun(store, quick)
    play(session, until=is_over)
    cost = Cost(20, 1.5, 0.125)
    store.write_cost(1, len(session.log), cost)
    assert counted(store).matches[0].cost == cost
    session.undo()
    assert counted(store).matches[0].cost is None
    session.redo()
    assert counted(store).matches[0].cost == cost
    session.undo()
    session.submit(legal_actions(session.state)[0])
    play(session, until=is_over)
    assert counted(store).matches[0].cost is None
