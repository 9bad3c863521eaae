"""The table as a widget: one QML scene, fed with typed objects."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QEvent, QMetaObject, QObject, QPoint, QSize, QUrl, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem, QQuickWindow, QSGRendererInterface
from PySide6.QtQuickWidgets import QQuickWidget

from allfives_desktop import assets
from allfives_desktop.table.appearance import Felt

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

SAMPLES = 4  # a pixel, so that the edges of turned cards are smooth on graphics hardware
SMALLEST = QSize(640, 380)
USUAL = QSize(1280, 774)  # what the usual window leaves; the first layout is then the last
USUAL_HAND = 168 / 770  # of the height of a table
# Seen for a moment where the picture of the cloth has not been painted yet.
FELTS = {
    Felt.GREEN: "#1F5A45",
    Felt.BLUE: "#22476F",
    Felt.BURGUNDY: "#662233",
    Felt.GREY: "#434B52",
    Felt.SAND: "#66553B",
}


class TableView(QQuickWidget):
    """Shows the scene `Table.qml`; `stilled` when all that moved has come to rest, `landed` when a
    peg comes down in a hole.

    Of two or three fast clicks on one spot only the first decides anything: what lies there may
    have changed under the pointer. The others still end a motion.
    """

    stilled = Signal()
    landed = Signal()
    laid_out = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setResizeMode(QQuickWidget.ResizeMode.SizeRootObjectToView)
        if QQuickWindow.graphicsApi() is not QSGRendererInterface.GraphicsApi.Software:
            form = self.format()
            form.setSamples(SAMPLES)
            self.setFormat(form)
        self.set_felt(Felt.GREEN)
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self._director: QObject | None = None
        self._press = Press()
        self._is_dropped = False

    def set_felt(self, felt: Felt) -> None:
        """The colour behind the scene."""
        self.setClearColor(QColor(FELTS[felt]))

    def load(self, objects: dict[str, Any]) -> None:
        """Build the scene from the objects it requires. Raises RuntimeError where QML is broken."""
        self._director = objects["director"]
        room = {"width": self.width(), "height": self.height()}  # or all is drawn for none first
        self.setInitialProperties(objects | room)
        self.setSource(QUrl.fromLocalFile(str(assets.qml_dir() / "Table.qml")))
        if self.status() is not QQuickWidget.Status.Ready:
            raise RuntimeError("; ".join(error.toString() for error in self.errors()))
        self._root.stilled.connect(self.stilled)
        self._root.landed.connect(self.landed)

    @property
    def _root(self) -> Any:
        return self.rootObject()

    @property
    def is_moving(self) -> bool:
        """Whether anything in the scene is on its way."""
        return self.rootObject() is not None and bool(self._root.property("moving"))

    @property
    def is_upright(self) -> bool:
        """Whether the board stands at the side."""
        return bool(self._root.property("upright"))

    @property
    def lying_board_height(self) -> float:
        """The room in height of a board that lies across the top, pixels."""
        return float(self._root.property("lyingBoard"))

    @property
    def hand_height(self) -> float:
        """How high a card of our hand is, pixels."""
        if self.rootObject() is None:
            return self.height() * USUAL_HAND
        return float(self._root.property("handHeight"))

    def show_property(self, name: str, value: object) -> None:
        """Give the scene another value of a required property."""
        QQmlProperty.write(self._root, name, value)

    def finish(self) -> None:
        """Everything that moves is where it goes, now."""
        if self.rootObject() is not None:
            self._call("finish")

    def raise_points(self) -> None:
        """The points won rise from the captured card."""
        self._call("lift")

    def celebrate(self, kind: str, milliseconds: int) -> None:
        """A game, a skunk or a match has come to its end."""
        self._root.celebrate(kind, milliseconds)

    def shake(self, row: int) -> None:
        """A card says no."""
        self._root.shake(row)

    def focus_actions(self) -> None:
        """The first button of the decision takes the focus."""
        self._call("focusActions")

    @Slot(str)
    def announce(self, sentence: str) -> None:
        """Have a screen reader say a sentence."""
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    @Slot()
    def order_cards(self) -> None:
        """Let a screen reader find our cards as they are held, and the trick as it was played."""
        from PySide6.QtGui import QAccessible

        if QAccessible.isActive() and self.rootObject() is not None:
            for name in ("hand", "felt"):
                _put_in_order(self._root.findChild(QQuickItem, name))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._drops(event):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if not self._drops(event):
            super().mouseDoubleClickEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._is_dropped:
            self._is_dropped = False
        else:
            super().mouseReleaseEvent(event)

    def _drops(self, event: QMouseEvent) -> bool:
        """Whether a press goes with the one before it, and would do more than end a motion."""
        before, self._press = self._press, Press(event.timestamp(), event.position().toPoint())
        is_double = event.type() is QEvent.Type.MouseButtonDblClick
        is_busy = self._director is not None and bool(self._director.property("busy"))
        self._is_dropped = (is_double or self._press.is_repeat_of(before)) and not is_busy
        return self._is_dropped

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.rootObject() is not None:
            self.laid_out.emit()

    def _call(self, name: str) -> None:
        root: QObject = self._root
        QMetaObject.invokeMethod(root, name)


def _put_in_order(layer: QQuickItem) -> None:
    from PySide6.QtGui import QAccessible, QAccessibleEvent

    found = layer.childItems()
    cards = sorted(found, key=_place)
    if cards != found:
        for before, card in pairwise(cards):
            card.stackAfter(before)
        QAccessible.updateAccessibility(QAccessibleEvent(layer, QAccessible.Event.ObjectReorder))


def _place(card: QQuickItem) -> tuple[bool, bool, int, int]:
    pile = card.property("pile")
    return (
        pile != "turn",
        pile != "trick",
        card.property("seat") if pile == "hand" else 0,
        card.property("place"),
    )


class Press(NamedTuple):
    """When, in milliseconds, and where a button of the mouse went down."""

    time: int = -(10**9)
    spot: QPoint = QPoint()

    def is_repeat_of(self, before: Press) -> bool:
        """Whether it came so soon, and so near, that no other thing can be meant."""
        hints = QGuiApplication.styleHints()
        near = (self.spot - before.spot).manhattanLength() < hints.startDragDistance()
        return near and self.time - before.time < hints.mouseDoubleClickInterval()


def folder_url(folder: Path) -> QUrl:
    """The URL of a folder, to which a file's name can be added."""
    return QUrl.fromLocalFile(f"{folder}/")
