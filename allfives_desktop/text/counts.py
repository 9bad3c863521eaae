"""Sentences with a number of things in them.

lupdate finds a plural form in Python only through `self.tr` with a third argument.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject


class Counts(QObject):
    """One method a sentence; the number is never negative."""

    def to_go(self, holes: int) -> str:
        return self.tr("%n to go", "holes to the end of the board", holes)

    def tricks(self, tricks: int) -> str:
        return self.tr("%n trick(s)", "won by a player", tricks)

    def discard(self, cards: int) -> str:
        return self.tr("Discard %n card(s)", "what the player has to do", cards)

    def choose_more(self, cards: int) -> str:
        return self.tr("Choose %n more card(s)", "to discard", cards)

    def take_back(self, cards: int) -> str:
        return self.tr("Take back %n card(s)", "too many chosen to discard", cards)

    def discarded(self, cards: int) -> str:
        return self.tr("%n card(s) discarded", "by a player", cards)

    def hints_given(self, hints: int) -> str:
        return self.tr("%n hint(s) given", "by the computer, in a match", hints)

    def taken_back(self, decisions: int) -> str:
        return self.tr("%n decision(s) taken back", "with undo, in a match", decisions)

    def matches_to_count(self, matches: int) -> str:
        return self.tr("Counting: %n match(es) to go", "of the statistics", matches)

    def matches_not_reviewed(self, matches: int) -> str:
        return self.tr(
            "Only reviewed matches count. %n finished match(es) not reviewed yet.",
            "of the statistics",
            matches,
        )

    def matches_to_review(self, matches: int) -> str:
        return self.tr("Reviewing: %n match(es) to go.", "of the statistics", matches)

    def games_compared(self, games: int) -> str:
        return self.tr(
            "%n game(s) under each set of rules, with the same cards.", "played by computer", games
        )

    def decisions(self, decisions: int) -> str:
        return self.tr("%n decision(s) judged.", "of a player in a match", decisions)

    def were_best(self, decisions: int) -> str:
        return self.tr("%n of them could not be bettered.", "decisions", decisions)

    def records_saved(self, records: int) -> str:
        return self.tr("%n record(s) saved.", "of matches, into a file", records)


counts: Final = Counts()
