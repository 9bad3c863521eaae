"""Plays with the lowest and with the highest version of everything that pyproject.toml allows:
python packaging/try_versions.py WHEEL

Each in an environment of its own, which is filled from the registry: a gigabyte and some minutes.
"""

import os
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
LOWEST: Final = re.compile(r"^([\w.-]+)>=([\d.]+)")
FOR_TESTS: Final = ("hypothesis", "pytest>=9", "pytest-qt", "pytest-timeout")
ENDURANCE: Final = ROOT / "tests" / "architecture" / "test_signal_endurance.py"
WITHOUT_SCREEN: Final = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}


def main() -> None:
    wheel = Path(sys.argv[1]).resolve()
    for name, pins in (("lowest", lowest()), ("highest", ())):
        with tempfile.TemporaryDirectory() as folder:
            programs = Path(folder, "venv", "bin")
            venv.create(programs.parent, with_pip=True)
            pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
            run(programs / "python", *pip, wheel, *pins, *FOR_TESTS)
            for command in trial(programs, Path(folder)):
                run(*command, environment=own_folders(folder))
            print(f"{name}: {', '.join(installed(programs / 'python'))}")


def lowest() -> tuple[str, ...]:
    """The dependencies, each at the lowest version that is allowed, as pip wants them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = [LOWEST.match(line) for line in project["dependencies"]]
    return tuple(f"{it[1]}=={it[2]}" for it in found if it)


def trial(programs: Path, folder: Path) -> Iterator[tuple[str | Path, ...]]:
    """A match at the table, one by the nets, and what has broken before."""
    game, record = programs / "allfives", folder / "match.jsonl"
    yield game, "--watch", "--speed", "off", "--matches", "1", "--records", record
    yield game, "verify", record
    yield game, "simulate", "--player", "rollout", "--player", "net", "--hands", "1"
    yield programs / "python", "-m", "pytest", "-q", ENDURANCE


def installed(python: Path) -> list[str]:
    """What was tried, as name and version."""
    names = [pin.partition("==")[0] for pin in lowest()]
    code = (
        "import sys; from importlib.metadata import version\n"
        "print(*(f'{name} {version(name)}' for name in sys.argv[1:]), sep='\\n')"
    )
    said = subprocess.run([python, "-c", code, *names], capture_output=True, text=True, check=True)
    return said.stdout.splitlines()


def own_folders(folder: str) -> dict[str, str]:
    return {f"XDG_{kind}_HOME": f"{folder}/{kind}" for kind in ("DATA", "CONFIG", "CACHE")}


def run(*command: str | Path, environment: Mapping[str, str] = WITHOUT_SCREEN) -> None:
    everything = os.environ | WITHOUT_SCREEN | dict(environment)
    subprocess.run(command, check=True, cwd=ROOT, env=everything, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
