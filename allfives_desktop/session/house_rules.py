"""The player's named house rules: one preset file each, in a folder of the user's.

A file that cannot be used is refused with its fault and changes nothing; one that lies in the
folder stays there untouched. What a newer version wrote beside our keys is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from allfives_desktop.records import presets, strict_json
from allfives_desktop.records.faults import Fault, FaultError
from allfives_desktop.records.presets import SUFFIX, Preset, preset_of
from allfives_desktop.rules.options import Options
from allfives_desktop.session.journal import AtOnce

if TYPE_CHECKING:
    from allfives_desktop.session.journal import Writing

LARGEST: Final = 256 * 1024
LONGEST_NAME: Final = 60
_LONGEST_STEM: Final = 40
_UNFIT: Final = re.compile(r"[^\w]+")


@dataclass(frozen=True, slots=True)
class NamedRules:
    """House rules that can be played, and the file they are in."""

    path: Path
    preset: Preset

    @property
    def name(self) -> str:
        """What the player calls them, in one line."""
        return fit_name(self.preset.name) or fit_name(self.path.stem)

    @property
    def key(self) -> str:
        """The name of the file: the same rules, whatever they are called."""
        return self.path.name

    @property
    def ruleset(self) -> str:
        """The name of the game they are rules of."""
        return self.preset.ruleset

    @property
    def options(self) -> Options:
        """All thirty-six values."""
        return self.preset.options()


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a file was not read or written: its fault, or the system's `reason`."""

    path: Path
    fault: Fault | None = None
    reason: str = ""


class HouseRules(QObject):
    """The presets in a folder, in the order of their names; `changed` when there are others.

    `reading` reads them; where that takes long there are none until `changed`. What cannot be done
    comes back as a Refusal, and everything is as before.
    """

    changed = Signal()

    def __init__(
        self, folder: Path, parent: QObject | None = None, *, reading: Writing | None = None
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._deleted: NamedRules | None = None
        self._found: Sequence[NamedRules | Refusal] = ()
        self._reading: Writing = reading or AtOnce()
        self._readings = 0
        self.read()

    @property
    def all(self) -> tuple[NamedRules, ...]:
        """The house rules that can be played."""
        return tuple(each for each in self._found if isinstance(each, NamedRules))

    @property
    def refused(self) -> tuple[Refusal, ...]:
        """The files in the folder that cannot be used."""
        return tuple(each for each in self._found if isinstance(each, Refusal))

    @property
    def deleted(self) -> str:
        """The name of the rules deleted last, while they can be taken back; else ""."""
        return self._deleted.name if self._deleted else ""

    def read(self) -> None:
        """Look what lies in the folder."""
        self._readings += 1
        number, folder = self._readings, _Folder(self._folder)
        self._reading.do(folder.read, lambda _: self._take(number, folder))

    def named(self, name: str) -> NamedRules | None:
        """The rules of that name; capitals do not matter."""
        wanted = fit_name(name).casefold()
        return next((each for each in self.all if each.name.casefold() == wanted), None)

    def save(self, name: str, ruleset: str, options: Options) -> NamedRules | Refusal:
        """Keep rules under a name; those that had it before are replaced."""
        preset = preset_of(fit_name(name), ruleset, options)
        before = self.named(preset.name)
        if before is None:
            return self._write(self._free_path(preset.name), preset)
        return self._write(before.path, replace(preset, unknown=before.preset.unknown))

    def rename(self, rules: NamedRules, name: str) -> NamedRules | Refusal:
        """Give rules another name, which no other rules have; the file stays where it is."""
        fresh = fit_name(name)
        if fresh.casefold() != rules.name.casefold():
            fresh = self._free_name(fresh)
        return self._write(rules.path, replace(rules.preset, name=fresh))

    def duplicate(self, rules: NamedRules) -> NamedRules | Refusal:
        """The same rules once more, under a name of their own."""
        name = self._free_name(rules.name)
        return self._write(self._free_path(name), replace(rules.preset, name=name))

    def delete(self, rules: NamedRules) -> Refusal | None:
        """Delete the file; `take_back` brings it again."""
        try:
            rules.path.unlink(missing_ok=True)
        except OSError as error:
            return _refused(rules.path, error)
        self._deleted = rules
        self._look_again()
        return None

    def take_back(self) -> NamedRules | Refusal | None:
        """Undo the last deletion, if there is one."""
        if self._deleted is None:
            return None
        rules, name = self._deleted, self._free_name(self._deleted.name)
        path = self._free_path(name) if rules.path.exists() else rules.path
        written = self._write(path, replace(rules.preset, name=name))
        if isinstance(written, NamedRules):
            self._deleted = None
        return written

    def export_to(self, rules: NamedRules, path: Path) -> Refusal | None:
        """Write a copy for somebody else."""
        try:
            presets.save(path, rules.preset)
        except OSError as error:
            return _refused(path, error)
        return None

    def import_from(self, path: Path) -> NamedRules | Refusal:
        """Take in a copy of a file; a name that is taken gets a number."""
        found = _read(path)
        if isinstance(found, Refusal):
            return found
        name = self._free_name(found.name)
        return self._write(self._free_path(name), replace(found.preset, name=name))

    def _write(self, path: Path, preset: Preset) -> NamedRules | Refusal:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            presets.save(path, preset)
        except OSError as error:
            return _refused(path, error)
        self._look_again()
        return NamedRules(path, preset)

    def _take(self, number: int, folder: _Folder) -> None:
        """What was read, unless the folder has been looked at again since."""
        if number == self._readings:
            self._found = folder.found
            self.changed.emit()

    def _look_again(self) -> None:
        self._readings += 1
        self._found = _found_in(self._folder)
        self.changed.emit()

    def _free_name(self, name: str) -> str:
        wanted = name or "?"
        return next(each for each in _numbered(wanted) if self.named(each) is None)

    def _free_path(self, name: str) -> Path:
        stem = _UNFIT.sub("_", name).strip("_")[:_LONGEST_STEM] or "rules"
        tries = (self._folder / f"{each}{SUFFIX}" for each in _numbered(stem))
        return next(path for path in tries if not path.exists())


class _Folder:
    """A folder that is read somewhere else."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.found: Sequence[NamedRules | Refusal] = ()

    def read(self) -> None:
        self.found = _found_in(self._path)


def _found_in(folder: Path) -> Sequence[NamedRules | Refusal]:
    try:
        paths = sorted(folder.glob(f"*{SUFFIX}"))
    except OSError:
        return ()
    return sorted(map(_read, paths), key=_in_order)


def fit_name(text: str) -> str:
    """A name as one short line of letters that can be seen."""
    letters = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(letters.split())[:LONGEST_NAME].strip()


def _numbered(text: str) -> Iterator[str]:
    yield text
    number = 2
    while True:
        suffix = f" {number}"
        yield text[: LONGEST_NAME - len(suffix)] + suffix
        number += 1


def _in_order(found: NamedRules | Refusal) -> tuple[str, str]:
    return (found.name.casefold() if isinstance(found, NamedRules) else "", str(found.path))


def _read(path: Path) -> NamedRules | Refusal:
    try:
        preset = presets.decode(_contents(path))
        preset.options()
    except FaultError as error:
        return Refusal(path, error.fault)
    except OSError as error:
        return _refused(path, error)
    return NamedRules(path, preset)


def _contents(path: Path) -> bytes:
    """Only of plain files: a pipe would never end."""
    if path.exists() and not path.is_file():
        raise OSError(None, "")
    with path.open("rb") as stream:
        data = stream.read(LARGEST + 1)
    strict_json.check_size(len(data), offset=LARGEST, limit=LARGEST)
    return data


def _refused(path: Path, error: OSError) -> Refusal:
    return Refusal(path, reason=error.strerror or "")
