"""The page of the book that is open: a browser that draws its cards from the player's deck."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, QSize, QUrl, Signal
from PySide6.QtGui import QFontMetrics, QImage, QImageReader, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QWidget

from allfives_desktop.text.book.chapters import CHAPTERS, chapter
from allfives_desktop.text.book.page import PAPER, Inks, Look, page

LINES_A_CARD: Final = 5
FACE: Final = QSize(630, 880)
TOP: Final = 24  # a heading this far below the edge, in pixels, is still the one at the top


class HelpPage(QTextBrowser):
    """Shows chapters by anchor, `<chapter>/<heading>`; `reached` names the heading at the top.

    `faces` gives the folder of the faces in use, `language` the language in use.
    """

    reached = Signal(str)

    def __init__(
        self, faces: Callable[[], Path], language: Callable[[], str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._faces = faces
        self._language = language
        self._headings: list[tuple[int, str]] = []
        self.chapter = ""  # the one on view; none before the first
        self._gone_to = ""
        self._inks = PAPER
        self.setOpenExternalLinks(True)
        self.document().setDocumentMargin(18)
        self.sourceChanged.connect(self._take_source)
        self.verticalScrollBar().valueChanged.connect(self._tell_place)

    @property
    def anchor(self) -> str:
        """The heading that the top of the page belongs to; "" before the first chapter.

        At the end of a chapter, where a heading cannot come to the top, the one gone to.
        """
        if not self.chapter:
            return ""
        top = self.cursorForPosition(QPoint(0, TOP)).position()
        place = max(bisect_right(self._headings, top, key=itemgetter(0)) - 1, 0)
        names = [name for _, name in self._headings[place:]] or ["top"]
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum() and self._gone_to in names
        return f"{self.chapter}/{self._gone_to if at_end else names[0]}"

    def show_anchor(self, anchor: str) -> None:
        """Open the chapter at the heading; a chapter that is not in the book is left alone."""
        name, _, heading = anchor.partition("/")
        if name in CHAPTERS:
            self.setSource(QUrl(f"book:{name}#{heading or 'top'}"))

    def use_inks(self, inks: Inks) -> None:
        """Write the chapter on view in these colours; not a line of it moves."""
        if inks != self._inks:
            self._inks, bar = inks, self.verticalScrollBar()
            place = bar.value()
            self.lay_anew()
            bar.setValue(place)

    def lay_anew(self) -> None:
        """The language or the size of the letters changed: the same place, written anew."""
        if self.chapter:
            heading = self.anchor.partition("/")[2]
            self.reload()
            self._find_headings()
            self.scrollToAnchor(heading)

    def html(self, name: str, inks: Inks = PAPER) -> str:
        """A chapter as a page in the language in use; without inks, as it is printed."""
        language = self._language()
        return page(chapter(name, language), Look(self._card_size(), language, inks))

    def face(self, code: str, scale: float) -> QImage:
        """The face of a card, `scale` times finer than it is shown."""
        reader = QImageReader(str(self._faces() / f"{code}.svg"))
        reader.setScaledSize(self._card_size() * scale)
        image = reader.read()
        image.setDevicePixelRatio(scale)
        return image

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        url = QUrl(name)
        if url.scheme() == "book":
            return self.html(url.path(), self._inks)
        if url.scheme() == "cards":
            return self.face(url.path(), self.devicePixelRatioF())
        return super().loadResource(kind, url)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.lay_anew()

    def _card_size(self) -> QSize:
        height = LINES_A_CARD * QFontMetrics(self.font()).height()
        return QSize(round(height * FACE.width() / FACE.height()), height)

    def _take_source(self, url: QUrl) -> None:
        self.chapter, self._gone_to = url.path(), url.fragment()  # source() is still the one before
        self._find_headings()

    def _find_headings(self) -> None:
        names = {each.name for each in chapter(self.chapter, self._language()).headings}
        self._headings = [
            (position, name) for position, name in _anchors(self.document()) if name in names
        ]
        self._tell_place()

    def _tell_place(self) -> None:
        if self.chapter:
            self.reached.emit(self.anchor)


def _anchors(document: QTextDocument) -> list[tuple[int, str]]:
    """(position, name) of all that can be linked to."""
    found = []
    block = document.begin()
    while block.isValid():
        for piece in block.textFormats():
            place = block.position() + piece.start
            found += [(place, name) for name in piece.format.anchorNames()]
        block = block.next()
    return found
