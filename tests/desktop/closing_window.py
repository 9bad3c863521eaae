"""The program as it is started, whose window is closed at a given moment.

usage: closing_window.py offer|cut|deal|thinking|asked|rest
Prints the moment when it has come, and the process ids of the computer players then.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from allfives_desktop import app
from allfives_desktop.rules.events import CardsDealt, CutShown
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.rules.state import Phase


def children() -> list[str]:
    return Path("/proc/self/task", str(_own_pid()), "children").read_text().split()


def _own_pid() -> int:
    return int(Path("/proc/self").resolve().name)


class Closing(app.Program):
    """Plays along at the normal pace, hurrying, until the moment comes."""

    moment = ""

    def show(self) -> None:
        super().show()
        director = self.table.director
        director.presented.connect(self.take_event)
        self.looking = QTimer(self, interval=10)
        self.looking.timeout.connect(self.take_look)
        self.looking.start()
        if self.moment == "offer":
            QTimer.singleShot(0, self.end)
        else:
            self.play.begin()

    def take_event(self, event: object) -> None:
        if (self.moment, type(event)) in (("cut", CutShown), ("deal", CardsDealt)):
            QTimer.singleShot(30, self.end)

    def take_look(self) -> None:
        director, state = self.table.director, self.session.state
        if director.property("busy"):
            if self.moment not in ("cut", "deal"):
                director.hurry()
        elif director.property("accepting"):
            if self.moment == "asked":
                self.end()
            else:
                director.submit(legal_actions(state)[0])
        elif state.phase is Phase.HAND_OVER:
            self.end() if self.moment == "rest" else director.proceed()
        elif state.actor is not None and self.moment == "thinking" and children():
            self.end()

    def end(self) -> None:
        if self.looking.isActive():
            self.looking.stop()
            print(self.moment, *children(), flush=True)
            self.window.close()


app.Program = Closing  # type: ignore[misc]  # a class put in its place

if __name__ == "__main__":
    Closing.moment = sys.argv[1]
    sys.exit(app.main([]))
