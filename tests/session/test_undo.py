"""Taking decisions back: a person's decision at a time, in every game, and forward again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from allfives_desktop.rules.actions import Action
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.matches import Matches
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.session.store import Store


def match_of(ruleset: str, seed: str) -> MatchSetup:
    options = RULESETS[ruleset].options()
    computers = (Seat("", "greedy"),) * (options.players - 1)
    return MatchSetup(ruleset, options, (Seat("", None), *computers), seed)


def play_on(session: MatchSession, rng: Random, *, plies: int) -> None:
    for _ in range(plies):
        if session.is_over:
            return
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(rng.choice(legal_actions(session.state)))


def own_decisions(session: MatchSession) -> list[Action]:
    return [action for action in session.log if getattr(action, "seat", None) == 0]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_undo_takes_back_one_decision_of_the_person(ruleset: str) -> None:
    session, rng = MatchSession(), Random(1)
    session.begin(match_of(ruleset, "UNDO"), NoJournal())
    play_on(session, rng, plies=150)
    decisions, whole = own_decisions(session), session.log
    for left in range(len(decisions) - 1, -1, -1):
        session.undo()
        assert own_decisions(session) == decisions[:left]
        assert session.state.actor == 0
        assert session.log == whole[: len(session.log)]
    assert not session.can_undo
    session.undo()
    assert own_decisions(session) == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_redo_leads_forward_decision_by_decision_to_where_it_was(ruleset: str) -> None:
    session = MatchSession()
    session.begin(match_of(ruleset, "REDO"), NoJournal())
    play_on(session, Random(2), plies=150)
    whole, state, seen = session.log, session.state, session.seen
    places = []
    while session.can_undo:
        places.append(session.log)
        session.undo()
    for place in reversed(places):
        assert session.can_redo
        session.redo()
        assert len(own_decisions(session)) == sum(getattr(a, "seat", None) == 0 for a in place)
    assert not session.can_redo
    assert (session.log, session.state, session.seen) == (whole, state, seen)


def test_after_another_decision_nothing_can_be_played_again() -> None:
    session = MatchSession()
    session.begin(match_of("all_fives", "OTHER"), NoJournal())
    play_on(session, Random(3), plies=40)
    session.undo()
    session.undo()
    session.submit(legal_actions(session.state)[0])
    assert not session.can_redo


def test_where_undo_is_switched_off_nothing_is_taken_back() -> None:
    session = MatchSession()
    session.begin(replace(match_of("all_fives", "OFF"), undo=False), NoJournal())
    play_on(session, Random(3), plies=40)
    whole = session.log
    assert not session.can_undo
    session.undo()
    assert session.log == whole
    assert session.undos == 0


def test_undos_are_counted_and_kept(tmp_path: Path) -> None:
    store = Store(tmp_path / "matches.sqlite")
    session = MatchSession()
    matches = Matches(session, store)
    matches.begin(match_of("all_fives", "COUNT"))
    play_on(session, Random(3), plies=40)
    session.undo()
    session.redo()
    session.undo()
    session.note_hint()
    assert (session.undos, session.hints) == (2, 1)
    again = MatchSession()
    assert Matches(again, Store(store.path)).resume()
    assert (again.undos, again.hints) == (2, 1)
    assert again.setup == session.setup


def test_a_match_without_a_person_cannot_be_taken_back() -> None:
    setup = match_of("all_fives", "WATCHED")
    watched = MatchSetup(setup.ruleset, setup.options, (Seat("", "greedy"),) * 2, "S", True)
    session = MatchSession()
    session.begin(watched, NoJournal())
    play_on(session, Random(4), plies=40)
    assert not session.can_undo
