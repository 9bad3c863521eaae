"""What the program costs, as ratios in one run: `make bench`. Ends with 0 whatever it measures."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from itertools import product
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from allfives_desktop.ai.roster import built_in
from allfives_desktop.ai.simulate import Plan, Seating, simulate
from allfives_desktop.rules.rulesets import RULESETS
from tests.benchmarks.screen import screen
from tests.benchmarks.window_cost import Start, rest, starts

HERE: Final = Path(__file__).parent

ROUNDS: Final = 7
IDLE: Final = 20
SIZES: Final = ((1280, 800), (2560, 1440), (3840, 2160))
DEALS: Final = {"two": 4, "four": 2}  # rounds: of two who are dealt six cards each, four twelve
RENDERERS: Final = {"software": "software", "hardware": ""}  # what the environment asks for
ASKED: Final = {("two", "software", size) for size in SIZES[:2]}  # the others are told
LIMITS: Final = ("<= 1.3", "<= 2.5")
HANDS: Final = 1000
ENGINE_ROUNDS: Final = 8


def main() -> int:
    with screen() as env:
        tell_start(starts(env, rounds=ROUNDS))
        tell_rest(env)
        for renderer, opening, size in product(RENDERERS, DEALS, SIZES):
            tell_frames(env, size, opening, renderer)
    tell_engine()
    return subprocess.call([sys.executable, str(HERE / "cli_startup.py")]) and 0


def tell_start(found: dict[str, Start]) -> None:
    table, bare, widget = found["table"], found["bare"], found["widget"]
    say("first painted table, wall", table.wall / bare.wall, "x a bare window", "<= 2.2")
    say("first painted table, CPU", table.cpu / bare.cpu, "x a bare window", "<= 2.2")
    say("the same against an empty widget window", table.wall / widget.wall, "x", "")
    say("very first start", found["first"].wall / bare.wall, "x a bare window", "")


def tell_rest(env: dict[str, str]) -> None:
    idle = rest(env, seconds=IDLE)
    say(f"idle for {IDLE} s", idle.frames, "frames", "0")
    say(f"idle for {IDLE} s", idle.cpu, "s CPU", "< 0.1")
    say("interface process", idle.pss, "MB", "< 130")


def tell_frames(env: dict[str, str], size: tuple[int, int], opening: str, renderer: str) -> None:
    width, height = map(str, size)
    words = [width, height, str(DEALS[opening]), env["XDG_CACHE_HOME"], opening, renderer]
    run = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.frames_probe", *words],
        env=env | {"QT_QUICK_BACKEND": RENDERERS[renderer]},
        stdout=subprocess.PIPE, check=True, timeout=600,
    )  # fmt: skip
    gaps: dict[str, list[float]] = json.loads(run.stdout)
    for what in ("deal", "walk"):
        ours, plain = gaps[what], gaps[f"{what} plain"]
        name = f"{what} with {opening} at {width}x{height}, {renderer}, frames"
        usual, largest = LIMITS if (opening, renderer, size) in ASKED else ("", "")
        say(f"{name}, 95th percentile", most(ours) / most(plain), "x rectangles", usual)
        say(f"{name}, largest gap", max(ours) / max(plain), "x rectangles", largest)
    say(f"memory with {opening} at {width}x{height}, {renderer}", gaps["pss"][0], "MB", "")


def most(gaps: list[float]) -> float:
    """The 95th percentile."""
    return quantiles(gaps, n=20)[-1]


def tell_engine() -> None:
    """The quickest of several rounds: whatever else runs on a machine only ever slows one down."""
    rates = [hands_a_second(f"bench {number}") for number in range(ENGINE_ROUNDS)]
    say("random hands, quickest round", max(rates), "a second", ">= 5000")
    say("random hands, middle round", median(rates), "a second", "")


def hands_a_second(seed: str) -> float:
    player = built_in("random")
    options = RULESETS["all_fives"].options()
    plan = Plan(options, Seating(("random", "random"), (player, player)), HANDS, seed, True)
    begun = time.process_time()
    played = sum(1 for _ in simulate(plan))
    return played / (time.process_time() - begun)


def say(what: str, figure: float, unit: str, target: str) -> None:
    aim = f"  (target {target})" if target else ""
    print(f"{what:64} {figure:9.2f} {unit}{aim}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
