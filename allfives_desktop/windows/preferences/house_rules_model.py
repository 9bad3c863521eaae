"""House rules being edited: a game, a value for each option, and what does not fit together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from allfives_desktop.rules.options import OPTION, OPTIONS, Constraint, Options, broken
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.windows.preferences.ways_out import way_out

if TYPE_CHECKING:
    from allfives_desktop.rules.options import OptionValue
    from allfives_desktop.windows.preferences.ways_out import Values

FIRST: Final = "all_fives"


class RulesDraft(QObject):
    """The rules as they would be; every change is told by `changed`.

    Values need not fit together: `conflicts` names the broken constraints, `way_out` the smallest
    change that mends them all, and `options` is None meanwhile. Each game keeps what was changed
    in it while another is looked at.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ruleset = FIRST
        self._changes: dict[str, dict[str, OptionValue]] = {}
        self._presets: dict[str, tuple[str, Options]] = {}
        self._last = ""

    @property
    def ruleset(self) -> str:
        """The name of the game."""
        return self._ruleset

    @property
    def preset(self) -> str:
        """The key of the named rules taken for the game, while nothing differs from them."""
        key, options = self._presets.get(self._ruleset, ("", None))
        return key if options == self.options else ""

    @property
    def values(self) -> Values:
        """The value of every option."""
        return self._base() | self._own()

    @property
    def differences(self) -> Mapping[str, OptionValue]:
        """What differs from the game's own rules."""
        return dict(self._own())

    @property
    def conflicts(self) -> tuple[Constraint, ...]:
        """The constraints that the values break."""
        return broken(self.values)

    @property
    def options(self) -> Options | None:
        """The rules, or None while a constraint is broken."""
        return None if self.conflicts else Options(**self.values)

    @property
    def way_out(self) -> Mapping[str, OptionValue]:
        """The fewest values to change so that nothing is broken, the one set last kept."""
        return way_out(self.values, self._base(), keep=self._last)

    def standard(self, key: str) -> OptionValue:
        """What the game itself has for an option."""
        return self._base()[key]

    def offered(self, key: str) -> Sequence[OptionValue]:
        """The values there are to choose from; the numbers of players are the game's."""
        if key != "players":
            return OPTION[key].values
        numbers = RULESETS[self._ruleset].players_allowed
        return tuple(sorted({*numbers, int(self.values[key])}))

    def is_free(self, key: str) -> bool:
        """Whether there is anything to choose, and the choice has an effect."""
        return OPTION[key].has_effect(self.values) and len(self.offered(key)) > 1

    def in_conflict(self, key: str) -> tuple[Constraint, ...]:
        """The broken constraints an option has a part in."""
        return tuple(each for each in self.conflicts if key in _parts(each, self.values))

    def changed_in(self, ruleset: str) -> bool:
        """Whether something differs from a game's own rules."""
        return bool(self._changes.get(ruleset))

    def choose(self, ruleset: str) -> None:
        """Look at another game, as it was left."""
        if ruleset != self._ruleset:
            self._ruleset, self._last = ruleset, ""
            self.changed.emit()

    def take(self, ruleset: str, options: Options, preset: str = "") -> None:
        """These rules, `preset` the key of named ones, instead of what was set for the game."""
        base = dict(RULESETS[ruleset].options())
        self._ruleset, self._last = ruleset, ""
        self._changes[ruleset] = {key: value for key, value in options if value != base[key]}
        self._presets[ruleset] = (preset, options)
        self.changed.emit()

    def set(self, key: str, value: OptionValue) -> None:
        """Give an option one of its values."""
        if not OPTION[key].allows(value):
            raise ValueError(key)
        if value != self.values[key]:
            self._last = key
            self._put({key: value})

    def mend(self) -> None:
        """Change what `way_out` says."""
        self._put(self.way_out)

    def reset(self, key: str) -> None:
        """An option back to the game's own value."""
        self.set(key, self.standard(key))

    def reset_all(self) -> None:
        """The game's own rules."""
        if self._own():
            self._last = ""
            self._put(self._base())

    def _put(self, values: Mapping[str, OptionValue]) -> None:
        base, merged = self._base(), self._own() | dict(values)
        self._changes[self._ruleset] = {
            option.key: merged[option.key]
            for option in OPTIONS
            if option.key in merged and merged[option.key] != base[option.key]
        }
        self.changed.emit()

    def _base(self) -> Values:
        return dict(RULESETS[self._ruleset].options())

    def _own(self) -> Values:
        return self._changes.get(self._ruleset, {})


def _parts(constraint: Constraint, values: Mapping[str, OptionValue]) -> set[str]:
    """The options whose values make the constraint fail."""
    wrong = {key for key, allowed in constraint.require.items() if values[key] not in allowed}
    return {*constraint.when, *wrong, *(constraint.not_above or ())}
