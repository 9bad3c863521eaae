"""A game, a skunk and a match end differently, each briefly."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.events import GameWon, MatchWon
from allfives_desktop.table.choreography import cue
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace

if TYPE_CHECKING:
    from tests.table.conftest import Played

GAME, SKUNK = (GameWon(0, games, (61, 20), (games, 0)) for games in (1, 2))
ENDINGS = (GAME, SKUNK, MatchWon(0))
KINDS = ("game", "skunk", "match")


def test_each_lasts_longer_than_the_one_before_and_none_two_seconds() -> None:
    lengths = [cue(beat, Pace()).move.duration for beat in ENDINGS]
    assert all(shorter < longer for shorter, longer in pairwise([0, *lengths, 2000]))


def test_none_is_seen_without_motion() -> None:
    still = Pace(MotionSpeed.OFF, Dwell.NORMAL)
    assert {cue(beat, still).move.duration for beat in ENDINGS} == {0}


def lights(played: Played) -> int:
    """How many things are seen that only the end of something shows."""
    root = played.view.rootObject()
    finale = next(item for item in inside(root) if "Finale" in item.metaObject().className())
    return len([item for item in finale.childItems() if item.width() > 0])


def test_each_shows_something_else_and_is_over_by_itself(played: Played, qtbot: QtBot) -> None:
    played.begin(seed="ENDINGS")
    seen = []
    for kind in KINDS:
        played.view.celebrate(kind, 40)
        assert played.view.is_moving
        seen.append(lights(played))
        qtbot.waitUntil(lambda: lights(played) == 0, timeout=10_000)
    assert len(set(seen)) == 3


@pytest.mark.parametrize("kind", KINDS)
def test_a_key_ends_it(played: Played, kind: str) -> None:
    played.begin(seed="ENDINGS")
    played.view.celebrate(kind, 60_000)
    played.view.finish()
    assert lights(played) == 0


def inside(item: QQuickItem) -> list[QQuickItem]:
    return [item, *(deep for child in item.childItems() for deep in inside(child))]
