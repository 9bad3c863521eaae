"""The reviewing process: `python -m allfives_desktop.ai.review_worker` judges one seat's decisions.

One line of JSON comes on the standard input (`review_report.request`). {"decisions": number} leaves
first, then a verdict a line (`review_report.as_json`) in order of time. Exit code 0: all were
judged. When nobody reads any more, the process ends with its next line.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, Final

from allfives_desktop.ai.review import Choice, choices, judge
from allfives_desktop.ai.review_report import as_json
from allfives_desktop.rules.notation import parse_line
from allfives_desktop.rules.options import options_from

POLITENESS: Final = 10  # the window goes first


def read_request(line: bytes) -> list[Choice]:
    """What is to be judged. Raises ValueError, KeyError or TypeError for what is no request."""
    asked = json.loads(line)
    actions = [parse_line(text) for text in asked["actions"]]
    return choices(options_from(asked["options"]), actions, int(asked["seat"]))


def review(asked: list[Choice], tell: Callable[[dict[str, Any]], object]) -> None:
    """Tells how many decisions there are, then each verdict."""
    tell({"decisions": len(asked)})
    for choice in asked:
        tell(as_json(judge(choice)))


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window ends it
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    try:
        review(read_request(sys.stdin.buffer.readline()), _tell)
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return 0


def _tell(contents: dict[str, Any]) -> None:
    sys.stdout.buffer.write(json.dumps(contents, separators=(",", ":")).encode() + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
