"""The session: a list of actions, durable before it is shown, and the only source of the state."""

from __future__ import annotations

from random import Random

from allfives_desktop.rules.actions import Action, Deal, Play
from allfives_desktop.rules.events import CardsDealt, MatchWon
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import Phase
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.match_session import MatchSession, Step
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup


class Ledger:
    """A journal that remembers, and what had been shown at each writing."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.shown: list[int] = []
        self.steps: list[Step] = []

    is_behind = False

    def append(self, action: Action, **_: object) -> None:
        self.actions.append(action)
        self.shown.append(len(self.steps))

    def stand_at(self, ply: int) -> None:
        del self.actions[ply:]

    def note_hint(self) -> None:
        pass


def play_on(session: MatchSession, rng: Random, *, plies: int) -> None:
    """Play random legal actions for every seat."""
    for _ in range(plies):
        if session.state.phase is Phase.MATCH_OVER:
            return
        if session.state.actor is None:
            session.proceed()
        else:
            assert session.submit(rng.choice(legal_actions(session.state))) is None


def test_every_action_is_durable_before_it_is_shown(setup: MatchSetup) -> None:
    ledger, session = Ledger(), MatchSession()
    session.stepped.connect(ledger.steps.append)
    session.begin(setup, ledger)
    play_on(session, Random(1), plies=60)
    assert ledger.actions == list(session.log)
    assert ledger.shown == list(range(len(session.log)))


def test_the_same_actions_lead_to_the_same_match(setup: MatchSetup) -> None:
    played, again = MatchSession(), MatchSession()
    played.begin(setup, NoJournal())
    play_on(played, Random(2), plies=90)
    again.begin(setup, NoJournal(), log=played.log)
    assert again.state == played.state
    assert again.seen == played.seen


def test_a_match_goes_on_after_it_was_taken_up_again(setup: MatchSetup) -> None:
    session = MatchSession()
    session.begin(setup, NoJournal())
    play_on(session, Random(3), plies=20)
    resumed = MatchSession()
    resumed.begin(setup, NoJournal(), log=session.log)
    play_on(resumed, Random(4), plies=5_000)
    assert resumed.is_over
    assert isinstance(resumed.seen[-1], MatchWon)


def test_a_match_cut_short_before_its_deal_is_dealt_on_resuming(setup: MatchSetup) -> None:
    session = MatchSession()
    session.begin(setup, NoJournal())
    before_the_deal = [action for action in session.log if not isinstance(action, Deal)]
    resumed = MatchSession()
    resumed.begin(setup, NoJournal(), log=before_the_deal)
    assert resumed.log == session.log


def test_an_illegal_action_changes_nothing(setup: MatchSetup) -> None:
    session = MatchSession()
    steps: list[Step] = []
    session.begin(setup, NoJournal())
    session.stepped.connect(steps.append)
    before = session.state
    held = before.hands[0][0]
    assert session.submit(Play(0, held)) is not None
    assert session.state is before
    assert steps == []


def test_the_opponents_cards_stay_hidden(setup: MatchSetup) -> None:
    session = MatchSession()
    session.begin(setup, NoJournal())
    dealt = [event for event in session.seen if isinstance(event, CardsDealt)]
    assert dealt
    assert all((event.cards[0] is None) == (event.seat == 1) for event in dealt)


class FullDisk:
    is_behind = True

    def append(self, *_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    def stand_at(self, _ply: int) -> None:
        raise OSError(28, "No space left on device")

    def note_hint(self) -> None:
        raise OSError(28, "No space left on device")


def test_play_goes_on_when_the_disk_is_full_and_says_so_once(setup: MatchSetup) -> None:
    session = MatchSession()
    said: list[str] = []
    session.unsaved.connect(said.append)
    session.begin(setup, FullDisk())
    play_on(session, Random(6), plies=30)
    assert len(session.log) > 30
    assert len(said) == 1


def test_proceed_does_nothing_inside_a_hand(setup: MatchSetup) -> None:
    session = MatchSession()
    session.begin(setup, NoJournal())
    before = session.log
    session.proceed()
    assert session.log == before


def test_a_hand_is_finished_with_legal_cards_of_every_seat() -> None:
    session = MatchSession()
    options = RULESETS["all_fives_three"].options(first_dealer="seat0", beg=False)
    seats = (Seat("", None), Seat("", "random"), Seat("", "random"))
    session.begin(MatchSetup("all_fives_three", options, seats, "FINISH"), NoJournal())
    session.finish_hand()
    assert session.state.phase is Phase.HAND_OVER
    played = [action for action in session.log if isinstance(action, Play)]
    assert len(played) == 18
    before = len(session.log)
    session.finish_hand()
    assert len(session.log) == before
