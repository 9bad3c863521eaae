"""`allfives verify`: exit codes, one line a thing, never a traceback."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from allfives_desktop import cli

Json = dict[str, Any]
RunProgram = Callable[..., CompletedProcess[str]]
Capture = pytest.CaptureFixture[str]


def write(folder: Path, name: str, value: object) -> str:
    file = folder / name
    file.write_text(json.dumps(value), encoding="utf-8")
    return str(file)


def damaged(record: Json) -> Json:
    record["games"][0]["hands"][1]["actions"][3] = "0 play AS"
    return record


def test_samples_agree(allfives: RunProgram, samples_file: Path) -> None:
    run = allfives("verify", str(samples_file))
    assert run.returncode == 0
    assert run.stdout == f"{samples_file}: 8 matches, all as the rules have it\n"
    assert run.stderr == ""


def test_difference_is_named_by_match_hand_and_action(
    capsys: Capture, samples: list[Json], tmp_path: Path
) -> None:
    samples[2] = damaged(samples[2])
    file = write(tmp_path, "some.json", samples)
    assert cli.main(["verify", file]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        (
            f"{file}: match 2, game 0, hand 1, action 3: "
            """"0 play AS" is illegal: the card is not in the hand"""
        ),
        f"{file}: 8 matches, 1 difference",
    ]
    assert err == ""


def test_line_of_a_jsonl_is_named(capsys: Capture, samples: list[Json], tmp_path: Path) -> None:
    file = tmp_path / "some.jsonl"
    lines = [samples[0], {"format": "other"}, damaged(samples[1])]
    file.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    assert cli.main(["verify", str(file)]) == 2
    out, err = capsys.readouterr()
    assert err == f'{file}:2: match 1: not a record: format: not "allfives-record"\n'
    assert out.startswith(f"{file}:3: match 2, game 0, hand 1, action 3: ")


def test_standard_input(allfives: RunProgram, samples: list[Json], samples_file: Path) -> None:
    lines = "".join(json.dumps(record) + "\n" for record in samples)
    for text in (lines, samples_file.read_text(encoding="utf-8")):
        run = allfives("verify", "-", input=text)
        assert (run.returncode, run.stdout) == (0, "-: 8 matches, all as the rules have it\n")
    run = allfives("verify", "-", input="")
    assert (run.returncode, run.stderr) == (2, "-: not a record: there is nothing in it\n")


def test_worst_of_several_files_counts(
    capsys: Capture, samples: list[Json], samples_file: Path, tmp_path: Path
) -> None:
    good, bad = str(samples_file), write(tmp_path, "bad.allfives", damaged(samples[0]))
    none = write(tmp_path, "none.json", {})
    assert cli.main(["verify", good, good]) == 0
    assert cli.main(["verify", bad, good]) == 1
    assert cli.main(["verify", none, bad, good]) == 2
    assert "Traceback" not in capsys.readouterr().err


DEEP = b'{"a":' * 100_000
HOSTILE = {
    "empty": (b"", "there is nothing in it"),
    "binary": (bytes(range(256)), "byte 128: not UTF-8"),
    "zeros": (bytes(1000), "byte 0: not JSON"),
    "text": (b"All Fives\n", "byte 0: not JSON"),
    "cut short": (b'{"format": "allfives-record", "vers', "byte 30: not JSON"),
    "trailing": (b"{}\n{}\n", "byte 3: something follows the end"),
    "deep lists": (b"[" * 1_000_000, "byte 32: nested more than 32 deep"),
    "deep objects": (DEEP, "byte 160: nested more than 32 deep"),
    "huge": (b'{"a": "' + b"x" * 2**24 + b'"}', "byte 0: more than 16777216 bytes"),
    "huge number": (b'{"a": ' + b"9" * 100_000 + b"}", "a: the number 99999"),
    "nan": (b'{"format": "allfives-record", "x": NaN}', "x: NaN is no number in JSON"),
    "infinity": (b'{"a": {"b": [-Infinity]}}', "a.b[0]: -Infinity is no number in JSON"),
    "double key": (b'{"a": {"b": 1, "b": 1}}', "a.b: the key stands there twice"),
    "surrogate": (rb'{"a": "\ud800"}', "a: text with half a character"),
    "number": (b"7", "expected an object, found a whole number"),
    "null": (b"null", "expected an object, found null"),
    "other format": (b'{"format": "pgn", "version": 1}', 'format: not "allfives-record"'),
    "no version": (b'{"format": "allfives-record"}', "version: the key is missing"),
    "newer": (
        b'{"format": "allfives-record", "version": 2}',
        "version: this program reads version 1, not 2",
    ),
    "no options": (b'{"format": "allfives-record", "version": 1}', "options: the key is missing"),
    "control characters": (
        b'{"a\\n\\u001b[31m\\u202e": 1, "a\\n\\u001b[31m\\u202e": 1}',
        r"a\n\x1b[31m\u202e: the key stands there twice",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_file_ends_in_one_clear_line(name: str, capsys: Capture, tmp_path: Path) -> None:
    data, reason = HOSTILE[name]
    file = tmp_path / "hostile.json"
    file.write_bytes(data)
    assert cli.main(["verify", str(file)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith(f"{file}: ")
    assert f"not a record: {reason}" in err
    assert err.isascii()
    assert len(err) < 300


def test_what_cannot_be_opened(allfives: RunProgram, tmp_path: Path) -> None:
    missing = tmp_path / "missing\n.json"
    run = allfives("verify", str(tmp_path), str(missing), os.devnull)
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.splitlines() == [
        f"{tmp_path}: Is a directory",
        f"{tmp_path}/missing\\n.json: No such file or directory",
        f"{os.devnull}: not a record: there is nothing in it",
    ]


def test_file_of_endless_faults_is_given_up(capsys: Capture, tmp_path: Path) -> None:
    file = write(tmp_path, "numbers.json", list(range(10_000)))
    assert cli.main(["verify", file]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 101
    assert lines[-1] == f"{file}: no more is read after 100 faults"


def test_hostile_names_in_a_record_stay_on_their_line(
    capsys: Capture, samples: list[Json], tmp_path: Path
) -> None:
    samples[0]["games"][0]["hands"][0]["actions"][0] = "\n\x1b[2J" + "é" * 500
    samples[0]["games"][0]["hands"][0]["events"][0][3] = "\u2028"
    file = write(tmp_path, "names.json", samples[0])
    assert cli.main(["verify", file]) == 1
    out, _ = capsys.readouterr()
    assert len(out.splitlines()) == out.count("\n") == 2
    assert "\x1b" not in out


def test_no_file_named(allfives: RunProgram) -> None:
    run = allfives("verify")
    assert run.returncode == 2
    assert "FILE" in run.stderr
    assert "Traceback" not in run.stderr
