"""What would make Qt abort, said before Qt is loaded."""

import ctypes
import importlib.util
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

Loader = Callable[[str], object]


def obstacle(
    environment: Mapping[str, str] = os.environ,
    *,
    platform: str = sys.platform,
    load: Loader = ctypes.CDLL,
) -> str | None:
    """One sentence on what keeps a window from opening here, or None."""
    if not platform.startswith("linux"):
        return None
    chosen = environment.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    wayland = bool(environment.get("WAYLAND_DISPLAY"))
    if not chosen and not wayland and not environment.get("DISPLAY"):
        return "no display to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."
    plugin = chosen or ("wayland" if wayland else "xcb")
    return _missing_library(plugin, load)


def _missing_library(plugin: str, load: Loader) -> str | None:
    file = _plugin_file(plugin)
    if file is None:
        return None
    try:
        load(str(file))
    except OSError as error:
        library = str(error).partition(":")[0]
        return f"a system library that the window needs is missing: {library}."
    return None


def _plugin_file(plugin: str) -> Path | None:
    package = importlib.util.find_spec("PySide6")
    if package is None or package.origin is None:
        return None
    file = Path(package.origin).parent / "Qt" / "plugins" / "platforms" / f"libq{plugin}.so"
    return file if file.is_file() else None
