"""Letters of one width."""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication


def fixed_letters() -> QFont:
    """Those of the system, as large as all letters of the window are."""
    font, usual = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont), QApplication.font()
    if usual.pixelSize() > 0:
        font.setPixelSize(usual.pixelSize())
    else:
        font.setPointSizeF(usual.pointSizeF())
    return font
