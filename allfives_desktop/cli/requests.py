"""A game asked for on a command line: a ruleset and changes to it."""

from collections.abc import Iterable

from allfives_desktop.rules.options import OptionError, Options, parse_value
from allfives_desktop.rules.rulesets import RULESETS

LONGEST_NUMBER = 18


class RequestError(Exception):
    """What is wrong with the command line, in one English sentence."""


def options_of(ruleset: str, changes: Iterable[str]) -> Options:
    """The options of a ruleset with each KEY=VALUE over it. Raises RequestError."""
    if ruleset not in RULESETS:
        raise RequestError(f"no ruleset {ruleset!r}; see: allfives rules list")
    values = dict(_change(text) for text in changes)
    try:
        return RULESETS[ruleset].options(**values)
    except OptionError as error:
        raise RequestError(_sentence(error)) from error


def _change(text: str) -> tuple[str, bool | int | str]:
    key, sign, value = text.partition("=")
    if not sign:
        raise RequestError(f"--set takes KEY=VALUE, not {text!r}")
    try:
        return key, parse_value(key, value)
    except OptionError as error:
        raise RequestError(_sentence(error)) from error


def _sentence(error: OptionError) -> str:
    from allfives_desktop.cli.sentences import fault_sentence
    from allfives_desktop.records.faults import Fault, FaultKind
    from allfives_desktop.records.option_faults import value_faults

    if error.constraint is not None:
        broken = Fault(kind=FaultKind.BROKEN_CONSTRAINT, expected=error.constraint.id)
        return fault_sentence(broken)
    return fault_sentence(next(value_faults({error.key: _read(error)}, "--set")))


def _read(error: OptionError) -> object:
    """The value as it was meant: a few digits are a number."""
    text = str(error.value)
    is_number = len(text) <= LONGEST_NUMBER and text.removeprefix("-").isdecimal()
    return int(text) if is_number else text
