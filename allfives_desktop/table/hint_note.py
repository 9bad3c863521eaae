"""The hint on the table: asked for, shown at the card or button meant, and gone with the choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from allfives_desktop.table.choreography import THINKING_MARK
from allfives_desktop.text import hint_labels

if TYPE_CHECKING:
    from allfives_desktop.ai.explain import Hint
    from allfives_desktop.models.table_words import TableWords
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.table.choices import Choices
    from allfives_desktop.table.director import Director
    from allfives_desktop.text.hinting import HintWords


class HintNote(QObject):
    """Shows one hint at a time. `wanted` asks for it, `over` says that it is of no use any more;
    `announced` speaks it, once."""

    wanted = Signal()
    over = Signal()
    announced = Signal(str)

    def __init__(
        self, session: MatchSession, director: Director, choices: Choices, words: TableWords
    ) -> None:
        super().__init__(director)
        self._session = session
        self._director = director
        self._choices = choices
        self._words = words
        self._hint: Hint | None = None
        self._is_awaited = False
        self._searching = QTimer(self)
        self._searching.setSingleShot(True)
        self._searching.setInterval(THINKING_MARK)
        self._searching.timeout.connect(self._say_searching)
        director.accepting_changed.connect(self._look)
        choices.hint_wished.connect(self.toggle)
        choices.hint_put_away.connect(self.hide)
        self._name_button()

    def toggle(self) -> None:
        """Ask for a hint, or put the one on the table away."""
        if self._hint is not None:
            self.hide()
        elif self._director.is_accepting and not self._is_awaited:
            self._is_awaited = True
            self._searching.start()
            self.wanted.emit()

    def show(self, hint: Hint) -> None:
        """Here it is, if the decision still waits."""
        if not self._is_awaited:
            return
        self._settle()
        self._hint = hint
        told = self._tell(hint)
        self.announced.emit(told.spoken)

    def fail(self) -> None:
        """There is none."""
        if self._is_awaited:
            self._settle()
            self._words.amend(hint="", detail=hint_labels.no_hint())
            self.announced.emit(hint_labels.no_hint())

    def hide(self) -> None:
        """Put it away."""
        self._hint = None
        self._choices.point_at(None)
        self._words.amend(hint="", hint_why="", hint_worth="")

    def close(self) -> None:
        """Nothing is waited for any more."""
        self._settle()

    def retranslate(self) -> None:
        """The language changed."""
        self._name_button()
        if self._hint is not None:
            self._tell(self._hint)
        elif self._words.words.hint:
            self._say_searching()

    def _tell(self, hint: Hint) -> HintWords:
        from allfives_desktop.text.hinting import hint_words

        told = hint_words(hint, self._session.view())
        self._choices.point_at(hint.best.action)
        self._words.amend(
            hint=told.headline, hint_why="\n".join(told.reasons), hint_worth=told.worth
        )
        return told

    def _look(self) -> None:
        """With the decision the hint is over."""
        self._name_button()
        if not self._director.is_accepting:
            self._settle()
            self.hide()
            self.over.emit()

    def _settle(self) -> None:
        self._is_awaited = False
        self._searching.stop()

    def _say_searching(self) -> None:
        self._words.amend(hint=hint_labels.searching())

    def _name_button(self) -> None:
        label = hint_labels.hint_label() if self._director.is_accepting else ""
        self._words.amend(
            hint_label=label, hint_note=hint_labels.hint_note(), suggested=hint_labels.suggested()
        )
