"""Killed at any moment, the program loses nothing older than the action under way."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Final

import pytest

from allfives_desktop.records.building import record_of
from allfives_desktop.records.replay import verify
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.matches import Matches
from allfives_desktop.session.store import Store

HERE: Final = Path(__file__).parent
RUNS: Final = [*range(6), *(pytest.param(run, marks=pytest.mark.slow) for run in range(6, 200))]
# In each folder several runs are killed: what one left is what the next one finds. 200 in all.
FOLDERS: Final = [
    range(2),
    *(pytest.param(range(at, at + 3), marks=pytest.mark.slow) for at in range(2, 200, 3)),
]


@pytest.mark.parametrize("run", RUNS)
def test_what_was_kept_before_the_kill_is_there_after_it(tmp_path: Path, run: int) -> None:
    path = tmp_path / "matches.sqlite"
    seed, length = killed("endless_play.py", str(path), f"KILL{run}", seconds=0.5, run=run)
    session = resumed(path)
    if session.setup.seed == seed:
        # What was under way may have been the taking back of a decision.
        assert len(session.log) >= length or session.can_redo
    else:
        assert number_of(session.setup.seed) == number_of(seed) + 1


@pytest.mark.timeout(300)
@pytest.mark.parametrize("runs", FOLDERS, ids=str)
def test_what_the_window_showed_before_the_kill_is_there_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, runs: range
) -> None:
    for kind in ("CONFIG", "DATA", "CACHE"):
        monkeypatch.setenv(f"XDG_{kind}_HOME", str(tmp_path / kind))
    for run in runs:
        seed, length = killed("watched_play.py", f"WINDOW{runs[0]}", seconds=2, run=run)
        session = resumed(tmp_path / "DATA" / "allfives" / "matches.sqlite")
        assert session.setup.seed != seed or len(session.log) >= length


def killed(program: str, *arguments: str, seconds: float, run: int) -> tuple[str, int]:
    """The seed and the length that the program told last, killed so long after the first."""
    process = subprocess.Popen(
        [sys.executable, HERE / program, *arguments], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(Random(run).uniform(0, seconds))
    os.kill(process.pid, 9)
    rest, _ = process.communicate(timeout=30)
    seed, length = (first + rest).rsplit("\n", 2)[-2].split()
    return seed, int(length)


def resumed(path: Path) -> MatchSession:
    """The match as the next start lays it, whole and true to the rules."""
    session, told = MatchSession(), list[str]()
    store = Store(path)
    matches = Matches(session, store)
    matches.damaged.connect(told.append)
    matches.rescued.connect(told.append)
    matches.unsaved.connect(told.append)
    assert matches.resume()
    assert told == []
    setup = session.setup
    names = [seat.player or "" for seat in setup.seats]
    record = record_of(setup.options, names, session.log, ruleset=setup.ruleset, seed=setup.seed)
    assert list(verify(record)) == []
    store.close()
    return session


def number_of(seed: str) -> int:
    return int(seed.rpartition("-")[2])
