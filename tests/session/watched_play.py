"""The whole program, in whose window the computer plays both hands at speed off.

usage: watched_play.py SEED
For each event that the table shows: the seed of the match, and how many actions are then on disk.
"""

from __future__ import annotations

import sys
from types import SimpleNamespace

from PySide6.QtQuick import QQuickWindow, QSGRendererInterface
from PySide6.QtWidgets import QApplication

from allfives_desktop.app import Program
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.game import Game
from allfives_desktop.windows.play import Watching


def main(seed: str) -> int:
    QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
    application = QApplication(sys.argv[:1])
    ruleset = list(RULESETS)[sum(map(ord, seed)) % len(RULESETS)]
    wish = SimpleNamespace(speed="off")
    program = Program(Game(ruleset, RULESETS[ruleset].options()), Watching("greedy"), wish)

    def tell(_event: object) -> None:
        print(program.session.setup.seed, len(program.session.log), flush=True)

    program.table.director.presented.connect(tell)
    program.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
