"""What the player has set: a JSON file in the user's config folder.

Keys this version does not know are kept and written back. A value that does not fit is named by its
key and replaced by the default; the rest of the file counts, and the file as it was is kept aside.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from allfives_desktop.records.writing import free_name, replace_file
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.game import Game, as_mapping, is_game, read
from allfives_desktop.session.journal import AtOnce

if TYPE_CHECKING:
    from allfives_desktop.session.journal import Writing

LARGEST: Final = 1024 * 1024
FIRST_RULESET: Final = "all_fives"
DEFAULTS: Final[dict[str, Any]] = {
    "language": "",
    "motion": "",
    "dwell": "normal",
    "renderer": "",
    "hand_order": "suit",
    "deck": "courts",
    "inks": "two",
    "index": "normal",
    "letters": "language",
    "back": "red",
    "board": "walnut",
    "felt": "green",
    "sound": True,
    "volume": 60,
    "theme": "",
    "text_size": "100",
    "panel": False,
    "geometry": "",
    "windows": "",
    "new_match": {},
    "tutorial": {},
}
ALLOWED: Final[dict[str, tuple[Any, ...]]] = {
    "language": ("", "en", "pt", "pt_PT", "nl", "gl", "hu"),
    "motion": ("", "slow", "normal", "fast", "very-fast", "off"),
    "dwell": ("short", "normal", "long", "click"),
    "renderer": ("", "software", "hardware"),
    "hand_order": ("suit", "rank"),
    "deck": ("courts", "plain"),
    "inks": ("two", "four"),
    "index": ("normal", "large"),
    "letters": ("language", "international"),
    "back": ("red", "blue", "green", "black"),
    "board": ("walnut", "maple", "ebony"),
    "felt": ("green", "blue", "burgundy", "grey", "sand"),
    "theme": ("", "light", "dark", "contrast"),
    "text_size": ("100", "125", "150", "175", "200"),
}
# A deck found on the machine, named by who keeps it and by its folder.
FOREIGN_DECK: Final = re.compile(r"(own|kde|pysol):[^/\\\x00-\x1f]{1,120}")
RANGES: Final = {"volume": range(101)}


class Preferences(QObject):
    """The settings by key; `changed` names a key whose value is new. Every change is saved at once.

    `faults` holds the keys whose values in the file could not be used, "" for the whole file, and
    `kept_aside` is where it was kept then, None if nowhere. `unsaved` says why, the first time that
    nothing can be kept.
    """

    changed = Signal(str)
    unsaved = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.faults: list[str] = []
        self.kept_aside: Path | None = None
        self._is_unsaved = False
        self._writing: Writing = AtOnce()
        self._values = self._read()
        if self.faults:
            self._keep_aside()

    def write_with(self, writing: Writing) -> None:
        """Whoever writes the file from now on."""
        self._writing = writing

    def text(self, key: str) -> str:
        """The value of a key that holds text."""
        return str(self._value(key))

    def flag(self, key: str) -> bool:
        """The value of a key that is on or off."""
        return bool(self._value(key))

    def number(self, key: str) -> int:
        """The value of a key that holds a whole number."""
        return int(self._value(key))

    @property
    def game(self) -> Game:
        """What the next match is of: the game chosen last, at first All Fives."""
        kept = self.mapping("new_match")
        return read(kept) if kept else Game(FIRST_RULESET, RULESETS[FIRST_RULESET].options())

    def mapping(self, key: str) -> dict[str, Any]:
        """The value of a key that holds several, {} where nothing was kept."""
        return dict(self._value(key))

    def set(self, key: str, value: str | bool | int | Mapping[str, Any]) -> None:
        """Keep a new value. A disk that cannot be written loses it at the end of the session."""
        if not _fits(key, value):
            raise ValueError(key)
        if value == self._value(key):
            return
        self._values[key] = value
        self._write()
        self.changed.emit(key)

    def set_game(self, game: Game) -> None:
        """Keep what the next match is of."""
        self.set("new_match", as_mapping(game))

    def _value(self, key: str) -> Any:
        return self._values.get(key, DEFAULTS[key])

    def _read(self) -> dict[str, Any]:
        try:
            if self._path.stat().st_size > LARGEST:
                raise ValueError("too large")
            values = json.loads(self._path.read_text(encoding="utf-8"))
            if not isinstance(values, dict):
                raise ValueError("not an object")
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError):
            self.faults.append("")
            return {}
        wrong = [key for key in DEFAULTS if key in values and not _fits(key, values[key])]
        self.faults += wrong
        return {key: value for key, value in values.items() if key not in wrong}

    def _keep_aside(self) -> None:
        """A copy of the file under another name; the file is sound from now on."""
        aside = free_name(self._path)
        try:
            replace_file(aside, self._path.read_bytes())
        except OSError:
            return
        self.kept_aside = aside
        self._write()

    def _write(self) -> None:
        text = json.dumps(self._values, indent=1, sort_keys=True)
        self._writing.do(partial(_replace, self._path, (text + "\n").encode()), self._look_at)

    def _look_at(self, error: OSError | None) -> None:
        if error is not None and not self._is_unsaved:
            self._is_unsaved = True
            self.unsaved.emit(str(error))


def _replace(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, data)


def _fits(key: str, value: object) -> bool:
    if key == "deck" and isinstance(value, str) and FOREIGN_DECK.fullmatch(value):
        return True
    if key in ALLOWED:
        return value in ALLOWED[key]
    if key == "new_match" and isinstance(value, dict) and value:
        return is_game(value)
    return type(value) is type(DEFAULTS[key]) and value in RANGES.get(key, (value,))
