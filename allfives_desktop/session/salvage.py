"""What can still be read of a damaged store."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from allfives_desktop.records.writing import free_name
from allfives_desktop.session.rows import RowError, read_setup

LARGEST = 256 * 1024 * 1024
# Damage can lie in what SQLite quotes when it tells of it; then not even that can be read.
DAMAGE = (sqlite3.Error, UnicodeDecodeError)
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside a file
# What is read of a match, and what stands for a column that an earlier version did not have.
COLUMNS = ("id", "watched", "setup", "ply", "undos", "used", "faulty")
LATER = {"forgotten": "0", "ended": "NULL"}


def keep_aside(path: Path) -> Path:
    """Give a file, and what belongs to it, another name that is free. Raises OSError."""
    kept = free_name(path)
    path.rename(kept)
    for suffix in BESIDE:
        beside = path.with_name(path.name + suffix)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + suffix))
    return kept


def take_over(damaged: Path, db: sqlite3.Connection) -> None:
    """Copy every match that says who plays what, up to its first action that cannot be read."""
    for opened in (_as_it_is, _filled_up):
        try:
            old = opened(damaged)
        except (*DAMAGE, OSError):
            continue
        with closing(old):
            matches = list(_readable(old, _query(old)))
            for match in matches:
                if _is_of_a_match(match[2]):
                    _take_match(old, db, match)
        if matches:
            return


def _query(old: sqlite3.Connection) -> str:
    """All matches of a file, of whatever version it is."""
    there = {row[1] for row in _readable(old, "PRAGMA table_info(matches)")}
    later = (name if name in there else value for name, value in LATER.items())
    return f"SELECT {', '.join((*COLUMNS, *later))} FROM matches"  # noqa: S608


def _is_of_a_match(setup: object) -> bool:
    try:
        read_setup(str(setup))
    except RowError:
        return False
    return True


def _as_it_is(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path)


def _filled_up(path: Path) -> sqlite3.Connection:
    """The file in memory, with pages of nothing for those it promises and does not have."""
    data = bytearray(path.read_bytes())
    size, pages = int.from_bytes(data[16:18]), int.from_bytes(data[28:32])
    data[18:20] = b"\1\1"  # not written ahead of itself: that cannot be in memory
    data.extend(bytes(max(0, min(size * pages, LARGEST) - len(data))))
    db = sqlite3.connect(":memory:")
    db.deserialize(bytes(data))
    return db


def _take_match(old: sqlite3.Connection, db: sqlite3.Connection, match: tuple[object, ...]) -> None:
    number, watched, setup, ply, undos, used, faulty, forgotten, ended = match
    rows = [
        row
        for at, row in enumerate(
            _readable(
                old, "SELECT match, ply, action FROM actions WHERE match = ? ORDER BY ply", number
            )
        )
        if row[1] == at
    ]
    hints = list(_readable(old, "SELECT match, given FROM hints WHERE match = ?", number))
    kept = min(ply, len(rows)) if isinstance(ply, int) else len(rows)
    try:
        with db:
            db.execute("BEGIN")
            values = (number, watched, setup, kept, undos, used, faulty, forgotten, ended)
            db.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
            db.executemany("INSERT INTO actions VALUES (?, ?, ?)", rows)
            db.executemany("INSERT INTO hints VALUES (?, ?)", hints)
    except DAMAGE:
        return


def _readable(db: sqlite3.Connection, query: str, *values: object) -> Iterator[tuple[object, ...]]:
    """The rows of a query up to the first one that is damaged."""
    try:
        yield from db.execute(query, values)
    except DAMAGE:
        return
