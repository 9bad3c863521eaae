"""What would make Qt abort on Linux, found out and said before Qt is loaded."""

import ctypes
import importlib.util
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePath


def obstacle(environment: Mapping[str, str] = os.environ) -> str | None:
    """One sentence on what keeps a window from opening here, or None."""
    if not sys.platform.startswith("linux"):
        return None
    platforms = list(_platforms(environment))
    if not platforms:
        return "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set."
    obstacles = [_obstacle_on(platform, environment) for platform in platforms]
    return None if None in obstacles else obstacles[0]


def _platforms(environment: Mapping[str, str]) -> Iterator[str]:
    """The Qt platforms that would be tried, in order."""
    chosen = environment.get("QT_QPA_PLATFORM")
    if chosen:
        yield from (name.partition(":")[0] for name in chosen.split(";"))
        return
    if environment.get("WAYLAND_DISPLAY"):
        yield "wayland"
    if environment.get("DISPLAY"):
        yield "xcb"


def _obstacle_on(platform: str, environment: Mapping[str, str]) -> str | None:
    plugin = _plugin_file(platform)
    if plugin is None:
        return None
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        library = PurePath(str(error).partition(":")[0]).name
        return f"a system library that the window needs is missing or broken: {library}."
    variable, answers = DISPLAYS.get(platform, ("", _always))
    if not answers():
        return f"the display {environment.get(variable, '')!r} ({variable}) does not answer."
    return None


def _plugin_file(platform: str) -> Path | None:
    package = importlib.util.find_spec("PySide6")
    if package is None or package.origin is None:
        return None
    file = Path(package.origin).parent / "Qt" / "plugins" / "platforms" / f"libq{platform}.so"
    return file if file.is_file() else None


def _x_answers() -> bool:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed


def _wayland_answers() -> bool:
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    display = wayland.wl_display_connect(None)
    if display is None:
        return False
    wayland.wl_display_disconnect(ctypes.c_void_p(display))
    return True


def _always() -> bool:
    return True


DISPLAYS = {"xcb": ("DISPLAY", _x_answers), "wayland": ("WAYLAND_DISPLAY", _wayland_answers)}
