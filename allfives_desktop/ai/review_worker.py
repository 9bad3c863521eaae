"""The reviewing process: `python -m allfives_desktop.ai.review_worker` judges one seat's decisions.

One line of JSON comes on the standard input (`review_report.request`). {"decisions": all of them}
leaves first, then a verdict a line (`review_report.as_json`) in order of time. Exit code 0: all
were judged. When nobody reads any more, the process ends with its next line.
"""

from __future__ import annotations

import json
import sys

from allfives_desktop.ai.line_worker import Tell, serve
from allfives_desktop.ai.review import Choice, choices, judge
from allfives_desktop.ai.review_report import as_json, decision_as_json
from allfives_desktop.rules.notation import parse_line
from allfives_desktop.rules.options import options_from


def read_request(line: bytes) -> list[Choice]:
    """What is to be judged. Raises ValueError, KeyError or TypeError for what is no request."""
    asked = json.loads(line)
    actions = [parse_line(text) for text in asked["actions"]]
    return choices(options_from(asked["options"]), actions, int(asked["seat"]))


def review(asked: list[Choice], tell: Tell) -> None:
    """Tells which decisions there are, then each verdict."""
    tell({"decisions": [decision_as_json(choice.decision) for choice in asked]})
    for choice in asked:
        tell(as_json(judge(choice)))


def main() -> int:
    return serve(lambda line, tell: review(read_request(line), tell))


if __name__ == "__main__":
    sys.exit(main())
