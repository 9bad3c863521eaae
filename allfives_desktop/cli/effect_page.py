"""The effect of changed rules as a table for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from allfives_desktop.ai.effect_report import SHARES, Effect, Estimate, Measure, Row, Total
from allfives_desktop.rules.events import ScoreKind
from allfives_desktop.rules.options import spelled
from allfives_desktop.rules.rulesets import RULESETS

_NAMES: Mapping[Measure, str] = MappingProxyType(
    {
        Total.HANDS: "hands a game",
        Total.DEALER: "games won by first dealer",
        Total.SKUNKS: "games won by a skunk",
        Total.POINTS: "points a hand",
        ScoreKind.TURN_UP: "  turn-ups",
        ScoreKind.GIFT: "  gifts",
        ScoreKind.CAPTURE: "  captures",
        ScoreKind.SETBACK: "  failed bids",
        ScoreKind.HIGH: "  High",
        ScoreKind.LOW: "  Low",
        ScoreKind.JACK: "  Jack",
        ScoreKind.HANG_JACK: "  Jack hanged",
        ScoreKind.GAME: "  Game",
        ScoreKind.FIVE: "  five of trumps",
    }
)
_HEADINGS = ("", "standard", "changed", "difference")
UNCLEAR = "no clear difference"


def print_page(ruleset: str, changes: Mapping[str, bool | int | str], effect: Effect) -> None:
    told = ", ".join(f"{key}={spelled(value)}" for key, value in changes.items())
    standard, changed = effect.hands
    print(f"{RULESETS[ruleset].title} ({ruleset}), changed: {told}")
    print(f"{effect.games} games under each set of rules with the same packs, player greedy")
    print(f"{standard} hands under the standard rules, {changed} under the changed ones")
    if effect.unfinished:
        print(f"{effect.unfinished} packs left out: a game found no end")
    print(f"{_share(effect.differing / effect.games)} % of the games go otherwise\n")
    _print_table([_HEADINGS, *map(_cells, effect.rows)])
    print("\n95 % intervals in brackets")


def _print_table(lines: Sequence[Sequence[str]]) -> None:
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = (f"{cell:{width}}" for cell, width in zip(line, widths, strict=True))
        print("  ".join(cells).rstrip())


def _cells(row: Row) -> Sequence[str]:
    name = _NAMES[row.measure]
    standard, changed = (_told(each, row.measure) for each in (row.standard, row.changed))
    difference = _told(row.difference, row.measure, sign="+") if row.is_clear else UNCLEAR
    return name, standard, changed, difference


def _told(estimate: Estimate, measure: Measure, sign: str = "") -> str:
    unit = " %" if measure in SHARES else ""
    value = _number(estimate.value, measure, sign)
    if estimate.low is None or estimate.high is None or estimate.low == estimate.high:
        return f"{value}{unit}"
    low, high = (_number(each, measure, sign) for each in (estimate.low, estimate.high))
    return f"{value}{unit} ({low} to {high})"


def _number(value: float, measure: Measure, sign: str) -> str:
    if measure in SHARES:
        return _share(value, sign)
    decimals = 1 if measure is Total.HANDS else 2
    return f"{value:{sign}z.{decimals}f}"


def _share(part: float, sign: str = "") -> str:
    return f"{100 * part:{sign}z.1f}"
