"""The look of cards, board and cloth, with a picture of what is chosen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from allfives_desktop.session.preferences import Preferences
from allfives_desktop.table.appearance import KEYS, appearance_of
from allfives_desktop.text.languages import chosen_language
from allfives_desktop.windows.preferences.choice_pages import INDENT, ChoicePage, Words
from allfives_desktop.windows.preferences.table_preview import TablePreview


class TablePage(ChoicePage):
    """Everything changes at once, in the picture and on the table."""

    KEYS = KEYS

    def __init__(self, preferences: Preferences) -> None:
        self.preview = TablePreview()
        super().__init__(preferences)

    def title(self) -> str:
        return self.tr("Table")

    def retranslate(self) -> None:
        super().retranslate()
        self.preview.setAccessibleName(self.tr("Preview"))
        self._show_preview()

    def words(self) -> dict[str, Words]:
        return {
            "deck": self._deck(),
            "inks": self._inks(),
            "index": self._index(),
            "letters": self._letters(),
            "back": self._back(),
            "board": self._board(),
            "felt": self._felt(),
        }

    def _follow(self, key: str) -> None:
        super()._follow(key)
        if key in self.KEYS:
            self._show_preview()

    def _show_preview(self) -> None:
        language = chosen_language(self._preferences.text("language"))
        self.preview.show_appearance(appearance_of(self._preferences.text), language)
        shown = [editor.currentText() for editor in self._editors.values()]
        self.preview.setAccessibleDescription(", ".join(shown))

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.addLayout(self._form())
        column.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(INDENT, INDENT, INDENT, INDENT)
        row.setSpacing(2 * INDENT)
        row.addLayout(column, 1)
        row.addWidget(self.preview, 1, Qt.AlignmentFlag.AlignTop)

    def _deck(self) -> Words:
        names = {"courts": self.tr("With figures"), "plain": self.tr("Plain")}
        sentence = self.tr("A plain card has a large letter and its suit, and no drawing.")
        return self.tr("&Deck:"), sentence, names

    def _inks(self) -> Words:
        names = {"two": self.tr("Two"), "four": self.tr("Four")}
        sentence = self.tr("With four, diamonds are blue and clubs green.")
        return self.tr("&Colours of the suits:"), sentence, names

    def _index(self) -> Words:
        names = {"normal": self.tr("Normal", "index"), "large": self.tr("Large", "index")}
        sentence = self.tr("The letters and numbers in the corners.")
        return self.tr("Corner &index:"), sentence, names

    def _letters(self) -> Words:
        names = {
            "language": self.tr("As the language", "letters"),
            "international": self.tr("International (A K Q J)"),
        }
        return self.tr("&Letters on the cards:"), "", names

    def _back(self) -> Words:
        names = {
            "red": self.tr("Red trellis"),
            "blue": self.tr("Blue rosette"),
            "green": self.tr("Green leaves"),
            "black": self.tr("Black fans"),
        }
        return self.tr("Card &back:"), "", names

    def _board(self) -> Words:
        names = {
            "walnut": self.tr("Walnut"),
            "maple": self.tr("Maple"),
            "ebony": self.tr("Ebony"),
        }
        return self.tr("B&oard:"), "", names

    def _felt(self) -> Words:
        names = {
            "green": self.tr("Green", "felt"),
            "blue": self.tr("Blue", "felt"),
            "burgundy": self.tr("Burgundy", "felt"),
            "grey": self.tr("Grey", "felt"),
            "sand": self.tr("Sand", "felt"),
        }
        return self.tr("&Felt:"), "", names
