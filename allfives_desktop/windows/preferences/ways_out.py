"""The smallest change after which no constraint between options is broken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from allfives_desktop.rules.options import OPTION, Constraint, broken

if TYPE_CHECKING:
    from allfives_desktop.rules.options import OptionValue

    Values = dict[str, OptionValue]


def way_out(
    values: Mapping[str, OptionValue], standard: Mapping[str, OptionValue], *, keep: str = ""
) -> Values:
    """The fewest values to change, `keep` only if nothing else helps; {} when nothing is broken.

    `standard` holds the values of the game itself, which are preferred.
    """
    return min(_endings(dict(values), standard, {}), key=lambda found: (keep in found, len(found)))


def _endings(
    values: Values, standard: Mapping[str, OptionValue], changes: Values
) -> Iterator[Values]:
    """Every way found to mend one constraint after the other, no option changed twice."""
    wrong = broken(values)
    if not wrong:
        yield changes
        return
    for change in _repairs(wrong[0], values, standard):
        if not change.keys() & changes.keys():
            yield from _endings(values | change, standard, changes | change)


def _repairs(
    constraint: Constraint, values: Values, standard: Mapping[str, OptionValue]
) -> Iterator[Values]:
    """Meet what the constraint asks for, or leave the case in which it asks."""
    needed: Values = {
        key: standard[key] if standard[key] in allowed else allowed[0]
        for key, allowed in constraint.require.items()
        if values[key] not in allowed
    }
    if constraint.not_above is not None:
        low, high = constraint.not_above
        needed[low] = (int(values[high]) + 1) // 2  # the skunk line of another target (spec 8)
    yield needed
    for key, allowed in constraint.when.items():
        others = [value for value in (standard[key], *OPTION[key].values) if value not in allowed]
        yield {key: others[0]}
