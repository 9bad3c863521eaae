"""Choices a player can name in three places are the same in all: command line, settings, table."""

from allfives_desktop.cli import window
from allfives_desktop.session.preferences import ALLOWED
from allfives_desktop.table.pace import Dwell, MotionSpeed
from allfives_desktop.text.languages import OWN_NAMES, SYSTEM


def test_speeds() -> None:
    assert window.SPEEDS == ALLOWED["motion"] == tuple(speed.value for speed in MotionSpeed)


def test_dwell_times() -> None:
    offered = tuple(dwell.value for dwell in Dwell if dwell is not Dwell.NONE)
    assert ALLOWED["dwell"] == offered


def test_languages() -> None:
    assert (SYSTEM, *window.LANGUAGES) == ALLOWED["language"] == (SYSTEM, *OWN_NAMES)
