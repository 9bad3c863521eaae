"""The tables of the store, and how a file of an earlier version becomes one of this."""

from __future__ import annotations

import sqlite3
from typing import Final

APPLICATION: Final = 0x41463573  # "AF5s"

# Each script leads from the version that is its place in the list to the next one.
STEPS: Final = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        watched INTEGER NOT NULL,
        setup TEXT NOT NULL,
        ply INTEGER NOT NULL,      -- how many of its actions count
        undos INTEGER NOT NULL,    -- how often a decision was taken back
        used INTEGER NOT NULL,     -- the match with the highest number lies on the table
        faulty INTEGER NOT NULL    -- it could not be replayed, and is only kept
    );
    CREATE INDEX matches_used ON matches (used);
    CREATE TABLE actions (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,      -- from 0
        action TEXT NOT NULL,
        PRIMARY KEY (match, ply)
    ) WITHOUT ROWID;
    """,
    """
    CREATE TABLE hints (
        match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        given INTEGER NOT NULL     -- how many
    );
    """,
    """
    ALTER TABLE matches ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;  -- by which reset
    CREATE TABLE tallies (         -- what a match comes to: made of its actions, at any time anew
        match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,      -- of how many actions
        version INTEGER NOT NULL,  -- of what is counted
        tally TEXT NOT NULL
    );
    CREATE VIEW own_matches AS     -- those that statistics are made of
        SELECT id, setup, ply, undos FROM matches
        WHERE NOT watched AND NOT faulty AND forgotten = 0;
    """,
    """
    ALTER TABLE matches ADD COLUMN ended INTEGER;  -- seconds since 1970, when it was over
    CREATE TABLE reviews (         -- what the person's decisions in a finished match have cost
        match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,      -- of how many actions
        version INTEGER NOT NULL,  -- of how decisions are judged
        decisions INTEGER NOT NULL,
        points REAL NOT NULL,      -- lost by all of them together
        chance REAL NOT NULL
    );
    DROP VIEW own_matches;
    CREATE VIEW own_matches AS
        SELECT id, setup, ply, undos, ended FROM matches
        WHERE NOT watched AND NOT faulty AND forgotten = 0;
    """,
)
VERSION: Final = len(STEPS)


class NewerFile(Exception):  # noqa: N818 - a fact, not a fault
    """A file that a later version of the program wrote."""


def bring_up_to_date(db: sqlite3.Connection) -> None:
    """Make or migrate the tables, in one transaction. Raises NewerFile and sqlite3.Error."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (application,) = db.execute("PRAGMA application_id").fetchone()
    if version and application != APPLICATION:
        raise sqlite3.DatabaseError("a file of another program")
    if version > VERSION:
        raise NewerFile(str(version))
    if version == VERSION:
        return
    script = "".join(STEPS[version:])
    db.executescript(
        f"BEGIN IMMEDIATE; {script} PRAGMA application_id = {APPLICATION};"
        f"PRAGMA user_version = {VERSION}; COMMIT;"
    )


def check(db: sqlite3.Connection) -> None:
    """Raises sqlite3.DatabaseError where a page or a table of the file is not sound."""
    (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    try:
        db.execute(
            "SELECT id, watched, setup, ply, undos, used, faulty, forgotten, ended FROM matches"
            " LIMIT 0"
        )
        db.execute("SELECT match, ply, action FROM actions LIMIT 0")
        db.execute("SELECT match, given FROM hints LIMIT 0")
        db.execute("SELECT match, ply, version, tally FROM tallies LIMIT 0")
        db.execute("SELECT match, ply, version, decisions, points, chance FROM reviews LIMIT 0")
    except sqlite3.OperationalError as error:
        raise sqlite3.DatabaseError(str(error)) from error
