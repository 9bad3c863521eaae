"""`python -m allfives_desktop.ai.training FAMILY --rounds N`: trains a net, or goes on with it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time

from allfives_desktop.ai.net import store
from allfives_desktop.ai.training.compiled import keep_memory
from allfives_desktop.ai.training.course import AVERAGED, BATCH, DEALS, GROUPS, RATE, Course
from allfives_desktop.ai.training.families import FAMILIES
from allfives_desktop.assets import resources_dir
from allfives_desktop.rules.rulesets import RULESETS

SAVED_EVERY = 10


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m allfives_desktop.ai.training")
    parser.add_argument("family", choices=sorted(FAMILIES))
    parser.add_argument("--rounds", type=int, required=True, help="in all, those done included")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--work", type=Path, default=Path("build/training"))
    parser.add_argument("--out", type=Path, default=resources_dir() / "ai")
    arguments = parser.parse_args()
    keep_memory()
    arguments.work.mkdir(parents=True, exist_ok=True)
    saved = arguments.work / f"{arguments.family}-{arguments.seed}.npz"
    course = _course(arguments.family, arguments.seed, saved)
    _run(course, arguments.rounds, saved)
    _ship(course, arguments.family, arguments.out)
    return 0


def _course(name: str, seed: int, saved: Path) -> Course:
    family = FAMILIES[name]
    return Course.resumed(family, saved) if saved.exists() else Course.begun(family, seed)


def _run(course: Course, rounds: int, saved: Path) -> None:
    while course.rounds < rounds:
        course.round()
        if course.rounds % SAVED_EVERY == 0 or course.rounds == rounds:
            course.save(saved)
            print(
                f"round {course.rounds}: {course.decisions} decisions, {process_time():.0f} s, "
                f"{_lead_over_start(course):+.3f} points a hand over the start",
                flush=True,
            )


def _lead_over_start(course: Course) -> float:
    """Points a hand in the family's first game over the weights that the course began with."""
    options = RULESETS[next(iter(course.family.games))].options(players=course.family.players)
    return course.lead_over(Course.begun(course.family, course.seed).learner.weights, options)


def _ship(course: Course, name: str, out: Path) -> None:
    made = {
        "recipe": {
            "command": f"python -m allfives_desktop.ai.training {name} --rounds {course.rounds} "
            f"--seed {course.seed}",
            "rulesets": dict(course.family.games),
            "rounds": course.rounds,
            "hands": course.hands,
            "decisions": course.decisions,
            "groups": GROUPS,
            "deals_a_group": DEALS,
            "batch": BATCH,
            "rate": RATE,
            "averaged": AVERAGED,
        },
        "seed": course.seed,
        "figures": {"points_a_hand_over_the_start": round(_lead_over_start(course), 3)},
    }
    players = course.family.players
    store.save(course.learner.average, out, name, players=players, made=made)


if __name__ == "__main__":
    sys.exit(main())
