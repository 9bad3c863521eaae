"""`allfives bench ai`: how good the computer players are, held against what is asked of them.

What measures is imported when something is measured: the help needs none of it.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

TYPE_CHECKING = False
if TYPE_CHECKING:
    from allfives_desktop.ai.bench.runner import Measured
    from allfives_desktop.ai.bench.store import Blocks

DONE, FAILED = 0, 2
STORE: Final = "allfives-bench-ai.jsonl"
ROWS: Final = (
    "place",
    "net",
    "ismcts",
    "pimc",
    "begging",
    "probe",
    "solver",
    "times",
    "start",
    "swaps",
    "levels",
    "pitch",
    "hints",
    "rulesets",
)


def add_arguments(parser: ArgumentParser) -> None:
    parser.description = "Measures the program, with fixed seeds."
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    ai = commands.add_parser(
        "ai",
        help="how good the computer players are",
        description="Plays and times the computer players and tells, with 95 % intervals, whether "
        "they are what is asked of them. The quick form takes less than ten minutes of a core, the "
        "full one a day or more; it can be stopped, and goes on where it was.",
    )
    ai.add_argument("--full", action="store_true", help="as many packs as the table asks for")
    ai.add_argument(
        "--only", metavar="ROW", nargs="+", choices=ROWS, help=f"only these: {', '.join(ROWS)}"
    )
    ai.add_argument(
        "--store",
        metavar="FILE",
        help=f"keep what has been measured in FILE, and go on from it (--full: {STORE})",
    )
    ai.add_argument("--json", action="store_true", help="print the result as JSON")
    ai.set_defaults(command=_ai)


def run(arguments: Namespace) -> int:
    code: int = arguments.command(arguments)
    return code


def _ai(arguments: Namespace) -> int:
    from allfives_desktop.ai.bench.report import as_json
    from allfives_desktop.ai.bench.store import BlockFile, Forgetful, fingerprint

    program = fingerprint()
    path = arguments.store or (STORE if arguments.full else None)
    try:
        kept = BlockFile(Path(path), program) if path else Forgetful()
        measured = _measured(arguments, kept)
    except OSError as error:
        print(f"allfives bench: {error.filename or ''}: {error.strerror}", file=sys.stderr)
        return FAILED
    if arguments.json:
        print(json.dumps(as_json(measured, full=arguments.full, program=program)))
    return DONE


def _measured(arguments: Namespace, kept: Blocks) -> Sequence[Measured]:
    """Row after row; told as soon as there is something to tell."""
    from allfives_desktop.ai.bench.rows import ROWS as MAKERS
    from allfives_desktop.ai.bench.runner import measure
    from allfives_desktop.cli.bench_page import print_heading, print_row
    from allfives_desktop.cli.progress import ProgressBar

    if not arguments.json:
        print_heading(full=arguments.full)
    rows = []
    for name in arguments.only or ROWS:
        row = MAKERS[name]()
        bar = ProgressBar(sum(each.blocks(full=arguments.full) for each in row.series))
        rows.append(measure(row, kept, full=arguments.full, progress=bar.show))
        bar.end()
        if not arguments.json:
            print_row(rows[-1])
    return rows
