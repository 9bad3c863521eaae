"""Prints a chapter of the book. Printing is loaded when it is first asked for."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtPrintSupport import QPrintDialog, QPrinter

from allfives_desktop.windows.help_page import HelpPage

FINENESS: Final = 4.0


class PrintDialog(QPrintDialog):
    """Asks for a printer, then prints the chapter that is open."""

    def __init__(self, page: HelpPage) -> None:
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)  # a dialog owns none
        super().__init__(self._printer, page)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.accepted.connect(lambda: print_chapter(page, self._printer))


def print_chapter(page: HelpPage, printer: QPrinter) -> None:
    """The chapter that is open, with finely drawn cards, on the printer's paper."""
    _Paper(page).print_(printer)


class _Paper(QTextDocument):
    def __init__(self, page: HelpPage) -> None:
        super().__init__()
        self._page = page
        self.setDefaultFont(page.font())
        self.setHtml(page.html(page.chapter))

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        url = QUrl(name)
        if url.scheme() == "cards":
            return self._page.face(url.path(), FINENESS)
        return super().loadResource(kind, url)
