"""How fast the players are: `python -m tests.benchmarks.players`.

Node counts are the same on every machine; times are those of the processor, not of the clock.
"""

from __future__ import annotations

import argparse
import resource
from collections import defaultdict
from random import Random
from statistics import mean, quantiles
from time import process_time

from allfives_desktop.ai.duel import Duel
from allfives_desktop.ai.kernel import bits, terms_of
from allfives_desktop.ai.kernel_position import Position
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.rollout import play_out
from allfives_desktop.ai.roster import built_in
from allfives_desktop.ai.tally import Tally
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.view import view_of
from tests.ai.matches import random_match

DEALS = 100
PLAIN_DEALS = 3  # plain alpha-beta takes seconds a deal


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.players")
    parser.add_argument("--player", default="pimc")
    parser.add_argument("--plies", type=int, default=60, help="of a random match, per rule set")
    parser.add_argument("rulesets", nargs="*", default=sorted(RULESETS))
    arguments = parser.parse_args()
    solver()
    rollouts()
    for ruleset in arguments.rulesets:
        decisions(arguments.player, ruleset, arguments.plies)
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"memory: {used:.0f} MiB")
    return 0


def dealt(cards_a_hand: int, rng: Random, ruleset: str = "all_fives") -> Position:
    """A deal about to be played."""
    options = RULESETS[ruleset].options()
    terms = terms_of(options)
    pack = list(range(52))
    rng.shuffle(pack)
    hands = [sum(1 << pack.pop() for _ in range(cards_a_hand)) for _ in range(terms.players)]
    return Position(
        terms,
        hands,
        trump=pack[0] // 13,
        seat=0,
        dealer=terms.players - 1,
        tally=Tally(options.target, options.out_rule, [0] * terms.sides),
    )


def solver() -> None:
    """The values of all cards of a lead: nodes, nodes a second, and against plain alpha-beta."""
    rng = Random(1)
    positions = [dealt(6, rng) for _ in range(DEALS)]
    start, nodes, first = process_time(), 0, 0
    for number, position in enumerate(positions):
        duel = Duel(position)
        duel.values()
        nodes += duel.nodes
        first += duel.nodes if number < PLAIN_DEALS else 0
    took = process_time() - start
    plain = sum(_plain_nodes(position) for position in positions[:PLAIN_DEALS])
    print(
        f"solver, six cards, all leads: {took / DEALS * 1000:.2f} ms, {nodes / DEALS:.0f} tricks, "
        f"{nodes / took:.0f} tricks a second; plain alpha-beta enters {plain / first:.1f} x as many"
    )


def _plain_nodes(position: Position) -> int:
    """Tricks that alpha-beta enters without bounds, table or order, all leads with open windows."""
    nodes = 0

    def search(at: Position, alpha: float, beta: float) -> float:
        nonlocal nodes
        if at.is_over:
            return at.tally.scores[0] - at.tally.scores[1]
        nodes += not at.trick
        sign = 1 if at.seat == 0 else -1
        best = -sign * float("inf")
        for card in bits(at.legal()):
            after = at.copy()
            after.play(card)
            value = search(after, alpha, beta)
            best = max(best, value) if sign > 0 else min(best, value)
            if sign > 0:
                alpha = max(alpha, best)
            else:
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best

    for card in bits(position.legal()):
        after = position.copy()
        after.play(card)
        search(after, -float("inf"), float("inf"))
    return nodes


def rollouts() -> None:
    for ruleset in ("all_fives", "all_fives_three", "all_fives_partners"):
        rng = Random(1)
        positions = [dealt(6, rng, ruleset) for _ in range(DEALS)]
        start = process_time()
        for position in positions:
            play_out(position)
        took = (process_time() - start) / DEALS
        plays = 6 * positions[0].terms.players
        print(f"rollout, {ruleset}: {took * 1e3:.2f} ms, {took / plays * 1e6:.1f} us a play")


def decisions(name: str, ruleset: str, plies: int) -> None:
    """The decisions of a random match with more than one way out."""
    player, rng = built_in(name), Random(1)
    times: dict[str, list[float]] = defaultdict(list)
    for ply, state in enumerate(random_match(RULESETS[ruleset].options(), "SPEED", plies, rng)):
        assert state.actor is not None
        view = view_of(state, state.actor)
        if len(view.legal) > 1:
            start = process_time()
            player.choose(view, Budget(ply))
            times[view.phase.value].append((process_time() - start) * 1000)
    for phase, taken in times.items():
        median = quantiles(taken, n=2)[0] if len(taken) > 1 else taken[0]
        print(
            f"{name}, {ruleset}, {phase}: {len(taken)} decisions, median {median:.0f} ms, "
            f"mean {mean(taken):.0f} ms, worst {max(taken):.0f} ms"
        )


if __name__ == "__main__":
    raise SystemExit(main())
