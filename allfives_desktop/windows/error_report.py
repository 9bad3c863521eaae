"""The dialog with what went wrong, to be passed on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from allfives_desktop.windows.letters import fixed_letters
from allfives_desktop.windows.wrapped import Wrapped

FIRST_SIZE: Final = QSize(640, 440)
SMALLEST: Final = QSize(360, 260)


class ErrorReport(QDialog):
    """Shows the report as it would be passed on, with one button to copy it. `tells_cards`: hidden
    cards of the match under way can be worked out from it; `is_saved`: the match is on the disk."""

    def __init__(
        self, report: str, parent: QWidget, *, tells_cards: bool = False, is_saved: bool = True
    ) -> None:
        super().__init__(parent)
        self._words, self._copied = Wrapped(), QLabel()
        self._report = QPlainTextEdit(report)
        self._report.setReadOnly(True)
        self._report.setTabChangesFocus(True)
        self._report.setFont(fixed_letters())
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._copy = self._buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self._copy.clicked.connect(self.copy)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for part in (self._words, self._report, self._copied, self._buttons):
            layout.addWidget(part, 1 if part is self._report else 0)
        self._buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        self.setMinimumSize(SMALLEST)
        self.resize(FIRST_SIZE)
        self._is_copied = False
        self._tells_cards, self._is_saved = tells_cards, is_saved
        self.retranslate()

    def copy(self) -> None:
        """The report, to the clipboard."""
        QGuiApplication.clipboard().setText(self._report.toPlainText())
        self._is_copied = True
        self.retranslate()

    def retranslate(self) -> None:
        """The language changed."""
        self.setWindowTitle(self.tr("Error report"))
        words = [self._happened()]
        if self._tells_cards:
            words.append(
                self.tr(
                    "Whoever works out its deal code sees all cards of the match under way, also"
                    " those that are hidden from you."
                )
            )
        self._words.setText(" ".join(words))
        self._report.setAccessibleName(self.tr("Error report"))
        self._copy.setText(self.tr("&Copy"))
        self._copied.setText(self.tr("The report was copied.") if self._is_copied else "")

    def _happened(self) -> str:
        if self._is_saved:
            return self.tr(
                "Something went wrong. The match is saved, and you can play on. If you like, send"
                " this report to those who write the program; it holds nothing but what you see."
            )
        return self.tr(
            "Something went wrong. You can play on, but the match could not be saved. If you like,"
            " send this report to those who write the program; it holds nothing but what you see."
        )

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
