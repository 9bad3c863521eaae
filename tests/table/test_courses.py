"""Any course of play, undo, redo, loading and change of language: one list of actions replayed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

import pytest

from allfives_desktop.models.hand_log import HandLog
from allfives_desktop.models.score_sheet import ScoreSheet
from allfives_desktop.rules.engine import apply, new_match
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import seen_by
from allfives_desktop.session.match_session import MatchSession, Step
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.session.store import Store
from allfives_desktop.table.choreography import beats, cue
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace
from allfives_desktop.table.seating import Seating
from allfives_desktop.text.languages import OWN_NAMES
from tests.table.tableaus import new_tableau, shown

AT_ONCE: Final = Pace(MotionSpeed.OFF, Dwell.NONE)
STEPS: Final = 40
EACH: Final = 2  # steps, then all is compared
STEP: Final = ("play", "play", "play", "play", "undo", "undo", "redo", "load", "language")
QUICK, ALL = 50, 500
SEEDS: Final = [
    *range(QUICK),
    *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(QUICK, ALL)),
]


class Table:
    """A match in a store, and models that follow it event by event."""

    def __init__(self, path: Path, setup: MatchSetup) -> None:
        self.setup, self.store = setup, Store(path)
        self.journal = self.store.create(setup)
        self.tableau, self.log, self.sheet = new_tableau(setup), HandLog(), ScoreSheet()
        self.session = MatchSession()
        self._follow()
        self.session.begin(setup, self.journal)

    def _follow(self) -> None:
        self.session.was_reset.connect(self._lay)
        self.session.stepped.connect(self._fold)

    def _lay(self) -> None:
        self.tableau.lay(self.setup, self.session.view(), self.session.seen)
        self.log.reset(self.tableau.seats, self.session.seen)
        self.sheet.reset(self.tableau.seats, self.session.seen)

    def _fold(self, step: Step) -> None:
        for beat in beats(step.events):
            self.tableau.fold(beat, cue(beat, AT_ONCE))
        for event in step.events:
            self.log.add(event)
            self.sheet.add(event)

    def play(self, rng: Random) -> None:
        if self.session.state.phase is Phase.MATCH_OVER:
            return
        if self.session.state.actor is None:
            self.session.proceed()
        else:
            self.session.submit(rng.choice(legal_actions(self.session.state)))

    def load(self) -> None:
        """As the next start of the program does."""
        self.store.close()
        match = self.journal.match
        kept = self.store.read(match)
        self.journal = self.store.reopen(match)
        self.session = MatchSession()
        self._follow()
        self.session.begin(
            kept.setup,
            self.journal,
            log=kept.actions,
            taken_back=kept.taken_back,
            undos=self.store.undos(match),
        )

    def retell(self) -> None:
        """The language changed."""
        self.tableau.retranslate()
        self.log.retell(self.tableau.seats)
        self.sheet.retell(self.tableau.seats)

    def told(self) -> list[object]:
        """All that the models say."""
        return [shown(self.tableau), _texts(self.log), _texts(self.sheet)]

    def laid_anew(self) -> list[object]:
        """The same from nothing but what the store holds, replayed by the rules alone."""
        state, seen = new_match(self.setup.options), []
        kept = self.store.read(self.journal.match)
        for action in kept.actions:
            state, events = apply(state, action)
            seen += [seen_by(event, self.setup.own_seat) for event in events]
        assert (kept.actions, state) == (self.session.log, self.session.state)
        tableau, log, sheet = new_tableau(self.setup), HandLog(), ScoreSheet()
        tableau.lay(self.setup, self.session.view(), seen)
        log.reset(Seating(self.setup).seats, seen)
        sheet.reset(Seating(self.setup).seats, seen)
        return [shown(tableau), _texts(log), _texts(sheet)]


def _texts(model: HandLog | ScoreSheet) -> list[object]:
    columns = model.columnCount() if isinstance(model, ScoreSheet) else 1
    places = product(range(model.rowCount()), range(columns))
    return [model.data(model.index(*place)) for place in places]


@pytest.mark.parametrize("seed", SEEDS)
def test_any_course_is_a_fresh_replay(
    tmp_path: Path, speak: Callable[[str], None], seed: int
) -> None:
    rng = Random(seed)
    ruleset = rng.choice(list(RULESETS))
    options = RULESETS[ruleset].options()
    seats = (Seat("", None), *(Seat("", "greedy"),) * (options.players - 1))
    table = Table(tmp_path / "matches.sqlite", MatchSetup(ruleset, options, seats, f"COURSE{seed}"))
    for at in range(1, STEPS + 1):
        match rng.choice(STEP):
            case "play":
                for _ in range(rng.randrange(1, 12)):
                    table.play(rng)
            case "undo":
                table.session.undo()
            case "redo":
                table.session.redo()
            case "load":
                table.load()
            case "language":
                speak(rng.choice(list(OWN_NAMES)))
                table.retell()
        if at % EACH == 0:
            assert table.told() == table.laid_anew()
    table.store.close()
