"""Deal codes: the cards and the rules of a match in a line that can be read out (PROTOCOLS.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from allfives_desktop.records.faults import Fault, FaultError, FaultKind
from allfives_desktop.rules.options import OPTIONS, OptionError, Options, options_from
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.seed_text import ALPHABET, SEED_LENGTH, is_seed

if TYPE_CHECKING:
    from allfives_desktop.rules.options import OptionValue

Each = TypeVar("Each")

FORMAT: Final = 1
GROUP: Final = 4
SEPARATOR: Final = "-"

_BASE = len(ALPHABET)
_VALUES = {letter: value for value, letter in enumerate(ALPHABET)} | {"O": 0, "I": 1, "L": 1}
_IGNORED = frozenset("-\u2010\u2011\u2012\u2013\u2014")  # besides white space
_HEADER = 4  # format, ruleset, players, how many groups follow the shortest code
_SHORTEST = 7  # groups
_PLAYERS = (2, 3, 4)
_HOUSE_RULES = tuple(option for option in OPTIONS if option.key != "players")
_END = len(_HOUSE_RULES)
_FIRST_OF_RULES = 1 + (_HEADER + SEED_LENGTH) // (GROUP - 1)


class CodedDeal(NamedTuple):
    """What a deal code says: `seed` are SEED_LENGTH characters of ALPHABET."""

    ruleset: str
    options: Options
    seed: str


def encode(ruleset: str, options: Options, seed: str) -> str:
    """The deal code of a match, in groups of four. Raises ValueError for an unknown ruleset and
    for a seed text that is none of `is_seed`."""
    if ruleset not in RULESETS or not is_seed(seed):
        raise ValueError(f"no deal code for {ruleset!r}, {seed!r}")
    rules = _number_of(ruleset, options)
    more = next(n for n in range(_BASE) if rules < _BASE ** _digits_for_rules(n))
    data = [
        FORMAT,
        list(RULESETS).index(ruleset),
        _PLAYERS.index(options.players),
        more,
        *map(ALPHABET.index, seed),
        *(rules // _BASE**at % _BASE for at in reversed(range(_digits_for_rules(more)))),
    ]
    return SEPARATOR.join(_text(group) for group in _checked(data))


def decode(text: str) -> CodedDeal:
    """The match of a deal code, however it is spaced and in letters of either case.

    Raises FaultError: `group` of the fault, counted from 1, is the first one that is wrong or,
    with CODE_SHORT, the one not yet complete.
    """
    groups = _groups_of(text)
    data = [value for group in groups for value in group[:-1]]
    ruleset = _at(list(RULESETS), data[1], group=1)
    players = _at(_PLAYERS, data[2], group=1)
    seed = _text(data[_HEADER : _HEADER + SEED_LENGTH])
    rules = 0
    for digit in data[_HEADER + SEED_LENGTH :]:
        rules = rules * _BASE + digit
    deal = CodedDeal(ruleset, _options_of(rules, ruleset, players), seed)
    if encode(*deal) != SEPARATOR.join(map(_text, groups)):
        raise _fault(FaultKind.CODE_UNKNOWN, _FIRST_OF_RULES)
    return deal


# Groups and their checks


def _checked(data: Sequence[int]) -> Iterator[list[int]]:
    """The data in groups, each ended by the check of all data so far."""
    check = 0
    for at in range(0, len(data), GROUP - 1):
        part = list(data[at : at + GROUP - 1])
        check = _check(part, check)
        yield [*part, check]


def _check(data: Iterable[int], before: int) -> int:
    """Carries the check on over more data: Horner's rule at x in GF(32), x^5 = x^2 + 1.

    Another character, or two neighbours exchanged, always give another check.
    """
    value = before
    for each in data:
        value = (value ^ each) << 1
        if value >= _BASE:
            value ^= 0b100101
    return value


def _groups_of(text: str) -> list[list[int]]:
    """The groups of a code that is whole, every check of them right. Raises FaultError."""
    groups = list[list[int]]()
    check, size = 0, _SHORTEST
    for number, letters in enumerate(_split(text), 1):
        if number > size:
            raise _fault(FaultKind.TRAILING_DATA, number)
        group = [_value(letter, number) for letter in letters]
        if len(group) < GROUP:
            raise _fault(FaultKind.CODE_SHORT, number)
        check = _check(group[:-1], check)
        if group[-1] != check:
            raise _fault(FaultKind.CODE_GROUP, number, found=letters)
        if number == 1 and group[0] != FORMAT:
            fault = {"expected": str(FORMAT), "found": letters[0]}
            raise _fault(FaultKind.NEWER_VERSION, number, **fault)
        if number == 2:
            size += group[0]
        groups.append(group)
    if len(groups) < size:
        raise _fault(FaultKind.CODE_SHORT, len(groups) + 1)
    return groups


def _split(text: str) -> list[str]:
    letters = [each for each in text if not (each.isspace() or each in _IGNORED)]
    return ["".join(letters[at : at + GROUP]) for at in range(0, len(letters), GROUP)]


def _value(letter: str, group: int) -> int:
    value = _VALUES.get(letter.upper())
    if value is None:
        raise _fault(FaultKind.CODE_LETTER, group, found=letter)
    return value


def _text(values: Iterable[int]) -> str:
    return "".join(ALPHABET[value] for value in values)


def _fault(kind: FaultKind, group: int, *, expected: str = "", found: str = "") -> FaultError:
    return FaultError(Fault(kind=kind, group=group, expected=expected, found=found))


# House rules as one number


def _digits_for_rules(more: int) -> int:
    return (_SHORTEST + more) * (GROUP - 1) - _HEADER - SEED_LENGTH


def _number_of(ruleset: str, options: Options) -> int:
    """The house rules that differ from the ruleset, the first in the lowest places."""
    base, values = _base(ruleset), dict(options)
    number = 0
    for at in reversed(range(_END)):
        option = _HOUSE_RULES[at]
        others = _others(option.values, base[option.key])
        if values[option.key] != base[option.key]:
            number = number * len(others) + others.index(values[option.key])
            number = number * (_END + 1) + at + 1
    return number


def _options_of(number: int, ruleset: str, players: int) -> Options:
    """The way back; what no code says is refused by `decode`. Raises FaultError."""
    base = _base(ruleset)
    values: dict[str, OptionValue] = {**base, "players": players}
    while number:
        number, place = divmod(number, _END + 1)
        option = _at(_HOUSE_RULES, place - 1, group=_FIRST_OF_RULES)
        others = _others(option.values, base[option.key])
        number, at = divmod(number, len(others))
        values[option.key] = others[at]
    try:
        return options_from(values)
    except OptionError as error:
        constraint = error.constraint.id if error.constraint else ""
        raise _fault(FaultKind.BROKEN_CONSTRAINT, _FIRST_OF_RULES, expected=constraint) from error


def _base(ruleset: str) -> dict[str, OptionValue]:
    return dict(RULESETS[ruleset].options())


def _others(values: Sequence[OptionValue], standard: OptionValue) -> list[OptionValue]:
    return [value for value in values if value != standard]


def _at(each: Sequence[Each], at: int, *, group: int) -> Each:
    if 0 <= at < len(each):
        return each[at]
    raise _fault(FaultKind.CODE_UNKNOWN, group)
