"""When the cards of a match may be told, dealt again, or played by the computer."""

from __future__ import annotations

from random import Random

import pytest

from allfives_desktop.records.deal_code import decode
from allfives_desktop.rules.actions import Deal
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.shuffle import deck
from allfives_desktop.session.deals import Withheld, code_of, in_the_chair, is_of_seed, repeated
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.matches import against_computer, to_watch
from allfives_desktop.session.setup import MatchSetup

SHORT = RULESETS["trinidad"].options(target=5)
SEED = "7K2M9XQ4ZT0VHB3C"


def play_out(session: MatchSession, rng: Random) -> None:
    while not session.is_over:
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(rng.choice(legal_actions(session.state)))


@pytest.fixture
def session() -> MatchSession:
    """A match of a known seed, its first cards dealt."""
    session = MatchSession()
    session.begin(against_computer(SHORT, "trinidad", seed=SEED), NoJournal())
    return session


def test_a_match_under_way_keeps_its_cards_secret(session: MatchSession) -> None:
    assert code_of(session) is Withheld.UNDER_WAY
    assert in_the_chair(session) is Withheld.UNDER_WAY
    assert repeated(session) == session.setup


def test_a_match_that_is_over_tells_its_code(session: MatchSession) -> None:
    play_out(session, Random(1))
    code = code_of(session)
    assert not isinstance(code, Withheld)
    assert decode(code) == ("trinidad", SHORT, SEED)


def test_the_computer_in_the_chair_has_the_same_cards_and_the_level_of_the_others(
    session: MatchSession,
) -> None:
    play_out(session, Random(1))
    setup = in_the_chair(session)
    assert isinstance(setup, MatchSetup)
    assert (setup.options, setup.seed, setup.watched) == (SHORT, SEED, True)
    assert [seat.player for seat in setup.seats] == ["club"] * 4
    assert setup.own_seat == 0


def test_a_watched_match_hides_nothing() -> None:
    session = MatchSession()
    session.begin(to_watch(SHORT, "trinidad", seed=SEED), NoJournal())
    assert not isinstance(code_of(session), Withheld)


def test_without_a_match_there_is_nothing_to_tell() -> None:
    session = MatchSession()
    asked = [code_of(session), repeated(session), in_the_chair(session)]
    assert asked == [Withheld.NO_MATCH] * 3


def test_a_seed_of_other_characters_deals_again_but_has_no_code() -> None:
    session = MatchSession()
    session.begin(to_watch(SHORT, "trinidad", seed="summer"), NoJournal())
    assert code_of(session) is Withheld.NO_CODE
    assert repeated(session) == session.setup


def test_cards_of_another_source_are_not_dealt_again(session: MatchSession) -> None:
    session.submit(legal_actions(session.state)[0])  # how many cards at a time
    log = list(session.log)
    assert is_of_seed(session.setup, log)
    at = next(at for at, action in enumerate(log) if isinstance(action, Deal))
    log[at] = Deal(deck("another", "g0h0d0"))
    assert not is_of_seed(session.setup, log)
    session.begin(session.setup, NoJournal(), log=log)
    assert repeated(session) is Withheld.NO_SEED
    assert code_of(session) is Withheld.NO_SEED
    assert in_the_chair(session) is Withheld.NO_SEED
