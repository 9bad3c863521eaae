"""The chapters in their order, and where they are read: in the language, else in English."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from allfives_desktop import assets
from allfives_desktop.text.book.figures import filled
from allfives_desktop.text.book.markup import Block, Heading, parsed
from allfives_desktop.text.languages import FALLBACK

# Chapter -> the ruleset its figures are of.
CHAPTERS: Final = {
    "all_fives": "all_fives",
    "partnership": "all_fives_partners",
    "three_handed": "all_fives_three",
    "five_for_five": "five_for_five",
    "all_tens": "all_tens",
    "strict": "all_fives_strict",
    "all_fours": "all_fours_7",
    "trinidad": "trinidad",
    "pitch": "pitch",
    "california_jack": "california_jack",
}
SHARED: Final = {
    "all_fives_plus_five": "five_for_five",
    "all_fours_11": "all_fours",
    "setback": "pitch",
}


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter as it is read: `language` is the one it is written in."""

    name: str
    language: str
    blocks: tuple[Block, ...]

    @property
    def headings(self) -> list[Heading]:
        return [block for block in self.blocks if isinstance(block, Heading)]


def chapter_of(ruleset: str) -> str:
    """The chapter that tells how a ruleset is played; All Fives for one it does not know."""
    own = {of: name for name, of in CHAPTERS.items()}
    return own.get(ruleset) or SHARED.get(ruleset, "all_fives")


@cache
def chapter(name: str, language: str) -> Chapter:
    """The chapter in the language, else in its mother language, else in English.

    One that cannot be read anywhere is its name and nothing else.
    """
    for each in dict.fromkeys((language, language.partition("_")[0], FALLBACK)):
        try:
            return Chapter(name, each, parsed(filled(written(name, each), CHAPTERS[name])))
        except (OSError, ValueError, KeyError):
            continue
    return Chapter(name, FALLBACK, (Heading(1, "top", name.replace("_", " ").title()),))


def written(name: str, language: str) -> str:
    """The chapter as it stands in its file, markers and all. Raises OSError."""
    path = assets.resources_dir() / "help" / language / f"{name}.md"
    return path.read_text(encoding="utf-8")
