"""The player process: `python -m allfives_desktop.ai.worker` decides for the built-in players.

Questions come on the standard input, one a line, and their answers leave in the same order; they
ask for a decision or for a hint. A question that cannot be answered gets
{"id": ..., "error": ...}. Ends with its input.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable, Iterable
from typing import Any, BinaryIO

from allfives_desktop.ai.hints.wire import HINT, hint_answer
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.protocol import answer, read_question
from allfives_desktop.ai.roster import built_in


def serve(lines: Iterable[bytes], write: Callable[[bytes], object]) -> None:
    """Answers every line."""
    for line in lines:
        write(json.dumps(_reply(line), separators=(",", ":")).encode() + b"\n")


def _reply(line: bytes) -> dict[str, Any]:
    ply: object = None
    try:
        message = json.loads(line)
        ply = message["id"]
        if message["type"] == HINT:
            return hint_answer(message)
        asked = read_question(message)
        decision = built_in(asked.player).choose(asked.view, Budget(seed=asked.seed))
    except Exception as error:  # whatever a player does, the process lives on
        return {"id": ply, "error": f"{type(error).__name__}: {error}"}
    return answer(asked.id, decision.action)


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the end of the input is the end of the process
    try:
        serve(sys.stdin.buffer, _writer(sys.stdout.buffer))
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return 0


def _writer(stream: BinaryIO) -> Callable[[bytes], object]:
    def write(line: bytes) -> None:
        stream.write(line)
        stream.flush()

    return write


if __name__ == "__main__":
    sys.exit(main())
