"""Killed at any moment, the program loses nothing older than the action under way."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from allfives_desktop.records.building import record_of
from allfives_desktop.records.replay import verify
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.matches import Matches
from allfives_desktop.session.store import Store

PROGRAM = Path(__file__).with_name("endless_play.py")
RUNS = int(os.environ.get("ALLFIVES_KILLS", "8"))


@pytest.mark.parametrize("run", range(RUNS))
def test_what_was_kept_before_the_kill_is_there_after_it(tmp_path: Path, run: int) -> None:
    path = tmp_path / "matches.sqlite"
    seed, length = killed(path, run)
    session = MatchSession()
    lost: list[str] = []
    matches = Matches(session, Store(path))
    matches.damaged.connect(lost.append)
    matches.unsaved.connect(lost.append)
    assert matches.resume()
    assert lost == []
    setup = session.setup
    if setup.seed == seed:
        # What was under way may have been the taking back of a decision.
        assert len(session.log) >= length or session.can_redo
    else:
        assert number_of(setup.seed) == number_of(seed) + 1
    names = [seat.player or "" for seat in setup.seats]
    record = record_of(setup.options, names, session.log, ruleset=setup.ruleset, seed=setup.seed)
    assert list(verify(record)) == []


def killed(path: Path, run: int) -> tuple[str, int]:
    """The seed and the length that the program told last before it was killed."""
    process = subprocess.Popen(
        [sys.executable, PROGRAM, path, f"KILL{run}"], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(Random(run).uniform(0, 0.5))
    process.kill()
    rest, _ = process.communicate(timeout=30)
    last = (first + rest).rsplit("\n", 2)[-2]
    seed, length = last.split()
    return seed, int(length)


def number_of(seed: str) -> int:
    return int(seed.rpartition("-")[2])
