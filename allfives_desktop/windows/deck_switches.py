"""Four colours and the large index: menu and preferences say the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from allfives_desktop.table.appearance import is_foreign

if TYPE_CHECKING:
    from allfives_desktop.session.preferences import Preferences
    from allfives_desktop.windows.commands import Commands


class DeckSwitches(QObject):
    """What the player switches in the menu is kept as in the preferences.

    A deck drawn by others has its own colours and index, so there is nothing to switch.
    """

    def __init__(self, commands: Commands, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._commands = commands
        self._preferences = preferences
        self._show()
        preferences.changed.connect(self._take)
        commands.four_colours.triggered.connect(self._set_colours)
        commands.large_index.triggered.connect(self._set_index)

    def _set_colours(self, four: bool) -> None:
        self._preferences.set("inks", "four" if four else "two")

    def _set_index(self, large: bool) -> None:
        self._preferences.set("index", "large" if large else "normal")

    def _take(self, key: str) -> None:
        if key in ("inks", "index", "deck"):
            self._show()

    def _show(self) -> None:
        self._commands.four_colours.setChecked(self._preferences.text("inks") == "four")
        self._commands.large_index.setChecked(self._preferences.text("index") == "large")
        ours = not is_foreign(self._preferences.text("deck"))
        self._commands.four_colours.setVisible(ours)
        self._commands.large_index.setVisible(ours)
