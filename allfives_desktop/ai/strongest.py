"""Which player the strongest level is built on, and its nets; BENCHMARKS.md holds the figures."""

from __future__ import annotations

from typing import Final

from allfives_desktop.rules.options import Options

STRONGEST: Final = "rollout"  # plays by a net where there is one and otherwise is `steady`
NETS = frozenset({"fives_two", "points_two", "stock_two"})  # that beat what was there before them


def family_of(options: Options) -> str:
    """The name of the games that share a net with these rules: what cards bring when they are
    captured is so much more than the four points that one net does not learn both well."""
    if options.trump == "stock_top":
        return "stock_two"
    seats = "partners" if options.partners else ("two", "three", "four")[options.players - 2]
    return f"{'fives' if options.capture else 'points'}_{seats}"
