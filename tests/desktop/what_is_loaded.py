"""The program as it is started: when is that loaded which takes long?

Prints whether the enumerations of the class Qt and the library of sounds were there after the first
painted table, then whether the library was after the first sound, and closes.
"""

from __future__ import annotations

import gc
import sys
from enum import EnumType

from PySide6.QtCore import QTimer

from allfives_desktop import app
from allfives_desktop.rules.events import CardsDealt

LIBRARY = "PySide6.QtMultimedia"


def has_enumerations() -> bool:
    """Asking the class itself would make them."""
    return any(
        isinstance(kind, EnumType) and kind.__qualname__ == "Qt.Key" for kind in gc.get_objects()
    )


class Listening(app.Program):
    """Begins a match as soon as the table is there, and closes when cards have been dealt."""

    painted = False

    def show(self) -> None:
        self.table.view.quickWindow().afterRendering.connect(self.take_paint)
        self.table.director.presented.connect(self.take_event)
        super().show()

    def take_paint(self) -> None:
        if not self.painted:
            self.painted = True
            QTimer.singleShot(0, self, self.begin)  # before all that waited for the picture

    def begin(self) -> None:
        print(has_enumerations(), LIBRARY in sys.modules)
        self.play.begin()

    def take_event(self, event: object) -> None:
        if isinstance(event, CardsDealt):
            self.table.director.presented.disconnect(self.take_event)
            print(LIBRARY in sys.modules)
            QTimer.singleShot(300, self.window.close)
        else:
            QTimer.singleShot(0, self.table.director.hurry)


app.Program = Listening  # type: ignore[misc]  # a class put in its place

if __name__ == "__main__":
    sys.exit(app.main([]))
