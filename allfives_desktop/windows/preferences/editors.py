"""Boxes in which one option is set. A wheel turned over them scrolls the page instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox

from allfives_desktop.rules.options import Option

if TYPE_CHECKING:
    from allfives_desktop.rules.options import OptionValue


class FlagEditor(QCheckBox):
    """On or off; carries its title itself."""

    edited = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.clicked.connect(lambda: self.edited.emit(self.isChecked()))

    def offer(self, values: Sequence[OptionValue], names: Sequence[str]) -> None:
        """Both values are always there."""

    def show_value(self, value: OptionValue) -> None:
        """Without telling that it was edited."""
        self.setChecked(bool(value))


class ChoiceEditor(QComboBox):
    """One of a few values."""

    edited = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._values: tuple[OptionValue, ...] = ()
        self.activated.connect(lambda row: self.edited.emit(self._values[row]))

    def offer(self, values: Sequence[OptionValue], names: Sequence[str]) -> None:
        """The values to choose from, each under its name."""
        self._values = tuple(values)
        if [self.itemText(row) for row in range(self.count())] != list(names):
            self.clear()
            self.addItems(list(names))

    def show_value(self, value: OptionValue) -> None:
        """Without telling that it was edited."""
        self.setCurrentIndex(self._values.index(value))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class NumberEditor(QSpinBox):
    """A number of a wide range; told when it has been typed to its end."""

    edited = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setKeyboardTracking(False)
        self.lineEdit().setAcceptDrops(False)
        self.valueChanged.connect(self.edited.emit)

    def offer(self, values: Sequence[OptionValue], _names: Sequence[str]) -> None:
        """The range; numbers are their own names."""
        self.blockSignals(True)
        self.setRange(int(values[0]), int(values[-1]))
        self.blockSignals(False)

    def show_value(self, value: OptionValue) -> None:
        """Without telling that it was edited."""
        self.blockSignals(True)
        self.setValue(int(value))
        self.blockSignals(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


Editor = FlagEditor | ChoiceEditor | NumberEditor


def editor_for(option: Option) -> Editor:
    """The box that suits an option's values."""
    if option.kind == "bool":
        return FlagEditor()
    return NumberEditor() if isinstance(option.values, range) else ChoiceEditor()
