"""The progress bar: a line of its own on a terminal, nothing elsewhere."""

from __future__ import annotations

import sys

import pytest

from allfives_desktop.cli.progress import BAR, ProgressBar


def shown(total: int, numbers: list[int]) -> None:
    bar = ProgressBar(total)
    for number in numbers:
        bar.show(number)
    bar.end()


def test_nothing_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    shown(10, [0, 5, 10])
    assert capsys.readouterr() == ("", "")


def test_it_grows_to_its_end_and_not_beyond(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    shown(10, [0, 5, 5, 12])
    out, err = capsys.readouterr()
    half = BAR // 2
    first, second, last = err.removesuffix("\n").split("\r")[1:]
    assert out == ""
    assert first == f"[{'.' * BAR}] 0/10"
    assert second == f"[{'#' * half}{'.' * (BAR - half)}] 5/10"
    assert last == f"[{'#' * BAR}] 10/10"
