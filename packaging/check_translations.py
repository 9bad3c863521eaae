"""Checks what Qt's tools let pass in translations/*.ts: python packaging/check_translations.py

Each finding has a code, the catalogue, the message, and what is wrong. Exits with 1 when there are
any. Words that mark a garbled or foreign translation are in translations/words.json.
"""

import json
import re
import sys
import unicodedata
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

TRANSLATIONS: Final = Path(__file__).resolve().parents[1] / "translations"
LANGUAGE_OF: Final = {
    "en": "en",
    "pt": "pt_BR",
    "pt_PT": "pt_PT",
    "nl": "nl",
    "gl": "gl",
    "hu": "hu",
}
FORMS: Final = {"en": 2, "pt_BR": 2, "pt_PT": 2, "nl": 2, "gl": 2, "hu": 1}
# In these languages the first form also stands for numbers other than one.
NUMBER_IN_EVERY_FORM: Final = ("pt_BR", "hu")
# In these the verb or the noun of every sentence with a number changes with it.
BENT_BY_NUMBER: Final = ("pt", "pt_PT", "gl")
OVERLAY: Final = {"pt_PT": "pt"}
COMPLETE: Final = ("pt", "nl", "gl", "hu")

MARK: Final = re.compile(r"%L?\d{1,2}|%n|\{\w*\}")
TAG: Final = re.compile(r"</?\w[^>]*>")
MNEMONIC: Final = re.compile(r"(?<!&)&(?!&)(.)")
PLAIN_LETTER: Final = re.compile(r"[A-Za-z0-9]")
CAPITAL_INSIDE: Final = re.compile(r"[^\W\d_A-Z][A-ZÀ-ÖØ-ÞŐŰ]")
ENDINGS: Final = ".:!?…"
HIGH, LOW_AND_HIGH, ANGLED, SINGLE = "\u201c\u201d", "\u201e\u201d", "\u00ab\u00bb", "\u2018\u2019"
QUOTES: Final = {
    "en": HIGH,
    "pt": HIGH,
    "pt_PT": HIGH,
    "nl": SINGLE,
    "gl": ANGLED,
    "hu": LOW_AND_HIGH,
}
ANY_QUOTE: Final = re.compile(f'["{HIGH}{LOW_AND_HIGH}{ANGLED}{SINGLE[0]}]')
# Words of the address that a language does not use; what players call to each other may.
ADDRESS: Final = {
    "pt": r"tu|teus?|tuas?|vós|vossos?",
    "nl": r"u|uw",
    "gl": r"ti|teus?|túas?|contigo",
    "hu": r"te|téged|neked|tiéd|veled",
}
CALLED: Final = "Call"


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence and its translation: one form, or as many as the plural has."""

    context: str
    source: str
    comment: str
    forms: tuple[str, ...]
    numerus: bool
    state: str

    @property
    def key(self) -> tuple[str, str, str]:
        return self.context, self.source, self.comment


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A .ts file; `name` is the part of its name that says the language."""

    name: str
    language: str
    messages: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    code: str
    catalogue: str
    what: str
    message: Message | None = None

    def __str__(self) -> str:
        place = f" [{self.message.context}] {self.message.source!r}" if self.message else ""
        return f"{self.code} {self.catalogue}:{place} {self.what}"


def read(path: Path) -> Catalogue:
    root = ET.parse(path).getroot()  # noqa: S314 - our own files
    messages = tuple(
        _message(context.findtext("name", ""), message)
        for context in root.iter("context")
        for message in context.iter("message")
    )
    return Catalogue(path.stem.removeprefix("allfives_"), root.get("language", ""), messages)


def _message(context: str, message: ET.Element) -> Message:
    translation = message.find("translation")
    if translation is None:
        translation = ET.Element("translation", type="unfinished")
    forms = [form.text or "" for form in translation.iter("numerusform")]
    numerus = message.get("numerus") == "yes"
    return Message(
        context,
        message.findtext("source", ""),
        message.findtext("comment", ""),
        tuple(forms) if numerus else (translation.text or "",),
        numerus,
        translation.get("type", ""),
    )


def read_all(folder: Path = TRANSLATIONS) -> dict[str, Catalogue]:
    found = [read(path) for path in sorted(folder.glob("*.ts"))]
    return {catalogue.name: catalogue for catalogue in found}


def check(catalogues: dict[str, Catalogue], words: dict[str, Any]) -> Iterator[Finding]:
    """Everything that is wrong with the catalogues."""
    yield from _same_messages(catalogues)
    yield from _left_to_the_base(catalogues, words)
    for catalogue in catalogues.values():
        if LANGUAGE_OF.get(catalogue.name) != catalogue.language:
            yield Finding("F01", catalogue.name, f"language is {catalogue.language!r}")
            continue
        for message in catalogue.messages:
            for code, what in _wrong_with(message, catalogue, words):
                yield Finding(code, catalogue.name, what, message)


def _same_messages(catalogues: dict[str, Catalogue]) -> Iterator[Finding]:
    keys = {name: {m.key for m in one.messages} for name, one in catalogues.items()}
    everything = set().union(*(keys[name] for name in COMPLETE if name in keys))
    for name in sorted(LANGUAGE_OF.keys() - keys.keys()):
        yield Finding("T06", name, "there is no such catalogue")
    for name, own in keys.items():
        for key in sorted(everything - own if name in COMPLETE else own - everything):
            yield Finding("T06", name, f"has not the messages of the others: {key}")


def _left_to_the_base(catalogues: dict[str, Catalogue], words: dict[str, Any]) -> Iterator[Finding]:
    """What an overlay does not say in its own words, though the base's are not its country's."""
    for name, base in OVERLAY.items():
        if name not in catalogues or base not in catalogues:
            continue
        own = {message.key for message in catalogues[name].messages}
        for message in catalogues[base].messages:
            denied = [each for form in message.forms for each in denied_in(form, name, words)]
            if denied and message.key not in own:
                yield Finding("G04", name, f"needs other words than {denied}", message)


Words = dict[str, Any]
Wrong = Iterator[tuple[str, str]]


def _wrong_with(message: Message, catalogue: Catalogue, words: Words) -> Wrong:
    if message.state:
        yield "T01", message.state
        return
    if not message.context:
        yield "S01", "no context: lupdate misread the call"
    if "{" in message.source:
        yield "S02", "a brace: lupdate takes an f-string as it stands"
    if not message.forms or not all(message.forms):
        yield "T02", "no translation"
        return
    yield from _plural(message, catalogue)
    for form in message.forms:
        for one in CHECKS_OF_A_FORM:
            yield from one(message, form, catalogue, words)


def _plural(message: Message, catalogue: Catalogue) -> Wrong:
    if "%n" in message.source and not message.numerus:
        yield "N02", "lupdate took it for a plain sentence"
    if not message.numerus:
        return
    if len(message.forms) != FORMS[catalogue.language]:
        yield "N01", f"{len(message.forms)} forms, not {FORMS[catalogue.language]}"
    number_needed = list(message.forms)
    if catalogue.language not in NUMBER_IN_EVERY_FORM:
        del number_needed[0]
    if any("%n" not in form for form in number_needed):
        yield "N02", "a form without %n"
    if catalogue.name in BENT_BY_NUMBER and len(set(message.forms)) < len(message.forms):
        yield "N03", "one and many are the same"


def _markers(message: Message, form: str, _catalogue: Catalogue, _words: Words) -> Wrong:
    wanted, found = Counter(MARK.findall(message.source)), Counter(MARK.findall(form))
    if message.numerus:
        del wanted["%n"], found["%n"]
    if wanted != found:
        yield "P01", f"place marks differ: {form!r}"
    if Counter(TAG.findall(message.source)) != Counter(TAG.findall(form)):
        yield "P02", f"markup differs: {form!r}"


def _mnemonics(message: Message, form: str, _catalogue: Catalogue, _words: Words) -> Wrong:
    wanted, found = MNEMONIC.findall(message.source), MNEMONIC.findall(form)
    if len(found) != len(wanted):
        yield "M01", f"{len(found)} mnemonics, not {len(wanted)}: {form!r}"
    if not all(PLAIN_LETTER.fullmatch(letter) for letter in found):
        yield "M02", f"a mnemonic nobody can type: {form!r}"


def _endings(message: Message, form: str, _catalogue: Catalogue, _words: Words) -> Wrong:
    if _ending(form) != _ending(message.source):
        yield "E01", f"ends otherwise: {form!r}"
    if "..." in form or "..." in message.source:
        yield "E02", f"three dots for an ellipsis: {form!r}"
    if form != form.strip() or message.source != message.source.strip():
        yield "E03", f"blanks at an end: {form!r}"
    if "  " in form:
        yield "E04", f"two blanks: {form!r}"
    if re.search(r"\s[.:;!?…]", form) and not re.search(r"\s[.:;!?…]", message.source):
        yield "E05", f"a blank before a punctuation mark: {form!r}"


def _ending(text: str) -> str:
    return text[-1] if text[-1] in ENDINGS else ""


def _letters(_message: Message, form: str, catalogue: Catalogue, _words: Words) -> Wrong:
    if unicodedata.normalize("NFC", form) != form:
        yield "U01", f"not in composed letters: {form!r}"
    if CAPITAL_INSIDE.search(form.replace("&", "")):
        yield "U03", f"a capital inside a word: {form!r}"
    if catalogue.language == "hu" and re.search("[õûÕÛ]", form):
        yield "U02", f"õ or û for ő or ű: {form!r}"
    if catalogue.language == "hu" and re.search(r"\b[Aa](z|\(z\))? „?%\d", form):
        yield "H01", f"an article before a mark: {form!r}"


def _manners(message: Message, form: str, catalogue: Catalogue, words: Words) -> Wrong:
    text = _without_names(form, words)
    wrong = set(ANY_QUOTE.findall(form)) - set(QUOTES[catalogue.name])
    if wrong:
        yield "Q01", f"quoted with {''.join(sorted(wrong))}: {form!r}"
    address = ADDRESS.get(OVERLAY.get(catalogue.name, catalogue.name))
    if (
        address
        and message.context != CALLED
        and re.search(rf"\b({address})\b", text, re.IGNORECASE)
    ):
        yield "G03", f"not how the reader is addressed: {form!r}"


def _vocabulary(message: Message, form: str, catalogue: Catalogue, words: Words) -> Wrong:
    text = _without_names(form, words)
    for word in denied_in(form, catalogue.name, words):
        yield "G01", f"the word {word!r} is not ours: {form!r}"
    for key, stems in words["stems"].items():
        stem = stems.get(OVERLAY.get(catalogue.name, catalogue.name))
        said = re.search(rf"\b{key}\b", message.source, re.IGNORECASE)
        if stem and said and not re.search(stem, text, re.IGNORECASE):
            yield "G02", f"{key!r} is not said with {stem!r}: {form!r}"
    if catalogue.name in COMPLETE and _is_copied(message, form, catalogue, words):
        yield "T03", "same as the source"


def denied_in(text: str, language: str, words: Words) -> list[str]:
    """The words of the language's deny list that a text has, as the list writes them."""
    bare = _without_names(text, words)
    denied = words["denied"].get(language, ())
    return [word for word in denied if re.search(rf"\b{word}", bare, re.IGNORECASE)]


def _without_names(form: str, words: Words) -> str:
    text = form.replace("&", "")
    for name in words["names"]:
        text = text.replace(name, "")
    return text


def _is_copied(message: Message, form: str, catalogue: Catalogue, words: Words) -> bool:
    letters = re.search(r"[^\W\d_]", MARK.sub("", form))
    return bool(letters) and form == message.source and form not in words["same"][catalogue.name]


CHECKS_OF_A_FORM: Final[tuple[Callable[[Message, str, Catalogue, Words], Wrong], ...]] = (
    _markers,
    _mnemonics,
    _endings,
    _letters,
    _manners,
    _vocabulary,
)


def read_words(folder: Path = TRANSLATIONS) -> dict[str, Any]:
    words: dict[str, Any] = json.loads((folder / "words.json").read_text(encoding="utf-8"))
    return words


def main() -> int:
    findings = list(check(read_all(), read_words()))
    print("\n".join(map(str, findings)) or "nothing wrong")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
