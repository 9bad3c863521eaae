"""Uses an installed program as a player does, from the first start to the end:
python packaging/linux/try_installed.py [--home FOLDER] [--pictures FOLDER] COMMAND...

It has a match watched and its record verified, begins another by keys, changes the language in the
preferences, kills the program in the middle of a hand, and goes on. COMMAND starts the program;
where it does so elsewhere, as chroot does, FOLDER is the home there, as seen from here. The home
must hold nothing of the game yet. Needs Xvfb, openbox and xdotool.
"""

import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from typing import Final

PATIENCE: Final = 120.0  # seconds for anything at all
BETWEEN_LOOKS: Final = 0.5
WATCHED: Final = "watched.jsonl"
WINDOW: Final = "All Fives"
PREFERENCES: Final = {"en": "Preferences", "nl": "Voorkeuren"}
FIRST_TRICK: Final = 8  # actions, cut and deal among them
TWO_TRICKS: Final = 4
STORE: Final = Path(".local", "share", "allfives", "matches.sqlite")
KEPT: Final = Path(".config", "allfives", "preferences.json")
OF_THIS_SESSION: Final = ("ALLFIVES_", "LANG", "LC_", "PYTHON", "QSG_", "QT_", "XDG_")


class TrialError(Exception):
    """The program did not do what is expected of it."""


@dataclass(frozen=True, slots=True)
class Installed:
    """A program, how it is started, and what it is given."""

    command: tuple[str, ...]
    home: Path
    environment: dict[str, str]
    pictures: Path | None = None

    def run(self, *arguments: str) -> str:
        """What it says. Raises TrialError when it fails, or complains of anything."""
        with self.started(*arguments) as process:
            said, complaint = process.communicate()
        if process.returncode != 0 or complaint:
            raise TrialError(f"{arguments} ended with {process.returncode}: {complaint}")
        return said.strip()

    @contextmanager
    def started(self, *arguments: str) -> Iterator[subprocess.Popen[str]]:
        """The program while it runs; it is killed behind that."""
        process = subprocess.Popen(
            [*self.command, *arguments],
            cwd=self.home,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        with process:
            try:
                yield process
            finally:
                process.kill()

    def match(self) -> tuple[int, int]:
        """The match used last, and how many actions of it are kept; zeros without any."""
        file = self.home / STORE
        if not file.exists():
            return 0, 0
        question = "SELECT id, ply FROM matches ORDER BY used + 0 DESC LIMIT 1"
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
            return db.execute(question).fetchone() or (0, 0)

    def kept(self) -> str:
        """The file of the preferences."""
        file = self.home / KEPT
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def press(self, *keys: str) -> None:
        self._xdotool("key", "--delay", "100", *keys)

    def shows(self, title: str) -> bool:
        """Whether a window of that title can be seen."""
        return bool(self._xdotool("search", "--onlyvisible", "--name", f"^{title}$"))

    def wait(self, what: str, is_there: Callable[[], bool]) -> None:
        """Raises TrialError when it does not come."""
        end = time.monotonic() + PATIENCE
        while not is_there():
            if time.monotonic() > end:
                self.picture("failed")
                raise TrialError(f"{what} did not come in {PATIENCE:.0f} seconds")
            time.sleep(BETWEEN_LOOKS)

    def picture(self, name: str) -> None:
        """Keep a picture of the screen, if that is wished. Needs ImageMagick."""
        if self.pictures is not None:
            self.pictures.mkdir(parents=True, exist_ok=True)
            command = ["import", "-window", "root", str(self.pictures / f"{name}.png")]
            subprocess.run(command, env=self.environment, check=True)

    def _xdotool(self, *wish: str) -> str:
        command = ["xdotool", *wish]
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--home", type=Path, help="a temporary folder by default")
    parser.add_argument("--pictures", type=Path, help="where pictures of the screen are kept")
    parser.add_argument("command", nargs="+")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        try:
            try_out(wish.command, wish.home or Path(folder), wish.pictures)
        except TrialError as error:
            print(f"{' '.join(wish.command)}: {error}", file=sys.stderr)
            return 1
    return 0


def try_out(command: Sequence[str], home: Path, pictures: Path | None = None) -> None:
    """Use the program from its first start to its end. Raises TrialError."""
    with screen() as display:
        ours = os.environ.items()
        rest = {key: value for key, value in ours if not key.startswith(OF_THIS_SESSION)}
        environment = rest | {"DISPLAY": display, "HOME": str(home)}
        program = Installed(tuple(command), home, environment, pictures)
        print(program.run("--version"), flush=True)
        watch(program)
        begin(program)
        go_on(program)


@contextmanager
def screen() -> Iterator[str]:
    """A display with a window manager."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-ac", "-screen", "0", "1280x900x24"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, pass_fds=[writing], stderr=quiet) as server:
        os.close(writing)
        with os.fdopen(reading) as told:
            display = f":{told.readline().strip()}"
        environment = os.environ | {"DISPLAY": display}
        with subprocess.Popen(["openbox"], env=environment, stdout=quiet, stderr=quiet) as manager:
            try:
                yield display
            finally:
                manager.terminate()
                server.terminate()


def watch(program: Installed) -> None:
    """A whole match between computer players, in Hungarian, and its record."""
    asked = ("--watch", "--speed", "off", "--matches", "1", "--language", "hu")
    program.run(*asked, "--records", WATCHED)
    print(program.run("verify", WATCHED), flush=True)
    forget(program)


def forget(program: Installed) -> None:
    """A plain start would go on watching."""
    (program.home / WATCHED).unlink()
    for file in program.home.glob(f"{STORE}*"):
        file.unlink()


def begin(program: Installed) -> None:
    """A match of our own, Dutch in the middle of it, and the end of a process."""
    with program.started() as process:
        program.wait("the window", lambda: program.shows(WINDOW))
        play(program, FIRST_TRICK)
        change_language(program, "en", "nl")
        program.picture("killed")
        process.kill()
    print(f"killed after {program.match()[1]} actions", flush=True)


def go_on(program: Installed) -> None:
    """The same match, in the language chosen, and an orderly end."""
    match, done = program.match()
    with program.started() as process:
        program.wait("the window again", lambda: program.shows(WINDOW))
        play(program, done + TWO_TRICKS)
        program.picture("resumed")
        if program.match()[0] != match:
            raise TrialError("another match was begun")
        ask_for_preferences(program, "nl")
        program.press("Escape")
        program.wait("the preferences to close", lambda: not program.shows(PREFERENCES["nl"]))
        program.press("alt+F4")
        program.wait("the end", lambda: process.poll() is not None)
        complaint = process.communicate()[1]
    if process.returncode != 0 or complaint:
        raise TrialError(f"ended with {process.returncode}: {complaint}")
    print(f"resumed, and ended after {program.match()[1]} actions", flush=True)


def play(program: Installed, actions: int) -> None:
    """Press the keys of whoever takes the first thing that is offered."""
    keys = cycle(("Return", "Tab", "Return", "Tab", "Escape"))

    def is_done() -> bool:
        program.press(next(keys))
        return program.match()[1] >= actions

    program.wait(f"{actions} actions", is_done)


def change_language(program: Installed, before: str, after: str) -> None:
    """By the keys of the last page; the title of the dialog tells the language at once."""
    ask_for_preferences(program, before)
    program.press("ctrl+shift+Tab", "alt+l", "n")  # Nederlands
    program.wait("another language", lambda: program.shows(PREFERENCES[after]))
    program.press("Return")
    program.wait("the preferences to close", lambda: not program.shows(PREFERENCES[after]))
    program.wait("the language to be kept", lambda: f'"language": "{after}"' in program.kept())


def ask_for_preferences(program: Installed, language: str) -> None:
    program.press("ctrl+comma")
    program.wait("the preferences", lambda: program.shows(PREFERENCES[language]))


if __name__ == "__main__":
    sys.exit(main())
