"""Spells the catalogues and the book of rules with hunspell: python packaging/spelling.py

Prints every word that neither a dictionary nor translations/spelling.json knows, and exits with 1
when there are any. `--accept` keeps those words as known, once somebody has read them. It needs
hunspell and a dictionary of each language; what Debian calls them stands in the Makefile.
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from check_translations import TRANSLATIONS, read

HELP: Final = TRANSLATIONS.parent / "resources" / "help"
DICTIONARIES: Final = {
    "en": "en_US",
    "pt": "pt_BR",
    "pt_PT": "pt_PT",
    "nl": "nl_NL",
    "gl": "gl_ES",
    "hu": "hu_HU",
}
# Marks of places, tags, addresses, figures, cards, names of headings and of notes: none is read.
UNREAD: Final = re.compile(
    r"%L?\d{1,2}|%n|</?\w[^>]*>|\{[^}]*\}|\[cards: [^\]]*\]|\[\^[^\]]*\]:?|\]\([^)]*\)|https?://\S+"
)
APOSTROPHES: Final = "'\N{RIGHT SINGLE QUOTATION MARK}"
WORD: Final = re.compile(rf"[^\W\d_]+(?:[{APOSTROPHES}\-][^\W\d_]+)*")
Speller = Callable[[str, Iterable[str]], set[str]]


def words_in(text: str) -> set[str]:
    """The words of a text that a person reads."""
    return set(WORD.findall(UNREAD.sub(" ", text.replace("&", ""))))


def texts_of(language: str) -> Iterator[str]:
    """All that is said and told in a language; an overlay, what it says itself."""
    for message in read(TRANSLATIONS / f"allfives_{language}.ts").messages:
        yield from message.forms
    for path in sorted((HELP / language).glob("*.md")):
        yield path.read_text(encoding="utf-8")


def hunspell(language: str, words: Iterable[str]) -> set[str]:
    """The words that the language's dictionary does not know."""
    command = ["hunspell", "-l", "-i", "utf-8", "-d", DICTIONARIES[language]]
    told = "\n".join(sorted(words))
    result = subprocess.run(command, input=told, capture_output=True, text=True, check=True)
    return set(result.stdout.split("\n")) - {""}


def has_hunspell() -> bool:
    """Whether all languages can be spelled on this system."""
    if shutil.which("hunspell") is None:
        return False
    listed = subprocess.run(
        ["hunspell", "-D"], input="", capture_output=True, text=True, check=False
    )
    found = {Path(line).name for line in (listed.stdout + listed.stderr).splitlines()}
    return {*DICTIONARIES.values()} <= found


def unknown(language: str, texts: Iterable[str], spell: Speller, known: Iterable[str]) -> set[str]:
    """The words in texts that the speller and the list do not know."""
    words = set[str]().union(*map(words_in, texts))
    return spell(language, words - {*known}) - {*known}


def read_known() -> dict[str, list[str]]:
    known: dict[str, list[str]] = json.loads(
        (TRANSLATIONS / "spelling.json").read_text(encoding="utf-8")
    )
    return known


def main(arguments: list[str]) -> int:
    known = read_known()
    found = {
        language: unknown(language, texts_of(language), hunspell, known.get(language, ()))
        for language in DICTIONARIES
    }
    if arguments == ["--accept"]:
        kept = {each: sorted({*known.get(each, ()), *found[each]}) for each in DICTIONARIES}
        text = json.dumps(kept, ensure_ascii=False, indent=1)
        (TRANSLATIONS / "spelling.json").write_text(f"{text}\n", encoding="utf-8")
        return 0
    for language, words in found.items():
        print(
            "\n".join(f"D03 {language}: {word}" for word in sorted(words)) or f"{language}: right"
        )
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
