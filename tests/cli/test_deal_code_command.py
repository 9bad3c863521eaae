"""`allfives rules code`."""

from __future__ import annotations

import pytest

from allfives_desktop import cli

CODE = "1008-2A6V-NTX7-BWNZ-FZ79-Q259-X609-2JDA-NWQQ"
PLAIN = "1008-04V9-R8F7-EMSF-30TY-DR03-EQ0H"
Capture = pytest.CaptureFixture[str]


def told(capsys: Capture, *code: str) -> list[str]:
    assert cli.main(["rules", "code", *code]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("code", [(CODE,), (CODE.lower(),), tuple(CODE.split("-"))])
def test_tells_ruleset_house_rules_and_seed(code: tuple[str, ...], capsys: Capture) -> None:
    assert told(capsys, *code) == [
        "ruleset  all_fives",
        "set      target=31 skunk=true skunk_line=16",
        "seed     A6NTXBWNFZ7Q25X6",
    ]


def test_without_house_rules_nothing_is_set(capsys: Capture) -> None:
    assert told(capsys, PLAIN)[1:] == ["set", "seed     4VR8FEMS30TDR0EQ"]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (PLAIN.replace("EMSF", "EMSG"), "group 4: one of its characters is wrong: EMSG"),
        (PLAIN.replace("R8F7", "R8U7"), "group 3: U is no character of a deal code"),
        (PLAIN[:-2], "group 7: characters are missing"),
        (PLAIN + "-0000", "group 8: something follows the end"),
        ("\x1b[2J", r"group 1: \x1b is no character of a deal code"),
    ],
)
def test_a_wrong_code_names_the_group(code: str, reason: str, capsys: Capture) -> None:
    assert cli.main(["rules", "code", code]) == 2
    assert capsys.readouterr() == ("", f"not a deal code: {reason}\n")
