"""The catalogues hold nothing that nobody has looked at; and the warnings see what they should."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.i18n.test_catalogues import BAD, message


@pytest.fixture(scope="session")
def warnings(load: Callable[[str], ModuleType]) -> ModuleType:
    return load("translation_warnings")


def warned(
    warnings: ModuleType, checks: ModuleType, folder: Path, name: str, messages: list[str]
) -> list[tuple[str, str]]:
    """Code and text of what is found in a catalogue of one context."""
    path = folder / f"allfives_{name}.ts"
    language = checks.LANGUAGE_OF[name]
    text = BAD.format(language=language, context="Table", messages="\n".join(messages))
    path.write_text(text, encoding="utf-8")
    return [(each.code, each.what) for each in warnings.warn({name: checks.read(path)})]


def test_everything_has_been_looked_at(warnings: ModuleType, checks: ModuleType) -> None:
    found = warnings.unreviewed(warnings.warn(checks.read_all()), warnings.read_reviewed())
    advice = (
        "mend them, or look at them and run python packaging/translation_warnings.py --reviewed"
    )
    assert not list(map(str, found)), advice


@pytest.mark.parametrize(
    ("source", "translation", "is_long"),
    [
        ("Deal cards", "x" * 22, False),
        ("Deal cards", "x" * 23, True),
        ("&amp;Deal cards", "&amp;" + "x" * 22, False),
        ("Deal the cards again", "x" * 32, False),
        ("Deal the cards again", "x" * 33, True),
        ("Deal the cards once more, please", "x" * 44, False),
        ("Deal the cards once more, please", "x" * 45, True),
    ],
)
def test_a_long_translation_is_seen(
    warnings: ModuleType,
    checks: ModuleType,
    tmp_path: Path,
    source: str,
    translation: str,
    is_long: bool,
) -> None:
    found = warned(warnings, checks, tmp_path, "nl", [message(source, translation)])
    assert [code for code, _ in found] == ["L01"] * is_long


def test_one_long_form_is_enough(warnings: ModuleType, checks: ModuleType, tmp_path: Path) -> None:
    bent = message("%n left over", "nog %n", "er zijn er nog %n en dat is veel", numerus=True)
    assert [code for code, _ in warned(warnings, checks, tmp_path, "nl", [bent])] == ["L01"]


@pytest.mark.parametrize(
    ("translation", "is_title"),
    [
        ("De Gewonnen Slagen", True),
        ("Gewonnen slagen", False),
        ("All Fives spelen", False),
        ("Noord", False),
    ],
)
def test_capitals_of_an_english_title_are_seen(
    warnings: ModuleType, checks: ModuleType, tmp_path: Path, translation: str, is_title: bool
) -> None:
    found = warned(
        warnings, checks, tmp_path, "nl", [message("The tricks that were won", translation)]
    )
    assert [code for code, _ in found] == ["C01"] * is_title


def test_a_sentence_said_in_two_ways_is_seen(
    warnings: ModuleType, checks: ModuleType, tmp_path: Path
) -> None:
    several = [message("Discard", "Afleggen"), message("&amp;Discard", "&amp;Verwerpen")]
    found = warned(warnings, checks, tmp_path, "nl", several)
    assert found == [("X01", "said as ['Afleggen', 'Verwerpen']")]


def test_two_sentences_said_alike_are_seen(
    warnings: ModuleType, checks: ModuleType, tmp_path: Path
) -> None:
    alike = [message("Game", "Spel"), message("Match", "Spel")]
    found = warned(warnings, checks, tmp_path, "nl", alike)
    assert found == [("X02", "said alike: ['game', 'match']")]


def test_letters_of_keys_and_capitals_make_no_difference(
    warnings: ModuleType, checks: ModuleType, tmp_path: Path
) -> None:
    same = [
        message("&amp;Stop", "&amp;Stoppen"),
        message("S&amp;top", "S&amp;toppen"),
        message("your turn now", "jouw beurt nu"),
        message("Your turn now", "jouw beurt nu"),
    ]
    assert not warned(warnings, checks, tmp_path, "nl", same)


def test_what_was_looked_at_is_let_pass_until_it_changes(
    warnings: ModuleType, checks: ModuleType, tmp_path: Path
) -> None:
    path = tmp_path / "allfives_nl.ts"
    for translation, left in (("Overtroeven", 1), ("Overtroeven", 0), ("Overtroevend", 1)):
        text = BAD.format(language="nl", context="Table", messages=message("Top", translation))
        path.write_text(text, encoding="utf-8")
        catalogues = checks.read_all(tmp_path)
        if not (tmp_path / "reviewed.json").exists():
            assert len(list(warnings.warn(catalogues))) == left
            warnings.write_reviewed(warnings.warn(catalogues), tmp_path)
            continue
        reviewed = warnings.read_reviewed(tmp_path)
        assert len(list(warnings.unreviewed(warnings.warn(catalogues), reviewed))) == left
