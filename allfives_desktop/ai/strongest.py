"""Who plays where strength is all that counts; BENCHMARKS.md holds the figures."""

from __future__ import annotations

from allfives_desktop.ai.player import Player


def strongest() -> Player:
    """The strongest player there is, for any rules."""
    from allfives_desktop.ai.net.players import Rollouts

    return Rollouts()
