"""Which net plays which game. A game without one, or whose files are damaged, has none."""

from __future__ import annotations

import logging
from functools import lru_cache

from allfives_desktop.ai.net.network import Weights
from allfives_desktop.ai.net.store import WeightsError, load
from allfives_desktop.assets import resources_dir
from allfives_desktop.rules.options import Options

_log = logging.getLogger(__name__)

SHIPPED = frozenset({"fives_two", "points_two"})


def family_of(options: Options) -> str:
    """The name of the games that share a net with these rules."""
    if options.players == 3:
        return "singles_three"
    if options.players == 4:
        return "partners_four" if options.partners else "singles_four"
    if options.trump == "stock_top":
        return "stock_two"
    return "fives_two" if options.capture else "points_two"


def weights_for(options: Options) -> Weights | None:
    """The net for these rules, None where there is none."""
    family = family_of(options)
    return _loaded(family, options.players) if family in SHIPPED else None


@lru_cache(maxsize=8)
def _loaded(family: str, players: int) -> Weights | None:
    try:
        return load(resources_dir() / "ai", family, players=players)
    except (WeightsError, OSError) as error:
        _log.warning("the net %s cannot be used, pimc plays: %s", family, error)
        return None
