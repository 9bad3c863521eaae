"""The book of rules beside the table: "How to play"."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from allfives_desktop.windows.help_contents import HelpContents
from allfives_desktop.windows.help_look import BookLook
from allfives_desktop.windows.help_page import HelpPage
from allfives_desktop.windows.help_search import HelpSearch

FIRST_SIZE: Final = QSize(900, 650)
SHARE: Final = 0.36  # of the window, at most, for the contents
Key = QKeySequence.StandardKey


class HelpWindow(QWidget):
    """Contents, page and search; stays open beside the game. The words follow the language.

    `faces` gives the folder of the card faces in use, `language` the language in use, `look` the
    colours to be worn.
    """

    def __init__(
        self,
        faces: Callable[[], Path],
        language: Callable[[], str],
        look: Callable[[], BookLook],
    ) -> None:
        super().__init__()
        self._look = look
        self._letters = QApplication.font()
        self.resize(FIRST_SIZE)
        self.page = HelpPage(faces, language, self)
        self.contents = HelpContents(language, self)
        self.search = HelpSearch(self.page, self)
        self.back, self.forward, self.print = (QPushButton() for _ in range(3))
        self._lay_out()
        self._connect()
        self._set_keys()
        self.retranslate()
        self.dress()

    def dress(self) -> None:
        """Colours or letters changed: window, page and marks follow, at the same place."""
        look = self._look()
        if QApplication.font() != self._letters:
            self._take_letters(look.sheet)
        elif look.sheet != self.styleSheet():
            self.setStyleSheet(look.sheet)
        self.page.use_inks(look.inks)
        self.search.use_marks(look.marks)

    def show_anchor(self, anchor: str) -> None:
        """Open the book at `<chapter>/<heading>`, or at a chapter, and bring it to the front."""
        self.show()
        self.page.show_anchor(anchor)
        self.raise_()
        self.activateWindow()
        self.page.setFocus()

    def retranslate(self) -> None:
        """The language changed: words, contents and page follow, at the same place."""
        self.setWindowTitle(self.tr("How to play"))
        self.back.setText(self.tr("&Back"))
        self.forward.setText(self.tr("&Forward"))
        self.print.setText(self.tr("&Print…"))
        self.page.setAccessibleName(self.tr("Text of the chapter"))
        place = self.page.anchor.partition("/")[2]
        self.contents.retranslate()
        self.search.forget()
        self.page.lay_anew()
        self._make_room()
        self.page.scrollToAnchor(place)
        self.search.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _take_letters(self, sheet: str) -> None:
        place, self._letters = self.page.anchor.partition("/")[2], QApplication.font()
        self.setFont(self._letters)
        self.setStyleSheet(sheet)  # also where it is the same, or the letters stay as they were
        self.page.scrollToAnchor(place)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        for each in (self.back, self.forward, self.search, self.print):
            row.addWidget(each, 1 if each is self.search else 0)
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._split.addWidget(self.contents)
        self._split.addWidget(self.page)
        self._split.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addWidget(self._split, 1)

    def _make_room(self) -> None:
        """The contents are as wide as their headings, but leave the page most of the window."""
        needed = min(self.contents.widest, round(self.width() * SHARE))
        if self.contents.width() < needed or not self.isVisible():
            self._split.setSizes((needed, self.width() - needed))

    def _connect(self) -> None:
        self.contents.chosen.connect(self.page.show_anchor)
        self.page.reached.connect(self.contents.show_place)
        self.back.clicked.connect(self.page.backward)
        self.forward.clicked.connect(self.page.forward)
        self.back.setEnabled(False)
        self.forward.setEnabled(False)
        self.page.backwardAvailable.connect(self.back.setEnabled)
        self.page.forwardAvailable.connect(self.forward.setEnabled)
        self.print.clicked.connect(self._ask_to_print)

    def _set_keys(self) -> None:
        for key, act in (
            (Key.Find, self.search.field.setFocus),
            (Key.FindNext, self.search.go_on),
            (Key.FindPrevious, self.search.go_back),
            (Key.Back, self.page.backward),
            (Key.Forward, self.page.forward),
            (Key.Print, self._ask_to_print),
            (Key.Cancel, self.close),
        ):
            QShortcut(QKeySequence(key), self, act)

    def _ask_to_print(self) -> None:
        from allfives_desktop.windows.help_printing import PrintDialog

        PrintDialog(self.page).show()
