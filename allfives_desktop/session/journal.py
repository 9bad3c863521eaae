"""The journal: every action on disk before it is shown, one append-only file a match.

A file is lines of JSON. The first names the format and the setup; each further line is one
action, `["act", "0 play AS"]`, `["deal", "QCJS..."]`, `["cut", "9SQD"]` or `["proceed"]`. A last
line that was cut short by a crash is left out; anything else that cannot be read is a
`JournalError`.
"""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from typing import Any, Protocol

from allfives_desktop.rules import options as rule_options
from allfives_desktop.rules.actions import Action, Cut, Deal, Proceed
from allfives_desktop.rules.notation import (
    NotationError,
    format_action,
    format_cards,
    parse_action,
    parse_cards,
)
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.setup import MatchSetup

FORMAT = "allfives-journal"
VERSION = 1
SUFFIX = ".journal"
LARGEST = 16 * 1024 * 1024


class JournalError(Exception):
    """A journal that cannot be taken up again; `reason` is for a log, not for a player."""


class Journal(Protocol):
    """Where actions become durable."""

    def append(self, action: Action) -> None:
        """Make the action durable; returns when it is."""


class NoJournal:
    """Keeps nothing: for tests, and when no folder can be written."""

    def append(self, action: Action) -> None:
        pass


class FileJournal:
    """A file that is only ever added to; each action is with the system when `append` returns."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def begin(cls, path: Path, setup: MatchSetup) -> FileJournal:
        """A new file for a new match. Raises OSError."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(exist_ok=False)
        journal = cls(path)
        journal._write(_header(setup))
        return journal

    def append(self, action: Action) -> None:
        self._write(_row(action))

    def _write(self, line: object) -> None:
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


class Journals:
    """The folder of journals. The file written last holds the match that lies on the table."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def create(self, setup: MatchSetup) -> FileJournal:
        """A new journal for a new match. Raises OSError."""
        kind = "watched" if setup.watched else "played"
        return FileJournal.begin(self._folder / f"{kind}-{secrets.token_hex(8)}{SUFFIX}", setup)

    def latest(self, *, watched: bool | None = None) -> Path | None:
        """The journal written last, of one kind or of both; None without any."""
        kind = {True: "watched-*", False: "played-*", None: "*"}[watched]
        found = [path for path in self._folder.glob(kind + SUFFIX) if path.is_file()]
        return max(found, key=lambda path: path.stat().st_mtime_ns, default=None)

    def reopen(self, path: Path) -> FileJournal:
        """An existing journal, to go on with; it becomes the one written last. Raises OSError."""
        _drop_torn_line(path)
        os.utime(path)
        return FileJournal(path)

    def set_aside(self, path: Path) -> Path:
        """Keep a journal that cannot be read under another name. Raises OSError."""
        kept = path.with_suffix(".damaged")
        path.rename(kept)
        return kept


def read(path: Path) -> tuple[MatchSetup, list[Action]]:
    """The setup and the actions of a journal. Raises JournalError and OSError."""
    if path.stat().st_size > LARGEST:
        raise JournalError("too large")
    lines = path.read_bytes().split(b"\n")
    whole = [line for line in lines[:-1] if line]
    if not whole:
        raise JournalError("empty")
    try:
        setup = _setup_of(json.loads(whole[0]))
        return setup, [_action_of(json.loads(line)) for line in whole[1:]]
    except (ValueError, KeyError, TypeError, IndexError, RecursionError) as error:
        raise JournalError(str(error)) from error


def _drop_torn_line(path: Path) -> None:
    text = path.read_bytes()
    whole = text.rfind(b"\n") + 1
    if whole < len(text):
        os.truncate(path, whole)


def _header(setup: MatchSetup) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "ruleset": setup.ruleset,
        "options": rule_options.as_mapping(setup.options),
        "seats": [{"name": seat.name, "player": seat.player} for seat in setup.seats],
        "seed": setup.seed,
        "watched": setup.watched,
    }


def _setup_of(header: dict[str, Any]) -> MatchSetup:
    if header["format"] != FORMAT or header["version"] != VERSION:
        raise JournalError("another format or version")
    return MatchSetup(
        ruleset=str(header["ruleset"]),
        options=rule_options.options_from(header["options"]),
        seats=tuple(Seat(str(seat["name"]), seat["player"]) for seat in header["seats"]),
        seed=str(header["seed"]),
        watched=bool(header["watched"]),
    )


def _row(action: Action) -> list[str]:
    match action:
        case Cut():
            return ["cut", format_cards(action.cards)]
        case Deal():
            return ["deal", format_cards(action.deck)]
        case Proceed():
            return ["proceed"]
        case _:
            return ["act", format_action(action)]


def _action_of(row: list[str]) -> Action:
    match row:
        case ["cut", cards]:
            return Cut(parse_cards(cards))
        case ["deal", deck]:
            return Deal(parse_cards(deck))
        case ["proceed"]:
            return Proceed()
        case ["act", text]:
            return parse_action(text)
        case _:
            raise NotationError(str(row))
