"""The journal: what was written comes back, a torn line is dropped, nonsense is refused."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.session.journal import JournalError, Journals, read
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.setup import MatchSetup


@pytest.fixture
def journals(tmp_path: Path) -> Journals:
    return Journals(tmp_path / "matches")


def written_match(journals: Journals, setup: MatchSetup) -> tuple[Path, MatchSession]:
    journal, session, rng = journals.create(setup), MatchSession(), Random(5)
    session.begin(setup, journal)
    for _ in range(40):
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(rng.choice(legal_actions(session.state)))
    return journal.path, session


def test_a_match_comes_back_as_it_was(journals: Journals, setup: MatchSetup) -> None:
    path, session = written_match(journals, setup)
    assert read(path) == (setup, list(session.log))


def test_it_is_on_disk_without_being_closed(journals: Journals, setup: MatchSetup) -> None:
    path, session = written_match(journals, setup)
    assert path.read_bytes().count(b"\n") == len(session.log) + 1


def test_a_torn_last_line_is_left_out_and_written_over(
    journals: Journals, setup: MatchSetup
) -> None:
    path, session = written_match(journals, setup)
    os.truncate(path, path.stat().st_size - 3)
    _, log = read(path)
    assert log == list(session.log)[:-1]
    journal = journals.reopen(path)
    journal.append(session.log[-1])
    assert read(path) == (setup, list(session.log))


def test_the_match_played_last_lies_on_the_table(journals: Journals, setup: MatchSetup) -> None:
    first = journals.create(setup).path
    second = journals.create(setup).path
    os.utime(first, (1, 1))
    os.utime(second, (2, 2))
    assert journals.latest() == second
    journals.reopen(first)
    assert journals.latest() == first


def test_a_watched_match_is_never_taken_for_the_players_own(
    journals: Journals, setup: MatchSetup
) -> None:
    own = journals.create(setup).path
    watched = journals.create(MatchSetup(setup.ruleset, setup.options, setup.seats, "S", True)).path
    assert journals.latest(watched=False) == own
    assert journals.latest(watched=True) == watched


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"\n",
        b"nonsense\n",
        b"{}\n",
        b"[[[[\n",
        b'{"format":"allfives-journal","version":2}\n',
        b"\xff\xfe\n",
    ],
)
def test_a_damaged_journal_is_refused_and_can_be_kept_aside(
    journals: Journals, setup: MatchSetup, damage: bytes
) -> None:
    path = journals.create(setup).path
    path.write_bytes(damage)
    with pytest.raises(JournalError):
        read(path)
    kept = journals.set_aside(path)
    assert kept.read_bytes() == damage
    assert journals.latest() is None


def test_a_line_that_is_no_action_is_refused(journals: Journals, setup: MatchSetup) -> None:
    path, _ = written_match(journals, setup)
    with path.open("ab") as file:
        file.write(b'["act","0 fly AS"]\n')
    with pytest.raises(JournalError):
        read(path)


def test_a_journal_cannot_be_made_where_nothing_can_be_written(
    tmp_path: Path, setup: MatchSetup
) -> None:
    (tmp_path / "matches").write_text("a file, not a folder")
    with pytest.raises(OSError, match="matches"):
        Journals(tmp_path / "matches").create(setup)
