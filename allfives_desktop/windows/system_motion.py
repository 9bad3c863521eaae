"""Whether the desktop asks for less motion; asked for without waiting, and followed."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import SLOT, QObject, QProcess, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusMessage

PORTAL: Final = "org.freedesktop.portal.Desktop"
OBJECT: Final = "/org/freedesktop/portal/desktop"
SETTINGS: Final = "org.freedesktop.portal.Settings"
# What a setting's value says when less motion is wished. Windows: winuser.h; macOS: Accessibility.
PORTAL_KEYS: Final = (
    ("org.freedesktop.appearance", "reduced-motion"),
    ("org.gnome.desktop.interface", "enable-animations"),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"),
)
WINDOWS_ANIMATES: Final = 0x1042  # SPI_GETCLIENTAREAANIMATION
MAC_COMMAND: Final = ("read", "com.apple.universalaccess", "reduceMotion")


class SystemMotion(QObject):
    """`changed` tells when the wish is another; before `ask` none is known."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._said: dict[tuple[str, str], object] = {}
        self._reduced = False
        self._process: QProcess | None = None

    @property
    def speed(self) -> str:
        """The speed of motion that follows from it."""
        return "off" if self._reduced else "normal"

    @property
    def is_reduced(self) -> bool:
        """Whether less motion is wished."""
        return self._reduced

    def ask(self) -> None:
        """Ask the system this program runs on; the answer may come later, or never."""
        if sys.platform == "win32":
            self._take(reduced=not _windows_animates())
        elif sys.platform == "darwin":
            self._ask_mac()
        elif _has_bus():
            self._ask_portal()

    def _take(self, *, reduced: bool) -> None:
        if reduced is not self._reduced:
            self._reduced = reduced
            self.changed.emit()

    # Linux and its like

    def _ask_portal(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        changed: Any = SLOT("_take_changed(QDBusMessage)")  # text, whatever the stub says
        bus.connect(PORTAL, OBJECT, SETTINGS, "SettingChanged", self, changed)
        for key in PORTAL_KEYS:
            call = QDBusMessage.createMethodCall(PORTAL, OBJECT, SETTINGS, "Read")
            call.setArguments(list(key))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(call), self)
            watcher.setProperty("key", list(key))
            watcher.finished.connect(self._take_reply)

    def _take_reply(self, watcher: Any) -> None:
        reply = watcher.reply()
        watcher.deleteLater()
        if not watcher.isError() and reply.arguments():
            group, key = watcher.property("key")
            self._note(group, key, _plain(reply.arguments()[0]))

    @Slot("QDBusMessage")
    def _take_changed(self, message: QDBusMessage) -> None:
        if len(message.arguments()) == 3:
            group, key, value = message.arguments()
            self._note(str(group), str(key), _plain(value))

    def _note(self, group: str, key: str, value: object) -> None:
        if (group, key) in PORTAL_KEYS:
            self._said[group, key] = value
            self._take(reduced=is_reduced(self._said))

    # macOS

    def _ask_mac(self) -> None:
        self._process = QProcess(self)
        self._process.finished.connect(self._take_mac)
        self._process.start("defaults", list(MAC_COMMAND))

    def _take_mac(self) -> None:
        if self._process is not None:
            said = bytes(self._process.readAllStandardOutput().data())
            self._take(reduced=said.strip() == b"1")


def is_reduced(said: Mapping[tuple[str, str], object]) -> bool:
    """Whether one of the desktop's settings, by group and key, wishes less motion."""
    standard, gnome, kde = (said.get(key) for key in PORTAL_KEYS)
    return standard == 1 or gnome is False or _is_zero(kde)


def _is_zero(factor: object) -> bool:
    """KDE writes the factor as text; 0 is none at all."""
    try:
        return factor is not None and float(str(factor)) == 0
    except ValueError:
        return False


def _plain(value: Any) -> object:
    """The value in a variant, which may lie in another one."""
    while hasattr(value, "variant"):
        value = value.variant()
    return value


def _has_bus() -> bool:
    """Whether a session bus is there: else Qt would start one."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    return bool(os.environ.get("DBUS_SESSION_BUS_ADDRESS")) or (
        runtime is not None and Path(runtime, "bus").exists()
    )


def _windows_animates() -> bool:
    import ctypes

    animates = ctypes.c_int(1)
    library: Any = ctypes.__dict__["windll"].user32
    library.SystemParametersInfoW(WINDOWS_ANIMATES, 0, ctypes.byref(animates), 0)
    return bool(animates.value)
