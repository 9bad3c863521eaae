"""How often a hint has a reason of its own, and how often the commonest comes first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from allfives_desktop.ai.bench.families import FAMILIES
from allfives_desktop.ai.bench.measure import Asked, Figure, Unit
from allfives_desktop.ai.bench.row import Sample, Samples, Series
from allfives_desktop.ai.bench.walks import decisions
from allfives_desktop.ai.explain import Why
from allfives_desktop.ai.hints.hint import hint_of
from allfives_desktop.ai.intervals import share
from allfives_desktop.ai.player import Budget
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.view import view_of

SPECIFIC: Final = Asked(0.90)
COMMONEST: Final = Asked(0.40, is_most=True)
PLAIN: Final = (Why.NO_DIFFERENCE, Why.PLAYS_BETTER)
KINDS: Final = tuple(Why)
WORLDS: Final = 24


class HintsRow:
    """Hints for random decisions of every family, on fewer deals than at the table."""

    name = "hints"
    lacks = ""
    seconds = 30.0
    series = tuple(Series(name, 10, 100, 1000) for name in FAMILIES)

    def block(self, series: str, number: int) -> list[Sample]:
        rng = Random(f"{self.name}/{series}/{number}")  # noqa: S311 - no secret
        met = decisions(RULESETS[series].options(), rng)
        samples: list[Sample] = []
        for at, state in zip(range(self.series[0].block), met, strict=False):
            hint = hint_of(view_of(state, state.actor or 0), Budget(at, worlds=WORLDS))
            samples.append((KINDS.index(hint.reasons[0].why),))
        return samples

    def figures(self, samples: Samples) -> list[Figure]:
        return [figure for name in samples for figure in _figures(name, samples[name])]


def _figures(name: str, samples: Sequence[Sample]) -> list[Figure]:
    first = Counter(KINDS[int(sample[0])] for sample in samples)
    count = first.total()
    specific = count - sum(first[each] for each in PLAIN)
    why, most = first.most_common(1)[0]
    return [
        Figure(f"{name}, specific", share(specific, count), Unit.SHARE, count, "hints", SPECIFIC),
        Figure(f"{name}, most: {why}", share(most, count), Unit.SHARE, count, "hints", COMMONEST),
    ]
