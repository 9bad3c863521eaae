"""`allfives simulate`: reproducible play, records that verify, one clear line for a wrong wish."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from allfives_desktop import cli
from allfives_desktop.ai import stand_in
from allfives_desktop.ai.external import ProgramError, ProgramFault, ProgramPlayer
from allfives_desktop.ai.heuristics import Greedy
from allfives_desktop.ai.player import Budget
from allfives_desktop.ai.roster import UnknownPlayerError, built_in, seated
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.view import view_of
from tests.ai.matches import random_hand

TWO_RANDOM = ["--player", "random", "--player", "random"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.main(["simulate", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_same_seed_gives_the_same_play(capsys: pytest.CaptureFixture[str]) -> None:
    wish = [*TWO_RANDOM, "--hands", "20", "--seed", "A", "--json"]
    first, second = run(capsys, *wish), run(capsys, *wish)
    other = run(capsys, *TWO_RANDOM, "--hands", "20", "--seed", "B", "--json")
    assert first == second != other
    assert first[0] == 0


def test_records_of_matches_agree_with_the_rules(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "matches.jsonl")
    assert run(capsys, *TWO_RANDOM, "--matches", "2", "--records", file)[0] == 0
    assert cli.main(["verify", file]) == 0


def test_a_long_match_is_broken_off_and_counted_apart(capsys: pytest.CaptureFixture[str]) -> None:
    wish = [*TWO_RANDOM, "--matches", "3", "--max-hands", "2", "--json"]
    _, out, _ = run(capsys, *wish)
    result = json.loads(out)
    assert result["unfinished"] == 3
    assert (result["hands"], result["points"]) == (0, {"random": 0})


def test_duplicate_reports_who_leads(capsys: pytest.CaptureFixture[str]) -> None:
    wish = ["--player", "greedy", "--player", "random", "--hands", "40", "--duplicate", "--json"]
    _, out, _ = run(capsys, *wish)
    lead = json.loads(out)["lead"]
    assert lead["greedy"][0] == -lead["random"][0] > 0


def test_the_cheater_leads_and_no_table_seats_it(capsys: pytest.CaptureFixture[str]) -> None:
    wish = ["--player", "cheater", "--player", "random", "--hands", "30", "--duplicate", "--json"]
    _, out, _ = run(capsys, *wish, "--set", "beg=false")
    assert json.loads(out)["lead"]["cheater"][0] > 0.5
    with pytest.raises(UnknownPlayerError):
        built_in("cheater")


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_simple_players_load_no_numpy(player: str) -> None:
    line = ["simulate", "--player", player, "--player", player, "--hands", "1"]
    code = (
        "import sys; from allfives_desktop import cli; "
        f"cli.main({line!r}); print('numpy' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "False"


def test_the_example_plays(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"cmd:{sys.executable} {Path(__file__).parents[2] / 'examples' / 'bot.py'}"
    code, out, _ = run(capsys, "--player", bot, "--player", "random", "--hands", "12", "--json")
    assert code == 0
    assert json.loads(out)["hands"] == 12


def bot(*answers: str) -> str:
    """A player that gives each of these lines to one question, and ends when they are used up."""
    code = f"import sys; [(sys.stdin.readline(), print(each, flush=True)) for each in {answers!r}]"
    return f"cmd:{shlex.join([sys.executable, '-c', code])}"


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ("cmd:true", "ended"),
        (bot(*['{"action": "play 2X"}'] * 40), "no action"),
        (bot(*['{"action": "give"}'] * 40), "illegal"),
        (bot("what?"), "not json"),
    ],
    ids=["ends", "nonsense", "illegal", "no json"],
)
def test_for_a_program_that_fails_another_decides_and_it_is_named_once(
    capsys: pytest.CaptureFixture[str], player: str, said: str
) -> None:
    wish = ("--set", "beg=false", "--hands", "2", "--json")
    code, out, err = run(capsys, "--player", player, "--player", "greedy", *wish)
    assert code == 2
    assert said in err
    assert len(err.splitlines()) == 1
    _, instead, _ = run(capsys, "--player", "greedy-meek", "--player", "greedy", *wish)
    points, expected = json.loads(out)["points"], json.loads(instead)["points"]
    assert (points[player], points["greedy"]) == (expected["greedy-meek"], expected["greedy"])


def test_a_program_that_hangs_is_ended_and_not_tried_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[str] = []

    def start(command: str, *, seconds: float) -> ProgramPlayer:
        started.append(command)
        return ProgramPlayer(command, seconds=seconds)

    monkeypatch.setattr(stand_in, "ProgramPlayer", start)
    command = shlex.join([sys.executable, "-c", "import time; time.sleep(600)"])
    state = next(random_hand(RULESETS["all_fives"].options(), Random(1)))
    view, told = view_of(state, state.actor or 0), list[ProgramError]()
    with seated(f"cmd:{command}", told.append, seconds=0.05) as player:
        assert isinstance(player, stand_in.StandIn)
        found = [player.choose(view, Budget(1)) for _ in range(6)]
    assert found == [Greedy().choose(view, Budget(1))] * 6
    assert len(started) == 1 + stand_in.MOST_LOSSES
    assert [error.fault for error in told] == [ProgramFault.TOO_SLOW]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        (["--player", "random", "--hands", "1"], "2 seats"),
        ([*TWO_RANDOM, "--hands", "1", "--ruleset", "whist"], "whist"),
        ([*TWO_RANDOM, "--hands", "1", "--set", "beg"], "KEY=VALUE"),
        ([*TWO_RANDOM, "--hands", "1", "--set", "trump=hearts"], "trump"),
        ([*TWO_RANDOM, "--hands", "1", "--set", "target=200"], "200 is not one of 5..121"),
        ([*TWO_RANDOM, "--hands", "1", "--set", "target=" + "9" * 9000], "a whole number"),
        ([*TWO_RANDOM, "--hands", "1", "--set", "luck=1"], "--set.luck: no such key"),
        ([*TWO_RANDOM, "--hands", "1", "--set", "partners=true"], "c1"),
        (["--player", "random", "--player", "deep", "--hands", "1"], "deep"),
        ([*TWO_RANDOM, "--matches", "1", "--records", "/nowhere/at/all.jsonl"], "/nowhere"),
    ],
)
def test_a_wrong_wish_ends_in_one_line(
    capsys: pytest.CaptureFixture[str], wish: list[str], said: str
) -> None:
    code, out, err = run(capsys, *wish)
    assert (code, out) == (2, "")
    assert said in err
    assert len(err.splitlines()) == 1
