"""The window round the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMainWindow,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from allfives_desktop import __version__
from allfives_desktop.session.preferences import Preferences
from allfives_desktop.windows.commands import Commands
from allfives_desktop.windows.placing import on_screen

if TYPE_CHECKING:
    from allfives_desktop.windows.panel import Panel

FIRST_SIZE = QSize(1280, 800)
SMALLEST = QSize(800, 560)


class MainWindow(QMainWindow):
    """Menus, table, panel; keeps its own place and size. `closing` comes before it is gone.

    `dropped` tells of a file that was let fall on it.
    """

    closing = Signal()
    dropped = Signal(str)
    retranslated = Signal()
    _is_built = False

    def __init__(self, table: QWidget, preferences: Preferences, sheet: str = "") -> None:
        super().__init__()
        self._letters = QApplication.font()
        self.setStyleSheet(sheet)  # first: what is added later is dressed once
        self._preferences = preferences
        self._table = table
        self._panel: Panel | None = None
        self.setWindowTitle("All Fives")
        self.setMinimumSize(SMALLEST)
        self._middle = stacked(table)
        self.setCentralWidget(self._middle)
        self.setAcceptDrops(True)
        table.setAcceptDrops(False)  # or the table would take files, and lose them
        self.commands = Commands(self)
        self._match_label = QLabel()
        self._match_label.setContentsMargins(0, 0, 24, 0)
        self.menuBar().setCornerWidget(self._match_label)
        self._restore()
        self._give_room()
        self.commands.full_screen.toggled.connect(self._show_full_screen)
        self.commands.quit.triggered.connect(self.close)
        self.commands.about.triggered.connect(self._show_about)
        self._is_built = True

    def dress(self, sheet: str) -> None:
        """Wear this style sheet, and letters as large as the application's."""
        if (sheet, QApplication.font()) != (self.styleSheet(), self._letters):
            self._wear(sheet)
        self._fit_match()
        self._make_room()

    def _wear(self, sheet: str) -> None:
        if QApplication.font() != self._letters:
            self._letters = QApplication.font()
            for part in (self, *self.findChildren(QMenu)):
                part.setFont(self._letters)
        self.setStyleSheet(sheet)  # after a change of letters too, or they stay as they were

    def show_match(self, words: str) -> None:
        """What is played, at the end of the menu bar."""
        self._match_label.setText(words)
        self._fit_match()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_match()

    def _fit_match(self) -> None:
        """The match is named where the menus leave room for it."""
        bar, label = self.menuBar(), self._match_label
        label.setFixedHeight(bar.sizeHint().height())
        bar.setCornerWidget(label)
        menus = sum(bar.actionGeometry(action).width() for action in bar.actions())
        label.setVisible(menus + label.sizeHint().width() <= self.width())

    def notify(self, title: str, sentence: str) -> None:
        """A plain message that play does not wait for."""
        from allfives_desktop.windows.notes import tell

        tell(self, title, sentence)

    def dock(self, panel: Panel) -> None:
        """Give the panel its place beside the table, or where it was left."""
        from PySide6.QtCore import Qt

        self._panel = panel
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, panel)
        self.restoreDockWidget(panel)
        panel.setVisible(self._preferences.flag("panel"))
        self.commands.panel.toggled.connect(panel.setVisible)
        panel.visibilityChanged.connect(self._keep_panel)
        panel.topLevelChanged.connect(self._make_room)
        self._make_room()

    def lay_above(self, part: QWidget) -> None:
        """Give a widget its place over the table."""
        column = self._middle.layout()
        if isinstance(column, QVBoxLayout):
            column.insertWidget(0, part)

    def come_forward(self) -> None:
        """Before all other windows, also out of the task bar."""
        from PySide6.QtCore import Qt

        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def changeEvent(self, event: QEvent) -> None:
        if self._is_built:  # what was announced before is in use already
            self._follow(event.type())
        super().changeEvent(event)

    def _follow(self, change: QEvent.Type) -> None:
        if change is QEvent.Type.LanguageChange:
            self.commands.retranslate()
            self.retranslated.emit()
        elif change is QEvent.Type.WindowStateChange:
            self.commands.full_screen.setChecked(self.isFullScreen())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _file_of(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.dropped.emit(_file_of(event))

    def closeEvent(self, event: QCloseEvent) -> None:
        self._preferences.set("geometry", _encoded(self.saveGeometry()))
        self._preferences.set("windows", _encoded(self.saveState()))
        self.closing.emit()
        super().closeEvent(event)

    def _restore(self) -> None:
        if self.restoreGeometry(_decoded(self._preferences.text("geometry"))):
            self._come_on_screen()
        else:
            self.resize(FIRST_SIZE.boundedTo(QGuiApplication.primaryScreen().availableSize()))
        self.restoreState(_decoded(self._preferences.text("windows")))
        self.commands.panel.setChecked(self._preferences.flag("panel"))
        self.commands.full_screen.setChecked(self.isFullScreen())

    def _give_room(self) -> None:
        """Lay the window out before it is seen, so that the scene is laid out only once."""
        for layout in (self.layout(), self._middle.layout()):
            if layout is not None:
                layout.activate()

    def _come_on_screen(self) -> None:
        """A screen that was there when the place was kept may be gone."""
        if self.isMaximized() or self.isFullScreen():
            return
        first = QGuiApplication.primaryScreen()
        screens = sorted(QGuiApplication.screens(), key=lambda screen: screen is not first)
        self.setGeometry(
            on_screen(self.geometry(), [screen.availableGeometry() for screen in screens])
        )

    def _keep_panel(self) -> None:
        shown = self._panel is not None and not self._panel.isHidden()
        self.commands.panel.setChecked(shown)
        self._preferences.set("panel", shown)
        self._make_room()

    def _make_room(self) -> None:
        """The window is never too narrow for the table and the panel beside it."""
        panel, least = self._panel, SMALLEST.width()
        if panel is not None and not panel.isHidden() and not panel.isFloating():
            least = max(least, self._both(panel))
        self.setMinimumWidth(least)

    def _both(self, panel: Panel) -> int:
        """The least width of table and panel with the handle between them."""
        from PySide6.QtWidgets import QStyle

        handle = self.style().pixelMetric(QStyle.PixelMetric.PM_DockWidgetSeparatorExtent)
        return self._table.minimumWidth() + handle + panel.minimumSizeHint().width()

    def _show_full_screen(self, full: bool) -> None:
        from PySide6.QtCore import Qt

        if full is not self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _show_about(self) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QMessageBox

        from allfives_desktop.text.licences import works_of_others

        text = self.tr(
            "All Fives %1\n\nA card game of the All Fours family.\nFree software (GPL 3 or later)."
        )
        box = QMessageBox(
            QMessageBox.Icon.NoIcon,
            self.tr("About All Fives"),
            text.replace("%1", __version__),
            parent=self,
        )
        box.setInformativeText(works_of_others())
        box.setIconPixmap(self.windowIcon().pixmap(64))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()


def stacked(*parts: QWidget) -> QWidget:
    """Widgets one under the other, the last with all the room that is left."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for part in parts:
        column.addWidget(part, 1 if part is parts[-1] else 0)
    return whole


def _file_of(event: QDropEvent) -> str:
    """The one file that is let fall, if it is one of this machine."""
    urls = event.mimeData().urls()
    return urls[0].toLocalFile() if len(urls) == 1 else ""


def _encoded(data: QByteArray) -> str:
    return bytes(data.toBase64().data()).decode("ascii")


def _decoded(text: str) -> QByteArray:
    return QByteArray.fromBase64(QByteArray(text.encode("ascii", "ignore")))
