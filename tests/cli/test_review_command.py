"""`allfives review`: a table for people, JSON for programs, one line for a wrong wish."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from allfives_desktop import cli
from allfives_desktop.__main__ import HEADLESS_COMMANDS
from allfives_desktop.cli.parser import COMMANDS

RunProgram = Callable[..., subprocess.CompletedProcess[str]]
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def record(samples: list[dict[str, Any]], tmp_path: Path) -> Path:
    """The shortest sample record of two seats, with a name for its first seat."""
    of_two = [each for each in samples if len(each["seats"]) == 2]
    short = min(of_two, key=lambda each: len(json.dumps(each)))
    path = tmp_path / "match.allfives"
    seats = ["Ana", *short["seats"][1:]]
    path.write_text(json.dumps(short | {"seats": seats}), encoding="utf-8")
    return path


def run(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    code = cli.main(["review", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_table_names_the_costliest_first(capsys: Capture, record: Path) -> None:
    code, out, err = run(capsys, str(record), "--worlds", "2")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("seat 0 (Ana): ")
    assert lines[1].startswith("mean cost of a decision: ")
    assert lines[3].startswith("game.hand  done")
    lost = [float(line.split(" %")[0].split()[-1]) for line in lines[4:] if line.startswith("1.")]
    assert lost == sorted(lost, reverse=True)
    assert len(lost) > 2


def test_json_is_the_same_each_time(capsys: Capture, record: Path) -> None:
    wish = [str(record), "--seat", "1", "--worlds", "2", "--json"]
    code, out, _ = run(capsys, *wish)
    result = json.loads(out)
    assert (code, result["seat"]) == (0, 1)
    costs = [each["chance_lost"] for each in result["decisions"]]
    assert costs == sorted(costs, reverse=True)
    assert all(each["action"].startswith("1 ") for each in result["decisions"])
    assert run(capsys, *wish)[1] == out


@pytest.mark.parametrize("seat", ["-1", "9"])
def test_a_seat_that_is_not_there_is_one_line(capsys: Capture, record: Path, seat: str) -> None:
    code, out, err = run(capsys, str(record), "--seat", seat)
    assert (code, out) == (2, "")
    assert err == f"allfives review: no seat {seat}; there are 0 to 1\n"


@pytest.mark.parametrize("text", ["", "{}", "[1]", "nonsense"])
def test_what_is_no_record_is_one_line(capsys: Capture, tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    code, out, err = run(capsys, str(path))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"allfives review: {path}: not a record: ")


def test_a_file_that_is_not_there_is_one_line(capsys: Capture, tmp_path: Path) -> None:
    code, out, err = run(capsys, str(tmp_path / "none.allfives"))
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_it_is_a_command_of_the_program(allfives: RunProgram, tmp_path: Path) -> None:
    run = allfives("review", str(tmp_path / "none.allfives"), env={"PATH": ""})
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith("allfives review: ")


def test_every_command_is_run_without_a_window() -> None:
    assert frozenset(COMMANDS) == HEADLESS_COMMANDS
