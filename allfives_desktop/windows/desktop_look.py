"""How the window looks: colours as the desktop's or chosen, and the size of all letters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFontInfo, QPalette
from PySide6.QtWidgets import QApplication

from allfives_desktop.table.appearance import Felt, Scheme
from allfives_desktop.windows.style import EDGES, palette, style

if TYPE_CHECKING:
    from allfives_desktop.session.preferences import Preferences
    from allfives_desktop.table.desktop_scheme import DesktopScheme
    from allfives_desktop.table.table_view import TableView
    from allfives_desktop.windows.main_window import MainWindow

USUAL_LETTERS: Final = 15  # pixels: up to this a desktop's letters are as large as most


class DesktopLook(QObject):
    """Keeps window, panel, dialogs and table in the colours and letters that are wished.

    Without a wish of the player's own they follow the desktop, also while running; `dressed` tells
    other windows that colours or letters may be others now.
    """

    dressed = Signal()

    def __init__(
        self,
        window: MainWindow,
        table: TableView,
        preferences: Preferences,
        desktop: DesktopScheme,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._window, self._table = window, table
        self._preferences, self._desktop = preferences, desktop
        self._font = QApplication.font()
        self._is_own_palette = False
        self._is_open = True
        self._take_theme()
        self._take_text()
        desktop.changed.connect(self._follow)
        preferences.changed.connect(self._take)

    @property
    def scheme(self) -> Scheme:
        """The colours in use."""
        return scheme_of(self._preferences, self._desktop)

    @property
    def felt(self) -> Felt:
        """The cloth, whose colours the window takes up."""
        return Felt(self._preferences.text("felt"))

    @property
    def letters(self) -> float:
        """How large the letters of a table are, against those it was designed with."""
        factor = int(self._preferences.text("text_size")) / 100
        return min(factor * max(1.0, QFontInfo(self._font).pixelSize() / USUAL_LETTERS), 2.0)

    def restore(self) -> None:
        """Give the application back the letters and colours it had."""
        if not self._is_open:
            return
        self._is_open = False
        self._preferences.changed.disconnect(self._take)
        if QApplication.font() != self._font:
            QApplication.setFont(self._font)
        self._use_own_palette(None)

    def _take(self, key: str) -> None:
        if key == "theme":
            self._take_theme()
        elif key == "felt":
            self._dress()
        elif key == "text_size":
            self._take_text()

    def _follow(self) -> None:
        if self._is_open and not self._preferences.text("theme"):
            self._take_theme()

    def _take_theme(self) -> None:
        scheme = self.scheme
        is_own = bool(self._preferences.text("theme")) or scheme is Scheme.CONTRAST
        self._use_own_palette(scheme if is_own else None)
        self._dress()
        self._table.show_property("scheme", scheme.value)

    def _dress(self) -> None:
        self._window.dress(sheet_of(self._preferences, self._desktop))
        self.dressed.emit()

    def _use_own_palette(self, scheme: Scheme | None) -> None:
        if scheme is not None:
            QApplication.setPalette(palette(scheme))
        elif self._is_own_palette:
            QApplication.setPalette(QPalette())
        self._set_sheet(EDGES if scheme is Scheme.CONTRAST else "")
        self._is_own_palette = scheme is not None

    def _set_sheet(self, sheet: str) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication) and app.styleSheet() != sheet:
            app.setStyleSheet(sheet)

    def _take_text(self) -> None:
        factor = int(self._preferences.text("text_size")) / 100
        if factor != 1 or QApplication.font() != self._font:
            font = QApplication.font()
            if self._font.pixelSize() > 0:
                font.setPixelSize(round(self._font.pixelSize() * factor))
            else:
                font.setPointSizeF(self._font.pointSizeF() * factor)
            QApplication.setFont(font)
            self._dress()
        self._table.show_property("textFactor", self.letters)


def sheet_of(preferences: Preferences, desktop: DesktopScheme) -> str:
    """The style sheet of the window."""
    return style(scheme_of(preferences, desktop), Felt(preferences.text("felt")))


def scheme_of(preferences: Preferences, desktop: DesktopScheme) -> Scheme:
    """The colours wished for, or the desktop's."""
    wished = preferences.text("theme")
    return Scheme(wished) if wished else desktop.scheme
