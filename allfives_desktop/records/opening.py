"""A record as somebody opens it: read strictly, played again, refused where anything is wrong."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import NamedTuple

from allfives_desktop.records.action_log import log_of
from allfives_desktop.records.differences import Difference, DifferenceKind
from allfives_desktop.records.faults import Fault, FaultError, FaultKind
from allfives_desktop.records.reading import read_records
from allfives_desktop.records.record import SHUFFLE, Record
from allfives_desktop.records.replay import verify
from allfives_desktop.rules.actions import Action

_LISTS = {
    DifferenceKind.CUT_SEATS: "cuts",
    DifferenceKind.CUT_NOT_OF_SEED: "cuts",
    DifferenceKind.CUT_MISSING: "cuts",
    DifferenceKind.CUT_TOO_MANY: "cuts",
    DifferenceKind.DECK_NOT_OF_SEED: "decks",
    DifferenceKind.DECK_MISSING: "decks",
    DifferenceKind.DECK_TOO_MANY: "decks",
    DifferenceKind.EVENT: "events",
    DifferenceKind.EVENT_MISSING: "events",
    DifferenceKind.EVENT_TOO_MANY: "events",
}
_KEYS = {
    DifferenceKind.GAMES_WON: "games_won",
    DifferenceKind.MATCH_WINNER: "winner",
    DifferenceKind.UNFINISHED: "unfinished",
    DifferenceKind.GAME_WINNER: "winner",
    DifferenceKind.GAME_DEALER: "dealer",
    DifferenceKind.HAND_DEALER: "dealer",
    DifferenceKind.SCORES: "scores",
}


class Opened(NamedTuple):
    """A record that is true to the rules, its actions, and whether more matches follow it."""

    record: Record
    actions: tuple[Action, ...]
    is_first_of_several: bool

    @property
    def seed(self) -> str | None:
        """The seed its cards come from, where this program can deal from it."""
        return self.record.seed if self.record.shuffle == SHUFFLE else None


def open_record(path: Path) -> Opened:
    """The first match of a file. Raises OSError, and FaultError for what is no record or is not
    as the rules have it."""
    first, *others = islice(read_records(path), 2)
    if isinstance(first.content, Fault):
        raise FaultError(first.content)
    for difference in verify(first.content):
        raise FaultError(Fault(kind=FaultKind.BREAKS_RULES, path=path_of(difference)))
    return Opened(first.content, tuple(log_of(first.content)), bool(others))


def path_of(difference: Difference) -> str:
    """The place of a difference in the JSON, such as `games[0].hands[2].actions[5]`."""
    parts = []
    if difference.game is not None:
        parts.append(f"games[{difference.game}]")
    if difference.hand is not None:
        parts.append(f"hands[{difference.hand}]")
    if difference.kind in _LISTS:
        parts.append(f"{_LISTS[difference.kind]}[{difference.item}]")
    elif difference.kind in _KEYS:
        parts.append(_KEYS[difference.kind])
    elif difference.action is not None:
        parts.append(f"actions[{difference.action}]")
    return ".".join(parts)
