"""From a match to its record, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allfives_desktop.rules.options import options_from
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.deals import is_of_seed
from allfives_desktop.session.game import LONGEST_NAME, OPPONENT
from allfives_desktop.session.matches import new_seed
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup

if TYPE_CHECKING:
    from allfives_desktop.records.opening import Opened
    from allfives_desktop.records.record import Record
    from allfives_desktop.session.match_session import MatchSession

UNNAMED_RULESET = "all_fives"


def record_of_match(session: MatchSession, *, name_players: bool = False) -> Record:
    """The match on the table. Only one that is over tells its seed: from that the cards to come
    could be worked out. `name_players`: seats without a name have that of their player."""
    from allfives_desktop.records.building import record_of

    setup, log = session.setup, session.log
    of_seed = is_of_seed(setup, log)
    return record_of(
        setup.options,
        [seat.name or (seat.player if name_players else "") or "" for seat in setup.seats],
        log,
        ruleset=setup.ruleset,
        seed=setup.seed if of_seed else None,
        fair=setup.fair if of_seed else None,
        with_seed=session.is_over,
    )


def setup_of(opened: Opened) -> MatchSetup:
    """The match of a record, for the person in seat 0 to play on. Without a seed in the record
    the cards to come are new."""
    record = opened.record
    ruleset = record.ruleset or ""
    ruleset = ruleset if ruleset in RULESETS else UNNAMED_RULESET
    seats = tuple(
        Seat(_plain(name), OPPONENT if seat else None) for seat, name in enumerate(record.seats)
    )
    return MatchSetup(
        ruleset, options_from(record.options), seats, opened.seed or new_seed(), known=True
    )


def _plain(name: str) -> str:
    """A name from a stranger, fit for a seat: of one short line, and no markup."""
    letters = (letter if letter.isprintable() else " " for letter in name[:LONGEST_NAME])
    return "".join(letters).replace("<", "\u2039").strip()
