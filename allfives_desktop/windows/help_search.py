"""The search bar of the book."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QTextEdit, QToolButton, QWidget

from allfives_desktop.table.appearance import Scheme
from allfives_desktop.windows.help_finder import Finder, Hit
from allfives_desktop.windows.help_look import MARKS, Marks
from allfives_desktop.windows.help_page import HelpPage


class HelpSearch(QWidget):
    """Finds words in all chapters, goes from one place to the next, and marks them on the page."""

    def __init__(self, page: HelpPage, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = page
        self._finder = Finder(page.html)
        self._hits: list[Hit] = []
        self._at = 0
        self._marks = MARKS[Scheme.LIGHT]
        self.label, self.count = QLabel(), QLabel()
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.label.setBuddy(self.field)
        self.previous, self.next = _arrow(Qt.ArrowType.UpArrow), _arrow(Qt.ArrowType.DownArrow)
        self._lay_out()
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self.go_on)
        self.next.clicked.connect(self.go_on)
        self.previous.clicked.connect(self.go_back)
        page.sourceChanged.connect(self._mark)

    def retranslate(self) -> None:
        """The language changed: the words are looked for anew."""
        self.label.setText(self.tr("&Search"))
        self.field.setPlaceholderText(self.tr("in all chapters"))
        self.field.setAccessibleName(self.tr("Search in all chapters"))
        for button, words in (
            (self.previous, self.tr("Previous place")),
            (self.next, self.tr("Next place")),
        ):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self.forget()
        self._hits = self._finder.hits(self.field.text())
        self._at = 0
        self._mark()

    def forget(self) -> None:
        """The book is written anew: no place is where it was."""
        self._finder.forget()
        self._hits = []

    def use_marks(self, marks: Marks) -> None:
        """Mark what was found in these colours."""
        self._marks = marks
        self._mark()

    def go_on(self) -> None:
        """To the next place, and round."""
        self._go(self._at + 1)

    def go_back(self) -> None:
        """To the place before, and round."""
        self._go(self._at - 1)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for each in (self.label, self.field, self.previous, self.next, self.count):
            row.addWidget(each, 1 if each is self.field else 0)

    def _search(self, words: str) -> None:
        self._hits = self._finder.hits(words)
        names = [hit.chapter for hit in self._hits]
        here = self._page.chapter
        self._go(names.index(here) if here in names else 0)

    def _go(self, number: int) -> None:
        if self._hits:
            self._at = number % len(self._hits)
            hit = self._hits[self._at]
            if hit.chapter != self._page.chapter:
                self._page.show_anchor(hit.chapter)
            self._page.setTextCursor(self._cursor(hit.start, hit.start))
        self._mark()

    def _mark(self) -> None:
        here = [hit for hit in self._hits if hit.chapter == self._page.chapter]
        current = self._hits[self._at : self._at + 1]
        self._page.setExtraSelections(
            [self._selection(hit, is_current=hit in current) for hit in here]
        )
        self.count.setText(self._told())
        self.count.setVisible(bool(self.count.text()))
        for button in (self.previous, self.next):
            button.setEnabled(bool(self._hits))

    def _told(self) -> str:
        if not self.field.text().strip():
            return ""
        if not self._hits:
            return self.tr("Not found")
        place = self.tr("%1 of %2", "place of the words found")
        return place.replace("%1", str(self._at + 1)).replace("%2", str(len(self._hits)))

    def _selection(self, hit: Hit, *, is_current: bool) -> QTextEdit.ExtraSelection:
        selection, look = QTextEdit.ExtraSelection(), QTextCharFormat()
        marks = self._marks
        look.setBackground(QColor(marks.current if is_current else marks.found))
        look.setForeground(QColor(marks.current_text if is_current else marks.found_text))
        selection.format = look
        selection.cursor = self._cursor(hit.start, hit.end)
        return selection

    def _cursor(self, start: int, end: int) -> QTextCursor:
        cursor = QTextCursor(self._page.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor


def _arrow(kind: Qt.ArrowType) -> QToolButton:
    button = QToolButton()
    button.setArrowType(kind)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return button
