"""The player process: `python -m allfives_desktop.ai.worker` decides for the built-in players.

Questions come on the standard input, one a line, and their answers leave in the same order; they
ask for a decision or for a hint. A question that cannot be answered gets
{"id": ..., "error": ...}. A greeting is answered once the players are ready. Ends with its input.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, BinaryIO, Final

from allfives_desktop.ai.hints.wire import HINT, hint_answer
from allfives_desktop.ai.ladder import Level
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.protocol import HELLO, answer, read_question, ready
from allfives_desktop.ai.roster import built_in

SECONDS: Final = 0.5  # for a decision at the table; the window ends the process soon after

_player = lru_cache(built_in)


def serve(lines: Iterable[bytes], write: Callable[[bytes], object]) -> None:
    """Answers every line."""
    for line in lines:
        write(json.dumps(_reply(line), separators=(",", ":")).encode() + b"\n")


def _reply(line: bytes) -> dict[str, Any]:
    ply: object = None
    try:
        message = json.loads(line)
        if message["type"] == HELLO:
            return _report()
        ply = message["id"]
        if message["type"] == HINT:
            return hint_answer(message)
        asked = read_question(message)
        decision = _player(asked.player).choose(asked.view, Budget(asked.seed, seconds=SECONDS))
    except Exception as error:  # whatever a player does, the process lives on
        return {"id": ply, "error": f"{type(error).__name__}: {error}"}
    return answer(asked.id, decision.action)


def _report() -> dict[str, Any]:
    """Everybody is called once, so that the first decision waits for nobody."""
    for level in Level:
        _player(level.value)
    return ready()


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
