"""What paints the table: Qt's software renderer, or the graphics hardware.

Hardware is tried in a process of its own (`renderer_trial`) and what came of it is kept by driver.
While a start with hardware has not painted the table a mark lies in the file: where the program
went down with its driver, the next start finds it, and paints by software.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Iterator, Mapping
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow, QSGRendererInterface

log = logging.getLogger(__name__)

Api = QSGRendererInterface.GraphicsApi
LARGEST: Final = 64 * 1024
MOST_DRIVERS: Final = 8
DEAF_PLATFORMS: Final = frozenset({"minimal", "offscreen", "vnc"})
CHOSEN_OUTSIDE: Final = ("QT_QUICK_BACKEND", "QSG_RHI_BACKEND")
# Where Mesa's drivers lie: a folder is written when one of them is replaced.
DRIVER_FOLDERS: Final = (
    "lib/x86_64-linux-gnu/dri",
    "lib/aarch64-linux-gnu/dri",
    "lib64/dri",
    "lib/dri",
)

# Where Windows keeps what its display adapters are driven by.
DISPLAYS: Final = r"SYSTEM\CurrentControlSet\Control\Class\{4d36e968-e325-11ce-bfc1-08002be10318}"


class Renderer(StrEnum):
    """What paints, as the preferences name it."""

    SOFTWARE = "software"
    HARDWARE = "hardware"


class Painting:
    """The renderer of this start, chosen from what is wished and what is known of the driver.

    `path` is where trials are kept, `driver` stands for the driver, "" where nothing can be chosen.
    Nothing here raises: what cannot be read is not known, what cannot be written is tried again.
    """

    def __init__(self, path: Path, driver: str) -> None:
        self._path = path
        self._driver = driver
        self._known = _read(path)
        self.renderer = Renderer.SOFTWARE

    @property
    def is_open(self) -> bool:
        """Whether it is not known yet if this driver is right."""
        return bool(self._driver) and self._driver not in self._known["drivers"]

    @property
    def works(self) -> bool:
        """Whether this driver has been tried and found right."""
        return self._known["drivers"].get(self._driver) is True

    def begin(self, wish: str) -> None:
        """Choose, and have Qt paint so; before the first window. `wish` is a renderer, or ""."""
        self._look_for_mark()
        is_wished = wish == Renderer.HARDWARE and self.is_open
        if wish == Renderer.SOFTWARE or not (self.works or is_wished):
            _paint_by_software()
            return
        self.renderer = Renderer.HARDWARE
        self._known["starting"] = self._driver
        self._write()
        QQuickWindow.setGraphicsApi(hardware())

    def _look_for_mark(self) -> None:
        if self._driver and self._known["starting"] == self._driver:
            log.info("the last start with %s painted nothing", self._driver)
            self._known["starting"] = ""
            self.keep(works=False)

    def painted(self) -> None:
        """The table has been seen."""
        if self._known["starting"]:
            self._known["starting"] = ""
            self._write()

    def keep(self, *, works: bool) -> None:
        """What came of a trial of this driver."""
        drivers = self._known["drivers"]
        drivers.pop(self._driver, None)
        drivers[self._driver] = works
        self._known["drivers"] = dict(list(drivers.items())[-MOST_DRIVERS:])
        self._write()

    def forget(self) -> None:
        """This driver is to be tried anew."""
        if self._driver in self._known["drivers"]:
            del self._known["drivers"][self._driver]
            self._write()

    def _write(self) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(json.dumps(self._known), encoding="utf-8")
        except OSError as error:
            log.info("what is known of the renderer cannot be kept: %s", error)


def _paint_by_software() -> None:
    if QQuickWindow.sceneGraphBackend() != Renderer.SOFTWARE:
        QQuickWindow.setGraphicsApi(Api.Software)


def can_be_chosen(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether there is a screen, and nobody has told Qt what to paint with."""
    chosen = any(environment.get(name) for name in CHOSEN_OUTSIDE)
    return not chosen and QGuiApplication.platformName() not in DEAF_PLATFORMS


def hardware() -> Api:
    """The way to the graphics hardware on this system."""
    if sys.platform == "win32":
        return Api.Direct3D11
    return Api.Metal if sys.platform == "darwin" else Api.OpenGL


def driver_here(root: Path = Path("/")) -> str:
    """What stands for the driver, without loading it: another text, another driver."""
    parts = [qVersion(), QGuiApplication.platformName(), sys.platform, _release()]
    found = _windows_drivers() if sys.platform == "win32" else _linux_drivers(root)
    return " ".join([*parts, *found])


def _release() -> str:
    """Of the system, which brings drivers of its own."""
    return os.uname().release if hasattr(os, "uname") else ""


def _linux_drivers(root: Path) -> Iterator[str]:
    for device in sorted(root.glob("sys/class/drm/card?/device")):
        yield ":".join(_text(device / name) for name in ("vendor", "device"))
    for module in ("nvidia", "nvidia_drm"):
        if version := _text(root / "sys/module" / module / "version"):
            yield version
    for folder in DRIVER_FOLDERS:
        try:
            yield str((root / "usr" / folder).stat().st_mtime_ns)
        except OSError:
            continue


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return ""


def _windows_drivers() -> Iterator[str]:
    registry = import_module("winreg")
    for number in range(MOST_DRIVERS):
        try:
            key = registry.OpenKey(registry.HKEY_LOCAL_MACHINE, rf"{DISPLAYS}\{number:04}")
            yield str(registry.QueryValueEx(key, "DriverDesc")[0])
            yield str(registry.QueryValueEx(key, "DriverVersion")[0])
        except OSError:
            continue


def _read(path: Path) -> dict[str, Any]:
    """{"drivers": {driver: whether it works}, "starting": driver or ""}."""
    nothing: dict[str, Any] = {"drivers": {}, "starting": ""}
    try:
        if path.stat().st_size > LARGEST:
            return nothing
        known = json.loads(path.read_text(encoding="utf-8"))
        drivers = {str(driver): works is True for driver, works in known["drivers"].items()}
        return {"drivers": drivers, "starting": str(known["starting"])}
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return nothing
