"""The colours that the desktop is in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtQml import QQmlComponent

from allfives_desktop import assets
from allfives_desktop.table.appearance import Scheme

if TYPE_CHECKING:
    from PySide6.QtQml import QQmlEngine


class DesktopScheme(QObject):
    """Follows the desktop while the program runs; `changed` tells that its colours are others.

    QML is asked, which tells them as a word: to Python the style hints answer in enumerations of
    the class Qt, which cost more than all that is asked here (see `models.roles`).
    """

    changed = Signal()

    def __init__(self, engine: QQmlEngine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        url = QUrl.fromLocalFile(str(assets.qml_dir() / "DesktopScheme.qml"))
        self._component = QQmlComponent(engine, url)  # what it makes goes with it
        self._asked = cast("Any", self._component.create())
        self._asked.setParent(self)
        self._asked.schemeChanged.connect(self.changed)

    @property
    def scheme(self) -> Scheme:
        return Scheme(self._asked.property("scheme"))
