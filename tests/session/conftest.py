"""A match to work with."""

from __future__ import annotations

import pytest

from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup


@pytest.fixture
def setup() -> MatchSetup:
    seats = (Seat("You", None), Seat("Computer", "greedy"))
    return MatchSetup("all_fives", RULESETS["all_fives"].options(), seats, "TESTSEED")
