"""Pictures of the table in its main moments, sizes and languages, into a folder."""

from __future__ import annotations

import os
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

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

SIZES: Final = ((800, 560), (1280, 800), (2560, 1440))
LANGUAGES: Final = ("en", "hu")
LONGEST: Final = 60_000
SOON: Final = 90


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--languages", nargs="+", default=list(LANGUAGES))
    parser.add_argument("--games", nargs="+", default=["all_fives"], metavar="RULESET[:KEY=VALUE]")
    parser.add_argument("--sizes", nargs="+", type=size, default=SIZES, metavar="WIDTHxHEIGHT")
    parser.add_argument(
        "--looks", nargs="+", default=[{}], type=look, metavar="KEY=VALUE[:KEY=VALUE]"
    )
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    app = QApplication(sys.argv[:1])
    for game, language, (width, height), chosen in product(
        wish.games, wish.languages, wish.sizes, wish.looks
    ):
        with tempfile.TemporaryDirectory() as home:
            for variable in ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"):
                os.environ[variable] = home
            named = "".join(f"_{value}" for value in chosen.values())
            stem = wish.folder / f"{game.replace(':', '_')}_{width}x{height}_{language}{named}"
            Sitting(stem, game_of(game), language, (width, height), chosen).run()
    app.quit()
    return 0


def size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def look(text: str) -> dict[str, str]:
    """Preferences of the table: `felt=blue:board=maple:deck=plain`; those usual for nothing."""
    return dict(part.split("=", 1) for part in text.split(":") if part)


def game_of(text: str) -> Game:
    """A ruleset, perhaps with changed options: `all_fives:players=3:after_run=keep_all`."""
    ruleset, *changes = text.split(":")
    options = options_of(ruleset, changes)
    return Game(ruleset, options.changed(target=12) if ruleset == "all_fives" else options)


class Sitting:
    """One window of one size in one language, played until every moment has been seen."""

    def __init__(
        self, stem: Path, game: Game, language: str, size: tuple[int, int], look: dict[str, str]
    ) -> None:
        self._stem = stem
        self._program = Program(game, None, Namespace(language=language, speed="fast"))
        for key, value in look.items():
            self._program.preferences.set(key, value)
        width, height = size
        self._program.window.resize(width, height)
        self._rng = Random(5)
        self._taken: set[str] = set()
        self._loop = QEventLoop()
        self._program.table.director.presented.connect(self._look)

    def run(self) -> None:
        self._program.show()
        hand = QTimer()
        hand.timeout.connect(self._act)
        QTimer.singleShot(4 * SOON, self._begin)
        hand.start(50)
        QTimer.singleShot(LONGEST, self._loop.quit)
        self._loop.exec()
        hand.stop()
        self._program.window.close()

    def _begin(self) -> None:
        self._take("offer")
        self._program.play.begin()

    def _act(self) -> None:
        director, session = self._program.table.director, self._program.session
        if not session.has_match:
            return
        if director.property("accepting"):
            self._take(f"asked_{session.state.phase}_{len(session.view().hand_cards)}")
            director.submit(self._rng.choice(legal_actions(session.state)))
        elif director.is_resting:
            self._take("rest")
            if session.is_over or "game" in self._taken:
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


if __name__ == "__main__":
    sys.exit(main())
