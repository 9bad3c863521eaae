"""The program as it is started: what paints its table, and how that looks.

usage: painted_window.py [works|crash]
Prints a line of JSON and closes: Qt's name of the renderer, whether the driver is to be tried, and
the colours of the parts of the table. `works` keeps that this driver does; `crash` goes down with
the first picture.
"""

from __future__ import annotations

import json
import os
import sys
from itertools import product

from PySide6.QtCore import Qt, QTimer

from allfives_desktop import app

SETTLED = 1500  # ms until all pictures have been read
PARTS = (16, 12)  # the edge of a card may lie beside a pixel or on it


class Painted(app.Program):
    def show(self) -> None:
        self.completed.connect(self.settle)
        if "crash" in sys.argv:
            self.table.view.quickWindow().beforeRendering.connect(os.abort)
        super().show()

    def settle(self) -> None:
        QTimer.singleShot(SETTLED, self, self.tell)

    def tell(self) -> None:
        if "works" in sys.argv:
            self.painting.keep(works=True)
        view = self.table.view
        picture = view.grabFramebuffer().scaled(
            *PARTS,
            mode=Qt.TransformationMode.SmoothTransformation,
        )
        colours = []
        for x, y in product(range(PARTS[0]), range(PARTS[1])):
            colour = picture.pixelColor(x, y)
            colours.append((colour.red(), colour.green(), colour.blue()))
        told = {
            "api": view.quickWindow().rendererInterface().graphicsApi().name,
            "is_open": self.painting.is_open,
            "colours": colours,
        }
        print(json.dumps(told), flush=True)
        self.window.close()


app.Program = Painted  # type: ignore[misc]  # a class put in its place

if __name__ == "__main__":
    sys.exit(app.main([]))
