"""Finished matches are found, the latest first; what cannot be read is passed over."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.actions import Action, Cut, Deal, Proceed
from allfives_desktop.rules.engine import apply, new_match
from allfives_desktop.rules.fair_deal import FairDeal
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.shuffle import chance
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.timeline import Timeline
from allfives_desktop.session.deals import is_of_seed
from allfives_desktop.session.past import FinishedMatches, Past, to_go_on
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.session.store import Store
from tests.session.counted import counted


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "matches.sqlite")
    yield store
    store.close()


@pytest.fixture
def short(setup: MatchSetup) -> MatchSetup:
    return replace(setup, options=setup.options.changed(target=11, best_of=1))


def played(setup: MatchSetup) -> list[Action]:
    state, log, rng = new_match(setup.options), list[Action](), Random(setup.seed)
    while state.phase is not Phase.MATCH_OVER:
        if state.phase in (Phase.CUT, Phase.DEAL):
            log.append(chance(state, setup.seed))
        else:
            log.append(rng.choice(legal_actions(state)) if state.actor is not None else Proceed())
        state = apply(state, log[-1]).state
    return log


def found(store: Store, qtbot: QtBot) -> list[Past]:
    finished, pasts = FinishedMatches(store), list[Past]()
    finished.found.connect(pasts.append)
    with qtbot.waitSignal(finished.ended, timeout=20_000):
        finished.find()
    return pasts


def test_finished_matches_come_latest_first(store: Store, short: MatchSetup, qtbot: QtBot) -> None:
    setups = [replace(short, seed=seed) for seed in "ABC"]
    for setup in setups:
        store.create(setup, played(setup))
    store.create(short, played(short)[:-1])
    pasts = found(store, qtbot)
    assert [past.setup for past in pasts] == setups[::-1]
    assert all(past.timeline.is_over for past in pasts)
    assert pasts[0].is_match(setups[2], played(setups[2]))
    assert not pasts[0].is_match(setups[1], played(setups[1]))


def test_a_match_that_says_nothing_or_breaks_the_rules_is_passed_over(
    store: Store, short: MatchSetup, qtbot: QtBot
) -> None:
    log = played(short)
    good = [store.create(short, log).match for _ in range(3)]
    store.close()
    with sqlite3.connect(store.path) as db:
        db.execute("UPDATE actions SET action = 'act 0 fly' WHERE match = ? AND ply = 4", good[:1])
        db.execute("UPDATE actions SET action = 'proceed' WHERE match = ? AND ply = 4", good[1:2])
    db.close()
    assert len(found(store, qtbot)) == 1


def test_a_store_that_cannot_be_read_has_none(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert found(Store(tmp_path / "file" / "matches.sqlite"), qtbot) == []


def test_a_finished_match_goes_on_with_its_cards_and_another_with_new_ones(
    short: MatchSetup,
) -> None:
    log = played(short)
    over = Past(short, Timeline(short.options, log))
    under_way = Past(short, Timeline(short.options, log[:-1]))
    assert to_go_on(over) == replace(short, known=True)
    assert to_go_on(under_way).seed != short.seed
    assert not is_of_seed(to_go_on(under_way), log[:-1])
    assert any(isinstance(action, Cut | Deal) for action in log)


@pytest.mark.parametrize("is_over", [True, False])
def test_a_match_that_goes_on_is_read_again_and_counts_once(
    store: Store, short: MatchSetup, is_over: bool
) -> None:
    fair = FairDeal("00" * 16, 7)
    proven = replace(short, seed=fair.seed, fair=fair)
    log = played(proven)[: None if is_over else -1]
    store.create(proven, log)
    setup = to_go_on(Past(proven, Timeline(proven.options, log)))
    again = store.create(setup, log[:20]).match
    assert store.read(again).setup == setup
    assert [match.number for match in counted(store).matches] == [1]


def test_a_watched_match_goes_on_with_a_person_in_the_first_seat(short: MatchSetup) -> None:
    seats = (Seat("A", "greedy"), Seat("B", "greedy"))
    watched = replace(short, seats=seats, watched=True)
    setup = to_go_on(Past(watched, Timeline(short.options, played(short))))
    assert [seat.is_person for seat in setup.seats] == [True, False]
    assert (setup.names, setup.watched) == (("A", "B"), False)
