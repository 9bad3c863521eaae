"""Where words stand in the whole book."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtGui import QTextDocument

from allfives_desktop.text.book.chapters import CHAPTERS


class Hit(NamedTuple):
    """A place in a chapter's page, as a cursor counts."""

    chapter: str
    start: int
    end: int


class Finder:
    """Finds words without regard to capitals and accents; `html` gives the page of a chapter."""

    def __init__(self, html: Callable[[str], str]) -> None:
        self._html = html
        self._texts: dict[str, str] = {}

    def forget(self) -> None:
        """The book is written anew."""
        self._texts = {}

    def hits(self, words: str) -> list[Hit]:
        """Every place, in the order of the book."""
        wanted = re.compile(re.escape(_folded(words.strip())))
        if not wanted.pattern:
            return []
        return [
            Hit(name, *found.span())
            for name in CHAPTERS
            for found in wanted.finditer(self._text(name))
        ]

    def _text(self, name: str) -> str:
        if name not in self._texts:
            document = QTextDocument()
            document.setHtml(self._html(name))
            self._texts[name] = _folded(document.toPlainText())
        return self._texts[name]


def _folded(text: str) -> str:
    """The text in small letters without accents, each letter in its place."""
    return "".join(unicodedata.normalize("NFD", letter)[0].lower()[0] for letter in text)
