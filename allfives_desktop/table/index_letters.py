"""The letters in the corners of the cards, which follow the language."""

from __future__ import annotations

from typing import Final, NamedTuple

from allfives_desktop.rules.cards import Rank


class IndexLetters(NamedTuple):
    """The letters in the corners of an ace and of the courts."""

    ace: str = "A"
    king: str = "K"
    queen: str = "Q"
    jack: str = "J"

    def of(self, rank: Rank) -> str:
        """What stands in the corner of a card: a letter or a number."""
        match rank:
            case Rank.ACE:
                return self.ace
            case Rank.KING:
                return self.king
            case Rank.QUEEN:
                return self.queen
            case Rank.JACK:
                return self.jack
            case Rank.TEN:
                return "10"
            case _:
                return rank.value


INTERNATIONAL: Final = IndexLetters()
LETTERS: Final = {
    "en": INTERNATIONAL,
    "pt": INTERNATIONAL,
    "pt_PT": IndexLetters("A", "R", "D", "V"),
    "nl": IndexLetters("A", "H", "V", "B"),
    "gl": INTERNATIONAL,
    "hu": INTERNATIONAL,
}


def letters_of(language: str) -> IndexLetters:
    """The index letters that cards have where the language is spoken."""
    general = LETTERS.get(language.partition("_")[0], INTERNATIONAL)
    return LETTERS.get(language, general)
