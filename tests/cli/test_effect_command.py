"""`allfives rules effect`: a table for people, JSON for programs, one line for a wrong wish."""

from __future__ import annotations

import json
import re

import pytest

from allfives_desktop import cli
from allfives_desktop.ai.effect import HANDS, PLAYER
from allfives_desktop.ai.effect_report import Total
from allfives_desktop.cli.effect_page import UNCLEAR
from allfives_desktop.rules.events import ScoreKind

Capture = pytest.CaptureFixture[str]
QUICK = ["--ruleset", "all_fours_7", "--hands", "60"]


def run(capsys: Capture, *arguments: str) -> tuple[int, str, str]:
    code = cli.main(["rules", "effect", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_table_tells_what_differs(capsys: Capture) -> None:
    code, out, err = run(capsys, *QUICK, "--set", "target=14")
    assert (code, err) == (0, "")
    assert "changed: target=14" in out
    lines = out.splitlines()
    assert any(re.match(r"hands a game +\d+\.\d \(\d.* \+\d+\.\d \(\+", line) for line in lines)
    assert any(re.match(r"  High +\d\.\d\d", line) for line in lines)
    assert any(
        re.match(rf"games won by a skunk +0\.0 % +0\.0 % +{UNCLEAR}$", each) for each in lines
    )
    assert "captures" not in out


def test_json_holds_every_measure(capsys: Capture) -> None:
    wish = [*QUICK, "--set", "target=14", "--seed", "A", "--json"]
    code, out, _ = run(capsys, *wish)
    result = json.loads(out)
    assert code == 0
    assert (result["ruleset"], result["set"]) == ("all_fours_7", {"target": 14})
    assert (result["seed"], result["player"]) == ("A", PLAYER)
    measures = [row["measure"] for row in result["rows"]]
    assert measures[: len(Total)] == list(Total)
    assert {ScoreKind.HIGH, ScoreKind.LOW, ScoreKind.GAME} <= set(measures)
    assert min(result["hands"].values()) >= 60
    assert run(capsys, *wish)[1] == out
    assert run(capsys, *QUICK, "--set", "target=14", "--seed", "B", "--json")[1] != out


def test_the_help_tells_how_many_hands_are_played(capsys: Capture) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    assert f"({HANDS})" in out
    assert PLAYER in out


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ([], "nothing is changed"),
        (["--set", "target=61"], "nothing is changed"),
        (["--set", "target=14", "--ruleset", "whist"], "whist"),
        (["--set", "target"], "KEY=VALUE"),
        (["--set", "target=200"], "200 is not one of 5..121"),
        (["--set", "luck=1"], "--set.luck: no such key"),
        (["--set", "partners=true"], "c1"),
    ],
)
def test_a_wrong_wish_ends_in_one_line(capsys: Capture, wish: list[str], said: str) -> None:
    code, out, err = run(capsys, *wish)
    assert (code, out) == (2, "")
    assert err.startswith("allfives rules effect: ")
    assert said in err
    assert len(err.splitlines()) == 1


def test_no_hands_are_no_wish(capsys: Capture) -> None:
    code, _, err = run(capsys, "--set", "target=14", "--hands", "0")
    assert code == 2
    assert "--hands" in err
