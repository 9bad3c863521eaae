"""Looking back at matches: which ones are offered, and what can be done with the one shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from allfives_desktop.rules.timeline import Timeline
from allfives_desktop.session.past import FinishedMatches, Past, on_the_table, to_go_on
from allfives_desktop.session.records import setup_of
from allfives_desktop.session.shown_match import ShownMatch
from allfives_desktop.windows.deals import Deals

if TYPE_CHECKING:
    from allfives_desktop.ai.review_report import Verdict
    from allfives_desktop.records.opening import Opened
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.session.store import Store
    from allfives_desktop.windows.main_window import MainWindow
    from allfives_desktop.windows.play import Play
    from allfives_desktop.windows.records import Records
    from allfives_desktop.windows.viewer.look import ViewerLook
    from allfives_desktop.windows.viewer.window import ViewerWindow


class LookBack(QObject):
    """Opens the viewer on the match of the table, on one of a file, or on those finished last.

    `make_viewer` builds the viewer when it is first wanted; `keep_review` takes the match, the
    seat and the verdicts of a review that has come to its end.
    """

    def __init__(
        self,
        session: MatchSession,
        store: Store,
        play: Play,
        records: Records,
        window: MainWindow,
        make_viewer: Callable[[], ViewerWindow],
        keep_review: Callable[[Past, int, Sequence[Verdict]], None],
    ) -> None:
        super().__init__(window)
        self._session = session
        self._play = play
        self._records = records
        self._window = window
        self._make_viewer = make_viewer
        self._keep_review = keep_review
        self._viewer: ViewerWindow | None = None
        self._wants_table = False
        self._finished = FinishedMatches(store, self)
        self._finished.found.connect(self._offer)
        self._finished.ended.connect(self._end_search)
        window.commands.look_back.triggered.connect(self.open)
        session.was_reset.connect(self._bring_table)
        records.finished_opened.connect(self.show_record)

    @property
    def viewer(self) -> ViewerWindow:
        """The window, made when it is first asked for."""
        if self._viewer is None:
            self._viewer = viewer = self._make_viewer()
            viewer.wanted_on.connect(self._go_on)
            viewer.wanted_again.connect(self._play_again)
            viewer.wanted_chair.connect(self._watch_chair)
            viewer.wanted_code.connect(self._copy_code)
            viewer.wanted_saved.connect(self._save)
            viewer.reviewed.connect(self._keep_review)
        return self._viewer

    def wear(self, look: Callable[[], ViewerLook]) -> None:
        """The player's look is another; that of the viewer follows, once there is one."""
        if self._viewer is not None:
            self._viewer.wear(look())

    def open(self) -> None:
        """The match on the table, or the one finished last; those finished before it on offer."""
        self.viewer.clear_offer()
        if self._session.has_match and self._session.log:
            self._show(on_the_table(self._session))
        self._finished.find()

    def show_record(self, opened: Opened, path: Path) -> None:
        """The match of a file."""
        setup = setup_of(opened)
        self._show(Past(setup, Timeline(setup.options, opened.actions), path.name))

    def close(self) -> None:
        """The program ends."""
        self._finished.stop()
        if self._viewer is not None:
            self._viewer.release()

    def _show(self, past: Past) -> None:
        self.viewer.show_match(past)
        self.viewer.show()
        self.viewer.raise_()
        self.viewer.activateWindow()

    def _offer(self, past: Past) -> None:
        if self.viewer.past is None:
            self._show(past)
        else:
            self.viewer.offer(past)

    def _end_search(self) -> None:
        if self.viewer.past is None:
            self._window.notify(self.tr("Look back"), self.tr("No match has been finished yet."))

    # What can be done with the match shown

    def _go_on(self, past: Past, ply: int) -> None:
        actions = past.timeline.actions[:ply]
        self._wants_table = True
        begin = partial(self._play.take_up, to_go_on(past), actions)
        self._play.ask_to_leave(self.viewer, begin)

    def _play_again(self, past: Past) -> None:
        self._wants_table = True
        self._deals(past).play_again()

    def _watch_chair(self, past: Past) -> None:
        self._wants_table = True
        self._deals(past).watch_chair()

    def _copy_code(self, past: Past) -> None:
        self._deals(past).copy_code()

    def _save(self, past: Past) -> None:
        self._records.ask_where_to_save_match(_whole(past), self.viewer)

    def _deals(self, past: Past) -> Deals:
        return Deals(_whole(past), self._play, self.viewer)

    def _bring_table(self) -> None:
        """The match that was wanted lies on the table."""
        if self._wants_table:
            self._wants_table = False
            self._window.raise_()
            self._window.activateWindow()


def _whole(past: Past) -> MatchSession:
    """The match as far as it was played."""
    match = ShownMatch()
    match.look(past.setup, past.timeline, past.timeline.moments[-1].ply)
    return match
