"""The same cards once more: deal codes told and entered, a match again, the computer in a chair."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from allfives_desktop.session.deals import Withheld, code_of, in_the_chair, repeated

if TYPE_CHECKING:
    from allfives_desktop.records.deal_code import CodedDeal
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.windows.commands import Commands
    from allfives_desktop.windows.main_window import MainWindow
    from allfives_desktop.windows.play import Play
    from allfives_desktop.windows.viewer.window import ViewerWindow


class Deals(QObject):
    """What can be done with the cards of a match. What is withheld is said in `window`, and why."""

    def __init__(
        self, session: MatchSession, play: Play, window: MainWindow | ViewerWindow
    ) -> None:
        super().__init__(window)
        self._session = session
        self._play = play
        self._window = window

    def serve(self, commands: Commands) -> None:
        """Do what these commands say."""
        commands.copy_code.triggered.connect(self.copy_code)
        commands.enter_code.triggered.connect(self.enter_code)
        commands.same_cards.triggered.connect(self.play_again)
        commands.chair.triggered.connect(self.watch_chair)
        commands.proof.triggered.connect(self.show_proof)

    def copy_code(self) -> None:
        """The deal code of the match on the table, to the clipboard and for the eyes."""
        code = code_of(self._session)
        if isinstance(code, Withheld):
            self._refuse(code)
            return
        QGuiApplication.clipboard().setText(code)
        sentence = self.tr("The deal code of this match was copied:\n%1")
        self._window.notify(self.tr("Deal code"), sentence.replace("%1", code))

    def enter_code(self) -> None:
        """Ask for a deal code; a match under way waits, and is left with the answer."""
        from allfives_desktop.windows.deal_code_dialog import DealCodeDialog

        dialog = DealCodeDialog(leaves=self._play.is_under_way, parent=self._window)

        def answered() -> None:
            if dialog.deal is not None:
                self._begin(dialog.deal)

        self._play.ask(dialog, answered)

    def play_again(self) -> None:
        """The match on the table from its first card."""
        setup = repeated(self._session)
        if isinstance(setup, Withheld):
            self._refuse(setup)
        else:
            self._play.ask_to_leave(self._window, partial(self._play.begin_again, setup))

    def watch_chair(self) -> None:
        """The computer plays the person's cards of the match on the table."""
        setup = in_the_chair(self._session)
        if isinstance(setup, Withheld):
            self._refuse(setup)
        else:
            self._play.watch_once(setup)

    def show_proof(self) -> None:
        """What proves the packs of the match on the table."""
        from allfives_desktop.windows.fair_deal_dialog import FairDealDialog

        if not self._session.has_match:
            self._refuse(Withheld.NO_MATCH)
            return
        dialog = FairDealDialog(self._session, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _begin(self, deal: CodedDeal) -> None:
        game = replace(self._play.game, ruleset=deal.ruleset, options=deal.options)
        self._play.begin_with(game, seed=deal.seed)

    def _refuse(self, reason: Withheld) -> None:
        sentences = {
            Withheld.NO_MATCH: self.tr("There is no match on the table."),
            Withheld.UNDER_WAY: self.tr(
                "That would let you look ahead. Ask again when the match is over."
            ),
            Withheld.NO_SEED: self.tr(
                "The cards of this match come from a record without its seed. "
                "They cannot be dealt again."
            ),
            Withheld.NO_CODE: self.tr("The cards of this match have no deal code."),
        }
        self._window.notify(self.tr("Cards of this match"), sentences[reason])
