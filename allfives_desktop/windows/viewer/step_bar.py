"""The buttons, keys and slider that go through a match moment by moment."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QSlider,
    QToolButton,
    QWidget,
)

from allfives_desktop.rules.timeline import Stride, Timeline
from allfives_desktop.text import past_words
from allfives_desktop.windows.viewer.colours import end_icon

SLIDER: Final = 60
Go = Callable[[Timeline, int], int]


def _first(timeline: Timeline, _: int) -> int:
    return timeline.stops(Stride.ACTION)[0]


def _last(timeline: Timeline, _: int) -> int:
    return timeline.stops(Stride.ACTION)[-1]


def _back(stride: Stride, timeline: Timeline, ply: int) -> int:
    return timeline.back(ply, stride)


def _forward(stride: Stride, timeline: Timeline, ply: int) -> int:
    return timeline.forward(ply, stride)


KEYS: Final[dict[str, Go]] = {
    "Home": _first,
    "PgUp": partial(_back, Stride.HAND),
    "Ctrl+Left": partial(_back, Stride.TRICK),
    "Left": partial(_back, Stride.ACTION),
    "Right": partial(_forward, Stride.ACTION),
    "Ctrl+Right": partial(_forward, Stride.TRICK),
    "PgDown": partial(_forward, Stride.HAND),
    "End": _last,
}


class StepBar(QWidget):
    """Stands at a moment of a timeline; `moved` tells its ply when the reader goes elsewhere."""

    moved = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._timeline: Timeline | None = None
        self.ply = 0
        self._words = QLabel()
        self._labels = {stride: QLabel() for stride in Stride}
        self.buttons = {keys: self._button(go, keys) for keys, go in KEYS.items()}
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setMinimumWidth(SLIDER)
        self.slider.valueChanged.connect(self._take_slider)
        self._lay_out()
        self.add_keys(self)
        self.retranslate()

    def wear(self, palette: QPalette) -> None:
        """Other colours."""
        for keys in ("Home", "End"):
            icon = end_icon(palette.color(QPalette.ColorRole.ButtonText), first=keys == "Home")
            self.buttons[keys].setIcon(icon)

    def add_keys(self, widget: QWidget) -> None:
        """The keys work wherever the focus is in this widget."""
        for keys, go in KEYS.items():
            shortcut = QShortcut(QKeySequence(keys), widget)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self._go, go))

    def show_match(self, timeline: Timeline, ply: int) -> None:
        """Another match, or more of the same; says nothing."""
        self._timeline = timeline
        self.slider.blockSignals(True)
        self.slider.setRange(0, len(timeline.stops(Stride.ACTION)) - 1)
        self.slider.blockSignals(False)
        self.stand_at(ply)

    def stand_at(self, ply: int) -> None:
        """Show that the reader is there; says nothing."""
        if self._timeline is None:
            return
        self.ply = ply
        self.slider.blockSignals(True)
        self.slider.setValue(_place(self._timeline, ply))
        self.slider.blockSignals(False)
        self._tell()

    def retranslate(self) -> None:
        """The language changed."""
        names = {
            "Home": self.tr("To the beginning"),
            "PgUp": self.tr("To the hand before"),
            "Ctrl+Left": self.tr("To the trick before"),
            "Left": self.tr("One action back"),
            "Right": self.tr("One action on"),
            "Ctrl+Right": self.tr("To the next trick"),
            "PgDown": self.tr("To the next hand"),
            "End": self.tr("To the end"),
        }
        for keys, button in self.buttons.items():
            button.setAccessibleName(names[keys])
            told = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{names[keys]} ({told})")
        self._labels[Stride.HAND].setText(self.tr("Hand", "step by"))
        self._labels[Stride.TRICK].setText(self.tr("Trick", "step by"))
        self._labels[Stride.ACTION].setText(self.tr("Action", "step by"))
        self.slider.setAccessibleName(self.tr("Place in the match"))
        self._tell()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _button(self, go: Go, keys: str) -> QToolButton:
        button = QToolButton()
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if keys not in ("Home", "End"):
            is_back = keys.endswith(("Left", "Up"))
            arrow = Qt.ArrowType.LeftArrow if is_back else Qt.ArrowType.RightArrow
            button.setArrowType(arrow)
        button.clicked.connect(partial(self._press, go))
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.buttons["Home"])
        for stride, back, on in (
            (Stride.HAND, "PgUp", "PgDown"),
            (Stride.TRICK, "Ctrl+Left", "Ctrl+Right"),
            (Stride.ACTION, "Left", "Right"),
        ):
            row.addSpacing(8)
            row.addWidget(self.buttons[back])
            row.addWidget(self._labels[stride])
            row.addWidget(self.buttons[on])
        row.addSpacing(8)
        row.addWidget(self.buttons["End"])
        row.addSpacing(8)
        row.addWidget(self.slider, 1)
        row.addSpacing(8)
        row.addWidget(self._words)

    def _press(self, go: Go, _checked: bool = False) -> None:
        self._go(go)

    def _go(self, go: Go) -> None:
        if self._timeline is not None:
            self._move(go(self._timeline, self.ply))

    def _take_slider(self, at: int) -> None:
        if self._timeline is not None:
            self._move(self._timeline.stops(Stride.ACTION)[at])

    def _move(self, ply: int) -> None:
        if ply != self.ply:
            self.stand_at(ply)
            self.moved.emit(ply)

    def _tell(self) -> None:
        """Where the reader is: the hand, and which action of how many."""
        if self._timeline is None:
            return
        at, all_ = self.slider.value() + 1, self.slider.maximum() + 1
        place = past_words.place(self._timeline.moments[self.ply].state)
        self._words.setText(past_words.place_of(place, at, all_))
        self.slider.setAccessibleDescription(self._words.text())


def _place(timeline: Timeline, ply: int) -> int:
    """The stop at a ply, or the last before it."""
    stops = timeline.stops(Stride.ACTION)
    return max((at for at, stop in enumerate(stops) if stop <= ply), default=0)
