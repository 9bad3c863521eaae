"""The program as started from a shell: help, closed pipes, what gets loaded."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE, CompletedProcess, Popen

import pytest

from allfives_desktop import __version__, cli
from allfives_desktop.cli import window

RunProgram = Callable[..., CompletedProcess[str]]
PROGRAM = [sys.executable, "-m", "allfives_desktop"]


def loaded_by(*arguments: str) -> set[str]:
    code = (
        "import sys; from allfives_desktop import cli\n"
        f"code = cli.main({list(arguments)!r})\n"
        "print(code, *sys.modules, file=sys.stderr)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    code_and_modules = run.stderr.split()
    assert code_and_modules[0] == "0"
    return set(code_and_modules)


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "list"),
        ("rules", "show", "trinidad"),
        ("verify", str(Path(__file__).parents[1] / "data" / "sample_records.json")),
        ("--help",),
        ("--version",),
    ],
)
def test_no_window_is_loaded(arguments: tuple[str, ...]) -> None:
    packages = {name.partition(".")[0] for name in loaded_by(*arguments)}
    assert "allfives_desktop" in packages
    assert packages.isdisjoint({"PySide6", "shiboken6", "numpy"})


def test_list_loads_next_to_nothing() -> None:
    modules = loaded_by("rules", "list")
    assert modules.isdisjoint({"argparse", "dataclasses", "inspect", "json", "msgspec", "re"})


def test_version(allfives: RunProgram) -> None:
    run = allfives("--version")
    assert (run.returncode, run.stdout) == (0, f"allfives {__version__}\n")


def test_help_tells_of_the_window_and_of_every_command(allfives: RunProgram) -> None:
    run = allfives("--watch", "greedy", "--help")
    assert run.returncode == 0
    for word in ("--language", "--watch", "--ruleset", "--set", "--seed", "--speed"):
        assert word in run.stdout
    for word in ("--matches", "--records", "simulate", "verify", "rules"):
        assert word in run.stdout


@pytest.mark.parametrize(
    "command", [["verify"], ["rules"], ["rules", "show"], ["rules", "check"], ["rules", "effect"]]
)
def test_every_command_explains_itself(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*command, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"usage: allfives {' '.join(command)}")


def test_window_options_are_parsed_where_they_are_explained() -> None:
    arguments = window.parser().parse_args(
        ["--watch", "--set", "target=31", "--set", "beg=false", "--matches", "2", "--speed", "off"]
    )
    assert (arguments.watch, arguments.set) == ("club", ["target=31", "beg=false"])
    assert (arguments.matches, arguments.speed, arguments.language) == (2, "off", None)
    assert window.parser().parse_args([]).watch is None


@pytest.mark.parametrize("words", [["--matches", "0"], ["--language", "xx"], ["--wat"], ["x", "y"]])
def test_unknown_window_options_are_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        window.parser().parse_args(words)
    assert stop.value.code == 2


@pytest.mark.parametrize("words", [["rules", "list"], ["rules", "show", "pitch"], ["--help"]])
def test_closed_pipe_is_no_error_to_read_about(words: list[str]) -> None:
    with Popen([*PROGRAM, *words], stdout=PIPE, stderr=PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""


def test_closed_pipe_in_mid_report(samples_file: Path) -> None:
    files = [str(samples_file)] * 300
    with Popen([*PROGRAM, "verify", "-", *files[:20]], stdin=PIPE, stdout=PIPE, stderr=PIPE) as run:
        assert run.stdin is not None
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        run.stdin.close()
        assert b"Traceback" not in run.stderr.read()
    assert run.returncode == cli.BROKEN_PIPE


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a full device")
def test_full_disk_is_said_in_one_line() -> None:
    with Path("/dev/full").open("w") as full:
        run = subprocess.run(
            [*PROGRAM, "rules", "list"], stdout=full, stderr=PIPE, text=True, check=False
        )
    assert run.returncode == 2
    assert run.stderr == "allfives: [Errno 28] No space left on device\n"


def test_closed_output_is_no_error(allfives: RunProgram) -> None:
    run = subprocess.run(
        ["sh", "-c", 'exec "$0" -m allfives_desktop rules list >&-', sys.executable],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
