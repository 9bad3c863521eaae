"""Plain messages that nothing waits for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def tell(parent: QWidget, title: str, sentence: str) -> None:
    """Show a sentence over a window, which can be used meanwhile."""
    box = QMessageBox(QMessageBox.Icon.Information, title, sentence, parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setModal(False)
    box.show()
