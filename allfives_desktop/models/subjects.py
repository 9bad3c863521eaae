"""What a row of a list is about, for a reader who wants to know more."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

# The role under which a row hands out its ScoreKind, or None.
SUBJECT: Final = Qt.ItemDataRole.UserRole + 1
