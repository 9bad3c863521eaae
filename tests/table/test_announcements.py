"""Everything that happens is announced: in order, once, and a person who hurries misses nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.events import Event
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.text.phrases import told

if TYPE_CHECKING:
    from tests.table.conftest import Played

PATIENCE = 60_000
DECISIONS = 12


@pytest.mark.parametrize("ruleset", ["all_fives", "trinidad", "pitch"])
def test_what_happens_is_announced_in_order_and_once(
    played: Played, qtbot: QtBot, ruleset: str
) -> None:
    announced, happened = list[str](), list[Event]()
    played.table.stage.announced.connect(announced.append)
    played.director.presented.connect(happened.append)
    played.begin(ruleset, seed="SAID")
    decided = 0

    def has_decided() -> bool:
        nonlocal decided
        played.director.hurry()
        if played.director.is_resting:
            played.director.proceed()
        elif played.director.property("accepting"):
            played.director.submit(legal_actions(played.session.state)[0])
            decided += 1
        return decided >= DECISIONS

    qtbot.waitUntil(has_decided, timeout=PATIENCE)
    seats = played.table.tableau.seats
    expected = [said for event in happened if (said := told(event, seats))]
    assert len(expected) > DECISIONS
    assert announced == expected
