"""Whether sounds are heard and how loud: menu, preferences and table say the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from allfives_desktop.session.preferences import Preferences
    from allfives_desktop.table.sounds import Sounds
    from allfives_desktop.windows.commands import Commands


class SoundChoice(QObject):
    """What the player chooses in the menu is kept, and heard at once."""

    def __init__(
        self, commands: Commands, preferences: Preferences, sounds: Sounds, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._commands = commands
        self._preferences = preferences
        self._sounds = sounds
        self._show()
        preferences.changed.connect(self._take)
        commands.sound.triggered.connect(self._switch)
        commands.volumes.triggered.connect(self._choose_volume)

    def _switch(self, on: bool) -> None:
        self._preferences.set("sound", on)
        self._sounds.give_sample()

    def _choose_volume(self, action: QAction) -> None:
        """Whoever sets a volume wants to hear something."""
        self._preferences.set("volume", int(action.data()))
        self._preferences.set("sound", value=True)
        self._sounds.give_sample()

    def _take(self, key: str) -> None:
        if key in ("sound", "volume"):
            self._show()

    def _show(self) -> None:
        on, volume = self._preferences.flag("sound"), self._preferences.number("volume")
        self._commands.sound.setChecked(on)
        self._commands.show_choice(self._commands.volumes, str(volume))
        self._sounds.set_on(on)
        self._sounds.set_volume(volume)
