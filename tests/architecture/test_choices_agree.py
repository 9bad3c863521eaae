"""Choices a player can name in three places are the same in all: command line, settings, table."""

from allfives_desktop.cli import window
from allfives_desktop.session.preferences import ALLOWED, DEFAULTS
from allfives_desktop.table.appearance import (
    Appearance,
    Back,
    Deck,
    Felt,
    Index,
    Inks,
    Letters,
    Scheme,
    Wood,
    appearance_of,
)
from allfives_desktop.table.pace import Dwell, MotionSpeed
from allfives_desktop.text.languages import OWN_NAMES, SYSTEM


def test_speeds() -> None:
    assert tuple(speed.value for speed in MotionSpeed) == window.SPEEDS
    assert ALLOWED["motion"] == ("", *window.SPEEDS)


def test_schemes() -> None:
    assert sorted(ALLOWED["theme"]) == sorted(["", *(scheme.value for scheme in Scheme)])


def test_dwell_times() -> None:
    offered = tuple(dwell.value for dwell in Dwell if dwell is not Dwell.NONE)
    assert ALLOWED["dwell"] == offered


def test_looks() -> None:
    for key, values in (
        ("deck", Deck),
        ("inks", Inks),
        ("index", Index),
        ("letters", Letters),
        ("back", Back),
        ("board", Wood),
        ("felt", Felt),
    ):
        assert ALLOWED[key] == tuple(value.value for value in values)
    assert appearance_of(lambda key: str(DEFAULTS[key])) == Appearance()


def test_languages() -> None:
    assert (SYSTEM, *window.LANGUAGES) == ALLOWED["language"] == (SYSTEM, *OWN_NAMES)
