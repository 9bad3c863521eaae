"""What the command line says about faults; the window has its own sentences, in its languages."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from allfives_desktop.records.faults import Fault, FaultKind
from allfives_desktop.records.record import OptionValue
from allfives_desktop.rules.options import CONSTRAINTS, Constraint, spelled

_LONGEST = 60

_SENTENCES: Mapping[FaultKind, str] = MappingProxyType(
    {
        FaultKind.EMPTY: "there is nothing in it",
        FaultKind.TOO_LARGE: "more than {expected} bytes",
        FaultKind.NOT_UTF8: "not UTF-8",
        FaultKind.NOT_JSON: "not JSON",
        FaultKind.TRAILING_DATA: "something follows the end",
        FaultKind.TOO_DEEP: "nested more than {expected} deep",
        FaultKind.DOUBLE_KEY: "the key stands there twice",
        FaultKind.NOT_A_NUMBER: "{found} is no number in JSON",
        FaultKind.HUGE_NUMBER: "the number {found} is too large",
        FaultKind.LONE_SURROGATE: "text with half a character (a lone surrogate)",
        FaultKind.WRONG_FORMAT: 'not "{expected}"',
        FaultKind.NEWER_VERSION: "this program reads version {expected}, not {found}",
        FaultKind.MISSING_KEY: "the key is missing",
        FaultKind.UNKNOWN_KEY: "no such key",
        FaultKind.WRONG_TYPE: "expected {expected}, found {found}",
        FaultKind.WRONG_VALUE: "{found} is not one of {expected}",
        FaultKind.WRONG_LENGTH: "expected {expected} of them, found {found}",
        FaultKind.NOT_A_CARD: "{found} is no card",
        FaultKind.CARD_TWICE: "the card {found} is there twice",
        FaultKind.SEED_WITHOUT_SHUFFLE: "seed and shuffle go together, and this one is missing",
        FaultKind.BREAKS_RULES: "not as the rules have it",
        FaultKind.CODE_LETTER: "{found} is no character of a deal code",
        FaultKind.CODE_GROUP: "one of its characters is wrong: {found}",
        FaultKind.CODE_SHORT: "characters are missing",
        FaultKind.CODE_UNKNOWN: "this program knows no such game or rules",
        FaultKind.UNKNOWN_RULESET: "no such ruleset: {found}",
        FaultKind.BROKEN_CONSTRAINT: "breaks constraint {expected}",
    }
)

_TYPES: Mapping[str, str] = MappingProxyType(
    {
        "array": "a list",
        "bool": "true or false",
        "float": "a number with a fraction",
        "int": "a whole number",
        "null": "null",
        "object": "an object",
        "str": "text",
    }
)


def fault_sentence(fault: Fault) -> str:
    """One line without a full stop: where, and what is wrong there."""
    where = _place(fault)
    expected, found = _data(fault)
    what = _SENTENCES[fault.kind].format(expected=expected, found=found)
    return f"{where}: {what}" if where else what


def shown(text: str) -> str:
    """Text from a stranger, made fit for one line of a terminal."""
    return printable(text if len(text) <= _LONGEST else f"{text[: _LONGEST - 3]}...")


def printable(text: str) -> str:
    """All of a text, with what would move the cursor or hide something written out."""
    return "".join(letter if letter.isprintable() else _escaped(letter) for letter in text)


def _place(fault: Fault) -> str:
    parts = [shown(fault.path)] if fault.path else []
    if fault.group is not None:
        parts.append(f"group {fault.group}")
    if fault.offset is not None:
        parts.append(f"byte {fault.offset}")
    return ", ".join(parts)


def _data(fault: Fault) -> tuple[str, str]:
    match fault.kind:
        case FaultKind.WRONG_TYPE:
            return _types(fault.expected), _types(fault.found)
        case FaultKind.BROKEN_CONSTRAINT:
            return next(_constraint(each) for each in CONSTRAINTS if each.id == fault.expected), ""
        case _:
            return fault.expected, shown(fault.found)


def _types(names: str) -> str:
    return " or ".join(_TYPES[name] for name in names.split(" | "))


def _constraint(constraint: Constraint) -> str:
    needs = [_allowed(key, values) for key, values in constraint.require.items()]
    if constraint.not_above is not None:
        needs.append("{} not above {}".format(*constraint.not_above))
    condition = " and ".join(_allowed(key, values) for key, values in constraint.when.items())
    return f"{constraint.id}: {condition} needs {' and '.join(needs)}"


def _allowed(key: str, values: Sequence[OptionValue]) -> str:
    return f"{key} {' or '.join(map(spelled, values))}"


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
