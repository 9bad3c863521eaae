"""A table played until each of its moments has been pictured."""

from __future__ import annotations

import os
import tempfile
from argparse import Namespace
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer

from allfives_desktop.app import Program
from allfives_desktop.cli.requests import options_of
from allfives_desktop.rules.events import (
    BidMade,
    CardsDealt,
    CountMade,
    CutShown,
    Discarded,
    Drawn,
    Event,
    GameWon,
    Scored,
    ScoreKind,
    ThrownIn,
    TrickTaken,
)
from allfives_desktop.rules.legality import legal_actions
from allfives_desktop.windows.play import Game

LONGEST: Final = 300_000
SOON: Final = 90
SHORT_GAME: Final = 12
FOLDERS: Final = ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME")

Size = tuple[int, int]
Look = Mapping[str, str]


def game_of(text: str) -> Game:
    """A ruleset, perhaps with changed options: `all_fives:players=3:after_run=keep_all`."""
    ruleset, *changes = text.split(":")
    options = options_of(ruleset, changes)
    short = ruleset == "all_fives" and not any(change.startswith("target") for change in changes)
    return Game(ruleset, options.changed(target=SHORT_GAME) if short else options)


@contextmanager
def fresh_program(
    game: Game, language: str, size: Size, look: Look, speed: str
) -> Iterator[Program]:
    """The program as if never started before, of a size and look, closed at the end."""
    with tempfile.TemporaryDirectory() as home:
        for variable in FOLDERS:
            os.environ[variable] = home
        program = Program(game, None, Namespace(language=language, speed=speed))
        for key, value in {"dwell": "short", **look}.items():
            program.preferences.set(key, value)
        program.window.resize(*size)
        program.show()
        try:
            yield program
        finally:
            program.window.close()
            program._translators.remove()


class Sitting:
    """One window, played at random until a game has ended or, where `briefly`, one trick."""

    def __init__(self, program: Program, stem: Path, *, briefly: bool = False) -> None:
        self._program = program
        self._stem = stem
        self._briefly = briefly
        self._rng = Random(5)
        self._taken: set[str] = set()
        self._loop = QEventLoop()
        program.table.director.presented.connect(self._look)

    def run(self) -> None:
        hand = QTimer()
        hand.timeout.connect(self._act)
        QTimer.singleShot(4 * SOON, self._begin)
        hand.start(50)
        QTimer.singleShot(LONGEST, self._loop.quit)
        self._loop.exec()
        hand.stop()

    def _begin(self) -> None:
        self._take("offer")
        self._program.play.begin()

    def _act(self) -> None:
        director, session = self._program.table.director, self._program.session
        if not session.has_match:
            return
        if director.property("accepting"):
            self._take(f"asked_{session.state.phase}_{len(session.view().hand_cards)}")
            if self._briefly and "trick" in self._taken:
                self._loop.quit()
                return
            director.submit(self._rng.choice(legal_actions(session.state)))
        elif director.is_resting:
            self._take("rest")
            if session.is_over or "game" in self._taken:
                self._take("end")
                self._loop.quit()
                return
            self._program.play.go_on()

    def _look(self, event: Event) -> None:
        match event:
            case CardsDealt():
                self._soon("deal")
            case CutShown() | BidMade() | Discarded() | Drawn() | ThrownIn():
                self._soon(type(event).__name__.lower())
            case TrickTaken():
                self._soon("trick")
            case Scored() if event.kind is ScoreKind.CAPTURE and event.points >= 4:
                self._soon("walk")
            case CountMade():
                self._soon("count")
            case GameWon():
                self._soon("game")

    def _soon(self, moment: str) -> None:
        """In the middle of the motion that has just begun."""
        QTimer.singleShot(SOON, partial(self._take, moment))

    def _take(self, moment: str) -> None:
        if moment not in self._taken:
            self._taken.add(moment)
            self._program.window.grab().save(f"{self._stem}_{moment}.png")
