"""The rows of `allfives bench ai` for people."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final

from allfives_desktop import __version__
from allfives_desktop.ai.bench.measure import Asked, Figure, Unit
from allfives_desktop.ai.bench.report import this_machine
from allfives_desktop.ai.bench.runner import Measured
from allfives_desktop.ai.effect_report import Estimate

TITLES: Mapping[str, str] = MappingProxyType(
    {
        "place": "1  the strongest player between random (0) and the cheater (1), begging off",
        "net": "2  the net alone on the same scale",
        "ismcts": "3  against OpenSpiel's ISMCTS, 0.25 s of the processor a decision",
        "pimc": "4  against PIMC with 200 deals",
        "begging": "5  begging by Monte Carlo against a rule, the net plays the cards",
        "probe": "6  rollouts that know the exact policy of the net, against it",
        "solver": "7  positions the solver enters, against plain alpha-beta",
        "times": "8  time of the processor for a decision at the strongest level",
        "start": "9  the first decision of a new player process",
        "swaps": "10 hidden cards dealt anew, every kind of decision at every level",
        "levels": "11 each level above the next, elsewhere above the next but one",
        "pitch": "12 how the strongest level bids in Pitch for four",
        "hints": "-  hints with a reason of their own, and the commonest reason",
        "rulesets": "-  the strongest level against greedy in every ruleset",
    }
)
_DECIMALS: Mapping[Unit, int] = MappingProxyType(
    {
        Unit.PLACE: 3,
        Unit.POINTS: 3,
        Unit.TIMES: 1,
        Unit.SHARE: 1,
        Unit.MILLISECONDS: 1,
        Unit.A_SECOND: 0,
        Unit.MEGABYTES: 0,
        Unit.NUMBER: 0,
    }
)
_UNITS: Mapping[Unit, str] = MappingProxyType(
    {
        Unit.PLACE: "",
        Unit.POINTS: " points a hand",
        Unit.TIMES: " x",
        Unit.SHARE: " %",
        Unit.MILLISECONDS: " ms",
        Unit.A_SECOND: "",
        Unit.MEGABYTES: " MB",
        Unit.NUMBER: "",
    }
)
_HUNDRED: Final = 100


def print_heading(*, full: bool) -> None:
    machine = this_machine()
    form = "full" if full else "quick"
    print(f"allfives {__version__}, {datetime.now(UTC).date()}, {form} form, 95 % intervals")
    print(f"{machine.processor}, {machine.cores} cores, Python {machine.python}", flush=True)


def print_row(measured: Measured) -> None:
    print(f"\n{TITLES[measured.row]}")
    if measured.lacks:
        print(f"   not measured: {measured.lacks} is not installed; try: pip install open_spiel")
    for figure in measured.figures:
        print(f"   {told(figure)}")
    verdict = "" if measured.verdict is None else f"{measured.verdict}, "
    if not measured.lacks:
        print(f"   = {verdict}{measured.seconds:.0f} s", flush=True)


def told(figure: Figure) -> str:
    """A figure with its interval, how much was looked at, what is asked, and the verdict."""
    name, unit = figure.name, figure.unit
    value = f"{_number(figure.found.value, unit)}{_UNITS[unit]}{_interval(figure.found, unit)}"
    parts = [f"{name}: {value}", f"{figure.count} {figure.counted}"]
    if figure.asked is not None:
        parts += [f"asked: {_asked(figure.asked, unit)}", f"{figure.verdict}"]
    return "; ".join(parts)


def _interval(found: Estimate, unit: Unit) -> str:
    if found.low is None and found.high is None:
        return ""
    if found.low == found.high:
        return ""
    low = "?" if found.low is None else _number(found.low, unit)
    high = "?" if found.high is None else _number(found.high, unit)
    return f" ({low} to {high})"


def _asked(asked: Asked, unit: Unit) -> str:
    sense = "at most" if asked.is_most else "more than" if asked.beyond else "at least"
    floor = "" if asked.floor is None else f", interval from {_number(asked.floor, unit)}"
    fewest = f" of {asked.fewest}" if asked.fewest else ""
    return f"{sense} {_number(asked.limit, unit)}{_UNITS[unit]}{fewest}{floor}"


def _number(value: float, unit: Unit) -> str:
    sign = "+" if unit is Unit.POINTS else ""
    shown = value * _HUNDRED if unit is Unit.SHARE else value
    return f"{shown:{sign}z.{_DECIMALS[unit]}f}"
