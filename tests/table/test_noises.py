"""What is heard of each beat, and when."""

from __future__ import annotations

from typing import get_args

import pytest

from allfives_desktop import assets
from allfives_desktop.rules.cards import Suit, card
from allfives_desktop.rules.events import (
    BatchChosen,
    Begged,
    BidMade,
    Called,
    CardsDealt,
    CardTurned,
    CountMade,
    CutShown,
    Discarded,
    Drawn,
    Event,
    Exposed,
    GameStarted,
    GameWon,
    Gave,
    HandEnded,
    HandStarted,
    MatchWon,
    Passed,
    PitcherMade,
    Played,
    Ran,
    Scored,
    ScoreKind,
    StockOpened,
    Stood,
    ThrownIn,
    TrickTaken,
    TrumpsMade,
)
from allfives_desktop.table.choreography import cue
from allfives_desktop.table.cues import Beat, Gathered
from allfives_desktop.table.noises import SLIDE, Heard, Noise, heard
from allfives_desktop.table.pace import MotionSpeed, Pace

FIVE, KING = card("5S"), card("KS")
CAPTURE = Scored(ScoreKind.CAPTURE, 0, 13, "KS TS", 0, 13)
OFF = Pace(MotionSpeed.OFF)
HEARD: list[tuple[Beat, Noise | None]] = [
    (CutShown(((0, FIVE), (1, KING))), Noise.TURN),
    (GameStarted(0, 1), None),
    (HandStarted(0, 0, 1), Noise.SHUFFLE),
    (BatchChosen(1, 3), None),
    (CardsDealt(0, (None,) * 3), Noise.DEAL),
    (CardTurned(KING), Noise.TURN),
    (StockOpened(KING, 30), Noise.TURN),
    (Stood(0), None),
    (Begged(0), None),
    (Gave(1), None),
    (Ran(1), None),
    (TrumpsMade(Suit.SPADES), None),
    (ThrownIn(), Noise.SHUFFLE),
    (Discarded(0, (None,) * 3), Noise.CARD),
    (Passed(0), None),
    (BidMade(1, 4), None),
    (PitcherMade(1, 4), None),
    (Played(0, KING), Noise.CARD),
    (Exposed(0, KING), Noise.CARD),
    (Called(1, KING), None),
    (TrickTaken(0, 0, ((0, KING), (1, FIVE))), None),
    (Drawn(0, None), Noise.DEAL),
    (CountMade((20, 31)), None),
    (CAPTURE, Noise.PEG),
    (CAPTURE._replace(points=0, after=0), None),
    (HandEnded((13, 0)), Noise.HAND),
    (GameWon(0, 1, (61, 40), (1, 0)), Noise.GAME),
    (MatchWon(0), Noise.MATCH),
    (Gathered(0, 0), Noise.TRICK),
]


@pytest.mark.parametrize(("beat", "noise"), HEARD)
def test_with_motion_off_a_beat_has_one_sound_at_once(beat: Beat, noise: Noise | None) -> None:
    assert heard(beat, cue(beat, OFF)) == (Heard(noise) if noise else None)


def test_every_beat_was_thought_of() -> None:
    assert {type(beat) for beat, _ in HEARD} == {*get_args(Event), Gathered}


def test_every_sound_is_heard_and_has_files() -> None:
    assert {noise for _, noise in HEARD if noise} == set(Noise)
    for noise in Noise:
        assert len(list(assets.resource("sounds").glob(f"{noise}_*.wav"))) == 3


def test_a_card_is_heard_when_its_flat_meets_the_table() -> None:
    played = Played(0, KING)
    motion = cue(played, Pace()).move
    assert motion.duration > SLIDE
    assert heard(played, cue(played, Pace())) == Heard(Noise.CARD, motion.duration - SLIDE)
    slow = heard(played, cue(played, Pace(MotionSpeed.SLOW)))
    assert slow is not None
    assert slow.after > motion.duration - SLIDE


def test_a_peg_that_walks_is_heard_by_its_holes_only() -> None:
    assert heard(CAPTURE, cue(CAPTURE, Pace())) is None
