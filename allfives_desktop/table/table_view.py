"""The table as a widget: one QML scene, fed with typed objects."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QMetaObject, QObject, QSize, QUrl, Signal, Slot
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlProperty
from PySide6.QtQuick import QQuickItem, QQuickWindow, QSGRendererInterface
from PySide6.QtQuickWidgets import QQuickWidget

from allfives_desktop import assets
from allfives_desktop.table.appearance import Felt

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
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
    peg comes down in a hole."""

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

    def set_felt(self, felt: Felt) -> None:
        """The colour behind the scene."""
        self.setClearColor(QColor(FELTS[felt]))

    def load(self, objects: dict[str, Any]) -> None:
        """Build the scene from the objects it requires. Raises RuntimeError where QML is broken."""
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


def folder_url(folder: Path) -> QUrl:
    """The URL of a folder, to which a file's name can be added."""
    return QUrl.fromLocalFile(f"{folder}/")
