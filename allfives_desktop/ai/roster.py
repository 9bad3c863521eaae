"""Players by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from allfives_desktop.ai.baseline import Random
from allfives_desktop.ai.heuristics import Greedy, MeekGreedy
from allfives_desktop.ai.ladder import Level
from allfives_desktop.ai.levels import level_player
from allfives_desktop.ai.pimc import Pimc
from allfives_desktop.ai.player import PATIENCE, OpenHanded, Player
from allfives_desktop.ai.policy import Policy

if TYPE_CHECKING:
    from allfives_desktop.ai.external import ProgramError


def _net() -> Player:
    from allfives_desktop.ai.net.players import NetPlayer

    return NetPlayer()


def _rollout() -> Player:
    from allfives_desktop.ai.net.players import Rollouts

    return Rollouts()


BUILT_IN: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {
        **{level.value: partial(level_player, level) for level in Level},
        "random": Random,
        "greedy": Greedy,
        "greedy-meek": MeekGreedy,
        "policy": Policy,
        "pimc": Pimc,
        "net": _net,
        "rollout": _rollout,
    }
)
CHEATER = "cheater"  # only to be measured against
PROGRAM = "cmd:"


class UnknownPlayerError(LookupError):
    """No player has this name."""


def built_in(name: str) -> Player:
    """The player of this name. Raises UnknownPlayerError."""
    try:
        return BUILT_IN[name]()
    except KeyError:
        raise UnknownPlayerError(name) from None


@contextmanager
def seated(
    name: str, tell: Callable[[ProgramError], object], *, seconds: float = PATIENCE
) -> Iterator[Player | OpenHanded]:
    """A player for as long as it is needed: built-in, the cheater, or a program `cmd:PROGRAM ARGS`
    that is started here and ended here. `seconds` is the program's time for a decision; where it
    fails, another player decides, and `tell` hears of it the first time.

    Raises UnknownPlayerError; ProgramError when the program does not start.
    """
    if name == CHEATER:
        from allfives_desktop.ai.cheater import Cheater

        yield Cheater()
        return
    if not name.startswith(PROGRAM):
        yield built_in(name)
        return
    from allfives_desktop.ai.stand_in import StandIn

    with closing(StandIn(name.removeprefix(PROGRAM), tell, seconds=seconds)) as player:
        yield player
