"""The measuring process: `python -m allfives_desktop.ai.effect_worker` compares two sets of rules.

One line of JSON comes on the standard input: {"standard": options, "changed": options, "hands":
number, "seed": text}. What has been found so far leaves several times a second, an effect a line
(`effect_report.as_json`), and once more at the end. Exit code 0: the last line is the result. When
nobody reads any more, the process ends with its next line.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from allfives_desktop.ai.effect import Comparison, compare
from allfives_desktop.ai.effect_report import Effect, as_json
from allfives_desktop.ai.line_worker import serve
from allfives_desktop.rules.options import options_from

PAUSE: Final = 0.25  # seconds between two lines


def request(comparison: Comparison) -> dict[str, Any]:
    """A comparison as the process reads it."""
    return {
        "standard": dict(comparison.standard),
        "changed": dict(comparison.changed),
        "hands": comparison.hands,
        "seed": comparison.seed,
    }


def read_request(line: bytes) -> Comparison:
    """Raises ValueError, KeyError or TypeError for what is no request."""
    asked = json.loads(line)
    standard, changed = options_from(asked["standard"]), options_from(asked["changed"])
    return Comparison(standard, changed, hands=int(asked["hands"]), seed=str(asked["seed"]))


def measure(
    comparison: Comparison,
    tell: Callable[[Effect], object],
    clock: Callable[[], float] = time.monotonic,
) -> None:
    """Tells the effect as it becomes known; the last one told is the result."""
    told = clock()
    tally = None
    for tally in compare(comparison):
        if clock() - told >= PAUSE:
            tell(tally.effect())
            told = clock()
    if tally is not None:
        tell(tally.effect())


def main() -> int:
    return serve(
        lambda line, tell: measure(read_request(line), lambda effect: tell(as_json(effect)))
    )


if __name__ == "__main__":
    sys.exit(main())
