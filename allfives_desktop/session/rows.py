"""How a match is written down in the store: its setup as a JSON object, each action as a line.

What cannot be read is a `RowError`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from allfives_desktop.rules import options as rule_options
from allfives_desktop.rules.actions import Action
from allfives_desktop.rules.fair_deal import FairDeal
from allfives_desktop.rules.notation import format_line, parse_line
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup

if TYPE_CHECKING:
    import sqlite3

LATEST: Final = 253_402_300_799  # seconds since 1970: the last moment of the year 9999
MOST: Final = 1_000_000  # of what a person does in a match


class RowError(Exception):
    """A row that says nothing; the reason is for a log, not for a player."""


class Kept(NamedTuple):
    """A match as the store has it: `actions` count, `taken_back` lie behind them. `ended` is when
    its last action ended it, in seconds since 1970."""

    setup: MatchSetup
    actions: tuple[Action, ...]
    taken_back: tuple[Action, ...]
    ended: int | None = None


def read_kept(db: sqlite3.Connection, match: int) -> Kept | None:
    """A match of a store; None where it is not there. Raises RowError and sqlite3.Error."""
    found = db.execute("SELECT setup, ply, ended FROM matches WHERE id = ?", (match,)).fetchone()
    rows = db.execute(
        "SELECT ply, action FROM actions WHERE match = ? ORDER BY ply", (match,)
    ).fetchall()
    if found is None:
        return None
    setup, ply, ended = found
    if [at for at, _ in rows] != list(range(len(rows))):
        raise RowError("an action is missing")
    if not isinstance(ply, int) or not 0 <= ply <= len(rows):
        raise RowError(f"{len(rows)} actions, not {ply}")
    actions = tuple(read_action(str(text)) for _, text in rows)
    return Kept(read_setup(str(setup)), actions[:ply], actions[ply:], moment_of(ended))


def setup_row(setup: MatchSetup) -> str:
    """The JSON text of a setup."""
    parts: dict[str, Any] = {
        "ruleset": setup.ruleset,
        "options": rule_options.as_mapping(setup.options),
        "seats": [{"name": seat.name, "player": seat.player} for seat in setup.seats],
        "seed": setup.seed,
        "watched": setup.watched,
        "undo": setup.undo,
        "known": setup.known,
    }
    if setup.fair is not None:
        parts["fair"] = setup.fair._asdict()
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":"))


def read_setup(text: str) -> MatchSetup:
    """The setup of a row. Raises RowError."""
    try:
        return _setup_of(json.loads(text))
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise RowError(f"setup: {error}") from error


def action_row(action: Action) -> str:
    """The line of an action."""
    return format_line(action)


def read_action(text: str) -> Action:
    """The action of a line. Raises RowError."""
    try:
        return parse_line(text)
    except ValueError as error:
        raise RowError(f"action {text[:40]!r}: {error}") from error


def _setup_of(parts: dict[str, Any]) -> MatchSetup:
    options = rule_options.options_from(parts["options"])
    seats = tuple(Seat(seat["name"], seat["player"]) for seat in parts["seats"])
    words = (parts["ruleset"], parts["seed"], *(seat.name for seat in seats))
    players = [seat.player for seat in seats if seat.player is not None]
    if len(seats) != options.players or not all(
        isinstance(text, str) for text in (*words, *players)
    ):
        raise ValueError("seats")
    return MatchSetup(
        parts["ruleset"],
        options,
        seats,
        parts["seed"],
        watched=parts["watched"] is True,
        undo=parts.get("undo", True) is True,
        known=parts.get("known", False) is True,
        fair=_fair_of(parts),
    )


def _fair_of(parts: dict[str, Any]) -> FairDeal | None:
    if "fair" not in parts:
        return None
    fair = FairDeal(str(parts["fair"]["secret"]), int(parts["fair"]["cut"]))
    if fair.seed != parts["seed"]:
        raise ValueError("fair")
    return fair


def moment_of(value: object) -> int | None:
    """Seconds since 1970; None where a row does not say when."""
    return value if isinstance(value, int) and 0 < value <= LATEST else None


def count_of(value: object) -> int:
    """How often something was done; 0 where a row does not say it."""
    return value if isinstance(value, int) and 0 <= value <= MOST else 0
