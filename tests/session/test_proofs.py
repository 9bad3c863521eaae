"""The proof of the last deal alone is the last of all proofs."""

from __future__ import annotations

from random import Random

import pytest

from allfives_desktop.rules.fair_deal import FairDeal
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.state import AT_REST
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.matches import against_computer
from allfives_desktop.session.proofs import last_proof, proofs_of


@pytest.mark.parametrize("ruleset", ["all_fours_7", "pitch", "california_jack", "trinidad"])
def test_the_last_proof_is_the_last_of_all(ruleset: str) -> None:
    fair = FairDeal("0123456789abcdef0123456789abcdef", 20)
    setup = against_computer(RULESETS[ruleset].options(), ruleset, fair=fair)
    session, rng, rests = MatchSession(), Random(8), 0
    session.begin(setup, NoJournal())
    while not session.is_over and rests < 12:
        if session.state.actor is None:
            session.proceed()
        else:
            session.submit(rng.choice(legal_actions(session.state)))
        if session.state.phase in AT_REST:
            rests += 1
            last = last_proof(setup, session.state, session.log)
            assert last == proofs_of(setup, session.log)[-1]
            assert last.holds
    assert rests


def test_without_a_proof_there_is_none() -> None:
    setup = against_computer(RULESETS["pitch"].options(), "pitch", seed="0123456789ABCDEF")
    session = MatchSession()
    session.begin(setup, NoJournal())
    with pytest.raises(LookupError):
        last_proof(setup, session.state, session.log)
