"""What a second copy may ask, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from allfives_desktop.single.request import LONGEST, LONGEST_PATH, Request, encode, read


@pytest.mark.parametrize(
    "request_made",
    [Request(), Request(Path("/home/a b/ö.allfives")), Request(Path("/x"), "wl-1_TIME99")],
)
def test_a_request_comes_over(request_made: Request) -> None:
    assert read(encode(request_made)) == request_made


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        {},
        {"open": None},
        {"open": None, "token": None},
        {"open": 7, "token": ""},
        {"open": "relative", "token": ""},
        {"open": "", "token": ""},
        {"open": "/a\0b", "token": ""},
        {"open": "/" + "x" * LONGEST_PATH, "token": ""},
        {"open": None, "token": "x" * 300},
        {"open": None, "token": "a\nb"},
        {"open": None, "token": "é"},
        {"open": None, "token": "", "do": "more"},
    ],
)
def test_anything_else_is_refused(value: object) -> None:
    with pytest.raises(ValueError, match="not a"):
        read(json.dumps(value).encode())


@pytest.mark.parametrize(
    "line", [b"", b"\n", b"\xff\xfe", b"{" * 9000, b"[" * 9000, b"x" * (LONGEST + 1), b'{"open":'],
)  # fmt: skip
def test_nonsense_is_refused(line: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        read(line)


def test_spoilt_lines_are_refused_or_read_and_nothing_else() -> None:
    rng, line = Random(3), encode(Request(Path("/x"), "token"))
    for _ in range(500):
        spoilt = bytearray(line)
        for _ in range(rng.randrange(1, 4)):
            spoilt[rng.randrange(len(spoilt))] = rng.randrange(256)
        try:
            assert isinstance(read(bytes(spoilt)), Request)
        except ValueError:
            continue
