"""What the ends of many hands are worth to a side."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from allfives_desktop.ai.equity import Equity
from allfives_desktop.ai.net.counting import dues_of, totals
from allfives_desktop.ai.net.tables import Tables
from allfives_desktop.ai.tally import Tally

Values = NDArray[np.float64]


def worth_of(tables: Tables, tallies: Sequence[Tally], equity: Equity) -> Values:
    """Of hands that are over. `tallies` are the scores they were laid at, by table."""
    if equity.is_close:
        return np.array([equity.of(tally) for tally in _closed(tables, tallies)])
    scores = np.array([tally.scores for tally in tallies]) + totals(tables)
    own = scores[:, equity.side]
    others = (scores.sum(axis=1) - own) / (scores.shape[1] - 1)
    result: Values = own - others - equity.base
    return result


def _closed(tables: Tables, tallies: Sequence[Tally]) -> list[Tally]:
    """The scores after all that is due, up to where the game ends."""
    dues = dues_of(tables)
    sides, points = dues.sides.T.tolist(), dues.points.T.tolist()
    closed = []
    for tally, by_side, by_points in zip(tallies, sides, points, strict=True):
        end = tally.copy()
        due = zip(by_side, by_points, strict=True)
        if not any(end.score(side, value) for side, value in due if value):
            end.close()
        closed.append(end)
    return closed
