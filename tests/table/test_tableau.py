"""Folding every beat into the models gives what laying the models from the final view gives."""

from __future__ import annotations

from random import Random

import pytest

from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.events import TrickTaken
from allfives_desktop.rules.legality import legal_actions, side_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.match_session import MatchSession, Step
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.table.choreography import beats, cue
from allfives_desktop.table.cues import Gathered
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace
from tests.table.tableaus import new_tableau, shown

AT_ONCE = Pace(MotionSpeed.OFF, Dwell.NONE)
GAMES = [
    ("all_fives", {}),
    ("five_for_five", {}),
    ("all_fours_7", {}),
    ("all_fives", {"after_run": "keep_all", "max_runs": 5}),
    ("all_fives", {"runs_exhausted": "keep_last", "out_rule": "highest", "skunk": True}),
    ("trinidad", {"players": 2, "partners": False}),
    ("pitch", {"players": 2}),
    ("california_jack", {}),
    ("california_jack", {"stock_face_up": False}),
    ("all_fives_three", {}),
    ("all_fives", {"players": 3, "gift_to": "all_opponents", "after_run": "keep_all"}),
    ("all_fives", {"players": 4, "direction": "anticlockwise"}),
    ("all_fives_partners", {"skunk": True}),
    ("trinidad", {}),
    ("trinidad", {"first_dealer": "seat0", "turn_up_points": "tobago"}),
    ("pitch", {"all_pass": "eldest_free"}),
    ("pitch", {"players": 3, "all_pass": "redeal"}),
    ("setback", {}),
]


class Folded:
    """A tableau that follows a session beat by beat."""

    def __init__(self, session: MatchSession, setup: MatchSetup) -> None:
        self.tableau = new_tableau(setup)
        self._session = session
        session.was_reset.connect(self.lay)
        session.stepped.connect(self.fold)

    def lay(self) -> None:
        self.tableau.lay(self._session.setup, self._session.view(), self._session.seen)

    def fold(self, step: Step) -> None:
        for beat in beats(step.events):
            self.tableau.fold(beat, cue(beat, AT_ONCE))


@pytest.mark.parametrize(("ruleset", "changes"), GAMES, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_folding_equals_laying(ruleset: str, changes: dict[str, object], seed: int) -> None:
    options = RULESETS[ruleset].options(**changes)
    seats = (Seat("", None), *(Seat("", "greedy"),) * (options.players - 1))
    setup = MatchSetup(ruleset, options, seats, f"FOLD{seed}")
    session, rng = MatchSession(), Random(seed)
    folded = Folded(session, setup)
    session.begin(setup, NoJournal())
    laid = new_tableau(setup)
    for _ in range(90):
        laid.lay(setup, session.view(), session.seen)
        assert shown(folded.tableau) == shown(laid), session.state.phase
        if session.state.phase is Phase.MATCH_OVER:
            return
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(some_action(session, rng))


def some_action(session: MatchSession, rng: Random) -> PlayerAction:
    """A legal action of any seat; now and then a card is shown or called."""
    state = session.state
    aside = [each for seat in range(state.options.players) for each in side_actions(state, seat)]
    if aside and rng.random() < 0.2:
        return rng.choice(aside)
    return rng.choice(legal_actions(state))


def test_the_last_count_can_be_called_back_in_the_next_hand_and_put_away() -> None:
    options = RULESETS["all_fives"].options()
    setup = MatchSetup("all_fives", options, (Seat("", None), Seat("", "greedy")), "RECALL")
    session, rng = MatchSession(), Random(3)
    folded = Folded(session, setup)
    session.begin(setup, NoJournal())
    words = folded.tableau.words
    folded.tableau.sheet.recall()
    assert words.words.sheet_title == ""
    while session.state.phase is not Phase.HAND_OVER:
        session.submit(rng.choice(legal_actions(session.state)))
    counted = folded.tableau.count.rows
    session.proceed()
    assert words.words.sheet_title == ""
    folded.tableau.sheet.recall()
    assert words.words.sheet_title != ""
    assert folded.tableau.count.rows == counted
    folded.tableau.sheet.recall()
    assert words.words.sheet_title == ""


def test_a_cut_for_the_next_game_is_from_the_whole_pack() -> None:
    options = RULESETS["california_jack"].options(best_of=3, next_game_dealer="recut", target=5)
    setup = MatchSetup("california_jack", options, (Seat("", None), Seat("", "greedy")), "RECUT")
    session, rng = MatchSession(), Random(1)
    folded = Folded(session, setup)
    session.begin(setup, NoJournal())
    while session.state.phase is not Phase.GAME_OVER:
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(rng.choice(legal_actions(session.state)))
    session.proceed()
    laid = new_tableau(setup)
    laid.lay(setup, session.view(), session.seen)
    assert shown(folded.tableau) == shown(laid)


def test_a_heap_is_told_of_when_its_cards_are_on_their_way() -> None:
    options = RULESETS["all_fives"].options(beg=False)
    setup = MatchSetup("all_fives", options, (Seat("", None), Seat("", "greedy")), "HEAP")
    session, folded = MatchSession(), new_tableau(setup)
    told = dict[type, list[str]]()

    def fold(step: Step) -> None:
        for beat in beats(step.events):
            folded.fold(beat, cue(beat, AT_ONCE))
            told[type(beat)] = [str(row.won) for row in folded.tallies.rows]

    session.was_reset.connect(lambda: folded.lay(setup, session.view(), session.seen))
    session.stepped.connect(fold)
    session.begin(setup, NoJournal())
    while Gathered not in told:
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(legal_actions(session.state)[0])
    assert not any(told[TrickTaken])
    assert any(told[Gathered])
