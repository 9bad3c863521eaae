"""`allfives review RECORD`: what each decision of a seat has cost."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from allfives_desktop.cli.requests import RequestError
from allfives_desktop.cli.sentences import fault_sentence, printable
from allfives_desktop.records.faults import FaultError
from allfives_desktop.records.opening import Opened, open_record
from allfives_desktop.rules.options import options_from

TYPE_CHECKING = False
if TYPE_CHECKING:
    from allfives_desktop.ai.review_report import Verdict

DONE, FAILED = 0, 2


def add_arguments(parser: ArgumentParser) -> None:
    parser.description = (
        "Judges every decision of a seat in the hands of a record that have ended, from what the "
        "seat knew, and names the costliest first. The strongest level is the judge, and where no "
        "net plays a search over sampled deals. Costs are points to the end of the hand and "
        "the chance to win the game; they are means over sampled deals, and the same each time. "
        "Of several matches in the file the first is taken."
    )
    parser.add_argument("record", metavar="RECORD", help=".allfives, .json or .jsonl")
    parser.add_argument("--seat", metavar="N", type=int, default=0, help="the seat to judge (0)")
    parser.add_argument(
        "--worlds",
        metavar="N",
        type=_count,
        default=0,
        help="judge each decision on N deals (as many as the strongest level looks at)",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(arguments: Namespace) -> int:
    try:
        opened = _opened(Path(arguments.record))
        seats = opened.record.seats
        if arguments.seat not in range(len(seats)):
            raise RequestError(f"no seat {arguments.seat}; there are 0 to {len(seats) - 1}")
        verdicts = _judged(opened, arguments.seat, arguments.worlds)
    except RequestError as error:
        print(f"allfives review: {error}", file=sys.stderr)
        return FAILED
    if arguments.json:
        _print_json(arguments.seat, verdicts)
    else:
        from allfives_desktop.cli.review_page import print_page

        print_page(printable(seats[arguments.seat]), arguments.seat, verdicts)
    return DONE


def _opened(path: Path) -> Opened:
    name = printable(str(path))
    try:
        return open_record(path)
    except FaultError as error:
        raise RequestError(f"{name}: not a record: {fault_sentence(error.fault)}") from error
    except OSError as error:
        raise RequestError(f"{name}: {error.strerror}") from error


def _judged(opened: Opened, seat: int, worlds: int) -> list[Verdict]:
    from allfives_desktop.ai.review import choices, judge
    from allfives_desktop.ai.review_report import costliest_first
    from allfives_desktop.cli.progress import ProgressBar

    asked = choices(options_from(opened.record.options), opened.actions, seat)
    bar = ProgressBar(max(len(asked), 1))
    verdicts: list[Verdict] = []
    for choice in asked:
        verdicts.append(judge(choice, worlds))
        bar.show(len(verdicts))
    bar.end()
    return costliest_first(verdicts)


def _print_json(seat: int, verdicts: Sequence[Verdict]) -> None:
    from allfives_desktop.ai.review_report import as_json

    print(json.dumps({"seat": seat, "decisions": [as_json(each) for each in verdicts]}, indent=2))


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number
