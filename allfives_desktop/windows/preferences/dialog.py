"""The preferences: pages on tabs, with OK, Cancel and Apply."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QVBoxLayout, QWidget

from allfives_desktop.session.house_rules import HouseRules
from allfives_desktop.session.preferences import Preferences
from allfives_desktop.windows.preferences.choice_pages import (
    AccessPage,
    LanguagePage,
    MotionPage,
    PlayPage,
)
from allfives_desktop.windows.preferences.house_rules_page import HouseRulesPage
from allfives_desktop.windows.preferences.page import Page
from allfives_desktop.windows.preferences.table_page import TablePage

# Letters across and lines down, so that large text gets a large dialog.
FIRST: Final = QSize(196, 54)
SHARE_OF_SCREEN: Final = 0.9


class PreferencesDialog(QDialog):
    """Opened with `open()`; Cancel takes back what was tried live, and is what closing means.

    `language` tells which one is in use; without it that is the one of the preferences.
    """

    def __init__(
        self,
        preferences: Preferences,
        house_rules: HouseRules,
        parent: QWidget | None = None,
        *,
        language: Callable[[], str] | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.house_rules = HouseRulesPage(preferences, house_rules)
        self.play, self.motion = PlayPage(preferences), MotionPage(preferences)
        self.table, self.access = TablePage(preferences, language), AccessPage(preferences)
        self.language = LanguagePage(preferences)
        self.pages: tuple[Page, ...] = (
            self.house_rules,
            self.play,
            self.table,
            self.motion,
            self.access,
            self.language,
        )
        self.tabs = QTabWidget()
        for page in self.pages:
            self.tabs.addTab(page, "")
            page.edited.connect(self._show_edited)
        kinds = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(kinds.Ok | kinds.Cancel | kinds.Apply)
        self._apply = self.buttons.button(kinds.Apply)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._apply.clicked.connect(self._keep)
        column = QVBoxLayout(self)
        column.addWidget(self.tabs)
        column.addWidget(self.buttons)
        self.resize(self._size_of(FIRST))
        self.retranslate()
        self._show_edited()
        self.house_rules.games.setFocus()

    def accept(self) -> None:
        if self._keep():
            super().accept()

    def reject(self) -> None:
        for page in self.pages:
            page.take_back()
        super().reject()

    def retranslate(self) -> None:
        """The language changed."""
        self.setWindowTitle(self.tr("Preferences"))
        for at, page in enumerate(self.pages):
            self.tabs.setTabText(at, page.title())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _size_of(self, text: QSize) -> QSize:
        metrics = self.fontMetrics()
        wanted = QSize(text.width() * metrics.averageCharWidth(), text.height() * metrics.height())
        return wanted.boundedTo(self.screen().availableSize() * SHARE_OF_SCREEN)

    def _keep(self) -> bool:
        """Keep every page, or lead to the one that cannot be kept."""
        for page in self.pages:
            if not page.can_keep:
                self.tabs.setCurrentWidget(page)
                page.show_problem()
                return False
        for page in self.pages:
            page.keep()
        self._show_edited()
        return True

    def _show_edited(self) -> None:
        self._apply.setEnabled(any(page.is_edited for page in self.pages))
