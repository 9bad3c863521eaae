"""Which player is the strongest, game by game; BENCHMARKS.md holds the figures."""

from __future__ import annotations

from allfives_desktop.rules.options import Options

NETS = frozenset({"fives_two", "points_two"})  # that beat what was there before them


def strongest(options: Options) -> str:
    """The name of the player that the strongest level is built on, under these rules: rollouts by
    the net where there is a net, otherwise the stronger of the players without one."""
    return "rollout" if family_of(options) in NETS else "greedy"


def family_of(options: Options) -> str:
    """The name of the games that share a net with these rules."""
    if options.players == 3:
        return "singles_three"
    if options.players == 4:
        return "partners_four" if options.partners else "singles_four"
    if options.trump == "stock_top":
        return "stock_two"
    return "fives_two" if options.capture else "points_two"
