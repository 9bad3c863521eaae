"""The rules in force as prose, in the order of play, for any mixture of options."""

from allfives_desktop.text.rules_page.page import RulesPage, Section, Sentence
from allfives_desktop.text.rules_page.writing import rules_page

__all__ = ["RulesPage", "Section", "Sentence", "rules_page"]
