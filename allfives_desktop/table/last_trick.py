"""The last trick, laid open on one key: what everybody has seen, once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allfives_desktop.models.table_words import Row, RowsModel, TableWords
from allfives_desktop.rules.events import GameStarted, HandStarted, ThrownIn, TrickTaken
from allfives_desktop.text import phrases

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from allfives_desktop.rules.state import Trick
    from allfives_desktop.rules.view import SeatView
    from allfives_desktop.table.cues import Beat


class LastTrick:
    """The cards of the last trick of this hand, each with who played it."""

    def __init__(self, words: TableWords, parent: QObject) -> None:
        self.rows = RowsModel(parent)
        self._words = words
        self._winner = 0
        self._trick: Trick = ()

    @property
    def is_open(self) -> bool:
        """Whether it lies open."""
        return bool(self._words.words.last_trick)

    def lay(self, view: SeatView) -> None:
        """As the view says."""
        self._trick = ()
        if view.tricks:
            self._winner, self._trick = view.tricks[-1]
        self.hide()

    def take(self, beat: Beat) -> None:
        """What the next beat changes; whatever happens, the open trick is put away."""
        match beat:
            case TrickTaken():
                self._winner, self._trick = beat.seat, beat.cards
            case GameStarted() | HandStarted() | ThrownIn():
                self._trick = ()
        self.hide()

    def recall(self, seats: phrases.Seats) -> str:
        """Lay it open, or put it away again. Returns what is to be said of it."""
        if self.is_open:
            self.hide()
            return ""
        if not self._trick:
            return phrases.no_trick()
        self.rows.show([
            Row(seats.names[seat], phrases.card_name(card), card.code, seat)
            for seat, card in self._trick
        ])  # fmt: skip
        title = phrases.last_trick(seats.names[self._winner])
        self._words.amend(last_trick=title)
        return phrases.last_trick_told(title, self._trick, seats)

    def hide(self) -> None:
        """Put it away."""
        self._words.amend(last_trick="")
