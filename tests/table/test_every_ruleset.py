"""A match of every game of the family, played at the table with clicks and keys."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.actions import Play
from allfives_desktop.rules.law import HAND_SIZE
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase
from tests.table.tableaus import new_tableau, shown

if TYPE_CHECKING:
    from tests.table.conftest import Played

PATIENCE = 20_000
SHORT = {"best_of": 1, "target": 7, "skunk_line": 4}
CHANGES: dict[str, dict[str, object]] = {
    "all_fives": {**SHORT, "target": 14},
    "all_fives_plus_five": {**SHORT, "players": 3},
    "five_for_five": {**SHORT, "players": 4, "skunk": True},
    "all_tens": {**SHORT, "players": 3, "direction": "anticlockwise", "after_run": "keep_all"},
    "all_fives_strict": {**SHORT, "players": 4, "first_dealer": "seat0"},
    "all_fours_7": {"players": 3, "best_of": 3, "next_game_dealer": "recut", "target": 5},
    "all_fours_11": {
        "players": 4,
        "gift_to": "all_opponents",
        "out_rule": "last_event",
        "target": 5,
        "skunk_line": 4,
    },
    "trinidad": {"target": 9},
    "pitch": {"players": 3, "all_pass": "eldest_free", "target": 5},
    "setback": {"all_pass": "redeal", "target": 5, "pitcher_first": False},
    "california_jack": {"target": 5},
}


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_match_is_played_to_its_end(played: Played, qtbot: QtBot, ruleset: str) -> None:
    rng = Random(ruleset)
    played.view.resize(800, 530)
    played.opponent.greedy = True
    played.begin(ruleset, seed=f"WHOLE {ruleset}", **CHANGES.get(ruleset, SHORT))
    session = played.session
    before = 0
    while True:
        _wait_for_something_new(played, qtbot, before)
        _assert_laid_as_the_view_says(played)
        if session.state.phase is Phase.MATCH_OVER:
            break
        before = len(session.log)
        _act(played, rng)
    assert session.state.winner is not None


def _wait_for_something_new(played: Played, qtbot: QtBot, before: int) -> None:
    def something_new() -> None:
        assert len(played.session.log) > before, played.session.state.phase
        assert played.is_open(), played.session.state.phase

    qtbot.waitUntil(something_new, timeout=PATIENCE)


def _assert_laid_as_the_view_says(played: Played) -> None:
    session = played.session
    laid = new_tableau(session.setup)
    laid.lay(session.setup, session.view(), session.seen)
    assert shown(played.table.tableau) == shown(laid)


def _act(played: Played, rng: Random) -> None:
    phase = played.session.state.phase
    if phase is Phase.PLAY:
        legal = {each.card.code for each in played.session.view().legal if isinstance(each, Play)}
        faces = [str(item.property("face")) for item in played.cards()]
        place = rng.choice([at for at, face in enumerate(faces) if face in legal])
        _choose_card(played, place, by_key=rng.random() < 0.5)
    elif phase is Phase.DISCARD:
        for place in range(HAND_SIZE, len(played.cards())):
            _choose_card(played, place, by_key=False)
        played.click(played.buttons()[0])
    elif phase is Phase.BID:
        played.click(played.buttons()[0])
    else:
        played.click(rng.choice(played.buttons()))


def _choose_card(played: Played, place: int, *, by_key: bool) -> None:
    if by_key and place < 9:
        played.view.setFocus()
        digit = Qt.Key(Qt.Key.Key_1 + place)
        QTest.keyClick(played.view, digit)
        QTest.keyClick(played.view, digit)
    else:
        played.click(played.cards()[place], left=0.1)
