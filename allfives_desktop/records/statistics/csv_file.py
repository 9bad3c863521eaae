"""The statistics as a table for other programs: a line a match, one column a fact."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from datetime import UTC, datetime
from io import StringIO
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from allfives_desktop.records.statistics.tally import MatchTally

COLUMNS: Final = (
    "match", "ruleset", "family", "level", "undos", "hints", "end", "games_own", "games_others",
    "ended", "decisions", "points_lost", "chance_lost",
)  # fmt: skip


def csv_of(matches: Sequence[MatchTally]) -> bytes:
    """RFC 4180 in UTF-8. Behind COLUMNS stand the facts that came up, by name; 0 where not."""
    facts = sorted({fact for match in matches for fact in match.tally.counts})
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow([*COLUMNS, *facts])
    for match in matches:
        tally = match.tally
        game = (match.number, match.ruleset, match.family.value, match.level)
        ended = (match.undos, match.hints, tally.end.value)
        later = (_written(match.ended), *_cost(match))
        counts = (tally.counts.get(fact, 0) for fact in facts)
        writer.writerow([*game, *ended, *tally.games, *later, *counts])
    return text.getvalue().encode()


def _written(ended: int | None) -> str:
    """ISO 8601, in UTC; "" where it is not known."""
    return "" if ended is None else datetime.fromtimestamp(ended, UTC).isoformat()


def _cost(match: MatchTally) -> tuple[object, ...]:
    cost = match.cost
    return ("", "", "") if cost is None else (cost.decisions, cost.points, cost.chance)
