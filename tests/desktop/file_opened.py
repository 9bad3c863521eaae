"""The application object of the program is told of a file, as by macOS; prints what it hands on."""

from __future__ import annotations

from PySide6.QtGui import QFileOpenEvent

from allfives_desktop.app.application import Application

app = Application()
app.opened.connect(lambda path: print(path.name))
app.sendEvent(app, QFileOpenEvent("/somewhere/match.allfives"))
