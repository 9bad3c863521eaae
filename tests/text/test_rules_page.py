"""The page of the rules in force says what is in force, in every language, for any mixture.

`python tests/text/test_rules_page.py` writes the pages in tests/data/rules_page anew: read them
before they are committed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QPdfWriter
from pytestqt.qtbot import QtBot

from allfives_desktop.rules.law import law_of
from allfives_desktop.rules.options import OPTION, OPTIONS, OptionError, Options, as_mapping
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.text.languages import OWN_NAMES
from allfives_desktop.text.rules_page import RulesPage, rules_page
from allfives_desktop.text.rules_page.html import html_of
from allfives_desktop.windows import rules_sheet

Speak = Callable[[str], None]
Mixture = tuple[str, Options]

FOLDER = Path(__file__).resolve().parents[1] / "data" / "rules_page"
MIXTURES = json.loads((FOLDER / "mixtures.json").read_text(encoding="utf-8"))
HOW_MANY = 500
ON_PAPER = 40
# Small, but still read with ease: the type of a pocket book.
SMALLEST_PRINT = 9.0


def mixtures(count: int, seed: str) -> list[Mixture]:
    """Rulesets with some options changed at random to others that are legal together."""
    rng = Random(seed)
    found: list[Mixture] = []
    while len(found) < count:
        name = rng.choice(list(RULESETS))
        changed = rng.sample(OPTIONS, rng.randrange(len(OPTIONS)))
        try:
            options = RULESETS[name].options(**{o.key: rng.choice(o.values) for o in changed})
        except OptionError:
            continue
        found.append((name, options))
    return found


def differing(ruleset: str, options: Options) -> set[str]:
    """The keys of the options that apply and are not as in the ruleset."""
    values, standard = as_mapping(options), as_mapping(RULESETS[ruleset].options())
    return {
        key for key in values if values[key] != standard[key] and OPTION[key].has_effect(values)
    }


def plain(page: RulesPage) -> str:
    """The page as lines: a heading, then its sentences, those that differ with a star."""
    lines = [page.title, page.subtitle, *([page.legend] if page.legend else [])]
    for section in page.sections:
        lines += ["", section.heading]
        lines += [("★ " if each.differs else "") + each.text for each in section.sentences]
    return "\n".join(lines) + "\n"


def mixture(name: str) -> Mixture:
    ruleset = MIXTURES[name]["ruleset"]
    return ruleset, RULESETS[ruleset].options(**MIXTURES[name]["set"])


@pytest.mark.parametrize("language", OWN_NAMES)
def test_what_differs_is_named_and_marked(speak: Speak, language: str) -> None:
    speak(language)
    for ruleset, options in mixtures(HOW_MANY, "differs"):
        page, keys = rules_page(ruleset, options), differing(ruleset, options)
        marked = [sentence for sentence in page.sentences if sentence.differs]
        assert {key for each in marked for key in each.keys} >= keys
        assert all(keys.intersection(sentence.keys) for sentence in marked)
        assert bool(page.legend) == bool(keys)


@pytest.mark.parametrize("language", OWN_NAMES)
def test_sentences_are_whole(speak: Speak, language: str) -> None:
    speak(language)
    for ruleset, options in mixtures(HOW_MANY, "whole"):
        page = rules_page(ruleset, options)
        assert all(section.heading and section.sentences for section in page.sections)
        for sentence in page.sentences:
            assert re.search(r"\w[).]?\.$|\w\.$", sentence.text), sentence
            assert not re.search(r"%|\s\s|: \.|, \.", sentence.text), sentence


@pytest.mark.parametrize("language", [name for name in OWN_NAMES if name != "en"])
def test_nothing_is_left_in_english(speak: Speak, language: str) -> None:
    pages = mixtures(HOW_MANY, "english")
    speak("en")
    english = [rules_page(*each) for each in pages]
    speak(language)
    for page, source in zip((rules_page(*each) for each in pages), english, strict=True):
        for section, original in zip(page.sections, source.sections, strict=True):
            assert section.heading != original.heading
            pairs = zip(section.sentences, original.sentences, strict=True)
            assert not [said for said, was in pairs if said.text == was.text]


def test_every_value_is_told(speak: Speak) -> None:
    """Two sets of rules that play differently have different pages."""
    speak("en")
    rng = Random("values")
    for ruleset, options in mixtures(HOW_MANY, "values"):
        option = rng.choice(OPTIONS)
        value = rng.choice(option.values)
        try:
            other = options.changed(**{option.key: value})
        except OptionError:
            continue
        if not option.has_effect(as_mapping(options)) or other == options:
            continue
        same_law = option.key == "max_runs" and law_of(options).run_limit == law_of(other).run_limit
        texts = [[s.text for s in rules_page(ruleset, each).sentences] for each in (options, other)]
        assert (texts[0] == texts[1]) is same_law, (ruleset, option.key, options)


def test_each_sentence_of_the_catalogue_is_said(
    speak: Speak, checks_of_catalogues: ModuleType
) -> None:
    """None of them is dead, and the written pages show all of them."""
    speak("en")
    pages = [rules_page(*mixture(name)) for name in MIXTURES]
    said = {text for page in pages for text in texts_of(page)}
    for message in checks_of_catalogues.read_all()["hu"].messages:
        if message.context == "Rules page":
            shape = re.escape(message.source).replace("%1", ".+").replace("%2", ".+")
            assert any(re.fullmatch(shape, text) for text in said), message.source


def texts_of(page: RulesPage) -> list[str]:
    headings = [section.heading for section in page.sections]
    return [page.subtitle, page.legend, *headings, *(each.text for each in page.sentences)]


@pytest.fixture(scope="module")
def checks_of_catalogues(load: Callable[[str], ModuleType]) -> ModuleType:
    return load("check_translations")


@pytest.mark.parametrize("language", OWN_NAMES)
@pytest.mark.parametrize("name", MIXTURES)
def test_pages_as_they_were_read(speak: Speak, language: str, name: str) -> None:
    speak(language)
    expected = (FOLDER / language / f"{name}.txt").read_text(encoding="utf-8")
    assert plain(rules_page(*mixture(name))) == expected


@pytest.mark.parametrize("language", OWN_NAMES)
def test_it_fits_one_sheet(speak: Speak, qtbot: QtBot, language: str) -> None:
    speak(language)
    buffer = QBuffer(QByteArray())
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    rules_sheet.set_up(writer)
    for ruleset, options in mixtures(ON_PAPER, "paper"):
        html = html_of(rules_page(ruleset, options), language)
        document = rules_sheet.sheet(html, writer)
        assert document.pageCount() == 1
        assert document.defaultFont().pointSizeF() >= SMALLEST_PRINT


def test_an_unknown_ruleset_is_held_against_all_fives(speak: Speak) -> None:
    speak("en")
    page = rules_page("my own game", Options(target=31))
    assert page.title == "All Fives"
    assert [each.keys for each in page.sentences if each.differs] == [("target",)]


def test_html_marks_by_more_than_colour(speak: Speak) -> None:
    speak("en")
    html = html_of(rules_page("all_fives", Options(target=31)), "en")
    assert "<b>★&nbsp;The target of a game is 31 points.</b>" in html
    assert html.count("<b>") == 1
    assert '<html lang="en">' in html
    assert "color" not in html


def rewrite() -> None:
    """Write the pages of all mixtures in all languages."""
    from PySide6.QtWidgets import QApplication

    from allfives_desktop.text.translators import Translators

    app = QApplication([])
    translators = Translators(app)
    for language in OWN_NAMES:
        translators.install(language)
        (FOLDER / language).mkdir(exist_ok=True)
        for name in MIXTURES:
            text = plain(rules_page(*mixture(name)))
            (FOLDER / language / f"{name}.txt").write_text(text, encoding="utf-8")
    app.quit()


if __name__ == "__main__":
    rewrite()
