"""What the command line asks of the window."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final

from allfives_desktop.cli.requests import RequestError, options_of
from allfives_desktop.session.game import Game
from allfives_desktop.windows.play import Watching

if TYPE_CHECKING:
    from argparse import Namespace

    from allfives_desktop.single.place import Place

    Request = Namespace | SimpleNamespace

DEFAULT_RULESET: Final = "all_fives"


def game_of(request: Request) -> Game:
    """The game asked for. Raises RequestError."""
    name = getattr(request, "ruleset", None) or DEFAULT_RULESET
    return Game(name, options_of(name, getattr(request, "set", ())))


def names_game(request: Request) -> bool:
    """Whether the game was asked for, and is not only the usual one."""
    return bool(getattr(request, "ruleset", None) or getattr(request, "set", None))


def watching_of(request: Request) -> Watching | None:
    """The series to watch, if one is asked for. Raises RequestError."""
    level = getattr(request, "watch", None)
    if level is None:
        return None
    from allfives_desktop.ai import roster

    if level not in roster.BUILT_IN:
        raise RequestError(f"no player {level!r}; there are: {', '.join(roster.BUILT_IN)}")
    return Watching(level, request.seed or "", request.matches or 0)


def hand_over(place: Place, request: Request) -> bool:
    """Whether the copy that is running takes care of what was asked of this one."""
    from allfives_desktop.single import door
    from allfives_desktop.single.request import LONGEST_TOKEN
    from allfives_desktop.single.request import Request as Asked

    file = getattr(request, "file", None)
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")[:LONGEST_TOKEN]
    return door.hand_over(place, Asked(Path(file).absolute() if file else None, token))
