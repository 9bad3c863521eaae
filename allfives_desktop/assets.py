"""Where the files that ship with the program are, in a checkout and in an installed wheel."""

import os
from contextlib import suppress
from pathlib import Path

PACKAGE = Path(__file__).parent


def resource(name: str) -> Path:
    """The file or folder `name` of `resources/`, e.g. `board/walnut.jpg`; it exists."""
    path = resources_dir() / name
    if not path.exists():
        raise FileNotFoundError(path)
    return path


def resources_dir() -> Path:
    installed = PACKAGE / "resources"
    return installed if installed.is_dir() else PACKAGE.parent / "resources"


def qml_dir() -> Path:
    return PACKAGE / "table" / "qml"


def translations_dir() -> Path:
    """The folder of the compiled `allfives_<language>.qm`."""
    return PACKAGE / "translations"


def writable(folder: Path) -> Path:
    """The folder, made where it is missing; a temporary one where nothing can be written to it."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    if os.access(folder, os.W_OK | os.X_OK):
        return folder
    from tempfile import mkdtemp

    return Path(mkdtemp(prefix="allfives-"))
