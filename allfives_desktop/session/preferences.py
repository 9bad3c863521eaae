"""What the player has set: a JSON file in the user's config folder.

Keys this version does not know are kept and written back. A value that does not fit is named by its
key and replaced by the default; the rest of the file counts.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

LARGEST: Final = 1024 * 1024
DEFAULTS: Final[dict[str, Any]] = {
    "language": "",
    "motion": "normal",
    "dwell": "normal",
    "panel": False,
    "geometry": "",
    "windows": "",
}
ALLOWED: Final[dict[str, tuple[Any, ...]]] = {
    "language": ("", "en", "pt", "pt_PT", "nl", "gl", "hu"),
    "motion": ("slow", "normal", "fast", "very-fast", "off"),
    "dwell": ("short", "normal", "long", "click"),
}


class Preferences(QObject):
    """The settings by key; `changed` names a key whose value is new. Every change is saved at once.

    `faults` holds the keys whose values in the file could not be used, "" for the whole file.
    """

    changed = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self.faults: list[str] = []
        self._values = self._read()

    def text(self, key: str) -> str:
        """The value of a key that holds text."""
        return str(self._value(key))

    def flag(self, key: str) -> bool:
        """The value of a key that is on or off."""
        return bool(self._value(key))

    def set(self, key: str, value: str | bool) -> None:
        """Keep a new value. A disk that cannot be written loses it at the end of the session."""
        if not _fits(key, value):
            raise ValueError(key)
        if value == self._value(key):
            return
        self._values[key] = value
        self._write()
        self.changed.emit(key)

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

    def _write(self) -> None:
        text = json.dumps(self._values, ensure_ascii=False, indent=1, sort_keys=True)
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(
                "w", encoding="utf-8", dir=self._path.parent, delete=False
            ) as file:
                file.write(text + "\n")
            Path(file.name).replace(self._path)
        except OSError:
            return


def _fits(key: str, value: object) -> bool:
    if key in ALLOWED:
        return value in ALLOWED[key]
    return type(value) is type(DEFAULTS[key])
