"""What the rules in the draft come to: the rule card, and what they do to the game."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QTabWidget, QTextBrowser

from allfives_desktop.text import effect_words
from allfives_desktop.text.rules_page import rules_page
from allfives_desktop.text.rules_page.html import html_of
from allfives_desktop.windows.effect_panel import EffectPanel
from allfives_desktop.windows.preferences.house_rules_model import RulesDraft


class Outcome(QTabWidget):
    """Follows a draft; while its rules do not fit together the card keeps the last that did."""

    def __init__(self, draft: RulesDraft) -> None:
        super().__init__()
        self._draft = draft
        self.card, self.effect = QTextBrowser(), EffectPanel()
        self.card.setTabChangesFocus(True)
        self.addTab(self.card, "")
        self.addTab(self.effect, "")
        draft.changed.connect(self._follow)
        self.retranslate()

    def retranslate(self) -> None:
        """The language changed."""
        card = self.tr("Rule card")
        self.setTabText(0, card)
        self.setTabText(1, effect_words.title())
        self.card.setAccessibleName(card)
        self._follow()

    def _follow(self) -> None:
        draft = self._draft
        if draft.options is not None:
            place = self.card.verticalScrollBar().value()
            self.card.setHtml(
                html_of(rules_page(draft.ruleset, draft.options), QLocale().bcp47Name())
            )
            self.card.verticalScrollBar().setValue(place)
        self.effect.show_rules(draft.ruleset, draft.options)
