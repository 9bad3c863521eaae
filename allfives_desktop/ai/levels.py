"""The levels a person can sit down against.

The strongest tries things out. The others know by rules of thumb what each action is worth, and
choose among the sensible ones by chance, with w the worth of an action and t the temperature:

    chance ~ exp(w / t)

so that large errors are rarer than small ones, the more so the higher the level. What is further
than `regret` behind the best is never done, and no level commits a folly. Both are given in
spreads: by how much the points of a hand usually differ between two sides, which is 6 in All Fives
and 2 in Pitch. BENCHMARKS.md says how far apart the levels lie.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from random import Random
from types import MappingProxyType
from typing import Final

from allfives_desktop.ai import thumb
from allfives_desktop.ai.equity import pace_of
from allfives_desktop.ai.follies import sensible
from allfives_desktop.ai.kernel import terms_of
from allfives_desktop.ai.ladder import Level
from allfives_desktop.ai.player import Budget, Decision, Player
from allfives_desktop.ai.strongest import STRONGEST
from allfives_desktop.rules.actions import PlayerAction
from allfives_desktop.rules.state import Phase
from allfives_desktop.rules.view import SeatView

COLD: Final = 1e-6  # below this temperature the best is done


@dataclass(frozen=True, slots=True)
class Skill:
    """How often and how far a level strays from the best that it knows."""

    temperature: float
    regret: float


SKILLS: Final[Mapping[Level, Skill]] = MappingProxyType(
    {
        Level.NOVICE: Skill(temperature=1.5, regret=1.5),
        Level.CASUAL: Skill(temperature=0.6, regret=0.9),
        Level.CLUB: Skill(temperature=0.25, regret=0.6),
        Level.STRONG: Skill(temperature=0.08, regret=0.3),
    }
)


class LevelPlayer:
    """A player of some skill. The same view and seed give the same answer."""

    def __init__(self, skill: Skill) -> None:
        self._skill = skill

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        if len(view.legal) == 1:
            return Decision(view.legal[0])
        worths = thumb.worths(view)
        possible = sensible(view, worths)
        best = max(map(worths.__getitem__, possible))
        spread = pace_of(terms_of(view.options)).spread
        behind = {each: (best - worths[each]) / spread for each in possible}
        return Decision(self._drawn(behind, budget.seed))

    def _drawn(self, behind: Mapping[PlayerAction, float], seed: int) -> PlayerAction:
        """By chance, among the actions that are not too far behind the best."""
        near = {each: much for each, much in behind.items() if much <= self._skill.regret}
        chances = [exp(-much / max(self._skill.temperature, COLD)) for much in near.values()]
        rng = Random(seed)  # noqa: S311 - no secret
        return rng.choices(list(near), chances)[0]


class Expert:
    """The strongest player for the rules in force, held back from follies."""

    def choose(self, view: SeatView, budget: Budget) -> Decision:
        decision = _named(STRONGEST).choose(view, budget)
        if decision.action in sensible(view, [decision.action, *_plain(view)]):
            return decision
        worths = thumb.worths(view)
        return Decision(max(sensible(view, worths), key=worths.__getitem__))


@lru_cache
def _named(name: str) -> Player:
    from allfives_desktop.ai.roster import built_in  # which knows the levels

    return built_in(name)


def _plain(view: SeatView) -> list[PlayerAction]:
    """The actions that could be done instead; discards are too many, and none is a folly."""
    return [] if view.phase is Phase.DISCARD else list(view.legal)


def level_player(level: Level) -> LevelPlayer | Expert:
    """The player of a level."""
    return Expert() if level is Level.EXPERT else LevelPlayer(SKILLS[level])
