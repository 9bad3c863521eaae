"""Plays matches into a store as quickly as it can; after each step, the seed and how many actions.

usage: endless_play.py STORE SEED
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.session.store import Store


def play(session: MatchSession, rng: Random) -> None:
    if session.can_undo and rng.random() < 0.05:
        session.undo()
    elif session.state.actor is None:
        session.proceed()
    else:
        session.submit(rng.choice(legal_actions(session.state)))
    print(session.setup.seed, len(session.log), flush=True)


def main(path: str, seed: str) -> None:
    store, rng, number = Store(Path(path)), Random(seed), 0
    while True:
        number += 1
        ruleset = rng.choice(list(RULESETS))
        options = RULESETS[ruleset].options()
        seats = (Seat("", None), *(Seat("", "greedy"),) * (options.players - 1))
        setup = MatchSetup(ruleset, options, seats, f"{seed}-{number}")
        session = MatchSession()
        session.begin(setup, store.create(setup))
        print(setup.seed, len(session.log), flush=True)
        while not session.is_over:
            play(session, rng)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
