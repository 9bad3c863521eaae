"""The program as it is started, but nothing moves or stays to be read, and players have time.

usage: quick_window.py [--truth FILE] ARGUMENTS
With a file, a line of JSON of what the person could know is added to it before each decision that
the person makes: what was chosen, trumps, scores, the trick, and the legal cards.
"""

from __future__ import annotations

import json
import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from allfives_desktop import app
from allfives_desktop.rules.actions import Play
from allfives_desktop.session.thinking import PlayerProcess
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace
from allfives_desktop.text import phrases

if TYPE_CHECKING:
    from allfives_desktop.rules.actions import PlayerAction

PATIENT = 30_000  # ms for a decision: a loaded machine is no fault of a player
truth: Path | None = None


class Quick(app.Program):
    def show(self) -> None:
        if truth is not None:
            director = self.table.director
            director.submit = partial(self.tell, director.submit)  # type: ignore[method-assign]
            self.table.stage.announced.connect(self.tell_announced)
        super().show()

    @property
    def pace(self) -> Pace:
        return Pace(MotionSpeed.OFF, Dwell.NONE)

    def tell(self, submit: object, action: PlayerAction) -> None:
        view, seats = self.session.view(), self.table.tableau.seats
        cards = [play.card for play in view.legal if isinstance(play, Play)]
        trick = [(phrases.card_name(card), seats.names[seat]) for seat, card in view.trick]
        sides = range(len(view.scores))
        self.write(
            {
                "chosen": phrases.card_name(action.card) if isinstance(action, Play) else "",
                "trumps": phrases.suit_name(view.trump) if view.trump is not None else "",
                "scores": sorted(
                    f"{seats.side_name(side)} {phrases.score(view.scores[side])}" for side in sides
                ),
                "trick": trick,
                "legal": sorted(phrases.card_name(card) for card in cards),
            }
        )
        submit(action)  # type: ignore[operator]

    def tell_announced(self, sentence: str) -> None:
        self.write({"announced": sentence})

    def write(self, line: object) -> None:
        assert truth is not None
        with truth.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


app.Program = Quick  # type: ignore[misc]  # a class put in its place
import_module("allfives_desktop.session.thinking").__dict__["LONGEST_START"] = PATIENT
import_module("allfives_desktop.app.program").__dict__["PlayerProcess"] = partial(
    PlayerProcess, cap=PATIENT
)

if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments[:1] == ["--truth"]:
        truth, arguments = Path(arguments[1]), arguments[2:]
    sys.exit(app.main(arguments))
