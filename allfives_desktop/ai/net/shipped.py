"""The nets that ship, read when they are first needed."""

from __future__ import annotations

import logging
from functools import lru_cache

from allfives_desktop.ai.net.network import Weights
from allfives_desktop.ai.net.store import WeightsError, load
from allfives_desktop.ai.strongest import NETS, family_of
from allfives_desktop.assets import resources_dir
from allfives_desktop.rules.options import Options

log = logging.getLogger(__name__)


def weights_for(options: Options) -> Weights | None:
    """The net for these rules; None where there is none or its files are damaged."""
    family = family_of(options)
    return _loaded(family, options.players) if family in NETS else None


@lru_cache(maxsize=8)
def _loaded(family: str, players: int) -> Weights | None:
    try:
        return load(resources_dir() / "ai", family, players=players)
    except (WeightsError, OSError) as error:
        log.warning("the net %s cannot be used, others play: %s", family, error)
        return None
