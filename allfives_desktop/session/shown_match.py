"""A match that is only looked at: any moment of it, through the eyes of any seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from allfives_desktop.rules.view import SeatView, seen_by, view_of
from allfives_desktop.session.match_session import MatchSession

if TYPE_CHECKING:
    from allfives_desktop.rules.timeline import Moment, Timeline
    from allfives_desktop.session.setup import MatchSetup


class ShownMatch(MatchSession):
    """Stands at a moment of a timeline; nothing can be done in it, and nothing goes on by itself.

    `setup.own_seat` is the seat whose eyes are used. A trick that has just been taken still lies
    on the table. `was_reset` follows each look.
    """

    def look(self, setup: MatchSetup, timeline: Timeline, ply: int) -> None:
        """Stand where `ply` actions were done."""
        eyes = setup.own_seat
        moments = timeline.moments[: ply + 1]
        self._setup = setup
        self._moment = moments[-1]
        self._state = self._moment.state
        self._log = [moment.action for moment in moments if moment.action is not None]
        self._seen = [seen_by(event, eyes) for moment in moments for event in moment.events]
        self.was_reset.emit()

    @property
    def moment(self) -> Moment:
        """Where it stands; only after a look."""
        return self._moment

    def view(self) -> SeatView:
        view = view_of(self.state, self.setup.own_seat)
        if not self._moment.ends_trick:
            return view
        _, trick = view.tricks[-1]
        return view._replace(trick=trick, tricks=view.tricks[:-1])
