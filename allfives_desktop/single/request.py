"""What a second copy asks of the first: one line of JSON, read without trust."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LONGEST: Final = 16 * 1024  # bytes of a request, its line end included
LONGEST_PATH: Final = 4096
LONGEST_TOKEN: Final = 256


@dataclass(frozen=True, slots=True)
class Request:
    """Come forward, and open `file` if there is one. `token` lets a Wayland desktop allow it."""

    file: Path | None = None
    token: str = ""


def encode(request: Request) -> bytes:
    """The line that `read` takes."""
    file = None if request.file is None else str(request.file)
    return json.dumps({"open": file, "token": request.token}).encode() + b"\n"


def read(line: bytes) -> Request:
    """Raises ValueError for anything but a request of a copy of this program."""
    if len(line) > LONGEST:
        raise ValueError("too long")
    try:
        value = json.loads(line)
    except RecursionError as error:
        raise ValueError("too deep") from error
    match value:
        case {"open": str() | None as file, "token": str(token)} if len(value) == 2:
            return Request(None if file is None else _path(file), _token(token))
    raise ValueError("not a request")


def _path(text: str) -> Path:
    path = Path(text)
    if len(text) > LONGEST_PATH or "\0" in text or not path.is_absolute():
        raise ValueError("not a path")
    return path


def _token(text: str) -> str:
    if len(text) > LONGEST_TOKEN or not ((text.isascii() and text.isprintable()) or not text):
        raise ValueError("not a token")
    return text
