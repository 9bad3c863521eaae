"""All matches of the player, in one SQLite file: what is kept when the program ends anyhow.

Every action is committed before `append` returns. The file is written ahead of itself (WAL) where
the file system can do that; on a network file system it is truncated instead.
"""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QStorageInfo

from allfives_desktop.rules.actions import Action, Deal, Proceed
from allfives_desktop.session import salvage
from allfives_desktop.session.rows import Kept, action_row, count_of, read_kept, setup_row
from allfives_desktop.session.schema import NewerFile, bring_up_to_date, check

if TYPE_CHECKING:
    from allfives_desktop.records.statistics.tally import Cost
    from allfives_desktop.session.setup import MatchSetup

log = logging.getLogger(__name__)

PATIENCE: Final = 2.0  # seconds that another program may hold the file
NETWORKS: Final = frozenset({"nfs", "nfs4", "cifs", "smb3", "smbfs", "fuse.sshfs", "9p", "afs"})


class StoreError(OSError):
    """The store cannot be read or written; play goes on without it."""


class StoreLost(StoreError):  # noqa: N818 - a kind of StoreError
    """The file is not where it was; the next attempt makes another one."""


class Store:
    """The file of matches, opened when it is first needed.

    A damaged file is kept aside under another name and what can be read of it is taken over;
    `rescued` names the file kept aside. While `hangs` says so nothing is tried.
    """

    def __init__(self, path: Path, *, hangs: Callable[[], bool] = bool) -> None:
        self.path = path
        self.rescued: Path | None = None
        self._hangs = hangs
        self._open: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None

    def close(self) -> None:
        """Let go of the file."""
        db, self._open = self._open, None
        if db is not None:
            db.close()

    def create(self, setup: MatchSetup, actions: Sequence[Action] = ()) -> StoredJournal:
        """A new match, these actions done; it then is the one used last. Raises StoreError."""
        with self.writing() as db:
            made = db.execute(
                "INSERT INTO matches (watched, setup, ply, undos, used, faulty)"
                " VALUES (?, ?, ?, 0, (SELECT ifnull(max(used + 0), 0) + 1 FROM matches), 0)",
                (setup.watched, setup_row(setup), len(actions)),
            )
            match = int(made.lastrowid or 0)
            rows = [(match, ply, action_row(action)) for ply, action in enumerate(actions)]
            db.executemany("INSERT INTO actions VALUES (?, ?, ?)", rows)
        return StoredJournal(self, match, ply=len(actions))

    def latest(self, *, watched: bool | None = None) -> int | None:
        """The match used last, of one kind or of both; None without any. Raises StoreError."""
        kinds = (0, 1) if watched is None else (int(watched),) * 2
        with self.reading() as db:
            row = db.execute(
                "SELECT id FROM matches WHERE NOT faulty AND (watched <> 0) IN (?, ?)"
                " ORDER BY used + 0 DESC, id DESC LIMIT 1",
                kinds,
            ).fetchone()
        return None if row is None else int(row[0])

    def recent(self, most: int) -> list[int]:
        """The matches used last, the latest first. Raises StoreError."""
        with self.reading() as db:
            rows = db.execute(
                "SELECT id FROM matches WHERE NOT faulty ORDER BY used + 0 DESC, id DESC LIMIT ?",
                (most,),
            ).fetchall()
        return [int(match) for (match,) in rows]

    def read(self, match: int) -> Kept:
        """A match. Raises RowError where it says nothing, StoreError where it is not there."""
        with self.reading() as db:
            kept = read_kept(db, match)
        if kept is None:
            raise StoreError(f"no match {match}")
        return kept

    def reopen(self, match: int) -> StoredJournal:
        """A match to go on with; it becomes the one used last. Raises StoreError."""
        with self.writing() as db:
            db.execute(
                "UPDATE matches SET used = (SELECT max(used + 0) + 1 FROM matches) WHERE id = ?",
                (match,),
            )
            (ply,) = db.execute("SELECT ply FROM matches WHERE id = ?", (match,)).fetchone()
        return StoredJournal(self, match, ply=ply)

    def set_aside(self, match: int) -> str:
        """Keep a match that cannot be taken up, and offer it no more; its name for a person."""
        with self.writing() as db:
            db.execute("UPDATE matches SET faulty = 1 WHERE id = ?", (match,))
        return f"{self.path} #{match}"

    def write_action(
        self, match: int, ply: int, action: Action, *, ended: int | None = None
    ) -> None:
        """An action in place of all from `ply` on; `ended`: when it ended the match. Raises
        StoreError."""
        with self.writing(for_good=isinstance(action, Deal | Proceed)) as db:
            db.execute("DELETE FROM actions WHERE match = ? AND ply >= ?", (match, ply))
            db.execute("INSERT INTO actions VALUES (?, ?, ?)", (match, ply, action_row(action)))
            db.execute(
                "UPDATE matches SET ply = ?, ended = ? WHERE id = ?", (ply + 1, ended, match)
            )
            db.execute("DELETE FROM tallies WHERE match = ?", (match,))
            db.execute("DELETE FROM reviews WHERE match = ?", (match,))

    def write_ply(self, match: int, ply: int, *, undos: int) -> None:
        """How many actions count, after `undos` more were taken back. Raises StoreError."""
        with self.writing() as db:
            db.execute(
                "UPDATE matches SET ply = ?, undos = undos + ? WHERE id = ?", (ply, undos, match)
            )

    def undos(self, match: int) -> int:
        """How often a decision of this match was taken back. Raises StoreError."""
        with self.reading() as db:
            found = db.execute("SELECT undos FROM matches WHERE id = ?", (match,)).fetchone()
        return count_of(found[0])

    def write_hint(self, match: int) -> None:
        """One more hint was given. Raises StoreError."""
        with self.writing() as db:
            db.execute(
                "INSERT INTO hints VALUES (?, 1)"
                " ON CONFLICT (match) DO UPDATE SET given = given + 1",
                (match,),
            )

    def write_cost(self, match: int, ply: int, cost: Cost) -> None:
        """What the person's decisions in so many actions of a match have cost. Raises
        StoreError."""
        with self.writing() as db:
            db.execute(
                "INSERT OR REPLACE INTO reviews VALUES (?, ?, ?, ?, ?, ?)",
                (match, ply, cost.version, cost.decisions, cost.points, cost.chance),
            )

    def write_tallies(self, tallies: Iterable[tuple[int, int, int, str]]) -> None:
        """What matches come to: match, number of actions, version, text. Raises StoreError."""
        with self.writing() as db:
            db.executemany("INSERT OR REPLACE INTO tallies VALUES (?, ?, ?, ?)", tallies)

    def hints(self, match: int) -> int:
        """How many hints were given in this match. Raises StoreError."""
        with self.reading() as db:
            found = db.execute("SELECT given FROM hints WHERE match = ?", (match,)).fetchone()
        return 0 if found is None else count_of(found[0])

    # The file

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The open file. Raises StoreError."""
        if self._hangs():
            raise StoreError(f"{self.path}: {os.strerror(errno.ETIMEDOUT)}")
        try:
            yield self._connection()
        except salvage.DAMAGE as error:
            raise StoreError(f"{self.path}: {error}") from error

    @contextmanager
    def writing(self, *, for_good: bool = False) -> Iterator[sqlite3.Connection]:
        """One transaction; `for_good`: on the disk itself, not only with the system. Raises
        StoreError."""
        with self.reading() as db:
            db.execute(f"PRAGMA synchronous = {'FULL' if for_good else 'NORMAL'}")
            db.execute("BEGIN IMMEDIATE")
            with db:
                yield db

    def _connection(self) -> sqlite3.Connection:
        if self._open is None:
            self._open = self._opened()
            self._identity = self._find()
        elif self._find() != self._identity:
            self.close()  # what is written there now would be nowhere
            raise StoreLost(f"{self.path}: {os.strerror(errno.ENOENT)}")
        return self._open

    def _find(self) -> tuple[int, int] | None:
        """Which file lies at the path; None for none."""
        try:
            found = self.path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def _opened(self) -> sqlite3.Connection:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(str(error)) from error
        try:
            return _connect(self.path)
        except NewerFile as error:
            raise StoreError(f"{self.path}: version {error}") from error
        except sqlite3.OperationalError:
            raise
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            log.warning("%s is damaged: %s", self.path, error)
            self.rescued = salvage.keep_aside(self.path)
            db = _connect(self.path)
            salvage.take_over(self.rescued, db)
            return db


class StoredJournal:
    """The journal of one match in the store."""

    is_behind = False

    def __init__(self, store: Store, match: int, *, ply: int) -> None:
        self.match = match
        self._store = store
        self._ply = ply

    def append(self, action: Action, *, ends: bool = False) -> None:
        ended = round(time()) if ends else None
        self._store.write_action(self.match, self._ply, action, ended=ended)
        self._ply += 1

    def stand_at(self, ply: int) -> None:
        self._store.write_ply(self.match, ply, undos=int(ply < self._ply))
        self._ply = ply

    def note_hint(self) -> None:
        self._store.write_hint(self.match)


def _connect(path: Path) -> sqlite3.Connection:
    """The open file, its tables up to date and sound. Raises sqlite3.Error and NewerFile."""
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    db.text_factory = partial(str, encoding="utf-8", errors="replace")
    try:
        kind = bytes(QStorageInfo(str(path.parent)).fileSystemType().data()).decode()
        db.execute(f"PRAGMA journal_mode = {'TRUNCATE' if kind in NETWORKS else 'WAL'}")
        db.execute("PRAGMA foreign_keys = ON")
        bring_up_to_date(db)
        check(db)
    except (*salvage.DAMAGE, NewerFile):
        db.close()
        raise
    return db
