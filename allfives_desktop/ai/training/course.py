"""A course of training: rounds of dealing, trying out and learning; it goes on where it stopped.

What a round deals follows from the seed and the number of the round alone, so that the same course
gives the same weights on the same machine, interrupted or not.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from allfives_desktop.ai.kernel import terms_of
from allfives_desktop.ai.net.features import plane_count
from allfives_desktop.ai.net.network import Weights
from allfives_desktop.ai.training.compiled import Records, contest, explore
from allfives_desktop.ai.training.deals import deals_of
from allfives_desktop.ai.training.families import Family
from allfives_desktop.ai.training.learning import Focus, Learner, gradients
from allfives_desktop.rules.options import Options

GROUPS, DEALS = 8, 200  # in a round
BATCH = 512
RATE, RATE_HALVES_AT = 1.5e-3, 6000  # steps
AVERAGED = 0.1  # of all steps so far
HEAT, WILD = 0.5, 0.08  # of play while exploring
FOCUS, EVEN_UNTIL = Focus(heat=0.3, even=0.3), 10
JUDGED = 2000  # deals of a contest


@dataclass(slots=True)
class Course:
    """The training of one family; `rounds` have been done, `hands` and `decisions` been seen."""

    family: Family
    seed: int
    learner: Learner
    rounds: int = 0
    decisions: int = 0

    @classmethod
    def begun(cls, family: Family, seed: int) -> Course:
        rng = np.random.default_rng(seed)
        weights = Weights.random(family.players, family.hidden, rng)
        copies = {name: array.copy() for name, array in weights.arrays().items()}
        return cls(family, seed, Learner(weights, Weights(**copies)))

    @property
    def hands(self) -> int:
        return self.rounds * GROUPS * DEALS

    def round(self) -> None:
        """Deals, tries out, learns."""
        rng = np.random.default_rng([self.seed, self.rounds])
        samples = np.concatenate([self._group(rng) for _ in range(GROUPS)])
        samples = samples[rng.permutation(len(samples))]
        focus = FOCUS if self.rounds >= EVEN_UNTIL else Focus(FOCUS.heat, even=1.0)
        planes = plane_count(self.family.players)
        for start in range(0, len(samples) - BATCH + 1, BATCH):
            batch = samples[start : start + BATCH]
            steps = self.learner.steps
            self.learner.learn(
                gradients(self.learner.weights, batch, focus, planes),
                rate=RATE / np.sqrt(1 + 3 * steps / RATE_HALVES_AT),
                keep=1 - 1 / (1 + AVERAGED * steps),
            )
        self.rounds += 1
        self.decisions += len(samples)

    def _group(self, rng: np.random.Generator) -> Records:
        options = self.family.draw(rng)
        deals = deals_of(options, DEALS, rng)
        seed = int(rng.integers(1 << 62))
        terms = terms_of(options)
        return explore(terms, self.learner.average, deals, heat=HEAT, wild=WILD, seed=seed)

    def save(self, path: Path) -> None:
        """All that it takes to go on."""
        learner = self.learner
        parts = {
            "weights": learner.weights.arrays(),
            "average": learner.average.arrays(),
            "first": learner.first,
            "second": learner.second,
        }
        arrays = {
            f"{part}.{key}": each for part, all_ in parts.items() for key, each in all_.items()
        }
        numbers = np.array([self.seed, self.rounds, self.decisions, learner.steps])
        fresh = path.with_suffix(".new.npz")
        np.savez(fresh, allow_pickle=False, numbers=numbers, **arrays)
        fresh.replace(path)

    @classmethod
    def resumed(cls, family: Family, path: Path) -> Course:
        with np.load(path, allow_pickle=False) as file:
            parts: dict[str, dict[str, np.ndarray]] = {}
            for name in file.files:
                part, _, key = name.partition(".")
                parts.setdefault(part, {})[key] = file[name]
        seed, rounds, decisions, steps = map(int, parts["numbers"][""])
        learner = Learner(
            Weights(**parts["weights"]),
            Weights(**parts["average"]),
            steps,
            parts["first"],
            parts["second"],
        )
        return cls(family, seed, learner, rounds, decisions)

    def lead_over(self, other: Weights, options: Options) -> float:
        """Points a hand in duplicate, over other weights of the family."""
        terms = terms_of(options)
        deals = deals_of(options, JUDGED, np.random.default_rng(7))
        own = self.learner.average
        return (contest(terms, own, other, deals) - contest(terms, other, own, deals)) / 2
