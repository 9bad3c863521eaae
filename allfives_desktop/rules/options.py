"""The thirty-six rule options and the five constraints between them (spec 8).

Imports next to nothing: commands that only list rules must start quickly.
"""

from __future__ import annotations

from enum import StrEnum

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Literal, NoReturn, Self

    OptionValue = bool | int | str
    OptionKind = Literal["bool", "int", "enum"]


class Group(StrEnum):
    """What part of the game an option belongs to."""

    TABLE = "table"
    DEAL = "deal"
    AUCTION = "auction"
    STOCK = "stock"
    PLAY = "play"
    SCORE = "score"
    END = "end"


class _Frozen:
    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} cannot change")

    def _set(self, name: str, value: object) -> None:
        object.__setattr__(self, name, value)


class Option(_Frozen):
    """One rule option. `values` are all it may be, a range for the wide ones; `applies` holds
    the values other options must have for this one to have an effect ({}: always)."""

    __slots__ = ("applies", "default", "group", "key", "kind", "values")

    key: str
    group: Group
    kind: OptionKind
    values: Sequence[OptionValue]
    default: OptionValue
    applies: Mapping[str, Sequence[OptionValue]]

    def __init__(
        self,
        key: str,
        group: Group,
        *,
        kind: OptionKind,
        values: Sequence[OptionValue],
        default: OptionValue,
        applies: Mapping[str, Sequence[OptionValue]] | None = None,
    ) -> None:
        self._set("key", key)
        self._set("group", group)
        self._set("kind", kind)
        self._set("values", values)
        self._set("default", default)
        self._set("applies", applies or {})

    def allows(self, value: object) -> bool:
        """Whether `value` is one of `values`, type included: 1 is not true."""
        return value in self.values and self.has_type_of(value)

    def has_type_of(self, value: object) -> bool:
        """Whether some allowed value has the type of `value`."""
        return any(type(each) is type(value) for each in self.values)

    def has_effect(self, values: Mapping[str, object]) -> bool:
        """Whether the option matters under these values of the others."""
        return all(values[key] in allowed for key, allowed in self.applies.items())

    def __repr__(self) -> str:
        return f"<option {self.key}>"


def _flag(key: str, group: Group, default: bool, **applies: Sequence[OptionValue]) -> Option:
    return Option(key, group, kind="bool", values=(False, True), default=default, applies=applies)


def _number(
    key: str,
    group: Group,
    values: Sequence[int],
    default: int,
    **applies: Sequence[OptionValue],
) -> Option:
    return Option(key, group, kind="int", values=values, default=default, applies=applies)


def _choice(
    key: str,
    group: Group,
    values: Sequence[OptionValue],
    default: OptionValue,
    **applies: Sequence[OptionValue],
) -> Option:
    return Option(key, group, kind="enum", values=values, default=default, applies=applies)


_BEGGING: Mapping[str, Sequence[OptionValue]] = {"beg": (True,)}
_AUCTION: Mapping[str, Sequence[OptionValue]] = {"trump": ("auction",)}

OPTIONS: tuple[Option, ...] = (
    _number("players", Group.TABLE, (2, 3, 4), 2),
    _flag("partners", Group.TABLE, False, players=(4,)),
    _choice("direction", Group.TABLE, ("clockwise", "anticlockwise"), "clockwise", players=(3, 4)),
    _choice("first_dealer", Group.TABLE, ("cut", "seat0"), "cut"),
    _choice("next_game_dealer", Group.TABLE, ("rotate", "recut"), "rotate", best_of=(3, 5, 7, 9)),
    _choice("deal_batch", Group.DEAL, (1, 3, "choice"), 3),
    _choice("trump", Group.DEAL, ("turn_up", "auction", "stock_top"), "turn_up"),
    _choice(
        "turn_up_points",
        Group.DEAL,
        ("none", "jack1", "trinidad", "tobago"),
        "none",
        trump=("turn_up",),
    ),
    _flag("beg", Group.DEAL, True, trump=("turn_up",)),
    _choice("gift_to", Group.DEAL, ("eldest", "all_opponents"), "eldest", **_BEGGING),
    _flag("gift_may_win", Group.DEAL, False, **_BEGGING),
    _number("max_runs", Group.DEAL, (1, 2, 3, 4, 5), 2, **_BEGGING),
    _choice("runs_exhausted", Group.DEAL, ("redeal", "keep_last"), "redeal", **_BEGGING),
    _choice(
        "after_run",
        Group.DEAL,
        ("discard_to_six", "keep_all", "keep_nine"),
        "discard_to_six",
        **_BEGGING,
    ),
    _number("bid_min", Group.AUCTION, (1, 2), 2, **_AUCTION),
    _flag("dealer_steal", Group.AUCTION, True, **_AUCTION),
    _choice(
        "all_pass",
        Group.AUCTION,
        ("dealer_forced", "redeal", "eldest_free"),
        "dealer_forced",
        **_AUCTION,
    ),
    _flag("pitcher_first", Group.AUCTION, True, **_AUCTION),
    _flag("stock_face_up", Group.STOCK, True, trump=("stock_top",)),
    _choice("follow", Group.PLAY, ("permissive", "strict"), "permissive"),
    _flag("void_must_trump", Group.PLAY, False),
    _flag("undertrump", Group.PLAY, True, players=(3, 4)),
    _flag("calls", Group.PLAY, False),
    _flag("capture", Group.SCORE, True),
    _number("capture_ten", Group.SCORE, (0, 10, 20), 10, capture=(True,)),
    _number("capture_five", Group.SCORE, (5, 10), 5, capture=(True,)),
    _number("five_end_bonus", Group.SCORE, (0, 5), 0, trump=("turn_up", "stock_top")),
    _choice("game_fives", Group.SCORE, ("all", "trump", "none"), "all"),
    _choice("game_tie", Group.SCORE, ("nobody", "elder"), "nobody"),
    _choice("low_to", Group.SCORE, ("holder", "captor"), "holder"),
    _number("hang_jack", Group.SCORE, (1, 3), 1),
    _number("target", Group.END, range(5, 122), 61),
    _choice(
        "out_rule",
        Group.END,
        ("first_event", "last_event", "last_cross", "highest"),
        "first_event",
    ),
    _flag("skunk", Group.END, False),
    _number("skunk_line", Group.END, range(1, 122), 31, skunk=(True,)),
    _number("best_of", Group.END, (1, 3, 5, 7, 9), 3),
)
OPTION: Mapping[str, Option] = {option.key: option for option in OPTIONS}


class Constraint(_Frozen):
    """A bond between options: when all of `when` holds, all of `require` must hold, and the
    first option of `not_above` must not exceed the second."""

    __slots__ = ("id", "not_above", "require", "when")

    id: str
    when: Mapping[str, Sequence[OptionValue]]
    require: Mapping[str, Sequence[OptionValue]]
    not_above: tuple[str, str] | None

    def __init__(
        self,
        id: str,  # noqa: A002 - the rules' word
        *,
        when: Mapping[str, Sequence[OptionValue]],
        require: Mapping[str, Sequence[OptionValue]] | None = None,
        not_above: tuple[str, str] | None = None,
    ) -> None:
        self._set("id", id)
        self._set("when", when)
        self._set("require", require or {})
        self._set("not_above", not_above)

    def holds(self, values: Mapping[str, OptionValue]) -> bool:
        """Whether these values, of all options, respect it."""
        if any(values[key] not in allowed for key, allowed in self.when.items()):
            return True
        return self._is_met(values)

    def _is_met(self, values: Mapping[str, OptionValue]) -> bool:
        if any(values[key] not in allowed for key, allowed in self.require.items()):
            return False
        if self.not_above is None:
            return True
        low, high = self.not_above
        return int(values[low]) <= int(values[high])

    def __repr__(self) -> str:
        return f"<constraint {self.id}>"


CONSTRAINTS: tuple[Constraint, ...] = (
    Constraint("c1", when={"partners": (True,)}, require={"players": (4,)}),
    Constraint("c2", when={"trump": ("stock_top",)}, require={"players": (2,)}),
    Constraint(
        "c3", when={"trump": ("auction",)}, require={"capture": (False,), "five_end_bonus": (0,)}
    ),
    Constraint(
        "c4",
        when={"trump": ("auction", "stock_top")},
        require={"beg": (False,), "turn_up_points": ("none",)},
    ),
    Constraint("c5", when={"skunk": (True,)}, not_above=("skunk_line", "target")),
)


def broken(values: Mapping[str, OptionValue]) -> tuple[Constraint, ...]:
    """The constraints that these values, of all options, break."""
    return tuple(constraint for constraint in CONSTRAINTS if not constraint.holds(values))


class OptionFault(StrEnum):
    """What is wrong with a value for an option, or with a set of them."""

    UNKNOWN_KEY = "unknown_key"
    WRONG_TYPE = "wrong_type"
    WRONG_VALUE = "wrong_value"
    BROKEN_CONSTRAINT = "broken_constraint"


class OptionError(ValueError):
    """Values that make no rules. `key` is empty and `constraint` set for a broken constraint."""

    def __init__(
        self,
        kind: OptionFault,
        *,
        key: str = "",
        value: object = None,
        constraint: Constraint | None = None,
    ) -> None:
        super().__init__(kind.value, constraint.id if constraint else key, value)
        self.kind = kind
        self.key = key
        self.value = value
        self.constraint = constraint


class Options(_Frozen):
    """The rules of a match: one value for every option, all allowed, no constraint broken.

    `Options()` is All Fives; keywords replace values. Raises OptionError.
    """

    __slots__ = (*(option.key for option in OPTIONS), "_hash")

    players: Literal[2, 3, 4]
    partners: bool
    direction: Literal["clockwise", "anticlockwise"]
    first_dealer: Literal["cut", "seat0"]
    next_game_dealer: Literal["rotate", "recut"]
    deal_batch: Literal[1, 3, "choice"]
    trump: Literal["turn_up", "auction", "stock_top"]
    turn_up_points: Literal["none", "jack1", "trinidad", "tobago"]
    beg: bool
    gift_to: Literal["eldest", "all_opponents"]
    gift_may_win: bool
    max_runs: Literal[1, 2, 3, 4, 5]
    runs_exhausted: Literal["redeal", "keep_last"]
    after_run: Literal["discard_to_six", "keep_all", "keep_nine"]
    bid_min: Literal[1, 2]
    dealer_steal: bool
    all_pass: Literal["dealer_forced", "redeal", "eldest_free"]
    pitcher_first: bool
    stock_face_up: bool
    follow: Literal["permissive", "strict"]
    void_must_trump: bool
    undertrump: bool
    calls: bool
    capture: bool
    capture_ten: Literal[0, 10, 20]
    capture_five: Literal[5, 10]
    five_end_bonus: Literal[0, 5]
    game_fives: Literal["all", "trump", "none"]
    game_tie: Literal["nobody", "elder"]
    low_to: Literal["holder", "captor"]
    hang_jack: Literal[1, 3]
    target: int
    out_rule: Literal["first_event", "last_event", "last_cross", "highest"]
    skunk: bool
    skunk_line: int
    best_of: Literal[1, 3, 5, 7, 9]
    _hash: int

    def __init__(self, **values: object) -> None:
        complete = _checked(values)
        for key, value in complete.items():
            self._set(key, value)
        self._set("_hash", hash(tuple(complete.values())))

    def __iter__(self) -> Iterator[tuple[str, OptionValue]]:
        """All (key, value), in the order of OPTIONS."""
        return ((option.key, getattr(self, option.key)) for option in OPTIONS)

    def changed(self, **values: object) -> Options:
        """The same rules but for these values. Raises OptionError."""
        return Options(**{**dict(self), **values})

    @property
    def sides(self) -> int:
        """Number of sides: scores, won cards and games belong to sides."""
        return 2 if self.partners else self.players

    def side_of(self, seat: int) -> int:
        """The side a seat plays for."""
        return seat % 2 if self.partners else seat

    def next_seat(self, seat: int) -> int:
        """Who deals, speaks and plays after `seat`."""
        step = 1 if self.direction == "clockwise" else -1
        return (seat + step) % self.players

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Options):
            return NotImplemented
        return self is other or (self._hash == other._hash and dict(self) == dict(other))

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        changes = (
            f"{option.key}={value!r}"
            for option, (_, value) in zip(OPTIONS, self, strict=True)
            if value != option.default
        )
        return f"Options({', '.join(changes)})"

    def __reduce__(self) -> tuple[object, tuple[dict[str, OptionValue]]]:
        return options_from, (dict(self),)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


def _checked(values: Mapping[str, object]) -> dict[str, OptionValue]:
    complete = {option.key: option.default for option in OPTIONS}
    for key, value in values.items():
        complete[key] = check_value(key, value)
    for constraint in broken(complete):
        raise OptionError(OptionFault.BROKEN_CONSTRAINT, constraint=constraint)
    return complete


def check_value(key: str, value: object) -> OptionValue:
    """`value`, when the option allows it. Raises OptionError."""
    option = OPTION.get(key)
    if option is None:
        raise OptionError(OptionFault.UNKNOWN_KEY, key=key, value=value)
    for each in option.values:
        if type(each) is type(value) and each == value:
            return each
    kind = OptionFault.WRONG_VALUE if option.has_type_of(value) else OptionFault.WRONG_TYPE
    raise OptionError(kind, key=key, value=value)


def options_from(values: Mapping[str, object], base: Options | None = None) -> Options:
    """`base`, All Fives when None, with these values in place of its own. Raises OptionError."""
    return Options(**values) if base is None else base.changed(**values)


def as_mapping(options: Options) -> dict[str, OptionValue]:
    """All thirty-six values by key, in the order of OPTIONS."""
    return dict(options)


def parse_value(key: str, text: str) -> OptionValue:
    """The value of an option that is written `text`. Raises OptionError."""
    option = OPTION.get(key)
    if option is None:
        raise OptionError(OptionFault.UNKNOWN_KEY, key=key, value=text)
    for value in option.values:
        if spelled(value) == text:
            return value
    raise OptionError(OptionFault.WRONG_VALUE, key=key, value=text)


def spelled(value: OptionValue) -> str:
    """A value as it is written in a command and in a file: true, 61, strict."""
    return str(value).lower() if isinstance(value, bool) else str(value)
