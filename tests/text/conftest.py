"""Random matches of the whole family, told and asked at every step."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from allfives_desktop.rules import engine, shuffle, view
from allfives_desktop.rules.actions import Action, Proceed
from allfives_desktop.rules.events import Event
from allfives_desktop.rules.legality import legal_actions, side_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase, State
from allfives_desktop.rules.view import SeatView

Story = tuple[list[Event], list[SeatView]]
LONGEST = 400


def next_action(state: State, rng: Random) -> Action:
    if state.phase in (Phase.CUT, Phase.DEAL):
        return shuffle.chance(state, "TEXT")
    if state.actor is None:
        return Proceed()
    sides = [each for seat in range(state.options.players) for each in side_actions(state, seat)]
    if sides and rng.random() < 0.3:
        return rng.choice(sides)
    return rng.choice(legal_actions(state))


@pytest.fixture(scope="session")
def play() -> Callable[[str], Story]:
    """The events and views of seat 0 of the first steps of a match of a ruleset."""

    def played(ruleset: str) -> Story:
        state, rng = engine.new_match(RULESETS[ruleset].options()), Random(ruleset)
        events: list[Event] = []
        views: list[SeatView] = []
        for _ in range(LONGEST):
            if state.phase is Phase.MATCH_OVER:
                break
            outcome = engine.apply(state, next_action(state, rng))
            events += [view.seen_by(event, 0) for event in outcome.events]
            state = outcome.state
            views.append(view.view_of(state, 0))
        return events, views

    return played
