"""All options of the rules in their groups, one under the other, to scroll and to search."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from allfives_desktop.rules.options import OPTIONS, Group
from allfives_desktop.text.option_words import group_name
from allfives_desktop.windows.preferences.house_rules_model import RulesDraft
from allfives_desktop.windows.preferences.option_row import OptionRow

SPACE: Final = 12
FEWEST_LINES: Final = 12


class OptionsView(QScrollArea):
    """A heading for each group, a row for each option, as declared."""

    def __init__(self, draft: RulesDraft) -> None:
        super().__init__()
        self.rows = {option.key: OptionRow(option, draft) for option in OPTIONS}
        self._headings = {group: QLabel() for group in Group}
        self._nothing = QLabel()
        self._inside = QWidget()
        self._words = ""
        self._lay_out()
        draft.changed.connect(self._refresh)
        self.retranslate()

    @property
    def nothing_found(self) -> bool:
        """Whether no option has the words searched for."""
        return not self._nothing.isHidden()

    def search(self, words: str) -> None:
        """Show only what has all the words in it."""
        self._words = words
        for row in self.rows.values():
            row.setVisible(row.matches(words))
        for group, heading in self._headings.items():
            heading.setVisible(any(not row.isHidden() for row in self._rows_of(group)))
        self._nothing.setVisible(all(row.isHidden() for row in self.rows.values()))

    def retranslate(self) -> None:
        """The language changed."""
        for group, heading in self._headings.items():
            heading.setText(group_name(group))
        self._nothing.setText(self.tr("No rule contains these words."))
        self.search(self._words)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Wide enough for every row: there is no scrolling to the side."""
        bar = self.verticalScrollBar().sizeHint().width()
        width = self._inside.minimumSizeHint().width() + bar + 2 * self.frameWidth()
        return QSize(width, FEWEST_LINES * self.fontMetrics().height())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _refresh(self) -> None:
        for row in self.rows.values():
            row.refresh()
        self.updateGeometry()

    def _rows_of(self, group: Group) -> list[OptionRow]:
        return [row for row in self.rows.values() if row.option.group is group]

    def _lay_out(self) -> None:
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        inside = self._inside
        column = QVBoxLayout(inside)
        column.setSpacing(SPACE)
        column.addWidget(self._nothing)
        for group, heading in self._headings.items():
            font = QFont(heading.font())
            font.setBold(True)
            font.setPointSizeF(font.pointSizeF() * 1.15)
            heading.setFont(font)
            column.addWidget(heading)
            for row in self._rows_of(group):
                column.addWidget(row)
        column.addStretch()
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
