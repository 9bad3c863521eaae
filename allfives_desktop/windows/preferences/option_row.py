"""One option of the rules on the page: title, box, sentence, and what there is to say about it."""

from __future__ import annotations

import unicodedata
from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from allfives_desktop.rules.options import Option
from allfives_desktop.text.filling import fill
from allfives_desktop.text.option_reasons import (
    constraint_sentence,
    reason_fixed,
    reason_not_applied,
)
from allfives_desktop.text.option_values import value_name
from allfives_desktop.text.option_words import option_help, option_title
from allfives_desktop.windows.preferences.editors import FlagEditor, editor_for
from allfives_desktop.windows.preferences.house_rules_model import RulesDraft

MARK: Final = "\N{BLACK DIAMOND}"
TITLE_LETTERS: Final = 20


class OptionRow(QWidget):
    """Shows an option of a draft and sets it. All it says comes from the option's declaration."""

    def __init__(self, option: Option, draft: RulesDraft) -> None:
        super().__init__()
        self.option = option
        self._draft = draft
        self.editor = editor_for(option)
        self._title, self._help, self._status = QLabel(), QLabel(), QLabel()
        self.reset = QPushButton()
        self.reset.setAutoDefault(False)
        self.editor.edited.connect(lambda value: draft.set(option.key, value))
        self.reset.clicked.connect(self._reset)
        self._lay_out()
        self.refresh()

    @property
    def status(self) -> str:
        """Conflicts, the reason why it does not apply, and the game's own value if it differs."""
        return self._status.text()

    @property
    def differs(self) -> bool:
        """Whether the value is another than the game's own."""
        return self.option.key in self._draft.differences

    def refresh(self) -> None:
        """Show what the draft has."""
        key, draft = self.option.key, self._draft
        offered = draft.offered(key)
        self.editor.offer(offered, self._names())
        self.editor.show_value(draft.values[key])
        self.editor.setEnabled(draft.is_free(key))
        self._title.setEnabled(draft.is_free(key))
        self.reset.setVisible(self.differs)
        self._say()

    def matches(self, words: str) -> bool:
        """Whether each of the words is found in title, sentence or values' names."""
        option = self.option
        text = " ".join([option_title(option.key), option_help(option.key), *self._names()])
        found = plain(text)
        return all(word in found for word in plain(words).split())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.refresh()
        super().changeEvent(event)

    def _say(self) -> None:
        title, sentence = option_title(self.option.key), option_help(self.option.key)
        marked = f"{MARK} {title}" if self.differs else title
        label = self.editor if isinstance(self.editor, FlagEditor) else self._title
        font = label.font()
        font.setBold(self.differs)
        label.setFont(font)
        label.setText(marked)
        self._help.setText(sentence)
        self._status.setText("\n".join(self._remarks()))
        self._status.setVisible(bool(self.status))
        self.editor.setAccessibleName(title)
        self.editor.setAccessibleDescription(f"{sentence} {self.status}".strip())
        self.reset.setText(self.tr("Reset", "one option"))
        self.reset.setAccessibleName(fill(self.tr("Reset: %1", "option"), title))

    def _remarks(self) -> list[str]:
        key, draft = self.option.key, self._draft
        conflict = self.tr("Does not fit: %1")
        broken = draft.in_conflict(key)
        remarks = [fill(conflict, constraint_sentence(each.id)) for each in broken]
        if not draft.is_free(key):
            fixed = reason_fixed(value_name(key, draft.values[key]))
            remarks.append(reason_not_applied(self.option, draft.values) or fixed)
        if self.differs:
            own = value_name(key, draft.standard(key))
            remarks.append(fill(self.tr("Changed. The game itself has: %1."), own))
        return remarks

    def _names(self) -> list[str]:
        if isinstance(self.option.values, range):
            return []
        return [
            value_name(self.option.key, value) for value in self._draft.offered(self.option.key)
        ]

    def _reset(self) -> None:
        self.editor.setFocus()
        self._draft.reset(self.option.key)

    def _lay_out(self) -> None:
        for label in (self._help, self._status, self._title):
            label.setWordWrap(True)
        self._title.setMinimumWidth(self.fontMetrics().averageCharWidth() * TITLE_LETTERS)
        slanted = self._status.font()
        slanted.setItalic(True)
        self._status.setFont(slanted)
        self._title.setBuddy(self.editor)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(0, 1)
        top = Qt.AlignmentFlag.AlignVCenter
        if isinstance(self.editor, FlagEditor):
            grid.addWidget(self.editor, 0, 0, 1, 2)
        else:
            grid.addWidget(self._title, 0, 0)
            grid.addWidget(self.editor, 0, 1, top)
        grid.addWidget(self.reset, 0, 2, top)
        grid.addWidget(self._help, 1, 0, 1, 3)
        grid.addWidget(self._status, 2, 0, 1, 3)


def plain(text: str) -> str:
    """Small letters without accents, as people type them into a search box."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
