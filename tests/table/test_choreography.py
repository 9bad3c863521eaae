"""The choreography is a pure table: which beats follow, and how long each takes at which pace."""

from __future__ import annotations

import pytest

from allfives_desktop.rules.cards import card
from allfives_desktop.rules.events import (
    CardsDealt,
    CardTurned,
    Event,
    Played,
    Scored,
    ScoreKind,
    TrickTaken,
)
from allfives_desktop.table.choreography import READ_TRICK_FLOOR, beats, cue, hold_trick, hop
from allfives_desktop.table.cues import Gathered
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace

PLAYED = Played(1, card("TS"))
TAKEN = TrickTaken(0, 0, ((0, card("KS")), (1, card("TS"))))
CAPTURE = Scored(ScoreKind.CAPTURE, 0, 13, "KS TS", 0, 13)
HIGH = Scored(ScoreKind.HIGH, 0, 1, "KS", 13, 14)


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ([PLAYED, TAKEN], [PLAYED, TAKEN, Gathered(0, 0)]),
        ([PLAYED, TAKEN, CAPTURE], [PLAYED, TAKEN, CAPTURE, Gathered(0, 0)]),
        ([TAKEN, CAPTURE, HIGH], [TAKEN, CAPTURE, Gathered(0, 0), HIGH]),
        ([TAKEN, HIGH], [TAKEN, Gathered(0, 0), HIGH]),
    ],
)
def test_a_trick_is_gathered_after_its_points_are_told(
    events: list[Event], expected: list[object]
) -> None:
    assert list(beats(events)) == expected


def test_motion_off_takes_no_time_but_leaves_time_to_read() -> None:
    pace = Pace(MotionSpeed.OFF, Dwell.NORMAL)
    dealt = cue(CardsDealt(0, (None,) * 3), pace)
    assert (dealt.move.duration, dealt.hold) == (0, 0)
    assert cue(CardTurned(card("7S")), pace).hold > 0


@pytest.mark.parametrize(
    ("speed", "factor"),
    [(MotionSpeed.SLOW, 1.6), (MotionSpeed.FAST, 0.5), (MotionSpeed.VERY_FAST, 0.2)],
)
def test_one_factor_scales_every_move(speed: MotionSpeed, factor: float) -> None:
    normal = cue(PLAYED, Pace()).move.duration
    assert cue(PLAYED, Pace(motion=speed)).move.duration == round(normal * factor)


@pytest.mark.parametrize("dwell", [Dwell.SHORT, Dwell.NORMAL, Dwell.LONG])
def test_a_full_trick_is_never_swept_off_unread(dwell: Dwell) -> None:
    held = hold_trick(cue(TAKEN, Pace()), Pace(MotionSpeed.VERY_FAST, dwell))
    assert held.hold >= READ_TRICK_FLOOR
    assert not held.until_click


def test_a_full_trick_waits_for_a_click_where_that_is_set() -> None:
    pace = Pace(dwell=Dwell.CLICK)
    assert hold_trick(cue(TAKEN, pace), pace).until_click


@pytest.mark.parametrize("points", [1, 5, 13, 25, -4])
def test_no_walk_of_a_peg_is_long(points: int) -> None:
    assert hop(points, Pace()) * abs(points) <= 900
