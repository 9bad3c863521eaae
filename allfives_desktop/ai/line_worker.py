"""What the processes of our own have in common that read one line and answer with lines of JSON."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, Final

POLITENESS: Final = 10  # the window goes first

Tell = Callable[[dict[str, Any]], object]


def serve(answer: Callable[[bytes, Tell], object]) -> int:
    """Hand the line of the standard input on, and write what is told. When nobody reads any more,
    the process ends with its next line. Returns the exit code."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window ends it
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    try:
        answer(sys.stdin.buffer.readline(), _tell)
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return 0


def _tell(contents: dict[str, Any]) -> None:
    line = json.dumps(contents, separators=(",", ":")).encode() + b"\n"
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()
