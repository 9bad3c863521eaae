"""What every page of the preferences can do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget


class Page(QWidget):
    """A page with settings; `edited` when one of them was touched."""

    edited = Signal()

    def title(self) -> str:
        """What stands on its tab."""
        raise NotImplementedError

    @property
    def is_edited(self) -> bool:
        """Whether `keep` would change anything, or `take_back` take anything back."""
        raise NotImplementedError

    @property
    def can_keep(self) -> bool:
        """False while something on the page has to be put right first."""
        return True

    def show_problem(self) -> None:
        """Lead to what has to be put right."""

    def keep(self) -> None:
        """The settings shown are wanted."""
        raise NotImplementedError

    def take_back(self) -> None:
        """Undo what was tried live since the last `keep`."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """The language changed."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
