"""Who plays where strength is all that counts."""

from __future__ import annotations

from typing import Final

from allfives_desktop.ai.pimc import Effort, Pimc
from allfives_desktop.ai.player import Player

BEST_EFFORT: Final = Effort(plays=2600, fewest_worlds=12)


def strongest() -> Player:
    """The strongest player there is for any rules, at the pace of a game at the table."""
    return Pimc(BEST_EFFORT)
