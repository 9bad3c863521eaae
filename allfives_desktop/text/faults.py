"""What is wrong with a file or a deal code, in the language of the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from allfives_desktop.records.faults import Fault, FaultKind
from allfives_desktop.text.filling import fill
from allfives_desktop.text.option_reasons import constraint_sentence
from allfives_desktop.text.option_values import or_listed

translate = QCoreApplication.translate

LONGEST: Final = 60
CUT: Final = "…"


def fault_sentence(fault: Fault) -> str:
    """One line: where in the file or the code, and what is wrong there."""
    place, what = _place(fault), _what(fault)
    return (
        fill(translate("Fault", "%1: %2", "place in a file, fault"), place, what) if place else what
    )


def shown(text: str) -> str:
    """Text from a stranger, made fit for one line of a window."""
    line = "".join(letter if letter.isprintable() else " " for letter in text)
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + CUT


def _place(fault: Fault) -> str:
    if fault.group is not None:
        return fill(translate("Fault", "Group %1", "of a deal code"), fault.group)
    if fault.offset is None:
        return shown(fault.path)
    byte = fill(translate("Fault", "byte %1"), fault.offset)
    if not fault.path:
        return byte[:1].upper() + byte[1:]  # a sentence begins with it
    return fill(translate("Fault", "%1, %2", "key, byte"), shown(fault.path), byte)


def _what(fault: Fault) -> str:
    if fault.kind is FaultKind.BROKEN_CONSTRAINT:
        return constraint_sentence(fault.expected)
    if fault.kind is FaultKind.WRONG_VALUE and not fault.expected:
        return translate("Fault", "The value is not allowed.")
    if fault.kind is FaultKind.WRONG_TYPE:
        expected, found = or_listed(_types(fault.expected)), or_listed(_types(fault.found))
        return fill(_sentence(fault.kind), expected, found)
    return fill(_sentence(fault.kind), shown(fault.expected), shown(fault.found))


def _sentence(kind: FaultKind) -> str:
    return (_of_the_file() | _of_the_contents() | _of_a_code())[kind]


def _of_the_file() -> dict[FaultKind, str]:
    return {
        FaultKind.EMPTY: translate("Fault", "The file is empty."),
        FaultKind.TOO_LARGE: translate("Fault", "The file has more than %1 bytes."),
        FaultKind.NOT_UTF8: translate("Fault", "This is not UTF-8 text."),
        FaultKind.NOT_JSON: translate("Fault", "This is not JSON."),
        FaultKind.TRAILING_DATA: translate("Fault", "Something follows the end."),
        FaultKind.TOO_DEEP: translate("Fault", "Nested more than %1 deep."),
        FaultKind.DOUBLE_KEY: translate("Fault", "The key stands there twice."),
        FaultKind.NOT_A_NUMBER: translate("Fault", "%2 is no number in JSON."),
        FaultKind.HUGE_NUMBER: translate("Fault", "The number %2 is too large."),
        FaultKind.LONE_SURROGATE: translate("Fault", "The text has half a character in it."),
    }


def _of_the_contents() -> dict[FaultKind, str]:
    return {
        FaultKind.WRONG_FORMAT: translate("Fault", "Should be “%1”."),
        FaultKind.NEWER_VERSION: translate(
            "Fault", "Written by a newer program: version %2, this one reads version %1."
        ),
        FaultKind.MISSING_KEY: translate("Fault", "The key is missing."),
        FaultKind.UNKNOWN_KEY: translate("Fault", "This program does not know the key."),
        FaultKind.WRONG_TYPE: translate("Fault", "Expected: %1. Found: %2."),
        FaultKind.WRONG_VALUE: translate("Fault", "%2 is not among the allowed values: %1."),
        FaultKind.WRONG_LENGTH: translate("Fault", "Number expected: %1, found: %2."),
        FaultKind.NOT_A_CARD: translate("Fault", "%2 is no card."),
        FaultKind.CARD_TWICE: translate("Fault", "The card %2 is there twice."),
        FaultKind.SEED_WITHOUT_SHUFFLE: translate(
            "Fault", "Seed and shuffle go together, and this one is missing."
        ),
        FaultKind.BREAKS_RULES: translate("Fault", "This is not as the rules have it."),
        FaultKind.UNKNOWN_RULESET: translate("Fault", "There is no game called “%2”."),
    }


def _of_a_code() -> dict[FaultKind, str]:
    return {
        FaultKind.CODE_LETTER: translate("Fault", "“%2” does not occur in deal codes."),
        FaultKind.CODE_GROUP: translate("Fault", "A character of “%2” is wrong."),
        FaultKind.CODE_SHORT: translate("Fault", "Characters are missing."),
        FaultKind.CODE_UNKNOWN: translate("Fault", "This program knows no such game or rules."),
    }


def _types(names: str) -> list[str]:
    words = {
        "array": translate("Fault", "a list"),
        "bool": translate("Fault", "true or false"),
        "float": translate("Fault", "a number with a fraction"),
        "int": translate("Fault", "a whole number"),
        "null": translate("Fault", "nothing (null)"),
        "object": translate("Fault", "an object"),
        "str": translate("Fault", "text"),
    }
    return [words.get(name, shown(name)) for name in names.split(" | ")]
