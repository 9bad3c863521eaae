"""Which games share a net, and how often each is dealt while it learns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np

from allfives_desktop.rules.options import OPTIONS, Options, as_mapping, broken, options_from
from allfives_desktop.rules.rulesets import RULESETS

VARIED = 0.15  # of the groups of deals: with house rules
_HOUSE_RULES = (
    "capture_ten",
    "capture_five",
    "five_end_bonus",
    "game_fives",
    "game_tie",
    "low_to",
    "hang_jack",
    "follow",
    "void_must_trump",
    "undertrump",
    "after_run",
)


@dataclass(frozen=True, slots=True)
class Family:
    """`games` are rulesets with their weights, all for this number of players."""

    players: int
    games: Mapping[str, float]
    hidden: int = 64

    def draw(self, rng: np.random.Generator) -> Options:
        """The rules of a group of deals."""
        weights = np.array(list(self.games.values()))
        name = list(self.games)[rng.choice(len(weights), p=weights / weights.sum())]
        options = RULESETS[name].options(players=self.players)
        return _varied(options, rng) if rng.random() < VARIED else options


FAMILIES: Mapping[str, Family] = MappingProxyType(
    {
        "fives_two": Family(
            2,
            {
                "all_fives": 6,
                "all_fives_plus_five": 1,
                "five_for_five": 1,
                "all_tens": 1,
                "all_fives_strict": 1,
            },
        ),
        "fives_three": Family(
            3,
            {"all_fives": 6, "all_fives_plus_five": 1, "five_for_five": 1, "all_tens": 1},
        ),
        "fives_four": Family(
            4,
            {"all_fives": 6, "all_fives_plus_five": 1, "five_for_five": 1, "all_tens": 1},
        ),
        "fives_partners": Family(4, {"all_fives_partners": 1}),
        "points_two": Family(2, {"all_fours_7": 6, "pitch": 3}),
        "points_three": Family(3, {"pitch": 5, "all_fours_7": 4}),
        "points_four": Family(4, {"pitch": 7, "all_fours_7": 2}),
        "points_partners": Family(4, {"trinidad": 5, "setback": 4}),
        "stock_two": Family(2, {"california_jack": 1}),
    }
)


def _varied(options: Options, rng: np.random.Generator) -> Options:
    """One to three house rules changed, as far as they go together."""
    values = as_mapping(options)
    for key in rng.choice(_HOUSE_RULES, size=rng.integers(1, 4), replace=False):
        option = next(each for each in OPTIONS if each.key == key)
        choices = list(option.values)
        changed = values | {str(key): choices[rng.integers(len(choices))]}
        if not broken(changed):
            values = changed
    return options_from(values)
