"""What can be wrong with a file or a deal code, as values; `cli` and `text` make sentences."""

from dataclasses import dataclass
from enum import StrEnum


class FaultKind(StrEnum):
    # of the bytes
    EMPTY = "empty"
    TOO_LARGE = "too_large"
    NOT_UTF8 = "not_utf8"
    NOT_JSON = "not_json"
    TRAILING_DATA = "trailing_data"
    TOO_DEEP = "too_deep"
    # of the JSON
    DOUBLE_KEY = "double_key"
    NOT_A_NUMBER = "not_a_number"
    HUGE_NUMBER = "huge_number"
    LONE_SURROGATE = "lone_surrogate"
    # of the keys and values
    WRONG_FORMAT = "wrong_format"
    NEWER_VERSION = "newer_version"
    MISSING_KEY = "missing_key"
    UNKNOWN_KEY = "unknown_key"
    WRONG_TYPE = "wrong_type"
    WRONG_VALUE = "wrong_value"
    WRONG_LENGTH = "wrong_length"
    NOT_A_CARD = "not_a_card"
    CARD_TWICE = "card_twice"
    SEED_WITHOUT_SHUFFLE = "seed_without_shuffle"
    BREAKS_RULES = "breaks_rules"
    # of a deal code
    CODE_LETTER = "code_letter"
    CODE_GROUP = "code_group"
    CODE_SHORT = "code_short"
    CODE_UNKNOWN = "code_unknown"
    # of the rules
    UNKNOWN_RULESET = "unknown_ruleset"
    BROKEN_CONSTRAINT = "broken_constraint"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """Why something is no record, no preset or no deal code.

    `path` is the place in the JSON, such as `games[0].hands[2].actions[5]`, "" for the whole;
    `offset` is counted in bytes from the start of the file, `group` of a deal code from 1.
    `expected` and `found` are data for the sentence: the name of a type, a length, a value as
    JSON, a constraint's id.
    """

    kind: FaultKind
    path: str = ""
    offset: int | None = None
    group: int | None = None
    expected: str = ""
    found: str = ""


class FaultError(Exception):
    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault
