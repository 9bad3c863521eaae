"""The book of rules keeps to the words, the address and the marks of the catalogues."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from allfives_desktop import assets

HELP: Final = assets.resource("help")
CHAPTERS: Final = sorted(HELP.glob("*/*.md"))
# What is not read by anybody: figures, cards, names of headings and notes, and addresses.
UNREAD: Final = re.compile(r"\{[^}]*\}|\[cards: [^\]]*\]|\[\^[^\]]*\]:?|\]\([^)]*\)")
# Denied in a button or a sentence of the window, but right where there is room to tell.
ALLOWED: Final = {
    "nl": {"veiling"},
    "gl": {r"ás\b", "ningunha carta"},
    "hu": {"csapás", "hívhat", "vezet"},
    "pt_PT": {"salv", "rodando"},
}


def wrong_words(text: str, language: str, checks: ModuleType) -> list[str]:
    """The denied words, familiar addresses and foreign marks of a chapter."""
    words, text = checks.read_words(), UNREAD.sub("*", text)
    prose = checks._without_names(text, words)
    denied = [
        word
        for word in words["denied"].get(language, ())
        if word not in ALLOWED.get(language, ()) and re.search(rf"\b{word}", prose, re.IGNORECASE)
    ]
    marks = set(checks.ANY_QUOTE.findall(prose)) - set(checks.QUOTES[language])
    if language == "hu":
        marks |= set(re.findall("[õûÕÛ]", prose))
    if re.search(r"\w [.,:;!?…]|\.\.\.|(?<=\S)  (?=\S)", text):
        marks.add("blank or dots")
    return [*denied, *sorted(marks)]


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_chapter_keeps_to_our_words(path: Path, checks: ModuleType) -> None:
    assert not wrong_words(path.read_text(encoding="utf-8"), path.parent.name, checks)


@pytest.mark.parametrize(
    ("language", "planted", "found"),
    [
        ("nl", "Kom uit met een troef die niets kan slaan.", "niets kan slaan"),
        ("nl", "De troefboer wordt gevangen.", "troef(boer|vijf|tien)"),
        ("nl", "Zeg “Ik bedel”.", "“"),
        ("hu", "A trükköt az osztó viszi.", "trükk"),
        ("hu", "Az osztó fele pontot ír.", r"(osztó|felvevő|játékos|ön) fel(e|ének|ét)\b"),
        ("hu", "A kõr az adu.", "õ"),
        ("gl", "Gáñase cada truco.", "truco"),
        ("pt", "A rainha vence .", "blank or dots"),
    ],
)
def test_a_planted_word_is_found(
    language: str, planted: str, found: str, checks: ModuleType
) -> None:
    assert found in wrong_words(planted, language, checks)
