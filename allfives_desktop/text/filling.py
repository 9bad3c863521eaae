"""Puts values into a translated sentence."""

from __future__ import annotations

import re
from functools import partial, reduce
from typing import Final

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

MARK: Final = re.compile(r"%([1-9])")


def fill(sentence: str, *values: object) -> str:
    """The sentence with %1, %2 ... replaced; a value is never looked into for marks of its own."""
    return MARK.sub(lambda mark: str(values[int(mark[1]) - 1]), sentence)


def listed(parts: list[str]) -> str:
    """Parts of a list with commas between them."""
    pair = translate("Sentence", "%1, %2", "parts of a list")
    return reduce(partial(fill, pair), parts) if parts else ""
