"""What a decision has cost: the verdicts of a review, the JSON that asks for them and theirs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from allfives_desktop.rules.actions import Action, PlayerAction
from allfives_desktop.rules.notation import format_action, format_line, parse_action
from allfives_desktop.rules.options import Options

LEAST_POINTS: Final = 0.05
LEAST_CHANCE: Final = 0.0005


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of a seat. `ply` actions were done before it; `game` and `hand` count from 0."""

    ply: int
    game: int
    hand: int
    action: PlayerAction


@dataclass(frozen=True, slots=True)
class Verdict(Decision):
    """A decision measured against the best there was, from what the seat knew.

    `points_lost` to the end of the hand and `chance_lost` to win the game are never below 0.
    `margin` is half the 95 % interval of the points lost. `chance` to win the game is that of what
    was done, 0 to 1.
    """

    best: PlayerAction
    points_lost: float
    chance_lost: float
    margin: float
    chance: float

    @property
    def is_best(self) -> bool:
        """Whether nothing worth a word was lost by it."""
        return self.points_lost < LEAST_POINTS and self.chance_lost < LEAST_CHANCE

    @property
    def is_clear(self) -> bool:
        """Whether the points lost are more than the deals looked at could have feigned."""
        return self.points_lost > self.margin


def costliest_first(verdicts: Iterable[Verdict]) -> list[Verdict]:
    """By the chance lost, then by the points, then in order of time."""
    return sorted(verdicts, key=lambda each: (-each.chance_lost, -each.points_lost, each.ply))


def request(options: Options, actions: Iterable[Action], seat: int) -> dict[str, Any]:
    """A match and a seat as the reviewing process reads them, actions a line each."""
    return {
        "options": dict(options),
        "actions": [format_line(action) for action in actions],
        "seat": seat,
    }


def decision_as_json(decision: Decision) -> dict[str, Any]:
    """A decision as a JSON object; the action is written as in a record."""
    return {
        "ply": decision.ply,
        "game": decision.game,
        "hand": decision.hand,
        "action": format_action(decision.action),
    }


def decision_from_json(parts: Mapping[str, Any]) -> Decision:
    """The decision of such an object. Raises ValueError, KeyError or TypeError."""
    return Decision(
        ply=int(parts["ply"]),
        game=int(parts["game"]),
        hand=int(parts["hand"]),
        action=parse_action(parts["action"]),
    )


def as_json(verdict: Verdict) -> dict[str, Any]:
    """A verdict as a JSON object; actions are written as in a record."""
    return {
        **decision_as_json(verdict),
        "best": format_action(verdict.best),
        "points_lost": round(verdict.points_lost, 3),
        "chance_lost": round(verdict.chance_lost, 4),
        "margin": round(verdict.margin, 3),
        "chance": round(verdict.chance, 4),
    }


def from_json(parts: Mapping[str, Any]) -> Verdict:
    """The verdict of such an object. Raises ValueError, KeyError or TypeError."""
    return Verdict(
        ply=int(parts["ply"]),
        game=int(parts["game"]),
        hand=int(parts["hand"]),
        action=parse_action(parts["action"]),
        best=parse_action(parts["best"]),
        points_lost=float(parts["points_lost"]),
        chance_lost=float(parts["chance_lost"]),
        margin=float(parts["margin"]),
        chance=float(parts["chance"]),
    )
