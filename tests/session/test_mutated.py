"""Files of the player, mutated: no error comes of it, what is wrong is named, the rest is there."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from allfives_desktop.records.faults import FaultError
from allfives_desktop.records.opening import open_record
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.game import Game, as_mapping
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.matches import Matches
from allfives_desktop.session.preferences import ALLOWED, DEFAULTS, RANGES, Preferences
from allfives_desktop.session.rows import Kept, RowError
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.session.store import Store, StoreError
from allfives_desktop.text.faults import fault_sentence
from tests.session.counted import statistics_of

pytestmark = pytest.mark.usefixtures("qapp")  # figures are counted in its event loop
QUICK, ALL = 25, 500
SEEDS: Final = [
    *range(QUICK),
    *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(QUICK, ALL)),
]
MATCHES: Final = 4
LENGTH: Final = 60
SAMPLES: Final = Path(__file__).parents[1] / "data" / "sample_records.json"
HOSTILE: Final = (
    "", "x", "null", "[]", "{}", -1, 0, 2**63 - 1, -(2**63), 1e308, None, b"\xff\xfe\0",
    "é\0\U0001f0a1", "act 0 play AS", "act 9 beg", "deal ASAS", "cut", '{"ruleset":"all_fives"}',
    "9" * 400, "[" * 500,
)  # fmt: skip
COLUMNS: Final = ("watched", "setup", "ply", "undos", "used", "faulty")


def spoilt(data: bytes, rng: Random) -> bytes:
    """One to four places overwritten, flipped, cut out, doubled, or all that follows gone."""
    spoils = bytearray(data)
    for _ in range(rng.randrange(1, 5)):
        at, length = rng.randrange(max(1, len(spoils))), rng.randrange(1, 200)
        match rng.choice(("overwrite", "flip", "cut", "double", "end", "zero")):
            case "overwrite":
                spoils[at : at + length] = rng.randbytes(length)
            case "flip" if spoils:
                spoils[at] ^= 1 << rng.randrange(8)
            case "cut":
                del spoils[at : at + length]
            case "double":
                spoils[at:at] = spoils[at : at + length]
            case "end":
                del spoils[at:]
            case "zero":
                spoils[at : at + length] = bytes(length)
    return bytes(spoils)


# The store


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with some matches, the first of them over."""
    store = Store(tmp_path_factory.mktemp("whole") / "matches.sqlite")
    for number in range(MATCHES):
        play(store, number)
    store.close()
    with closing(sqlite3.connect(store.path)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    return store.path


def play(store: Store, number: int) -> None:
    ruleset = "all_fours_7" if number == 0 else list(RULESETS)[number]
    options = RULESETS[ruleset].options()
    seats = (Seat("Ágnes", None), *(Seat("", "greedy"),) * (options.players - 1))
    setup = MatchSetup(ruleset, options, seats, f"MUTATE{number}")
    session, rng = MatchSession(), Random(number)
    session.begin(setup, store.create(setup))
    while not session.is_over and (number == 0 or len(session.log) < LENGTH):
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(rng.choice(legal_actions(session.state)))


def kept(path: Path) -> dict[int, Kept]:
    """Every match of a store that says something."""
    found = dict[int, Kept]()
    with closing(Store(path)) as store:
        for match in range(1, MATCHES + 1):
            try:
                found[match] = store.read(match)
            except (StoreError, RowError):
                continue
    return found


def started(path: Path) -> list[str]:
    """The program begins on this store, counts what is in it, and a new match is begun; what was
    told."""
    told, session = list[str](), MatchSession()
    with closing(Store(path)) as store:
        matches = Matches(session, store)
        matches.damaged.connect(told.append)
        matches.rescued.connect(told.append)
        matches.unsaved.connect(told.append)
        matches.resume()
        statistics = statistics_of(path)
        statistics.failed.connect(told.append)
        statistics.refresh()
        options = RULESETS["pitch"].options()
        seats = (Seat("", None), *(Seat("", "greedy"),) * (options.players - 1))
        new = MatchSetup("pitch", options, seats, "AFTERWARDS")
        matches.begin(new)
        log = session.log
    with closing(Store(path)) as store:
        again = MatchSession()
        if Matches(again, store).resume():
            assert (again.setup, again.log) == (new, log)
        else:
            assert told
    return told


@pytest.mark.parametrize("seed", SEEDS)
def test_a_spoilt_store(whole: Path, tmp_path: Path, seed: int) -> None:
    before, path = kept(whole), tmp_path / "matches.sqlite"
    data = spoilt(whole.read_bytes(), Random(seed))
    path.write_bytes(data)
    told = started(path)
    aside = [each for each in tmp_path.iterdir() if "damaged" in each.name]
    assert all(each.read_bytes() == data for each in aside)
    assert [each for each in aside if str(each) not in told] == []
    for match, found in kept(path).items():
        if found.setup == before[match].setup and not told:
            assert found.actions + found.taken_back == before[match].actions


@pytest.mark.parametrize("seed", SEEDS)
def test_a_store_with_nonsense_in_a_row(whole: Path, tmp_path: Path, seed: int) -> None:
    rng, before = Random(seed), kept(whole)
    path = tmp_path / "matches.sqlite"
    path.write_bytes(whole.read_bytes())
    match = rng.randrange(1, MATCHES + 1)
    with closing(sqlite3.connect(path)) as db, db:
        nonsense(db, rng, match)
    started(path)
    after = kept(path)
    assert {each: after[each] for each in before if each != match} == {
        each: found for each, found in before.items() if each != match
    }


def nonsense(db: sqlite3.Connection, rng: Random, match: int) -> None:
    """Any column of one match, or of one of its actions, holds anything; or a row is gone."""
    values = {"value": rng.choice(HOSTILE), "match": match, "ply": rng.randrange(LENGTH)}
    what = rng.choice(("match", "action", "gone", "tally", "hint"))
    column = rng.choice(COLUMNS)
    db.execute(
        {
            "match": f"UPDATE OR IGNORE matches SET {column} = ifnull(:value, {column})"  # noqa: S608
            " WHERE id = :match",
            "action": "UPDATE actions SET action = ifnull(:value, '')"
            " WHERE match = :match AND ply = :ply",
            "gone": "DELETE FROM actions WHERE match = :match AND ply = :ply",
            "tally": "INSERT OR REPLACE INTO tallies"
            " SELECT id, ply, 1, ifnull(:value, '') FROM matches WHERE id = :match",
            "hint": "INSERT OR REPLACE INTO hints VALUES (:match, ifnull(:value, 0))",
        }[what],
        values,
    )


# Records


@pytest.fixture(scope="module")
def records() -> list[bytes]:
    samples = json.loads(SAMPLES.read_text(encoding="utf-8"))
    return [json.dumps(sample, ensure_ascii=False).encode() for sample in samples]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_mutated_record(records: list[bytes], tmp_path: Path, seed: int) -> None:
    rng, path = Random(seed), tmp_path / "match.allfives"
    data = rng.choice(records)
    path.write_bytes(spoilt(data, rng) if rng.random() < 0.5 else _changed(data, rng))
    before = path.read_bytes()
    said = opened_or_refused(path)
    assert said.strip()
    assert "%1" not in said
    assert "%2" not in said
    assert path.read_bytes() == before


def opened_or_refused(path: Path) -> str:
    """What is wrong with a record; its ruleset where nothing is."""
    try:
        return open_record(path).record.ruleset or "unnamed"
    except FaultError as error:
        return fault_sentence(error.fault)


def _changed(data: bytes, rng: Random) -> bytes:
    """A value somewhere in the JSON is another."""
    record = json.loads(data)
    parent, key = rng.choice(list(_places(record)))
    value = rng.choice(HOSTILE)
    parent[key] = value if not isinstance(value, bytes) else value.decode("latin-1")
    return json.dumps(record, ensure_ascii=False).encode()


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in list(inside):
        yield value, key
        if isinstance(part, dict | list):
            yield from _places(part)


# Preferences


def chosen() -> dict[str, Any]:
    """Another value than the one at first, for every key that has a choice."""
    values = {key: allowed[-1] for key, allowed in (ALLOWED | RANGES).items()}
    game = as_mapping(Game("pitch", RULESETS["pitch"].options(target=21)))
    return DEFAULTS | values | {"panel": True, "new_match": game}


@pytest.mark.parametrize("seed", SEEDS)
def test_mutated_preferences(tmp_path: Path, seed: int) -> None:
    rng, path = Random(seed), tmp_path / "preferences.json"
    values = chosen()
    key = rng.choice(list(values))
    mutate: Callable[[], bytes] = rng.choice([
        lambda: spoilt(json.dumps(values).encode(), rng),
        lambda: json.dumps(values | {key: _plain(rng.choice(HOSTILE))}).encode(),
    ])  # fmt: skip
    path.write_bytes(data := mutate())
    preferences = Preferences(path)
    assert all(isinstance(preferences.text(each), str) for each in DEFAULTS)
    assert preferences.game.options.target > 0
    if preferences.faults:
        assert preferences.kept_aside is not None
        assert preferences.kept_aside.read_bytes() == data
    if preferences.faults not in ([], [""]):
        whole = json.loads(data)
        good = {each for each in whole if each in DEFAULTS} - {*preferences.faults}
        assert all(preferences._value(each) == whole[each] for each in good)
    preferences.set("motion", "off" if preferences.text("motion") != "off" else "fast")
    again = Preferences(path)
    assert (again.text("motion"), again.faults) == (preferences.text("motion"), [])


def _plain(value: object) -> object:
    return value.decode("latin-1") if isinstance(value, bytes) else value
