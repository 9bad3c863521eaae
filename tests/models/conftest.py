"""A whole match of events as the seat at the screen sees them."""

from __future__ import annotations

from random import Random

import pytest

from allfives_desktop.rules import engine, shuffle, view
from allfives_desktop.rules.actions import Action, Proceed
from allfives_desktop.rules.events import Event
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase, State


def next_action(state: State, rng: Random) -> Action:
    if state.phase in (Phase.CUT, Phase.DEAL):
        return shuffle.chance(state, "MODELS")
    if state.actor is None:
        return Proceed()
    return rng.choice(legal_actions(state))


@pytest.fixture(scope="session")
def match_events() -> list[Event]:
    state, rng, seen = engine.new_match(RULESETS["all_fives"].options()), Random(7), []
    while state.phase is not Phase.MATCH_OVER:
        outcome = engine.apply(state, next_action(state, rng))
        seen += [view.seen_by(event, 0) for event in outcome.events]
        state = outcome.state
    return seen
