"""The store: what was written comes back, damage is kept aside, and nothing else is lost."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import pytest

from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.matches import Matches
from allfives_desktop.session.rows import Kept, RowError
from allfives_desktop.session.schema import VERSION
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.session.store import Store, StoreError


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "data" / "matches.sqlite")


def written_match(store: Store, setup: MatchSetup, *, seed: int = 5) -> tuple[int, MatchSession]:
    journal, session, rng = store.create(setup), MatchSession(), Random(seed)
    session.begin(setup, journal)
    for _ in range(40):
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(rng.choice(legal_actions(session.state)))
    return journal.match, session


def again(store: Store) -> Store:
    """The same file, as the next start of the program finds it."""
    return Store(store.path)


def test_a_match_comes_back_as_it_was(store: Store, setup: MatchSetup) -> None:
    match, session = written_match(store, setup)
    assert again(store).read(match) == Kept(setup, session.log, ())


def test_what_was_taken_back_comes_back_too(store: Store, setup: MatchSetup) -> None:
    match, session = written_match(store, setup)
    whole = session.log
    session.undo()
    session.undo()
    kept = again(store).read(match)
    assert kept.actions == session.log
    assert kept.actions + kept.taken_back == whole
    assert store.undos(match) == 2


def test_another_decision_takes_the_place_of_those_taken_back(
    store: Store, setup: MatchSetup
) -> None:
    match, session = written_match(store, setup)
    for _ in range(3):
        session.undo()
    session.submit(legal_actions(session.state)[-1])
    assert again(store).read(match) == Kept(setup, session.log, ())


def test_the_match_used_last_lies_on_the_table(store: Store, setup: MatchSetup) -> None:
    first, second = store.create(setup).match, store.create(setup).match
    assert store.latest() == second
    store.reopen(first)
    assert again(store).latest() == first


def test_a_watched_match_is_never_taken_for_the_players_own(
    store: Store, setup: MatchSetup
) -> None:
    own = store.create(setup).match
    watched = store.create(MatchSetup(setup.ruleset, setup.options, setup.seats, "S", True)).match
    assert store.latest(watched=False) == own
    assert store.latest(watched=True) == watched


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE matches SET setup = '{}'",
        "UPDATE matches SET setup = 'nonsense'",
        'UPDATE matches SET setup = replace(setup, \'greedy\', \'x","name":7,"y":"\')',
        "UPDATE matches SET ply = 900",
        "UPDATE actions SET action = 'act 0 fly AS' WHERE ply = 7",
        "UPDATE actions SET action = 'deal AS' WHERE ply = 2",
        "UPDATE actions SET action = 'proceed later' WHERE ply = 7",
        "UPDATE actions SET action = zeroblob(9) WHERE ply = 7",
        "DELETE FROM actions WHERE ply = 7",
    ],
)
def test_a_match_that_says_nonsense_is_kept_aside_and_the_one_before_it_comes(
    store: Store, setup: MatchSetup, damage: str
) -> None:
    before, _ = written_match(store, setup, seed=1)
    bad, _ = written_match(store, setup, seed=2)
    store.close()
    with sqlite3.connect(store.path) as db:
        db.execute(f"{damage} {'AND' if 'WHERE' in damage else 'WHERE'} "
                   f"{'match' if 'actions' in damage else 'id'} = {bad}")  # fmt: skip
    session, told = MatchSession(), list[str]()
    matches = Matches(session, again(store))
    matches.damaged.connect(told.append)
    assert matches.resume()
    assert told == [f"{store.path} #{bad}"]
    assert session.log == store.read(before).actions
    assert again(store).latest() == before


def test_a_file_that_is_no_database_is_kept_aside(store: Store, setup: MatchSetup) -> None:
    store.path.parent.mkdir()
    store.path.write_bytes(b"not a database " * 500)
    written_match(store, setup)
    assert store.rescued is not None
    assert store.rescued.read_bytes().startswith(b"not a database")
    assert again(store).latest() is not None


def test_a_damaged_file_is_told_apart_from_a_damaged_match(store: Store) -> None:
    store.path.parent.mkdir()
    store.path.write_bytes(b"not a database " * 500)
    matches, of_match, of_file = Matches(MatchSession(), store), list[str](), list[str]()
    matches.damaged.connect(of_match.append)
    matches.rescued.connect(of_file.append)
    assert not matches.resume()
    assert (of_match, len(of_file)) == ([], 1)
    assert Path(of_file[0]).read_bytes().startswith(b"not a database")


@pytest.mark.parametrize("seed", range(30))
def test_a_spoilt_file_never_stops_the_program(store: Store, setup: MatchSetup, seed: int) -> None:
    for number in range(3):
        written_match(store, setup, seed=number)
    store.close()
    spoil(store.path, Random(seed))
    session = MatchSession()
    matches = Matches(session, again(store))
    told: list[str] = []
    matches.damaged.connect(told.append)
    matches.rescued.connect(told.append)
    assert matches.resume() or told
    matches.begin(setup)
    assert again(store).latest() is not None


def spoil(path: Path, rng: Random) -> None:
    """Overwrite a few places of the file."""
    data = bytearray(path.read_bytes())
    for _ in range(rng.randrange(1, 5)):
        at = rng.randrange(0, len(data) - 64)
        data[at : at + 64] = rng.randbytes(64)
    path.write_bytes(data)


def test_of_a_file_cut_short_all_that_can_be_read_is_taken_over(
    store: Store, setup: MatchSetup
) -> None:
    logs = {}
    for number in range(30):
        match, session = written_match(store, setup, seed=number)
        logs[match] = session.log
    store.close()
    data = store.path.read_bytes()
    store.path.write_bytes(data[: len(data) * 3 // 4])
    found = again(store)
    assert found.latest() is not None
    assert found.rescued is not None
    kept = {match: found.read(match).actions for match in logs if exists(found, match)}
    assert all(log == logs[match][: len(log)] for match, log in kept.items())
    assert sum(map(len, kept.values())) > sum(map(len, logs.values())) // 4


def exists(store: Store, match: int) -> bool:
    try:
        store.read(match)
    except (StoreError, RowError):
        return False
    return True


def test_a_file_of_a_later_version_is_left_alone(store: Store, setup: MatchSetup) -> None:
    written_match(store, setup)
    store.close()
    with sqlite3.connect(store.path) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = store.path.read_bytes()
    with pytest.raises(StoreError, match=f"version {VERSION + 1}"):
        again(store).latest()
    assert store.path.read_bytes() == before


def test_where_nothing_can_be_written_play_goes_on(tmp_path: Path, setup: MatchSetup) -> None:
    (tmp_path / "data").write_text("a file, not a folder")
    session, told = MatchSession(), list[str]()
    matches = Matches(session, Store(tmp_path / "data" / "matches.sqlite"))
    matches.unsaved.connect(told.append)
    session.unsaved.connect(told.append)
    assert not matches.resume()
    matches.begin(setup)
    assert session.has_match
    assert len(told) == 2
    assert all("data" in reason for reason in told)
