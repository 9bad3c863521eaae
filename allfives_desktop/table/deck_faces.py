"""Keeps the faces of the cards as files in the user's cache folder, a folder for each style."""

from __future__ import annotations

import hashlib
import shutil
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from allfives_desktop.rules.cards import PACK
from allfives_desktop.table.face_drawing import FaceDrawer, FaceStyle

ASSEMBLY: Final = "4"
KEPT: Final = 12

Faces = Iterable[tuple[str, str]]


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

    def foreign_folder(self, key: str) -> Path:
        """The same for a deck drawn by others, with `back.svg` where it has one.

        Raises DeckError, which names what cannot be used.
        """
        from allfives_desktop.table.foreign_decks import deck_of
        from allfives_desktop.table.foreign_faces import faces_of

        deck = deck_of(key)
        name = _hashed(f"{ASSEMBLY} {deck.key} {deck.state()}")
        return self._kept(name, lambda: list(faces_of(deck)))

    def _made(self, style: FaceStyle) -> Path:
        drawer = FaceDrawer(self._parts, style)
        return self._kept(
            self._name(style), lambda: [(card.code, drawer.face(card)) for card in PACK]
        )

    def _kept(self, name: str, draw: Callable[[], Faces]) -> Path:
        folder = self._cache / name
        if folder.is_dir():
            with suppress(OSError):
                folder.touch()
            return folder
        faces = draw()
        try:
            self._cache.mkdir(parents=True, exist_ok=True)
            written = _write(folder, faces)
        except OSError:
            spare = Path(tempfile.mkdtemp(prefix="allfives-"))
            return _write(spare / name, faces)
        _drop_oldest(self._cache)
        return written

    def _name(self, style: FaceStyle) -> str:
        edition = (self._parts / "edition.txt").read_text(encoding="ascii")
        look = f"{style.deck} {style.inks} {style.index} {style.small}"
        return _hashed(f"{ASSEMBLY} {edition} {'.'.join(style.letters)} {look}")


def _hashed(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _write(folder: Path, faces: Faces) -> Path:
    """All faces into a folder that takes its name when it is complete."""
    draft = Path(tempfile.mkdtemp(prefix="draft-", dir=folder.parent))
    for name, face in faces:
        (draft / f"{name}.svg").write_text(face, encoding="utf-8")
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
