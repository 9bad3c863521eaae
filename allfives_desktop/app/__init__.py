"""The composition root: builds the window and everything in it, and connects it."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QIcon

from allfives_desktop import __version__, assets
from allfives_desktop.app.application import Application
from allfives_desktop.app.asked import game_of, hand_over, watching_of
from allfives_desktop.app.program import Program, data_folder
from allfives_desktop.cli.requests import RequestError
from allfives_desktop.single.place import Place

if TYPE_CHECKING:
    from allfives_desktop.app.asked import Request

__all__ = ["Program", "main"]

APP_ID: Final = "org.allfives.AllFives"
ICON: Final = f"icons/hicolor/64x64/apps/{APP_ID}.png"


def main(arguments: list[str]) -> int:
    """Open the window; returns the exit code."""
    request: Request = SimpleNamespace()
    if arguments:
        from allfives_desktop.cli import window

        request = window.parser().parse_args(arguments)
    try:
        game, watching = game_of(request), watching_of(request)
    except RequestError as error:
        print(f"allfives: {error}", file=sys.stderr)
        return 2
    place = None if watching else Place(data_folder())
    if place and not place.take() and hand_over(place, request):
        print("allfives: the program is running; its window was asked to the front")
        return 0
    app = _application()
    program = Program(game, watching, request)
    program.errors.watch()
    program.completed.connect(_collect_garbage)
    program.show()
    if place:
        program.listen(place)
    if record := getattr(request, "file", None):
        program.open_file(Path(record))
    app.opened.connect(program.open_file)
    code = app.exec()
    program.close()
    if place:
        place.leave()
    return code


def _collect_garbage() -> None:
    """From now on; what the program is made of will never be any."""
    gc.freeze()
    gc.enable()


def _application() -> Application:
    app = Application()
    app.setApplicationName("All Fives")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    app.setWindowIcon(QIcon(str(assets.resource(ICON))))
    return app
