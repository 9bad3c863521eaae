"""`allfives rules list | show | check`."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from allfives_desktop import cli
from allfives_desktop.rules.options import OPTIONS
from allfives_desktop.rules.rulesets import RULESETS

RunProgram = Callable[..., CompletedProcess[str]]
Capture = pytest.CaptureFixture[str]
TABLES = json.loads(
    (Path(__file__).parents[1] / "data" / "options.json").read_text(encoding="utf-8")
)


def test_list_names_every_ruleset_with_its_players_and_title(capsys: Capture) -> None:
    assert cli.main(["rules", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(TABLES["rulesets"])
    for line, table in zip(lines, TABLES["rulesets"].values(), strict=True):
        assert ", ".join(map(str, table["players_allowed"])) in line
        assert line.endswith(table["title"])


@pytest.mark.parametrize("name", RULESETS)
def test_show_as_json(name: str, capsys: Capture) -> None:
    assert cli.main(["rules", "show", name, "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    table = TABLES["rulesets"][name]
    defaults = {option["key"]: option["default"] for option in TABLES["options"]}
    assert shown["title"] == table["title"]
    assert shown["players_allowed"] == table["players_allowed"]
    assert shown["set"] == table["set"]
    assert shown["options"] == defaults | table["set"]
    assert list(shown["options"]) == list(defaults)


@pytest.mark.parametrize("name", RULESETS)
def test_show_marks_what_differs(name: str, capsys: Capture) -> None:
    assert cli.main(["rules", "show", name]) == 0
    rows = {
        row[2:].split()[0]: row
        for row in capsys.readouterr().out.splitlines()
        if row.startswith(("  ", "* ")) and "brackets" not in row
    }
    assert rows.keys() == {option.key for option in OPTIONS}
    marked = {key for key, row in rows.items() if row.startswith("*")}
    assert marked == TABLES["rulesets"][name]["set"].keys()


@pytest.mark.parametrize(
    ("word", "near"),
    [
        ("trindad", "did you mean trinidad?"),
        ("Setback", "did you mean setback?"),
        ("allfives", "all_fives"),
        ("zzz", "see: allfives rules list"),
        ("\x1b[2J", r"\x1b[2J"),
    ],
)
def test_unknown_ruleset_lists_near_ones(word: str, near: str, capsys: Capture) -> None:
    assert cli.main(["rules", "show", word]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert near in err


def preset(**values: Any) -> dict[str, Any]:
    contents = {
        "format": "allfives-rules",
        "version": 1,
        "name": "Casa",
        "ruleset": "all_fives",
        "set": {},
    }
    return contents | values


@pytest.mark.parametrize(
    ("contents", "code", "reason"),
    [
        (preset(), 0, '"Casa" (all_fives) can be played'),
        (preset(set={"target": 31, "skunk": True}), 0, "can be played"),
        (preset(ruleset="trinidad", set={"players": 2, "partners": False}), 0, "can be played"),
        (preset(author="Ana", colours=[1.5]), 0, "can be played"),
        (
            preset(set={"partners": True}),
            1,
            "set: breaks constraint c1: partners true needs players 4",
        ),
        (
            preset(ruleset="california_jack", set={"players": 4}),
            1,
            "set: breaks constraint c2: trump stock_top needs players 2",
        ),
        (
            preset(ruleset="pitch", set={"capture": True}),
            1,
            "breaks constraint c3: trump auction needs capture false and five_end_bonus 0",
        ),
        (
            preset(ruleset="california_jack", set={"beg": True}),
            1,
            (
                "breaks constraint c4: trump auction or stock_top needs "
                "beg false and turn_up_points none"
            ),
        ),
        (
            preset(set={"skunk": True, "skunk_line": 62}),
            1,
            "breaks constraint c5: skunk true needs skunk_line not above target",
        ),
        (preset(set={"jokers": 2}), 2, "set.jokers: no such key"),
        (preset(set={"target": 4}), 2, "set.target: 4 is not one of 5..121"),
        (
            preset(set={"target": "61"}),
            2,
            "set.target: expected a whole number, found text",
        ),
        (preset(set={"beg": 1}), 2, "set.beg: expected true or false, found a whole number"),
        (
            preset(set={"deal_batch": [3]}),
            2,
            "set.deal_batch: expected a whole number or text, found a list",
        ),
        (preset(ruleset="chess"), 2, "ruleset: no such ruleset: chess"),
        (preset(format="allfives-record"), 2, 'not a preset: format: not "allfives-rules"'),
        (preset(version=2), 2, "not a preset: version: this program reads version 1, not 2"),
        (preset(name=None), 2, "not a preset: name: expected text, found null"),
        (preset(set=[]), 2, "not a preset: set: expected an object, found a list"),
        ([], 2, "not a preset: expected an object, found a list"),
    ],
)
def test_check(contents: object, code: int, reason: str, capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "house.allfives-rules"
    file.write_text(json.dumps(contents), encoding="utf-8")
    assert cli.main(["rules", "check", str(file)]) == code
    out, err = capsys.readouterr()
    assert (out + err).count("\n") == 1
    assert (out + err).startswith(f"{file}: ")
    assert reason in out + err


def test_check_names_every_broken_constraint(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "house.allfives-rules"
    broken = {"partners": True, "skunk": True, "skunk_line": 100}
    file.write_text(json.dumps(preset(set=broken)), encoding="utf-8")
    assert cli.main(["rules", "check", str(file)]) == 1
    assert [line.split(" constraint ")[1][:3] for line in capsys.readouterr().out.splitlines()] == [
        "c1:",
        "c5:",
    ]


def test_check_without_a_file(capsys: Capture, tmp_path: Path) -> None:
    assert cli.main(["rules", "check", str(tmp_path / "none")]) == 2
    assert cli.main(["rules", "check", str(tmp_path)]) == 2
    _, err = capsys.readouterr()
    assert err == f"{tmp_path}/none: No such file or directory\n{tmp_path}: Is a directory\n"


def test_check_reads_the_standard_input(allfives: RunProgram) -> None:
    run = allfives("rules", "check", "-", input=json.dumps(preset()))
    assert (run.returncode, run.stdout) == (0, '-: "Casa" (all_fives) can be played\n')
    run = allfives("rules", "check", "-", input="[" * 100_000)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "-: not a preset: byte 32: nested more than 32 deep\n"
