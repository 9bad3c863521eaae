"""A screen of its own for what is measured: Xvfb where it is installed, else none at all."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SIZE = "3900x2200x24"


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """The environment of a process that shows a window and keeps its files in a fresh folder."""
    with tempfile.TemporaryDirectory(prefix="allfives-bench-") as home:
        env = os.environ | _folders(Path(home)) | {"QT_QUICK_BACKEND": "software"}
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # else each start compiles the program anew
        if shutil.which("Xvfb") is None:
            yield env | {"QT_QPA_PLATFORM": "offscreen"}
            return
        with _xvfb() as display:
            yield env | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}


def _folders(home: Path) -> dict[str, str]:
    folders = {}
    for kind in ("CACHE", "CONFIG", "DATA"):
        folder = home / kind.lower()
        folder.mkdir()
        folders[f"XDG_{kind}_HOME"] = str(folder)
    folders["PYTHONPYCACHEPREFIX"] = str(home / "bytecode")
    return folders


@contextmanager
def _xvfb() -> Iterator[str]:
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"
    finally:
        server.terminate()
        server.wait()
