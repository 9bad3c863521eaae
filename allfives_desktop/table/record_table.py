"""A table on which a match is only looked at, moment by moment."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from allfives_desktop.models.cards_model import Mark
from allfives_desktop.rules.cards import card
from allfives_desktop.rules.events import Event, Scored, ScoreKind, TrickTaken
from allfives_desktop.session.game import OPPONENT
from allfives_desktop.session.seats import Seat
from allfives_desktop.session.shown_match import ShownMatch
from allfives_desktop.table.assembly import Table
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace
from allfives_desktop.table.seating import Seating
from allfives_desktop.text import phrases

if TYPE_CHECKING:
    from allfives_desktop.models.hand_order import HandOrder
    from allfives_desktop.rules.cards import Card
    from allfives_desktop.rules.timeline import Moment, Timeline
    from allfives_desktop.session.setup import MatchSetup
    from allfives_desktop.table.appearance import Appearance
    from allfives_desktop.table.table_view import TableView

STILL = Pace(MotionSpeed.OFF, Dwell.NONE)


class RecordTable(QObject):
    """Lays each moment at once, from the list of actions alone; takes no play."""

    def __init__(
        self, *, language: str, cache: Path, order: HandOrder, appearance: Appearance
    ) -> None:
        super().__init__()
        self._match = ShownMatch(self)
        self._table = Table(
            self._match,
            _Nobody(),
            pace=STILL,
            language=language,
            cache=cache,
            appearance=appearance,
            live=False,
        )
        self._table.set_hand_order(order)
        self._shown: tuple[MatchSetup, Timeline, int, int | None] | None = None

    @property
    def view(self) -> TableView:
        """The widget to show."""
        return self._table.view

    def show(self, setup: MatchSetup, timeline: Timeline, ply: int, eyes: int | None) -> str:
        """Lay the match as it was after `ply` actions and say what the last of them did.

        `eyes` is the seat that looks; None sees every hand, from the chair of `setup.own_seat`.
        """
        self._shown = setup, timeline, ply, eyes
        with self._table.tableau.cards.told_together():
            self._match.look(seen_from(setup, eyes), timeline, ply)
            if eyes is None:
                self._reveal(self._match.moment)
            self._mark(self._match.moment)
        said = _story(self._match.moment, Seating(setup).seats)
        self._table.tableau.words.amend(headline=said, detail="")
        return said

    def set_appearance(self, appearance: Appearance, order: HandOrder) -> None:
        """Cards, board and cloth look like this from now on, and hands are in this order."""
        self._table.set_appearance(appearance)
        self._table.set_hand_order(order)
        if self._shown is not None:
            self.show(*self._shown)

    def retranslate(self, language: str) -> None:
        """The language changed."""
        self._table.retranslate(language)
        if self._shown is not None:
            self.show(*self._shown)

    def close(self) -> None:
        """The scene goes before the objects it looks at."""
        self._table.close()

    def _reveal(self, moment: Moment) -> None:
        for seat, hand in enumerate(moment.state.hands):
            if seat != self._match.setup.own_seat:
                self._table.tableau.cards.reveal(seat, hand)

    def _mark(self, moment: Moment) -> None:
        marks: dict[Card, Mark] = {}
        for event in moment.events:
            match event:
                case TrickTaken():
                    marks[next(c for seat, c in event.cards if seat == event.seat)] = Mark.WINNER
                case Scored(kind=ScoreKind.CAPTURE):
                    marks |= {card(code): Mark.CAPTURED for code in event.detail.split()}
        self._table.tableau.cards.mark(marks)


def seen_from(setup: MatchSetup, eyes: int | None) -> MatchSetup:
    """The match as another seat sees it: nobody is "you", and everybody keeps the name."""
    if eyes is None or eyes == setup.own_seat:
        return setup
    names = Seating(setup).names
    seats = tuple(Seat(name, None if at == eyes else OPPONENT) for at, name in enumerate(names))
    return replace(setup, seats=seats, watched=True)


def _story(moment: Moment, seats: phrases.Seats) -> str:
    """The last thing that is worth a sentence; a play that takes a trick is told as the trick."""
    told = [said for event in moment.events if (said := phrases.told(event, seats))]
    taken = [phrases.told(event, seats) for event in _tricks(moment.events)]
    if taken and not moment.is_at_rest:
        return taken[-1]
    return told[-1] if told else ""


def _tricks(events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if isinstance(event, TrickTaken)]


class _Nobody:
    """There is nobody to decide anything."""

    def ask(self) -> None:
        """Nothing is asked."""

    def forget(self) -> None:
        """Nothing was asked."""
