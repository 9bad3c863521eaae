"""The error report: enough to play the match again, and nothing personal."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from allfives_desktop import __version__
from allfives_desktop.records.deal_code import decode
from allfives_desktop.rules.actions import Cut, Deal
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.session.error_report import place_of, report_of, scrubbed
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.rows import read_action
from allfives_desktop.session.setup import MatchSetup

SEED = "0123456789ABCDEF"


def session_of(setup: MatchSetup) -> MatchSession:
    session, rng = MatchSession(), Random(1)
    session.begin(setup, NoJournal())
    for _ in range(20):
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(rng.choice(legal_actions(session.state)))
    return session


def raised(text: str) -> Exception:
    try:
        raise OSError(text)
    except OSError as error:
        return error


def test_it_leads_back_to_the_match(setup: MatchSetup) -> None:
    session = session_of(replace(setup, seed=SEED, options=setup.options.changed(target=31)))
    lines = report_of(raised("no"), session).splitlines()
    assert lines[0] == f"All Fives {__version__}"
    assert "Rules: all_fives target=31" in lines
    code = next(line.removeprefix("Deal code: ") for line in lines if "Deal code" in line)
    assert decode(code).seed == SEED
    told = [read_action(line) for line in lines[lines.index("Actions:") + 1 :] if line]
    assert told == [each for each in session.log if not isinstance(each, Cut | Deal)]


def test_cards_that_no_code_leads_to_are_told(setup: MatchSetup) -> None:
    session = session_of(setup)
    lines = report_of(raised("no"), session).splitlines()
    assert "Deal code: none" in lines
    told = [read_action(line) for line in lines[lines.index("Actions:") + 1 :] if line]
    assert told == list(session.log)


def test_nothing_personal_is_told(setup: MatchSetup, tmp_path: Path) -> None:
    seats = (setup.seats[0]._replace(name="Anastasia"), setup.seats[1])
    session = session_of(replace(setup, seats=seats))
    home = Path.home()
    error = raised(f"{tmp_path}/matches.sqlite of Anastasia: '{home}/My Cards/x' {home.name}")
    report = report_of(error, session)
    for word in ("Anastasia", str(tmp_path), str(home), "My Cards", str(Path.cwd())):
        assert word not in report
    assert "OSError: <path> of <name>: <path>" in report
    assert "test_error_report.py:" in report


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("no file C:\\Users\\Ana\\x.txt here", "no file <path> here"),
        ("[Errno 2] No such file: '/home/ana lu/x'", "[Errno 2] No such file: <path>"),
        ("~/cards, /tmp/x", "<path>, <path>"),
        ("3 of 4; a-b", "3 of 4; a-b"),
        ("by Ana, not Anabel", "by <name>, not Anabel"),
    ],
)
def test_paths_and_names_go(text: str, expected: str) -> None:
    assert scrubbed(text, ["Ana", ""]) == expected


def test_without_a_match_it_tells_of_the_program_alone() -> None:
    report = report_of(raised("no"), MatchSession())
    assert report.startswith("All Fives")
    assert "Rules" not in report


def test_the_same_error_has_the_same_place() -> None:
    one, other = raised("one"), raised("other")
    assert place_of(one) == place_of(other)
    assert place_of(one) != place_of(ValueError())
