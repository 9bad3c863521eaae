"""Which copy is the first: whoever holds the lock of this user and this folder of matches."""

from __future__ import annotations

import os
import sys
import tempfile
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QLockFile


class Place:
    """Where copies that share a folder of matches meet.

    The lock goes with its process: one that a killed copy left behind is taken over.
    """

    def __init__(self, data: Path, folder: Path | None = None) -> None:
        """`data`: the folder of the matches; `folder`: where the lock is, the user's own for
        things of this session by default."""
        where = folder or Path(os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir())
        name = sha256(f"{Path.home()}\n{data.absolute()}".encode()).hexdigest()[:20]
        self._path = where / f"allfives-{name}"
        self._lock = QLockFile(f"{self._path}.lock")
        self._lock.setStaleLockTime(0)

    @property
    def door(self) -> str:
        """The name under which the first copy listens."""
        return self._path.name if sys.platform == "win32" else f"{self._path}.socket"

    def take(self) -> bool:
        """Whether this is the first copy, or nobody can tell."""
        if self._lock.tryLock(0):
            return True
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    def leave(self) -> None:
        """Let the next copy be the first."""
        self._lock.unlock()
