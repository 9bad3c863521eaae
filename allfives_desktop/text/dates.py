"""Days, as a person of the language in use writes them."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale


def day(moment: int) -> str:
    """The day of a moment in seconds since 1970, where this computer is."""
    date = QDateTime.fromSecsSinceEpoch(moment).date()
    return QLocale().toString(date, QLocale.FormatType.ShortFormat)
