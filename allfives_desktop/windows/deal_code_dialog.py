"""The dialog that asks for a deal code, and reads it while it is typed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from allfives_desktop.records.deal_code import CodedDeal, decode
from allfives_desktop.records.faults import Fault, FaultError, FaultKind
from allfives_desktop.records.presets import preset_of
from allfives_desktop.text import games
from allfives_desktop.text.faults import fault_sentence
from allfives_desktop.text.filling import fill
from allfives_desktop.text.option_reasons import settings_named
from allfives_desktop.windows.letters import fixed_letters
from allfives_desktop.windows.wrapped import Wrapped

LONGEST: Final = 400  # characters, more than any code
LINE_WIDTH: Final = 48  # characters
LINES: Final = 3


class DealCodeDialog(QDialog):
    """`deal` is what was entered, None until the dialog is accepted.

    With `leaves` it says that the match under way is left, and Enter stays with that match.
    """

    def __init__(self, *, leaves: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.deal: CodedDeal | None = None
        self._leaves = leaves
        self._pressed = False
        self._label, self._line = QLabel(), QLineEdit(maxLength=LONGEST)
        self._label.setBuddy(self._line)
        self._answer = QLabel(wordWrap=True)
        self._warning = Wrapped()
        self._warning.setVisible(leaves)
        self._warning.setStyleSheet("font-weight: bold")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._begin = self._buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._lay_out()
        self._line.textChanged.connect(self._show)
        self._buttons.accepted.connect(self._take)
        self._buttons.rejected.connect(self.reject)
        cancel = self._buttons.button(QDialogButtonBox.StandardButton.Cancel)
        (cancel if leaves else self._begin).setDefault(True)
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """The language changed."""
        self.setWindowTitle(self.tr("Deal code"))
        self._label.setText(self.tr("&Deal code"))
        self._warning.setText(self.tr("The match under way will be left, neither won nor lost."))
        self._begin.setText(
            self.tr("Leave it and &begin") if self._leaves else self.tr("&Begin the match")
        )
        self._show()

    def _lay_out(self) -> None:
        self._line.setFont(fixed_letters())
        metrics = self._line.fontMetrics()
        self._line.setMinimumWidth(LINE_WIDTH * metrics.horizontalAdvance("0"))
        self._answer.setAlignment(Qt.AlignmentFlag.AlignTop)
        whole = QVBoxLayout(self)
        for part in (self._label, self._line, self._answer, self._warning, self._buttons):
            whole.addWidget(part)

    def _show(self) -> None:
        """What the code says so far, also to a screen reader that stands in the line."""
        words = self._words(_read(self._line.text()))
        self._answer.setText(words)
        self._line.setAccessibleDescription(words)
        width = max(self._answer.width(), self._line.minimumWidth())
        least = LINES * self.fontMetrics().lineSpacing()
        self._answer.setMinimumHeight(max(least, self._answer.heightForWidth(width)))

    def _words(self, read: CodedDeal | Fault) -> str:
        if isinstance(read, CodedDeal):
            return _described(read)
        if read.kind is FaultKind.CODE_SHORT and not self._pressed:
            return self.tr("Groups of four. Spaces, dashes and small letters do not matter.")
        return fault_sentence(read)

    def _take(self) -> None:
        read = _read(self._line.text())
        if isinstance(read, CodedDeal):
            self.deal = read
            self.accept()
            return
        self._pressed = True
        self._show()
        self._line.setFocus()


def _read(text: str) -> CodedDeal | Fault:
    try:
        return decode(text)
    except FaultError as error:
        return error.fault


def _described(deal: CodedDeal) -> str:
    """The game of a code, and its house rules."""
    changes = preset_of("", deal.ruleset, deal.options).set
    name = games.game_name(deal.ruleset)
    return fill("%1\n%2", name, settings_named(changes)) if changes else name
