"""Matches of every kind, played by computers on a real table at once: `make soak`.

Each is drawn from the rulesets and a random mixture of lawful options, played through the director
and the models with all motion off, with cards shown and called where the rules have it. At each
rest, and now and then within a hand, it is held against a table that is laid anew. The records are
verified at the end. Ends with 1 when anything was wrong.
"""

from __future__ import annotations

import logging
import os
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

from PySide6.QtCore import (
    QEventLoop,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from allfives_desktop.ai.heuristics import Greedy
from allfives_desktop.ai.player import Budget
from allfives_desktop.cli import main as allfives
from allfives_desktop.models.cards_model import PACK_SIZE
from allfives_desktop.records.building import record_of
from allfives_desktop.records.record import encode
from allfives_desktop.rules.actions import Call, Expose, PlayerAction
from allfives_desktop.rules.legality import side_actions
from allfives_desktop.rules.options import OPTION, OPTIONS, OptionError, Options
from allfives_desktop.rules.rulesets import RULESETS
from allfives_desktop.session.journal import NoJournal
from allfives_desktop.session.match_session import MatchSession
from allfives_desktop.session.matches import to_watch
from allfives_desktop.session.setup import MatchSetup
from allfives_desktop.table.assembly import Table
from allfives_desktop.table.pace import Dwell, MotionSpeed, Pace
from tests.table.standing import laid_anew, standing

AT_ONCE: Final = Pace(MotionSpeed.OFF, Dwell.NONE)
LEVEL: Final = "greedy"
HIGHEST: Final = 61
MOST_CHANGES: Final = 8
TRIES: Final = 200
PATIENCE: Final = 30_000
TOLD: Final = 10
LOOKS: Final = 0.01
ASIDES: Final = 0.05
COUNTED: Final = ("matches", "games", "hands", "actions", "asides", "comparisons")
PLAYERS: Final = tuple(map(str, OPTION["players"].values))


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", default="SOAK")
    wish = parser.parse_args()
    app = QApplication(sys.argv[:1])
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="allfives-soak-") as folder:
        records = Path(folder, "soak.jsonl")
        soak = Soak(Path(folder), records)
        for number, setup in enumerate(setups(wish.seed, wish.matches), 1):
            soak.play(setup)
            if number % TOLD == 0:
                print(f"{number} of {wish.matches}, {len(soak.faults)} faults", flush=True)
        soak.close()
        code = allfives(["verify", str(records)])
    if code:
        soak.faults.append(f"allfives verify ended with {code}")
    print(soak.summary(time.monotonic() - begun))
    app.quit()
    return 1 if soak.faults else 0


def setups(seed: str, matches: int) -> Iterator[MatchSetup]:
    """Ruleset after ruleset, each time with other options and another number of players."""
    rng, names = Random(seed), list(RULESETS)
    for number in range(matches):
        name = names[number % len(names)]
        yield to_watch(mixture(name, rng), name, level=LEVEL, seed=f"{seed}{number}")


def mixture(name: str, rng: Random) -> Options:
    """A ruleset's options with some changed at random, as far as the rules allow it together."""
    changes: dict[str, object] = {"players": rng.choice(RULESETS[name].players_allowed)}
    if changes["players"] != 4:
        changes["partners"] = False
    options = RULESETS[name].options(**changes)
    wanted = rng.randrange(MOST_CHANGES + 1)
    for _ in range(TRIES):
        if not wanted:
            break
        option = rng.choice(OPTIONS)
        try:
            options = options.changed(**{option.key: rng.choice(option.values)})
        except OptionError:
            continue
        wanted -= 1
    if options.target > HIGHEST:
        target = rng.choice([value for value in OPTION["target"].values if value <= HIGHEST])  # type: ignore[operator]  # numbers
        options = options.changed(target=target, skunk_line=min(options.skunk_line, int(target)))
    return options


class AtOnce(QObject):
    """Every seat's player, in this process; answers at the next turn of the event loop.

    `looked` is emitted before some of the answers. Now and then a seat shows a card or calls one.
    """

    looked = Signal()

    def __init__(self, session: MatchSession) -> None:
        super().__init__()
        self._session = session
        self._rng = Random(len(LEVEL))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._answer)

    def ask(self) -> None:
        self._timer.start()

    def forget(self) -> None:
        self._timer.stop()

    def _answer(self) -> None:
        if self._rng.random() < LOOKS:
            self.looked.emit()
        asides = self._asides() if self._rng.random() < ASIDES else []
        if asides:
            self._session.submit(self._rng.choice(asides))
        else:
            view = self._session.view_of_actor()
            self._session.submit(Greedy().choose(view, Budget(0)).action)

    def _asides(self) -> list[PlayerAction]:
        """What seats may do out of turn, calls first."""
        state = self._session.state
        if not state.options.calls:
            return []
        found = [
            each for seat in range(state.options.players) for each in side_actions(state, seat)
        ]
        return [each for each in found if isinstance(each, Call)] or found


class Soak(QObject):
    """One table on which match after match is played; keeps all that was wrong."""

    def __init__(self, cache: Path, records: Path) -> None:
        super().__init__()
        self.faults: list[str] = []
        self._records = records
        self._counted: Counter[str] = Counter()
        self._setup: MatchSetup | None = None
        qInstallMessageHandler(self._take_message)
        logging.basicConfig(level=logging.WARNING, handlers=[_Listening(self.faults)])
        self._session = MatchSession(self)
        self._players = AtOnce(self._session)
        self._table = Table(self._session, self._players, pace=AT_ONCE, language="en", cache=cache)
        self._loop = QEventLoop(self)
        self._patience = QTimer(self, interval=PATIENCE, singleShot=True)
        self._patience.timeout.connect(self._give_up)
        self._players.looked.connect(self._compare)
        self._session.stepped.connect(self._patience.start)
        self._table.director.rested.connect(self._take_rest)

    def play(self, setup: MatchSetup) -> None:
        """One match to its end."""
        self._setup = setup
        self._patience.start()
        self._session.begin(setup, NoJournal())
        self._loop.exec()
        self._patience.stop()

    def close(self) -> None:
        """No more matches."""
        self._table.close()
        qInstallMessageHandler(None)

    def summary(self, seconds: float) -> str:
        """What was played and what was wrong."""
        played = ", ".join(f"{self._counted[what]} {what}" for what in COUNTED)
        seated = ", ".join(f"{self._counted[each]} with {each}" for each in PLAYERS)
        return "\n".join(
            [f"{played} in {seconds:.0f} s", seated, *(self.faults or ["nothing was wrong"])]
        )

    def _take_rest(self) -> None:
        session = self._session
        if not session.has_match:
            return
        self._compare()
        self._counted["hands"] += 1
        if session.is_over:
            self._keep()
            self._loop.quit()
        else:
            self._table.director.proceed()

    def _compare(self) -> None:
        self._counted["comparisons"] += 1
        tableau = self._table.tableau
        folded, laid = standing(tableau), laid_anew(self._table, self._session)
        for what, stands in folded.items():
            if stands != laid[what]:
                self._fault(f"{what}: {stands} stands there, not {laid[what]}")
        if sum(map(len, tableau.cards.layout().values())) != PACK_SIZE:
            self._fault("a card is lost")
        if self._table.view.is_moving:
            self._fault("something moves at rest")

    def _keep(self) -> None:
        session = self._session
        setup = session.setup
        players = [seat.player or "" for seat in setup.seats]
        record = record_of(
            setup.options, players, session.log, ruleset=setup.ruleset, seed=setup.seed
        )
        with self._records.open("ab") as file:
            file.write(encode(record))
        self._counted["matches"] += 1
        self._counted["games"] += sum(session.state.games_won)
        self._counted["actions"] += len(session.log)
        self._counted["asides"] += sum(isinstance(each, Expose | Call) for each in session.log)
        self._counted[str(setup.options.players)] += 1

    def _give_up(self) -> None:
        self._fault(f"stuck in {self._session.state.phase}")
        self._loop.quit()

    def _fault(self, what: str) -> None:
        setup = self._setup
        where = f"{setup.ruleset} {setup.seed} {setup.options!r}" if setup else "no match"
        self.faults.append(f"{where}: {what}")
        print(self.faults[-1], flush=True)

    def _take_message(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and kind is not QtMsgType.QtInfoMsg:
            self._fault(text)


class _Listening(logging.Handler):
    """Every warning of the program is a fault."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__()
        self._faults = faults

    def emit(self, record: logging.LogRecord) -> None:
        self._faults.append(record.getMessage())


if __name__ == "__main__":
    sys.exit(main())
