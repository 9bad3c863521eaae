"""Where the files that ship with the program are, in a checkout and in an installed wheel."""

from pathlib import Path

PACKAGE = Path(__file__).parent


def resource(name: str) -> Path:
    """The file or folder `name` of `resources/`, e.g. `board/felt.png`; it exists."""
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
