"""What went wrong, in a plain text to be sent to those who write the program.

Nothing in it is personal: no names of seats, no folder, no name of a user or a computer.
"""

from __future__ import annotations

import platform
import re
import sys
import traceback
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import qVersion

from allfives_desktop import __version__
from allfives_desktop.records.deal_code import encode
from allfives_desktop.rules.actions import Action, Cut, Deal
from allfives_desktop.rules.options import as_mapping
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.rules.seed_text import is_seed
from allfives_desktop.session.deals import is_of_seed
from allfives_desktop.session.rows import action_row

if TYPE_CHECKING:
    from allfives_desktop.session.match_session import MatchSession
    from allfives_desktop.session.setup import MatchSetup

PACKAGE: Final = "allfives_desktop"
LONGEST: Final = 2000  # of the words of an error
_QUOTED_PATH: Final = re.compile(r"""(['"])[^'"\n]*[\\/][^'"\n]*\1""")
_PATH: Final = re.compile(r"(?:\b[A-Za-z]:|~)?[\\/][^\s'\",;]*")


def report_of(error: BaseException, session: MatchSession) -> str:
    """The report of an error while this match lay on the table."""
    sections = [_program(), _error(error, _names(session))]
    if session.has_match:
        sections += [_rules(session.setup), _match(session.setup, session.log)]
    return "\n".join("\n".join(lines) + "\n" for lines in sections)


def place_of(error: BaseException) -> str:
    """Where it was raised: equal for the same error raised again."""
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1] if frames else None
    where = f"{_module(last.filename)}:{last.lineno}" if last else ""
    return f"{type(error).__name__} {where}"


def _program() -> list[str]:
    python = ".".join(map(str, sys.version_info[:3]))
    return [
        f"All Fives {__version__}",
        f"Python {python}, Qt {qVersion()}, {platform.system()} {platform.machine()}",
    ]


def _error(error: BaseException, names: Iterable[str]) -> list[str]:
    words = f"{type(error).__name__}: {scrubbed(str(error)[:LONGEST], names)}"
    frames = traceback.extract_tb(error.__traceback__)
    return [words, *(f"  {_module(f.filename)}:{f.lineno} {f.name}" for f in frames)]


def _rules(setup: MatchSetup) -> list[str]:
    """The ruleset by name, and what differs from it."""
    if setup.ruleset not in RULESETS:
        return ["Rules: " + _values(as_mapping(setup.options))]
    standard = dict(RULESETS[setup.ruleset].options())
    changed = {key: value for key, value in setup.options if value != standard[key]}
    return [f"Rules: {setup.ruleset} {_values(changed)}".rstrip()]


def _values(values: Mapping[str, object]) -> str:
    return " ".join(f"{key}={value}" for key, value in values.items())


def _match(setup: MatchSetup, log: tuple[Action, ...]) -> list[str]:
    """Deal code and actions; the cards themselves only where no code leads to them."""
    players = ", ".join(seat.player or "person" for seat in setup.seats)
    coded = is_seed(setup.seed) and setup.ruleset in RULESETS and is_of_seed(setup, log)
    code = encode(setup.ruleset, setup.options, setup.seed) if coded else "none"
    shown = [each for each in log if not (coded and isinstance(each, Cut | Deal))]
    return [f"Seats: {players}", f"Deal code: {code}", "Actions:", *map(action_row, shown)]


def scrubbed(text: str, names: Iterable[str] = ()) -> str:
    """A text without paths, and without these names."""
    text = _PATH.sub("<path>", _QUOTED_PATH.sub("<path>", text))
    for name in sorted(filter(None, names), key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "<name>", text)
    return text


def _names(session: MatchSession) -> Iterator[str]:
    """What the person and the seats are called."""
    yield Path.home().name
    if session.has_match:
        yield from session.setup.names


def _module(file: str) -> str:
    """A source file of ours by its place in the package, any other by its name alone."""
    parts = Path(file).parts
    if PACKAGE in parts:
        at = len(parts) - 1 - parts[::-1].index(PACKAGE)
        return "/".join(parts[at:])
    return Path(file).name
