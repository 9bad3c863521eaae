"""The counting process: `python -m allfives_desktop.session.counting` counts matches of a store.

One line of JSON comes on the standard input: {"store": path}. What has been counted before leaves
first, so many matches a line, then how many are still to be counted, and these as they are counted
(`as_json`). It only reads; where it cannot, one line says why. Exit code 0: that was all.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
from collections.abc import Iterable, Iterator
from contextlib import closing
from functools import partial
from itertools import islice
from math import isfinite
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from allfives_desktop.ai.line_worker import Tell, serve
from allfives_desktop.records.statistics.counting import tally_of
from allfives_desktop.records.statistics.tally import (
    COST_VERSION,
    VERSION,
    Cost,
    End,
    Family,
    MatchTally,
    family_of,
    tally_from,
)
from allfives_desktop.rules.engine import IllegalAction
from allfives_desktop.session import schema
from allfives_desktop.session.rows import RowError, count_of, moment_of, read_kept, read_setup

if TYPE_CHECKING:
    from allfives_desktop.session.setup import MatchSetup

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0  # seconds that somebody else may hold the file: nobody waits for this
PAUSE: Final = 0.25  # seconds between two lines of matches counted
BATCH: Final = 50  # matches in a line
_MATCHES: Final = """
    SELECT id, setup, undos, ifnull(given, 0), tally, ended, decisions, points, chance
        FROM own_matches LEFT JOIN tallies
        ON tallies.match = id AND tallies.ply = own_matches.ply AND tallies.version = ?
        LEFT JOIN hints ON hints.match = id
        LEFT JOIN reviews ON reviews.match = id AND reviews.ply = own_matches.ply
            AND reviews.version = ?
    ORDER BY id
"""
_UNDER_WAY: Final = """
    SELECT id FROM matches WHERE NOT faulty AND NOT watched ORDER BY used + 0 DESC, id DESC LIMIT 1
"""


class Counted(NamedTuple):
    """What a match comes to, to be kept: of so many of its actions, as the text of the store."""

    match: int
    ply: int
    text: str


class News(NamedTuple):
    """What a line says: matches that count, and what of them is to be kept. A line that says how
    many are `uncounted` says also which match is under way, and how many resets there were."""

    matches: tuple[MatchTally, ...] = ()
    kept: tuple[Counted, ...] = ()
    uncounted: int | None = None
    under_way: int | None = None
    resets: int = 0
    failure: str = ""


def request(store: Path) -> dict[str, str]:
    """A question as the process reads it."""
    return {"store": str(store)}


def as_json(news: News) -> dict[str, Any]:
    """A line of the process."""
    return {**news._asdict(), "matches": [_match_as_json(match) for match in news.matches]}


def from_json(contents: Any) -> News:
    """What a line says. Raises ValueError, KeyError or TypeError for one that says nothing."""
    found = News(**contents)
    return found._replace(
        matches=tuple(_match_from(match) for match in found.matches),
        kept=tuple(Counted(*each) for each in found.kept),
    )


def count(path: Path) -> Iterator[News]:
    """All matches of a store that count."""
    try:
        with closing(_connect(path)) as db:
            yield from _count(db)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        yield News(failure=f"{path}: {error}")


def _connect(path: Path) -> sqlite3.Connection:
    """A file that is there, as the window has made it."""
    where = f"{path.absolute().as_uri()}?mode=rw"
    db = sqlite3.connect(where, uri=True, timeout=PATIENCE, isolation_level=None)
    db.text_factory = partial(str, encoding="utf-8", errors="replace")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version != schema.VERSION:
        db.close()
        raise sqlite3.DatabaseError(f"version {version}")
    return db


def _count(db: sqlite3.Connection) -> Iterator[News]:
    under_way = next((match for (match,) in db.execute(_UNDER_WAY)), None)
    (resets,) = db.execute("SELECT ifnull(max(forgotten), 0) FROM matches").fetchone()
    rows = db.execute(_MATCHES, (VERSION, COST_VERSION)).fetchall()
    for batch in _batches(row for row in rows if row[4] is not None):
        yield News(tuple(match for row in batch if (match := _match_of(*row)) is not None))
    left = [row for row in rows if row[4] is None]
    head = News(uncounted=len(left), under_way=under_way, resets=resets)
    yield head
    yield from _count_on(db, left, head)


def _count_on(db: sqlite3.Connection, rows: list[tuple[Any, ...]], head: News) -> Iterator[News]:
    """These rows, whose matches have not been counted as they are now."""
    told, matches, kept = monotonic(), list[MatchTally](), list[Counted]()
    for at, row in enumerate(rows, 1):
        tally = _tally_of(db, row[0])
        if (match := _match_of(*row[:4], tally.text, *row[5:])) is not None:
            matches.append(match)
        kept.append(tally)
        if at == len(rows) or monotonic() - told >= PAUSE:
            # One that can still change may be another one when this is kept.
            final = tuple(each for each in kept if each.match != head.under_way)
            yield head._replace(matches=tuple(matches), kept=final, uncounted=len(rows) - at)
            told, matches, kept = monotonic(), [], []


def _tally_of(db: sqlite3.Connection, match: int) -> Counted:
    """What a match comes to; null for one that cannot be replayed."""
    counted, ply = None, 0
    try:
        if (kept := read_kept(db, match)) is not None:
            ply = len(kept.actions)
            counted = tally_of(kept.setup.options, kept.setup.own_seat, kept.actions).as_mapping()
    except (RowError, IllegalAction) as error:
        log.warning("match %d cannot be counted: %s", match, error)
    return Counted(match, ply, json.dumps(counted, separators=(",", ":")))


def _match_of(
    number: int, setup: str, undos: int, hints: int, tally: str, ended: object, *cost: object
) -> MatchTally | None:
    """A counted match; None where it counts nowhere."""
    try:
        match, counted = read_setup(setup), tally_from(json.loads(tally))
    except (RowError, ValueError, TypeError, RecursionError):
        return None
    if match.known:
        return None
    return MatchTally(
        number,
        match.ruleset,
        family_of(match.options),
        level_of(match),
        count_of(undos),
        counted,
        count_of(hints),
        None if counted.end is End.OPEN else moment_of(ended),
        _cost_of(*cost),
    )


def _cost_of(decisions: object, points: object, chance: object) -> Cost | None:
    match decisions, points, chance:
        case int(), float(), float() if decisions >= 0 and isfinite(points) and isfinite(chance):
            return Cost(decisions, points, chance)
    return None


def level_of(setup: MatchSetup) -> str:
    """The player of the other sides' seats, "" where they are not all alike."""
    own = setup.options.side_of(setup.own_seat)
    players = {
        seat.player or "" for at, seat in enumerate(setup.seats) if setup.options.side_of(at) != own
    }
    return players.pop() if len(players) == 1 else ""


def _match_as_json(match: MatchTally) -> list[Any]:
    cost = match.cost and (match.cost.decisions, match.cost.points, match.cost.chance)
    names = (match.number, match.ruleset, match.family.value, match.level)
    return [*names, match.undos, match.tally.as_mapping(), match.hints, match.ended, cost]


def _match_from(told: Any) -> MatchTally:
    number, ruleset, family, level, undos, tally, hints, ended, cost = told
    counted, judged = tally_from(tally), cost and Cost(*cost)
    names = (number, ruleset, Family(family), level)
    return MatchTally(*names, undos, counted, hints, ended, judged)


def _batches(rows: Iterable[tuple[Any, ...]]) -> Iterator[list[tuple[Any, ...]]]:
    each = iter(rows)
    while batch := list(islice(each, BATCH)):
        yield batch


def answer(line: bytes, tell: Tell) -> None:
    """Tells all news of the store that is asked for."""
    for news in count(Path(json.loads(line)["store"])):
        tell(as_json(news))


def main() -> int:
    return serve(answer)


if __name__ == "__main__":
    sys.exit(main())
