"""The words of the catalogues and of the book are spelled as the dictionaries do."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType

import pytest

from allfives_desktop.text.languages import OWN_NAMES

KNOWN_HERE = {"de", "kaart", "wint", "slag", "troef"}


@pytest.fixture(scope="session")
def spelling(load: Callable[[str], ModuleType]) -> ModuleType:
    return load("spelling")


def small_dictionary(_language: str, words: Iterable[str]) -> set[str]:
    return {word for word in words if word.lower() not in KNOWN_HERE}


def test_a_planted_fault_is_found(spelling: ModuleType) -> None:
    texts = ["De &kaart wint de slaag, %1", "Troef: <b>kaart</b> {king} [cards: AS KD] x"]
    assert spelling.unknown("nl", texts, small_dictionary, ["x"]) == {"slaag"}
    assert spelling.unknown("nl", texts, small_dictionary, ["slaag", "x"]) == set()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[Hívás](trinidad/calls) után", {"Hívás", "után"}),
        ("Foto's van N-Z, 3 keer %L2 %n", {"Foto's", "van", "N-Z", "keer"}),
        ("## Doel {#aim}\n\nWoord[^note]", {"Doel", "Woord"}),
        ("https://www.pagat.com/allfours is goed", {"is", "goed"}),
    ],
)
def test_only_what_is_read_is_spelled(spelling: ModuleType, text: str, words: set[str]) -> None:
    assert spelling.words_in(text) == words


@pytest.mark.parametrize("language", OWN_NAMES)
def test_catalogue_and_book_are_spelled(spelling: ModuleType, language: str) -> None:
    words = set[str]().union(*map(spelling.words_in, spelling.texts_of(language)))
    assert len(words) > 700
    known = spelling.read_known()[language]
    assert 0 < len(known) < 60, "a list of names, not of a language"


@pytest.mark.parametrize(
    ("language", "wrong"), [("hu", "ütéss"), ("gl", "xogadr"), ("nl", "slaag")]
)
def test_a_dictionary_of_the_system_finds_it_too(
    spelling: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, wrong: str
) -> None:
    """With a dictionary of one word, where hunspell is there."""
    if shutil.which("hunspell") is None:
        return
    (tmp_path / "one.aff").write_text("SET UTF-8\n", encoding="utf-8")
    (tmp_path / "one.dic").write_text("1\nszín\n", encoding="utf-8")
    monkeypatch.setitem(spelling.DICTIONARIES, language, str(tmp_path / "one"))
    assert spelling.hunspell(language, ["szín", wrong]) == {wrong}


@pytest.mark.slow
@pytest.mark.parametrize("language", OWN_NAMES)
def test_nothing_is_misspelled(spelling: ModuleType, language: str) -> None:
    """Where the system has hunspell and the dictionaries: `make spelling` asks for them."""
    if spelling.has_hunspell():
        known = spelling.read_known()[language]
        texts = spelling.texts_of(language)
        assert not spelling.unknown(language, texts, spelling.hunspell, known)
