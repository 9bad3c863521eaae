"""Pages whose settings are each one of a few values, tried out live."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFormLayout, QLabel, QVBoxLayout

from allfives_desktop.session.preferences import ALLOWED, Preferences
from allfives_desktop.text.labels import per_cent
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.windows.preferences.editors import ChoiceEditor
from allfives_desktop.windows.preferences.page import Page

INDENT: Final = 12
GAP: Final = 4
Words = tuple[str, str, Mapping[str, str]]


class ChoicePage(Page):
    """A combo box for each key; a choice takes effect at once and can be taken back.

    Where a key needs no sentence, an empty one says so.
    """

    KEYS: tuple[str, ...] = ()

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._kept = self._shown()
        self._titles = {key: QLabel() for key in self.KEYS}
        self._helps = {key: QLabel() for key in self.KEYS}
        self._editors = {key: ChoiceEditor() for key in self.KEYS}
        self._rows = QFormLayout()
        self._fields: dict[str, QVBoxLayout] = {}
        self._lay_out()
        for key, editor in self._editors.items():
            editor.edited.connect(lambda value, key=key: self._choose(key, str(value)))
        preferences.changed.connect(self._follow)
        self.retranslate()

    @property
    def is_edited(self) -> bool:
        return self._shown() != self._kept

    def keep(self) -> None:
        self._kept = self._shown()

    def take_back(self) -> None:
        for key, value in self._kept.items():
            self._preferences.set(key, value)

    def retranslate(self) -> None:
        for key, (title, sentence, names) in self.words().items():
            editor = self._editors[key]
            self._titles[key].setText(title)
            self._helps[key].setText(sentence)
            self._helps[key].setHidden(not sentence)
            editor.setAccessibleName(title.replace("&", ""))
            editor.setAccessibleDescription(sentence)
            values = self.values(key)
            editor.offer(values, [names[value] for value in values])
            editor.show_value(self._preferences.text(key))

    def values(self, key: str) -> tuple[str, ...]:
        """What can be chosen."""
        return ALLOWED[key]

    def words(self) -> dict[str, Words]:
        """Title, sentence, and the names of the values, for each key."""
        raise NotImplementedError

    def _shown(self) -> dict[str, str]:
        return {key: self._preferences.text(key) for key in self.KEYS}

    def _choose(self, key: str, value: str) -> None:
        self._preferences.set(key, value)
        self.edited.emit()

    def _follow(self, key: str) -> None:
        if key in self._editors:
            self._editors[key].show_value(self._preferences.text(key))
            self.edited.emit()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(INDENT, INDENT, INDENT, INDENT)
        column.addLayout(self._form())
        column.addStretch()

    def _form(self) -> QFormLayout:
        form = self._rows
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setVerticalSpacing(INDENT)
        for key, editor in self._editors.items():
            self._titles[key].setBuddy(editor)
            self._helps[key].setWordWrap(True)
            field = QVBoxLayout()
            field.setSpacing(GAP)
            field.addWidget(editor, alignment=Qt.AlignmentFlag.AlignLeft)
            field.addWidget(self._helps[key])
            form.addRow(self._titles[key], field)
            self._fields[key] = field
        return form


class PlayPage(ChoicePage):
    """How the table serves who plays."""

    KEYS = ("hand_order",)

    def title(self) -> str:
        return self.tr("Play", "page of the preferences")

    def words(self) -> dict[str, Words]:
        names = {"suit": self.tr("By suit"), "rank": self.tr("By rank")}
        sentence = self.tr("How the cards lie in your hand.")
        return {"hand_order": (self.tr("&Order of the hand:"), sentence, names)}


class MotionPage(ChoicePage):
    """How fast things move, and how long they stay."""

    KEYS = ("motion", "dwell", "renderer")

    def title(self) -> str:
        return self.tr("Motion")

    def words(self) -> dict[str, Words]:
        return {"motion": self._motion(), "dwell": self._dwell(), "renderer": self._renderer()}

    def _motion(self) -> Words:
        names = {
            "": self.tr("As the system"),
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal", "speed"),
            "fast": self.tr("Fast"),
            "very-fast": self.tr("Very fast"),
            "off": self.tr("Off", "no motion"),
        }
        sentence = self.tr(
            "How fast cards and pegs move; off, they are there at once. As the system: off where "
            "the desktop asks for less motion."
        )
        return self.tr("&Speed:"), sentence, names

    def _dwell(self) -> Words:
        names = {
            "short": self.tr("Short"),
            "normal": self.tr("Normal", "time to read"),
            "long": self.tr("Long"),
            "click": self.tr("Until a click"),
        }
        sentence = self.tr("How long a full trick and a call can be read, also without motion.")
        return self.tr("&Time to read:"), sentence, names

    def _renderer(self) -> Words:
        names = {
            "": self.tr("Automatic", "what draws the table"),
            "software": self.tr("Software only", "what draws the table"),
            "hardware": self.tr("Graphics card", "what draws the table"),
        }
        sentence = self.tr(
            "What draws the table, from the next start on. Automatic: the graphics card, where a "
            "trial has shown that it draws well; else software."
        )
        return self.tr("&Graphics:"), sentence, names


class AccessPage(ChoicePage):
    """Letters and colours that can be read."""

    KEYS = ("text_size", "theme")

    def title(self) -> str:
        return self.tr("Access", "page of the preferences")

    def words(self) -> dict[str, Words]:
        return {"text_size": self._text_size(), "theme": self._theme()}

    def _text_size(self) -> Words:
        names = {value: per_cent(int(value)) for value in ALLOWED["text_size"]}
        sentence = self.tr(
            "Of all text, compared with the system's; on the table it grows as far as the window "
            "has room."
        )
        return self.tr("Size of &letters:"), sentence, names

    def _theme(self) -> Words:
        names = {
            "": self.tr("As the system"),
            "light": self.tr("Light"),
            "dark": self.tr("Dark"),
            "contrast": self.tr("High contrast"),
        }
        sentence = self.tr("Of the window, its dialogs, and the plates on the table.")
        return self.tr("&Colours:"), sentence, names


class LanguagePage(ChoicePage):
    """The language of the window."""

    KEYS = ("language",)

    def title(self) -> str:
        return self.tr("Language")

    def words(self) -> dict[str, Words]:
        names = {"": self.tr("As the system"), **OWN_NAMES}
        sentence = self.tr("All words change at once; the match goes on.")
        return {"language": (self.tr("&Language:"), sentence, names)}
