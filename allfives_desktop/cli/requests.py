"""A game asked for on a command line: a ruleset and changes to it."""

from collections.abc import Iterable

from allfives_desktop.rules.options import OptionError, Options, parse_value
from allfives_desktop.rules.rulesets import RULESETS


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
        raise RequestError(f"these rules do not go together: {error}") from error


def _change(text: str) -> tuple[str, bool | int | str]:
    key, sign, value = text.partition("=")
    if not sign:
        raise RequestError(f"--set takes KEY=VALUE, not {text!r}")
    try:
        return key, parse_value(key, value)
    except OptionError as error:
        raise RequestError(f"--set {text}: {error}") from error
