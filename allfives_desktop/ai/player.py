"""What a computer player is: it sees what its seat may know, and decides."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple, Protocol, runtime_checkable

from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.state import State
from allfives_desktop.rules.view import SeatView

PATIENCE = 10.0


class Budget(NamedTuple):
    """What a decision may cost.

    `seed` is an opaque random number, the only randomness of the decision; `worlds` is how many
    deals a player that samples may look at; `seconds` is a hard cap that a sound player never
    reaches.
    """

    seed: int
    worlds: int = 0
    seconds: float = PATIENCE


class Decision(NamedTuple):
    """What a player wants to do."""

    action: PlayerAction


class Player(Protocol):
    """Answers with one of `view.legal`. The same view and the same seed give the same answer."""

    def choose(self, view: SeatView, budget: Budget) -> Decision: ...


@runtime_checkable
class Blind(Protocol):
    """A player that needs no view: it picks from its legal actions. It spares the making of one."""

    def pick(self, legal: Sequence[PlayerAction], seed: int) -> PlayerAction: ...


@runtime_checkable
class OpenHanded(Protocol):
    """A player that is shown the whole state: a measure for the others, seated nowhere else."""

    def choose_open(self, state: State, budget: Budget) -> Decision: ...


def stream(seed: str, player: str, *, seat: int, ply: int) -> int:
    """The random number of one decision, 64 bits, from which the match's seed cannot be worked
    out. `ply` counts the actions of the match before it, those of chance included."""
    return int.from_bytes(sha256(f"{seed}/{player}/{seat}/{ply}".encode()).digest()[:8])
