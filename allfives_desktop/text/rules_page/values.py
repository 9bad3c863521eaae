"""What the ranks are worth, as a list of words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from allfives_desktop.rules.cards import Rank
from allfives_desktop.text.card_words import rank_in_rules
from allfives_desktop.text.filling import fill, listed

translate = QCoreApplication.translate

NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def worth(points: Sequence[int], *, but: Iterable[Rank] = ()) -> str:
    """ "ace 4, king 3 ...": the ranks with points, high to low. `points` goes by card strength."""
    left_out = set(but)
    pairs = [
        (rank, value)
        for rank, value in zip(Rank, points, strict=True)
        if value and rank not in left_out
    ]
    pair = translate("Table", "%1 %2", "a rank and its points")
    named = [fill(pair, rank_in_rules(rank), value) for rank, value in reversed(pairs)]
    return listed([each.replace(" ", NO_BREAK) for each in named])
