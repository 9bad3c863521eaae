"""The count of a hand, line by line, and the sheet that shows it."""

from __future__ import annotations

from collections.abc import Iterable

from allfives_desktop.models.table_words import Row, RowsModel, TableWords
from allfives_desktop.rules.events import (
    CountMade,
    Event,
    GameStarted,
    HandStarted,
    Scored,
    ScoreKind,
    ThrownIn,
)
from allfives_desktop.table.choreography import COUNTED
from allfives_desktop.text import phrases


class CountSheet:
    """The last count; its sheet lies there until the next hand, and can be called back."""

    def __init__(self, rows: RowsModel, words: TableWords) -> None:
        self._rows = rows
        self._words = words
        self._made = False
        self._points: list[Scored] = []

    @property
    def is_shown(self) -> bool:
        """Whether the sheet lies on the table."""
        return bool(self._words.words.sheet_title)

    def read(self, events: Iterable[Event], seats: phrases.Seats) -> None:
        """The last count among all events of a match."""
        self._made, self._points, shown = False, [], False
        for event in events:
            shown = self._fold(event, shown=shown)
        self._tell(seats)
        self.show(shown)

    def take(self, event: Event, seats: phrases.Seats) -> None:
        """What the next event changes."""
        before = list(self._points)
        shown = self._fold(event, shown=self.is_shown)
        if self._points != before:
            self._tell(seats)
        self.show(shown)

    def retell(self, seats: phrases.Seats) -> None:
        """The language changed."""
        self._tell(seats)
        self.show(self.is_shown)

    def kind(self, row: int) -> ScoreKind | None:
        """The point of a line; None where there is no such line."""
        return self._points[row].kind if 0 <= row < len(self._points) else None

    def recall(self) -> None:
        """Show the last count again, if there was one; put it away if it is shown."""
        self.show(self._made and not self.is_shown)

    def show(self, shown: bool) -> None:
        """Lay the sheet on the table, or put it away."""
        self._words.amend(sheet_title=phrases.count_title() if shown else "")

    def clear(self) -> None:
        """No match, no count."""
        self._made, self._points = False, []
        self._rows.show(())
        self.show(False)

    def _fold(self, event: Event, *, shown: bool) -> bool:
        """Take an event in; whether the sheet is shown after it."""
        match event:
            case HandStarted() | ThrownIn() | GameStarted():
                return False
            case CountMade():
                self._made, self._points = True, []
                return True
            case Scored() if self._made and event.kind in COUNTED:
                self._points.append(event)
        return shown

    def _tell(self, seats: phrases.Seats) -> None:
        rows = []
        for scored in self._points:
            line = phrases.count_line(scored, seats)
            rows.append(Row(line.point, line.reason, line.points, scored.side))
        self._rows.show(rows)
