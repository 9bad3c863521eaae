"""The commands without a window. Nothing here imports Qt.

A command's code is imported when it is called: `allfives rules list` costs little more than
starting Python.
"""

import os
import sys
from collections.abc import Sequence

INTERRUPTED = 130
BROKEN_PIPE = 141
CANNOT_WRITE = 2


def main(arguments: Sequence[str]) -> int:
    """Runs one command and returns its exit code; `arguments` are those behind the program."""
    try:
        code = _run(list(arguments))
        _flush()
    except BrokenPipeError:
        _forget_output()
        return BROKEN_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        _forget_output()
        print(f"allfives: {error}", file=sys.stderr)
        return CANNOT_WRITE
    return code


def _run(arguments: list[str]) -> int:
    if arguments == ["rules", "list"]:
        from allfives_desktop.cli.ruleset_list import print_rulesets

        return print_rulesets()
    from allfives_desktop.cli.parser import run

    return run(arguments)


def _flush() -> None:
    if sys.stdout is not None:  # None when the program was started with its output closed
        sys.stdout.flush()


def _forget_output() -> None:
    """Keeps the interpreter from writing what is left once more on its way out."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
