"""The look of cards, board and cloth, with a picture of what is chosen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStyle, QVBoxLayout

from allfives_desktop.session.preferences import Preferences
from allfives_desktop.table.appearance import KEYS, Maker, appearance_of, is_foreign
from allfives_desktop.table.foreign_decks import (
    DeckError,
    ForeignDeck,
    deck_of,
    found,
    own_folder,
)
from allfives_desktop.table.foreign_faces import faces_of
from allfives_desktop.text.languages import chosen_language
from allfives_desktop.windows.preferences.choice_pages import INDENT, ChoicePage, Words
from allfives_desktop.windows.preferences.deck_words import deck_refusal
from allfives_desktop.windows.preferences.notice import Notice
from allfives_desktop.windows.preferences.table_preview import TablePreview

# What a deck drawn by others has of its own.
OF_OUR_DECK: Final = ("inks", "index", "letters")
PROGRAMS: Final = {Maker.OWN: "", Maker.KDE: " (KDE)", Maker.PYSOL: " (PySolFC)"}


class TablePage(ChoicePage):
    """Everything changes at once, in the picture and on the table.

    `language` tells which one is in use; without it that is the one of the preferences.
    """

    KEYS = KEYS

    def __init__(self, preferences: Preferences, language: Callable[[], str] | None = None) -> None:
        self._language = language or (lambda: chosen_language(preferences.text("language")))
        self.preview = TablePreview()
        self.notice = Notice(QStyle.StandardPixmap.SP_MessageBoxWarning)
        self.open_folder = QPushButton()
        self._found: list[ForeignDeck] = []
        self._faces: dict[str, str] = {}
        self.look_for_decks()
        super().__init__(preferences)
        self._read_deck(preferences.text("deck"))
        self._show_preview()
        self.open_folder.clicked.connect(self._open_folder)

    def title(self) -> str:
        return self.tr("Table")

    def retranslate(self) -> None:
        super().retranslate()
        self.preview.setAccessibleName(self.tr("Preview"))
        self.open_folder.setText(self.tr("Own d&ecks…"))
        tip = self.tr("A folder for each deck: AS.svg, KS.svg … 2C.svg and, if any, back.svg.")
        self.open_folder.setToolTip(tip)
        self.open_folder.setAccessibleDescription(tip)
        self._show_preview()

    def look_for_decks(self) -> None:
        """Offer what is there now: KDE's and PySolFC's decks, and those in the player's folder."""
        self._found = found()

    def values(self, key: str) -> tuple[str, ...]:
        if key != "deck":
            return super().values(key)
        keys = [deck.key for deck in self._found]
        chosen = self._preferences.text(key)
        gone = [chosen] if is_foreign(chosen) and chosen not in keys else []
        return (*super().values(key), *keys, *gone)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowActivate:
            self.look_for_decks()
            self.retranslate()
        return super().event(event)

    def _choose(self, key: str, value: str) -> None:
        if key == "deck" and not self._read_deck(value):
            self._editors[key].show_value(self._preferences.text(key))
            return
        super()._choose(key, value)

    def _read_deck(self, value: str) -> bool:
        """Whether a deck can be used; says why not."""
        self.notice.say("")
        self._faces = {}
        if is_foreign(value):
            try:
                self._faces = dict(faces_of(deck_of(value)))
            except DeckError as error:
                self.notice.say(deck_refusal(error.fault))
                self._faces = {}
                return False
        return True

    def _open_folder(self) -> None:
        """Show the folder in the system's file manager."""
        folder = own_folder()
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

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
        look = appearance_of(self._preferences.text)
        self.preview.show_appearance(look, self._language(), self._faces if look.foreign else {})
        for key in OF_OUR_DECK:
            self._rows.setRowVisible(self._fields[key], not look.foreign)
            if not self._helps[key].text():
                self._helps[key].hide()  # a row is shown with all that is in it
        shown = [editor.currentText() for editor in self._editors.values()]
        self.preview.setAccessibleDescription(", ".join(shown))

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.addWidget(self.notice)
        column.addLayout(self._form())
        column.addWidget(self.open_folder, alignment=Qt.AlignmentFlag.AlignLeft)
        column.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(INDENT, INDENT, INDENT, INDENT)
        row.setSpacing(2 * INDENT)
        row.addLayout(column, 1)
        row.addWidget(self.preview, 1, Qt.AlignmentFlag.AlignTop)

    def _deck(self) -> Words:
        names = {"courts": self.tr("With figures"), "plain": self.tr("Plain")}
        names |= {value: value.partition(":")[2] for value in self.values("deck")[2:]}
        names |= {deck.key: f"{deck.name}{PROGRAMS[deck.maker]}" for deck in self._found}
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
