"""The cards of a match once more: told as a deal code, dealt again, played by the computer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING

from allfives_desktop.rules.actions import Action, Cut, Deal
from allfives_desktop.rules.engine import apply, new_match
from allfives_desktop.rules.shuffle import chance
from allfives_desktop.session.game import game_of
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup

if TYPE_CHECKING:
    from allfives_desktop.session.match_session import MatchSession


class Withheld(StrEnum):
    """Why the cards of the match on the table are not told or dealt again."""

    NO_MATCH = "no_match"
    UNDER_WAY = "under_way"
    NO_SEED = "no_seed"
    NO_CODE = "no_code"


def is_of_seed(setup: MatchSetup, actions: Sequence[Action]) -> bool:
    """Whether every cut and pack of these actions comes from the seed. Raises IllegalAction."""
    state = new_match(setup.options)
    for action in actions:
        if isinstance(action, Cut | Deal) and action != chance(state, setup.seed):
            return False
        state = apply(state, action).state
    return True


def repeated(session: MatchSession) -> MatchSetup | Withheld:
    """The match on the table from its beginning, if its cards can be dealt again."""
    if not session.has_match:
        return Withheld.NO_MATCH
    if not is_of_seed(session.setup, session.log):
        return Withheld.NO_SEED
    return replace(session.setup, fair=None)  # known cards prove nothing


def in_the_chair(session: MatchSession) -> MatchSetup | Withheld:
    """The same with the computer in the person's seat, to be watched; only of a match whose
    cards are no secret any more."""
    setup = repeated(session)
    if isinstance(setup, Withheld):
        return setup
    if not _is_open(session):
        return Withheld.UNDER_WAY
    level = game_of(setup).opponents
    seats = tuple(Seat(seat.name, seat.player or level) for seat in setup.seats)
    return replace(setup, seats=seats, watched=True)


def code_of(session: MatchSession) -> str | Withheld:
    """The deal code of the match on the table; withheld while it would let the person look
    ahead."""
    from allfives_desktop.records.deal_code import encode
    from allfives_desktop.rules.rulesets import RULESETS
    from allfives_desktop.rules.seed_text import is_seed

    setup = repeated(session)
    if isinstance(setup, Withheld):
        return setup
    if not _is_open(session):
        return Withheld.UNDER_WAY
    if not is_seed(setup.seed) or setup.ruleset not in RULESETS:
        return Withheld.NO_CODE
    return encode(setup.ruleset, setup.options, setup.seed)


def _is_open(session: MatchSession) -> bool:
    return session.is_over or session.setup.watched
