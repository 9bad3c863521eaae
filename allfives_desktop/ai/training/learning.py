"""One step of learning: the way back through the net, and Adam.

The net learns what each card leads to less what the others lead to. With d = score - value, w the
weights of the cards and D = sum w d, the loss of a decision is sum w (d - D)^2 / 2. Cards that the
net would hardly play get little weight, so that it tells the good ones apart; that it tries every
card out on the very deal makes the values noisy and true on the average.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from allfives_desktop.ai.net.features import Floats, Sights
from allfives_desktop.ai.net.network import CARDS, FORBIDDEN, Weights, forward, legal_mask
from allfives_desktop.ai.training.compiled import Records

FAST, SLOW, TINY = 0.9, 0.999, 1e-8  # Adam's


@dataclass(frozen=True, slots=True)
class Focus:
    """Weight goes to cards by softmax(score / `heat`), but for a part `even` shared by all."""

    heat: float
    even: float


def gradients(weights: Weights, samples: Records, focus: Focus, planes: int) -> dict[str, Floats]:
    """Of the mean loss over the decisions."""
    sights = Sights(samples["planes"][:, :, :planes].transpose(1, 0, 2), samples["rest"])
    way = forward(weights, sights)
    rows, hidden = len(samples), weights.hidden
    given = _on_scores(way.scores.reshape(rows, -1), samples, focus).reshape(rows, 4, CARDS)
    of_trumps = np.ascontiguousarray(given[:, 0])
    of_plain = np.ascontiguousarray(given[:, 1:].transpose(1, 0, 2)).reshape(3 * rows, CARDS)
    plain = way.plain.reshape(3 * rows, hidden)
    on_plain = np.where(plain > 0, of_plain @ weights.plain.T, np.float32(0))
    on_trumps = np.where(way.trumps > 0, of_trumps @ weights.trumps.T, np.float32(0))
    summed = on_plain.reshape(3, rows, hidden).sum(axis=0)
    on_common = np.concatenate((summed, on_trumps), axis=1)
    return {
        "own": way.own.T @ on_plain,
        "shared": way.shared.T @ on_common,
        "bias": on_common.sum(axis=0),
        "plain": plain.T @ of_plain,
        "plain_bias": of_plain.sum(axis=0),
        "trumps": way.trumps.T @ of_trumps,
        "trumps_bias": of_trumps.sum(axis=0),
    }


def _on_scores(scores: Floats, samples: Records, focus: Focus) -> Floats:
    legal = legal_mask(samples["legal"]).reshape(len(samples), -1)
    masked = np.where(legal, scores, FORBIDDEN) / focus.heat
    chances = np.exp(masked - masked.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    share = (1 - focus.even) * chances + focus.even * legal / legal.sum(axis=1, keepdims=True)
    apart = np.where(legal, scores - samples["values"], 0)
    apart -= (share * apart).sum(axis=1, keepdims=True)
    given: Floats = (share * apart / len(samples)).astype(np.float32)
    return given


@dataclass(slots=True)
class Learner:
    """Weights under way, their slow average, and what Adam remembers."""

    weights: Weights
    average: Weights
    steps: int = 0
    first: dict[str, Floats] = field(default_factory=dict)
    second: dict[str, Floats] = field(default_factory=dict)

    def learn(self, gradients: dict[str, Floats], *, rate: float, keep: float) -> None:
        """One step at this rate; the average keeps so much of itself."""
        self.steps += 1
        scale = rate * np.sqrt(1 - SLOW**self.steps) / (1 - FAST**self.steps)
        for name, gradient in gradients.items():
            first = self.first.setdefault(name, np.zeros_like(gradient))
            second = self.second.setdefault(name, np.zeros_like(gradient))
            first += (1 - FAST) * (gradient - first)
            second += (1 - SLOW) * (gradient * gradient - second)
            array = self.weights.arrays()[name]
            array -= np.float32(scale) * first / (np.sqrt(second) + np.float32(TINY))
            mean = self.average.arrays()[name]
            mean += np.float32(1 - keep) * (array - mean)
