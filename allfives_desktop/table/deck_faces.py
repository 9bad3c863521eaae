"""Keeps the faces of the cards as files in the user's cache folder, a folder for each style."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

from allfives_desktop.rules.cards import PACK
from allfives_desktop.table.face_drawing import FaceDrawer, FaceStyle

ASSEMBLY: Final = "3"
KEPT: Final = 12


class DeckFaces:
    """Writes each set of faces once; `parts` is the folder of drawings, `cache` may be lost."""

    def __init__(self, parts: Path, cache: Path) -> None:
        self._parts = parts
        self._cache = cache / "faces"
        self._folders: dict[FaceStyle, Path] = {}

    def folder(self, style: FaceStyle) -> Path:
        """A folder with AS.svg ... 2C.svg (the ten is T).

        It is complete when it is there. Where the cache cannot be written, a temporary one serves.
        """
        known = self._folders.get(style)
        if known is None or not known.is_dir():
            known = self._folders[style] = self._made(style)
        return known

    def _made(self, style: FaceStyle) -> Path:
        folder = self._cache / self._name(style)
        if folder.is_dir():
            with suppress(OSError):
                folder.touch()
            return folder
        try:
            self._cache.mkdir(parents=True, exist_ok=True)
            written = self._write(folder, style)
        except OSError:
            spare = Path(tempfile.mkdtemp(prefix="allfives-"))
            return self._write(spare / folder.name, style)
        _drop_oldest(self._cache)
        return written

    def _name(self, style: FaceStyle) -> str:
        edition = (self._parts / "edition.txt").read_text(encoding="ascii")
        look = f"{style.deck} {style.inks} {style.index} {style.small}"
        text = f"{ASSEMBLY} {edition} {'.'.join(style.letters)} {look}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def _write(self, folder: Path, style: FaceStyle) -> Path:
        """All faces into a folder that takes its name when it is complete."""
        draft = Path(tempfile.mkdtemp(prefix="draft-", dir=folder.parent))
        drawer = FaceDrawer(self._parts, style)
        for card in PACK:
            (draft / f"{card.code}.svg").write_text(drawer.face(card), encoding="utf-8")
        try:
            return draft.rename(folder)
        except OSError:
            return folder if folder.is_dir() else draft


def _drop_oldest(cache: Path) -> None:
    """Keep what was used last."""
    with suppress(OSError):
        by_age = sorted(cache.iterdir(), key=lambda folder: folder.stat().st_mtime_ns)
        for folder in by_age[:-KEPT]:
            shutil.rmtree(folder, ignore_errors=True)
